import { nz, second, type CoreState, type Effect, type NzState, type SecondState } from '@drover/engine';
import type { Thing } from '@drover/words';
import { componentsOf } from '../../pieces/catalogue.ts';

/** What the board of a solo opponent shows besides its workers and buildings. */
export interface Delivery {
  readonly thing: Thing;
  readonly value: number;
  readonly dark: boolean;
  readonly vp: number;
}

const byValue = <T extends { readonly value: number }>(places: readonly T[]): number[] =>
  places.map((_, i) => i).sort((a, b) => places[a]!.value - places[b]!.value);

/** Sarah goes up the local posts, Sam up the cities. */
export function nextDelivery(view: CoreState, seat: number): Delivery {
  const next = (view as NzState | SecondState).players[seat]!.mind!.next;
  if (view.edition === 'nz') {
    const { posts } = nz.components(view);
    const post = byValue(posts).filter((i) => !posts[i]!.wool && posts[i]!.harbour < 0)[next]!;
    return { ...posts[post]!, thing: { is: 'post', post } };
  }
  const { cities } = second.components(view);
  const city = byValue(cities)[next]!;
  return { ...cities[city]!, thing: { is: 'city', city } };
}

/** What a worker brings in each place of each row: cards and discs on wool posts for Sarah, nothing for Sam. */
export function automaRows(view: CoreState): readonly (readonly (readonly Effect[])[])[] {
  const c = componentsOf(view);
  if (view.edition !== 'nz') return c.workerRows.map((row) => row.map(() => []));
  const { boardColumns, immediate } = nz.components(view).tables.sarah;
  return c.workers.map((worker) =>
    c.workerRows[0]!.map((_, space): Effect[] => {
      const card = boardColumns[(space + 1) as keyof typeof boardColumns];
      if (card === undefined) return [];
      const icon = immediate[worker as keyof typeof immediate][(space + 1) as keyof typeof boardColumns];
      // A disc on a medium harbour is no icon a person's board has: the harbours themselves show it.
      const post = icon === 'medium-harbour' ? null : icon;
      return [{ do: 'take', card }, ...(post === null ? [] : [{ do: 'post' as const, post }])];
    }),
  );
}
