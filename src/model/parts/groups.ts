/** Things by number, each in one group (union-find). The number of a group is its smallest. */
export class Groups {
  readonly #above: Int32Array;

  constructor(count: number) {
    this.#above = Int32Array.from({ length: count }, (_, at) => at);
  }

  /** A number that all things of the group have in common. */
  of(thing: number): number {
    let root = thing;
    for (let above = this.#at(root); above !== root; above = this.#at(root)) root = above;
    for (let here = thing; here !== root;) {
      const above = this.#at(here);
      this.#above[here] = root;
      here = above;
    }
    return root;
  }

  join(one: number, other: number): void {
    const [a, b] = [this.of(one), this.of(other)];
    this.#above[Math.max(a, b)] = Math.min(a, b);
  }

  #at(thing: number): number {
    return this.#above[thing] ?? thing;
  }
}
