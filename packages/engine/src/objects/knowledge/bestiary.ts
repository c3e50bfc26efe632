// One hero's knowledge of monster kinds: kills, observed blows and abilities, discovered flags. Pure data;
// saved with the hero. Angband 3.0.5 src/types.h (monster_lore), src/monster1.c (describe_monster) for the
// contents.

import { MONSTER_FLAGS, type MonsterFlag } from '../../combat/index.ts';
import type { Archetype } from '../archetype.ts';

/** Saved knowledge of one kind; lists are sorted. */
interface KindLoreState {
  readonly kills: number;
  /** Hits on the hero by each blow, in the order of the blows. */
  readonly blows: readonly number[];
  /** Flags that it was found to have. */
  readonly is: readonly string[];
  /** Flags that it was found to lack. */
  readonly isNot: readonly string[];
  /** Archetypes of the abilities that it was seen to use. */
  readonly abilities: readonly string[];
}

/** All knowledge, by kind. */
export type BestiaryState = readonly (readonly [kind: string, lore: KindLoreState])[];

/** Hidden flags that matter to spells and blows. Magic resistance is a score. */
const MAGIC_WORDS = [
  'not-living',
  'resists-sleep',
  'resists-magic',
  'resists-drain',
  'magic-resistance',
  'reflects-spells',
  'reflects-missiles',
  'strikes-back',
  'splits',
  'one-hit',
] as const;

/** A flag of a kind: its family, alignment or an immunity. */
export type FoeWord = MonsterFlag | (typeof MAGIC_WORDS)[number];

class KindLore {
  kills = 0;
  readonly blows: number[] = [];
  readonly is = new Set<string>();
  readonly isNot = new Set<string>();
  readonly abilities = new Set<string>();
}

/** Flags that anyone can see: the families. Alignment and equipment are hidden. */
const PLAIN_TO_SEE: ReadonlySet<FoeWord> = new Set([
  'animal',
  'undead',
  'demon',
  'orc',
  'troll',
  'giant',
  'dragon',
]);

/** One hero's knowledge of monsters. */
export class Bestiary {
  readonly #kinds = new Map<string, KindLore>();

  #of({ id }: Archetype): KindLore {
    let lore = this.#kinds.get(id);
    if (lore === undefined) {
      lore = new KindLore();
      this.#kinds.set(id, lore);
    }
    return lore;
  }

  /** Records that the hero has seen a kind. */
  met(kind: Archetype): void {
    this.#of(kind);
  }

  /** Ids of all kinds that he has seen or knows anything of, in a fixed order. */
  kinds(): readonly string[] {
    return [...this.#kinds.keys()].sort();
  }

  /** Records a kill. */
  killed(kind: Archetype): void {
    this.#of(kind).kills++;
  }

  /** The hero's number of kills of a kind. */
  killsOf({ id }: Archetype): number {
    return this.#kinds.get(id)?.kills ?? 0;
  }

  /** Records a hit on the hero. @param index index among the blows of the kind */
  felt(kind: Archetype, index: number): void {
    const { blows } = this.#of(kind);
    while (blows.length <= index) {
      blows.push(0);
    }
    blows[index]!++;
  }

  /** Number of hits on the hero by a blow. */
  timesFelt({ id }: Archetype, index: number): number {
    return this.#kinds.get(id)?.blows[index] ?? 0;
  }

  /** Records whether a kind has a flag. @returns whether it is news */
  learnFlag(kind: Archetype, flag: FoeWord, has: boolean): boolean {
    const lore = this.#of(kind);
    const known = has ? lore.is : lore.isNot;
    const isNews = !known.has(flag) && !PLAIN_TO_SEE.has(flag);
    if (isNews) {
      known.add(flag);
    }
    return isNews;
  }

  /** Records every flag of a kind, present or absent. @param flags those that it has */
  learnAll(kind: Archetype, flags: readonly string[]): void {
    for (const word of [...MONSTER_FLAGS, ...MAGIC_WORDS]) {
      this.learnFlag(kind, word, word === 'magic-resistance' || flags.includes(word));
    }
  }

  /** Whether the hero knows if a kind has a flag. */
  knowsFlag({ id }: Archetype, flag: FoeWord): boolean {
    const lore = this.#kinds.get(id);
    return PLAIN_TO_SEE.has(flag) || lore?.is.has(flag) === true || lore?.isNot.has(flag) === true;
  }

  /** Whether the hero knows every flag of a kind, present or absent. */
  knowsAll(kind: Archetype): boolean {
    return [...MONSTER_FLAGS, ...MAGIC_WORDS].every(word => this.knowsFlag(kind, word));
  }

  /** The flags that the hero knows a kind to have. @param flags all its flags */
  flagsOf(kind: Archetype, flags: readonly string[]): readonly FoeWord[] {
    return (flags as readonly FoeWord[]).filter(flag => this.knowsFlag(kind, flag));
  }

  /** Records that the hero has seen a kind use an ability. */
  sawAbility(kind: Archetype, ability: string): void {
    this.#of(kind).abilities.add(ability);
  }

  /** Whether the hero has seen a kind use an ability. */
  knowsAbility({ id }: Archetype, ability: string): boolean {
    return this.#kinds.get(id)?.abilities.has(ability) === true;
  }

  /** In a fixed order: equal knowledge has equal saves. */
  save(): BestiaryState {
    return [...this.#kinds]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([kind, { kills, blows, is, isNot, abilities }]) => [
        kind,
        {
          kills,
          blows: [...blows],
          is: [...is].sort(),
          isNot: [...isNot].sort(),
          abilities: [...abilities].sort(),
        },
      ]);
  }

  static restore(state: BestiaryState): Bestiary {
    const bestiary = new Bestiary();
    for (const [kind, saved] of state) {
      const lore = new KindLore();
      lore.kills = saved.kills;
      lore.blows.push(...saved.blows);
      for (const flag of saved.is) {
        lore.is.add(flag);
      }
      for (const flag of saved.isNot) {
        lore.isNot.add(flag);
      }
      for (const ability of saved.abilities) {
        lore.abilities.add(ability);
      }
      bestiary.#kinds.set(kind, lore);
    }
    return bestiary;
  }
}
