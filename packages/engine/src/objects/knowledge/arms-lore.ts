// What a hero has seen and felt of the weapons in monsters' hands: by single creature, not by kind, since
// each has a weapon of its own. Pure data; saved with the hero.

/** A blow with a weapon that hurt the hero. */
export interface FeltBlow {
  /** Among the blows of the creature's kind, from 0. */
  readonly place: number;
  /** Hit points. */
  readonly damage: number;
  /** The hero's armour class then, descending as in NetHack. */
  readonly armourClass: number;
}

/** What is known of one creature's arms. */
interface KnownOfOne {
  /** The newest last. */
  felt: readonly FeltBlow[];
  /** Ids of things that the hero saw it take. */
  taken: readonly number[];
}

/** As it is saved, by creature, sorted. */
export type ArmsLoreState = readonly (readonly [
  creature: number,
  felt: readonly (readonly [place: number, damage: number, armourClass: number])[],
  taken: readonly number[],
])[];

/** Blows that are remembered of one creature: more narrow its weapon down by little. */
const MOST_BLOWS = 8;

const NOTHING: KnownOfOne = { felt: [], taken: [] };

/** What one hero knows of the arms of creatures. */
export class ArmsLore {
  readonly #byCreature = new Map<number, KnownOfOne>();

  /** The newest blows with a weapon by which a creature hurt the hero, the newest last. */
  feltOf(creature: number): readonly FeltBlow[] {
    return this.#of(creature).felt;
  }

  /** Ids of the things that the hero saw a creature take. */
  takenBy(creature: number): readonly number[] {
    return this.#of(creature).taken;
  }

  #of(creature: number): KnownOfOne {
    return this.#byCreature.get(creature) ?? NOTHING;
  }

  /** A blow with a weapon has hurt the hero. */
  feel(creature: number, blow: FeltBlow): void {
    const { felt, taken } = this.#of(creature);
    this.#byCreature.set(creature, { felt: [...felt, blow].slice(-MOST_BLOWS), taken });
  }

  /** The hero sees a creature take a weapon: what it struck with before tells no more. */
  seeTake(creature: number, item: number): void {
    this.#byCreature.set(creature, { felt: [], taken: [...this.#of(creature).taken, item] });
  }

  /** It is dead, or somebody else. */
  forget(creature: number): void {
    this.#byCreature.delete(creature);
  }

  /** In a fixed order, so that equal knowledge has equal saves. */
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
