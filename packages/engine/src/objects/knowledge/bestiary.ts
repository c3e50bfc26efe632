// What a hero knows of kinds of monsters: how many he has killed, which of their blows and abilities he has
// met, what they turned out to be or to be immune to. Pure data; saved with the hero.
// Angband 3.0.5 src/types.h (monster_lore), src/monster1.c (describe_monster) for what is kept.

import { MONSTER_FLAGS, type MonsterFlag } from '../../combat/index.ts';
import type { Archetype } from '../archetype.ts';

/** What is known of one kind, as it is saved; lists are sorted. */
interface KindLoreState {
  readonly kills: number;
  /** How often each blow has hit the hero, in the order of the blows. */
  readonly blows: readonly number[];
  /** What it was found to be, or to be immune to. */
  readonly is: readonly string[];
  /** What it was found not to be. */
  readonly isNot: readonly string[];
  /** Archetypes of the abilities that it was seen to use. */
  readonly abilities: readonly string[];
}

/** All that is known, by kind. */
export type BestiaryState = readonly (readonly [kind: string, lore: KindLoreState])[];

/** What spells ask of a monster and what doesn't show, in the words of its file; its number of magic resistance. */
const MAGIC_WORDS = [
  'not-living',
  'resists-sleep',
  'resists-magic',
  'resists-drain',
  'magic-resistance',
] as const;

/** What a kind is, or what it withstands. */
export type FoeWord = MonsterFlag | (typeof MAGIC_WORDS)[number];

class KindLore {
  kills = 0;
  readonly blows: number[] = [];
  readonly is = new Set<string>();
  readonly isNot = new Set<string>();
  readonly abilities = new Set<string>();
}

/** What shows to whoever looks: which family it belongs to. What it is at heart, or bears, doesn't. */
const PLAIN_TO_SEE: ReadonlySet<FoeWord> = new Set([
  'animal',
  'undead',
  'demon',
  'orc',
  'troll',
  'giant',
  'dragon',
]);

/** What one hero knows of monsters. */
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

  /** The hero has seen one. */
  met(kind: Archetype): void {
    this.#of(kind);
  }

  /** The ids of all kinds that he has seen, or knows anything of, in a fixed order. */
  kinds(): readonly string[] {
    return [...this.#kinds.keys()].sort();
  }

  /** The hero has killed one. */
  killed(kind: Archetype): void {
    this.#of(kind).kills++;
  }

  /** How many the hero has killed. */
  killsOf({ id }: Archetype): number {
    return this.#kinds.get(id)?.kills ?? 0;
  }

  /** A blow has hit the hero. @param place among the blows of the kind, from 0 */
  felt(kind: Archetype, place: number): void {
    const { blows } = this.#of(kind);
    while (blows.length <= place) {
      blows.push(0);
    }
    blows[place]!++;
  }

  /** How often a blow has hit the hero. */
  timesFelt({ id }: Archetype, place: number): number {
    return this.#kinds.get(id)?.blows[place] ?? 0;
  }

  /** The hero finds out whether a kind has a flag. @returns whether it is news */
  learnFlag(kind: Archetype, flag: FoeWord, has: boolean): boolean {
    const lore = this.#of(kind);
    const known = has ? lore.is : lore.isNot;
    const isNews = !known.has(flag) && !PLAIN_TO_SEE.has(flag);
    if (isNews) {
      known.add(flag);
    }
    return isNews;
  }

  /** Whether the hero knows if a kind has a flag. */
  knowsFlag({ id }: Archetype, flag: FoeWord): boolean {
    const lore = this.#kinds.get(id);
    return PLAIN_TO_SEE.has(flag) || lore?.is.has(flag) === true || lore?.isNot.has(flag) === true;
  }

  /** Whether the hero knows of everything that a kind may be whether it is. */
  knowsAll(kind: Archetype): boolean {
    return [...MONSTER_FLAGS, ...MAGIC_WORDS].every(word => this.knowsFlag(kind, word));
  }

  /** The flags of a kind that the hero knows it to have. @param flags all that it has */
  flagsOf(kind: Archetype, flags: readonly string[]): readonly FoeWord[] {
    return (flags as readonly FoeWord[]).filter(flag => this.knowsFlag(kind, flag));
  }

  /** The hero has seen a kind use an ability. */
  sawAbility(kind: Archetype, ability: string): void {
    this.#of(kind).abilities.add(ability);
  }

  /** Whether the hero has seen a kind use an ability. */
  knowsAbility({ id }: Archetype, ability: string): boolean {
    return this.#kinds.get(id)?.abilities.has(ability) === true;
  }

  /** In a fixed order, so that equal knowledge has equal saves. */
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
