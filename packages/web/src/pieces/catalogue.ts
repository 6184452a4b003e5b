import type { CoreState } from '@drover/engine';
import { componentsOf, kitOf } from '../editions/editions.ts';
import type { AnyComponents, HandColour, HazardName } from '../editions/kit.ts';

/** What the pieces look up in the component tables of the game on the table. */
export type CardInfo = AnyComponents['cards'][number];

/** Colours of breeds are names of tokens. A bonus card's sheep has the colour of no other. */
export function breedColour(view: CoreState, breed: string): string {
  const breeds: Readonly<Record<string, { readonly colour: string; readonly breed?: string }>> =
    componentsOf(view).tables.breeds;
  return (breeds[breed] ?? Object.values(breeds).find((row) => row.breed === breed))?.colour ?? 'neutral';
}

/** The hands printed on a private building, by its id: `4a`. */
export const handsOf = (view: CoreState, building: string): readonly HandColour[] => kitOf(view).hands(view, building);

export const hazardName = (view: CoreState, section: number): HazardName => kitOf(view).hazards[section]!;

/** The tasks of an objective by their names, as the tables have them. */
export function tasksOf(view: CoreState, card: CardInfo): readonly string[] {
  const objectives: Readonly<Record<string, { readonly tasks: readonly string[] }>> =
    componentsOf(view).tables.objectives;
  return (objectives[card.id] ?? kitOf(view).moreTasks(view)[card.id])?.tasks ?? [];
}

/** Hazards by number, those that look alike only once. */
export function hazardFaces({ hazards }: AnyComponents): number[] {
  const faces = new Map(hazards.map((hazard, i) => [`${hazard.section} ${hazard.vp} ${hazard.blackHand}`, i]));
  return [...faces.values()];
}
