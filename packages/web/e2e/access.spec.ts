import { LANGUAGES } from '@drover/words';
import { objections } from './axe.ts';
import { SCREENS } from './screens.ts';
import { expect, test } from './test.ts';

/** These have the parts of another screen. */
const LIKE_OTHERS = /-(early|late|over|rules-tables)$/;
/** These are looked at in every language; the others, and the drawings, have the same parts in the same colours. */
const EVERYWHERE = /^home$|-(middle|score|rules)$/;

for (const theme of ['light', 'dark'] as const)
  for (const language of LANGUAGES)
    test.describe(`in ${language}, ${theme}`, () => {
      test.use({ settings: { language, theme } });
      test('axe finds nothing', async ({ page }) => {
        for (const { name, open } of SCREENS) {
          if (!EVERYWHERE.test(name) && (language !== 'en' || LIKE_OTHERS.test(name))) continue;
          await test.step(name, async () => {
            await open(page);
            expect.soft(await objections(page, language === 'en'), name).toEqual([]);
          });
        }
      });
    });
