const GRAINS = 2 ** 12;
const OF = ': ';

/** What a feature is, whatever it is of. */
export const kindOf = (name: string): string => name.split(OF, 1)[0];

/** What a feature is of: a word, a number, or one of a list, whose id is looked up only for the name. */
type Thing = string | number | readonly { readonly id: string }[];

/**
 * The list of features, all of them whole numbers of 1/4,096, that is written from its beginning for every position. Each
 * has a name: what it is, and of which thing where there are several. Names are put together only when somebody asks for
 * them, for a feature is written millions of times; and by the same object, so that what calls it stays fast.
 */
export class FeatureWriter {
  readonly values: Float64Array;
  private at = 0;
  private names: string[] | null = null;

  constructor(most: number) {
    this.values = new Float64Array(most);
  }

  begin(): void {
    this.at = 0;
  }

  put(value: number, name: string, of?: Thing, at?: number): void {
    if (this.names !== null) this.note(name, of, at);
    this.values[this.at++] = Math.round(value * GRAINS) / GRAINS;
  }

  flag(holds: boolean, name: string, of?: Thing, at?: number): void {
    if (this.names !== null) this.note(name, of, at);
    this.values[this.at++] = holds ? 1 : 0;
  }

  private note(name: string, of?: Thing, at = 0): void {
    this.names!.push(of === undefined ? name : `${name}${OF}${typeof of === 'object' ? of[at].id : of}`);
  }

  /** The names of what is written meanwhile. */
  namesOf(write: () => void): string[] {
    const names: string[] = [];
    this.names = names;
    try {
      this.begin();
      write();
    } finally {
      this.names = null;
    }
    if (names.length > this.values.length)
      throw new RangeError(`There are ${names.length} features, and room for ${this.values.length}.`);
    return names;
  }
}
