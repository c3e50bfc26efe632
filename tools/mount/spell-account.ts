// The trial result of each spell of a pack, with the reason for each failure.

/** Ways in which a spell is used. */
const USES = ['learnt', 'cast by a hero', 'cast by a creature', 'released'] as const;

export type SpellUse = (typeof USES)[number];

/** The uses of every spell of a pack. */
export class SpellAccount {
  /** All of its spells, by id, with how often each was used. */
  readonly #times = new Map<string, Map<SpellUse, number>>();
  /** Why something was not done, and with which spells. */
  readonly #reasons = new Map<string, string[]>();

  constructor(spells: readonly string[]) {
    for (const id of spells) {
      this.#times.set(id, new Map());
    }
  }

  /** A use that worked. */
  add(id: string, use: SpellUse, times = 1): void {
    const own = this.#times.get(id)!;
    own.set(use, (own.get(use) ?? 0) + times);
  }

  /** A use that a document leaves out. @param why its words */
  leave(id: string, use: SpellUse, why: string): void {
    const line = `not ${use}: ${why}`;
    this.#reasons.set(line, [...(this.#reasons.get(line) ?? []), id]);
  }

  times(id: string, use: SpellUse): number {
    return this.#times.get(id)!.get(use) ?? 0;
  }

  /** A line for each use, then one for each reason, with the spells. */
  lines(): string[] {
    const all = [...this.#times.keys()];
    const used = USES.map(use => {
      const [spells, times] = [all.filter(id => this.times(id, use) > 0), this.#sum(use)];
      return `${use}: ${spells.length} of ${all.length} spells, ${times} times`;
    });
    const left = [...this.#reasons].map(
      ([why, ids]) => `${why}: ${ids.length} (${ids.join(', ')})`,
    );
    return [...used, ...left];
  }

  #sum(use: SpellUse): number {
    return [...this.#times.values()].reduce((sum, own) => sum + (own.get(use) ?? 0), 0);
  }
}
