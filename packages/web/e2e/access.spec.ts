import { objections } from './axe.ts';
import { SCREENS } from './screens.ts';
import { expect, test } from './test.ts';

/** These have the parts of another screen. */
const LIKE_OTHERS = /-(early|late|over|rules-tables)$/;
/** These are looked at in every language; the others, and the drawings, have the same parts in the same colours. */
const EVERYWHERE = /^(home|learn)$|-(middle|score|rules)$/;
/** A phone shows the table in another way. */
const ON_A_PHONE = /^(home|learn|menu)$|-(middle|solo)$/;

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Every language, both themes, and every size of the table: each is met by some of the others. */
const LOOKS = [
  { language: 'en', theme: 'light', viewport: DESKTOP, screens: (name: string) => !LIKE_OTHERS.test(name) },
  { language: 'en', theme: 'dark', viewport: DESKTOP, screens: (name: string) => !LIKE_OTHERS.test(name) },
  { language: 'de', theme: 'light', viewport: DESKTOP, screens: (name: string) => EVERYWHERE.test(name) },
  { language: 'fr', theme: 'dark', viewport: PHONE, screens: (name: string) => ON_A_PHONE.test(name) },
  {
    language: 'pl',
    theme: 'light',
    viewport: { width: PHONE.height, height: PHONE.width },
    screens: (name: string) => ON_A_PHONE.test(name),
  },
] as const;

for (const { language, theme, viewport, screens } of LOOKS)
  test.describe(`in ${language}, ${theme}, ${viewport.width} × ${viewport.height}`, () => {
    test.use({ settings: { language, theme }, viewport });
    test('axe finds nothing', async ({ page }) => {
      for (const { name, open } of SCREENS.filter((screen) => screens(screen.name)))
        await test.step(name, async () => {
          await open(page);
          expect.soft(await objections(page, language === 'en'), name).toEqual([]);
        });
    });
  });
