/**
 * Those who wait, in turn: each group is served once before any is served again, and inside a group each member. So
 * somebody who asks for a lot waits behind what they have asked for, and nobody else does.
 */
export class FairLine<T> {
  /** In the order in which they will be served: whoever was served goes to the end. */
  readonly #groups = new Map<string, Map<string, T[]>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(group: string, member: string, thing: T): void {
    const members = this.#groups.get(group) ?? new Map<string, T[]>();
    this.#groups.set(group, members);
    const things = members.get(member);
    if (things === undefined) members.set(member, [thing]);
    else things.push(thing);
    this.#size++;
  }

  /** Of the groups and members that may be served now. */
  next(may: (group: string, member: string) => boolean = () => true): T | undefined {
    for (const [group, members] of this.#groups)
      for (const [member, things] of members) {
        if (!may(group, member)) continue;
        const thing = things.shift()!;
        this.#size--;
        members.delete(member);
        if (things.length > 0) members.set(member, things);
        this.#groups.delete(group);
        if (members.size > 0) this.#groups.set(group, members);
        return thing;
      }
    return undefined;
  }

  /** Everybody, who then waits no longer. */
  clear(): T[] {
    const all: T[] = [];
    for (let thing = this.next(); thing !== undefined; thing = this.next()) all.push(thing);
    return all;
  }
}
