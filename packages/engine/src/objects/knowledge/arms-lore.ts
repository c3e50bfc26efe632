// The hero's observations of the weapons in monsters' hands, by individual creature, since each has its own
// weapon. Pure data; saved with the hero.

/** A weapon blow that hurt the hero. */
export interface FeltBlow {
  /** Index among the blows of the creature's kind. */
  readonly place: number;
  /** Hit points. */
  readonly damage: number;
  /** The hero's armour class at that time, descending as in NetHack. */
  readonly armourClass: number;
}

/** Knowledge of one creature's weapons. */
interface KnownOfOne {
  /** Newest last. */
  felt: readonly FeltBlow[];
  /** Ids of the items that the hero saw it take. */
  taken: readonly number[];
}

/** The saved form, by creature, sorted. */
export type ArmsLoreState = readonly (readonly [
  creature: number,
  felt: readonly (readonly [place: number, damage: number, armourClass: number])[],
  taken: readonly number[],
])[];

/** Number of blows remembered per creature. Further blows add little information. */
const MOST_BLOWS = 8;

const NOTHING: KnownOfOne = { felt: [], taken: [] };

/** One hero's knowledge of creatures' weapons. */
export class ArmsLore {
  readonly #byCreature = new Map<number, KnownOfOne>();

  /** The most recent weapon blows by which a creature hurt the hero, newest last. */
  feltOf(creature: number): readonly FeltBlow[] {
    return this.#of(creature).felt;
  }

  /** Ids of the items that the hero saw a creature take. */
  takenBy(creature: number): readonly number[] {
    return this.#of(creature).taken;
  }

  #of(creature: number): KnownOfOne {
    return this.#byCreature.get(creature) ?? NOTHING;
  }

  /** Records a weapon blow that hurt the hero. */
  feel(creature: number, blow: FeltBlow): void {
    const { felt, taken } = this.#of(creature);
    this.#byCreature.set(creature, { felt: [...felt, blow].slice(-MOST_BLOWS), taken });
  }

  /** Records that the hero saw a creature take a weapon. Earlier blows no longer count. */
  seeTake(creature: number, item: number): void {
    this.#byCreature.set(creature, { felt: [], taken: [...this.#of(creature).taken, item] });
  }

  /** Forgets a creature that died or changed its form. */
  forget(creature: number): void {
    this.#byCreature.delete(creature);
  }

  /** In a fixed order: equal knowledge has equal saves. */
  save(): ArmsLoreState {
    return [...this.#byCreature]
      .sort(([one], [other]) => one - other)
      .map(([creature, { felt, taken }]) => [
        creature,
        felt.map(({ place, damage, armourClass }) => [place, damage, armourClass] as const),
        [...taken],
      ]);
  }

  static restore(state: ArmsLoreState): ArmsLore {
    const lore = new ArmsLore();
    for (const [creature, felt, taken] of state) {
      const blows = felt.map(([place, damage, armourClass]) => ({ place, damage, armourClass }));
      lore.#byCreature.set(creature, { felt: blows, taken: [...taken] });
    }
    return lore;
  }
}
