import type { EditionId } from '@drover/engine';

/** What the coach remembers in this browser: what it has explained, and which game of an edition was the first one. */
interface Memory {
  readonly seen: readonly string[];
  readonly first: Readonly<Partial<Record<EditionId, string>>>;
}

const KEY = 'drover-coach';
const NOTHING: Memory = { seen: [], first: {} };

function stored(): Memory {
  try {
    const { seen, first } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Memory>;
    return {
      seen: Array.isArray(seen) ? seen : NOTHING.seen,
      first: typeof first === 'object' && first !== null ? first : NOTHING.first,
    };
  } catch {
    return NOTHING;
  }
}

/** Without storage it is known as long as the page is open. */
let memory = stored();

function keep(change: Partial<Memory>): void {
  memory = { ...memory, ...change };
  try {
    // Another page may have kept something meanwhile.
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...change }));
  } catch {
    // See above.
  }
}

const nameOf = (edition: EditionId, key: string): string => `${edition}/${key}`;

export const isExplained = (edition: EditionId, key: string): boolean => memory.seen.includes(nameOf(edition, key));

export function keepExplained(edition: EditionId, key: string): void {
  if (!isExplained(edition, key)) keep({ seen: [...memory.seen, nameOf(edition, key)] });
}

/** The first game of an edition, by its id on the shelf. */
export const firstGameOf = (edition: EditionId): string | undefined => memory.first[edition];

/** Whoever begins a first game has everything of it explained, again if need be. */
export function keepFirstGame(edition: EditionId, id: string): void {
  const { seen, first } = memory;
  keep({ seen: seen.filter((name) => !name.startsWith(nameOf(edition, ''))), first: { ...first, [edition]: id } });
}
