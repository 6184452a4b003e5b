import { nz, second, type CoreState, type NzComponents, type SecondComponents } from '@drover/engine';

/** What the pieces look up in the component tables of the game on the table. */
export type EditionId = 'nz' | 'second';
export type CardInfo = NzComponents['cards'][number];
export type HandColour = 'black' | 'green';

export const editionOf = (view: CoreState): EditionId => (view.setup.edition === 'second' ? 'second' : 'nz');

export type AnyComponents = NzComponents | SecondComponents;

export const componentsOf = (view: CoreState): AnyComponents =>
  editionOf(view) === 'nz' ? nz.components(view) : second.components(view);

/** Colours of breeds are names of tokens. A bonus card's sheep has the colour of no other. */
export function breedColour(view: CoreState, breed: string): string {
  const breeds: Readonly<Record<string, { readonly colour: string; readonly breed?: string }>> =
    componentsOf(view).tables.breeds;
  return (breeds[breed] ?? Object.values(breeds).find((row) => row.breed === breed))?.colour ?? 'neutral';
}

/** The hands printed on a private building, by its id: `4a`. */
export function handsOf(view: CoreState, building: string): readonly HandColour[] {
  if (editionOf(view) === 'second') {
    const rows: Readonly<Record<string, { readonly hands: readonly HandColour[] }>> =
      second.components(view).tables.privateBuildings;
    return rows[building]?.hands ?? [];
  }
  const rows: Readonly<Record<string, { readonly hand: HandColour | 'none' }>> =
    nz.components(view).tables.privateBuildings;
  const hand = rows[building]?.hand ?? 'none';
  return hand === 'none' ? [] : [hand];
}

export type HazardKind = 'rockfall' | 'flood' | 'drought';

const KINDS: Readonly<Record<string, HazardKind>> = { rk: 'rockfall', ro: 'rockfall', fl: 'flood', dr: 'drought' };
export const hazardKind = (id: string): HazardKind => KINDS[id.slice(0, 2)] ?? 'rockfall';

/** The tasks of an objective by their names, as the tables have them. */
export function tasksOf(view: CoreState, card: CardInfo): readonly string[] {
  type Rows = Readonly<Record<string, { readonly tasks: readonly string[] }>>;
  const { objectives, ...more } = componentsOf(view).tables;
  const others: Rows = 'bonusCards' in more ? more.bonusCards : more.startingObjectives;
  return ((objectives as Rows)[card.id] ?? others[card.id])?.tasks ?? [];
}

/** Hazards by number, those that look alike only once. */
export function hazardFaces({ hazards }: AnyComponents): number[] {
  const faces = new Map(hazards.map((hazard, i) => [`${hazard.section} ${hazard.vp} ${hazard.blackHand}`, i]));
  return [...faces.values()];
}
