// What a hero knows of things: which kinds have been recognised or given a name, and of which single
// things beatitude, enchantment and charges are known. Pure data; saved with the game.
// NetHack 3.6.7 include/obj.h (bknown, known, rknown), src/o_init.c (discoveries).

import { plainText } from '../../errors/index.ts';
import type { Archetype } from '../archetype.ts';
import type { ThingKnowledge } from '../carried/pile.ts';
import type { GameObject } from '../game-object.ts';
import { ArmsLore, type ArmsLoreState } from './arms-lore.ts';
import { Bestiary, type BestiaryState } from './bestiary.ts';

/** What can be known of a single thing. */
export type KnownPart = 'beatitude' | 'enchantment' | 'charges' | 'ego';

const BITS: Readonly<Record<KnownPart, number>> = {
  beatitude: 1,
  enchantment: 2,
  charges: 4,
  ego: 8,
};

/** Every part of a thing, as a bit set. */
export const ALL_KNOWN = 15;

/** Longest name that a kind can be given. */
const LONGEST_NAME = 40;

/** What is known, as it is saved. */
export interface LoreState {
  /** How kinds look, by archetype. */
  readonly appearances: Readonly<Record<string, string>>;
  readonly identified: readonly string[];
  readonly called: Readonly<Record<string, string>>;
  /** Known parts of single things, by id. */
  readonly things: readonly (readonly [id: number, known: number])[];
  readonly monsters: BestiaryState;
  /** Absent: nothing. */
  readonly arms?: ArmsLoreState;
}

/** What one hero knows of things. */
export class Lore implements ThingKnowledge {
  readonly #appearances: ReadonlyMap<string, string>;
  readonly #identified = new Set<string>();
  readonly #called = new Map<string, string>();
  readonly #things = new Map<number, number>();
  /** What is known of monsters. */
  readonly monsters: Bestiary;
  /** What is known of the weapons in their hands. */
  readonly arms: ArmsLore;

  /** @param appearances how unknown kinds look in this game, by archetype (`dealAppearances`) */
  constructor(
    appearances: ReadonlyMap<string, string>,
    monsters = new Bestiary(),
    arms = new ArmsLore(),
  ) {
    this.#appearances = appearances;
    this.monsters = monsters;
    this.arms = arms;
  }

  /** What somebody knows who knows one thing wholly, and no kind by another look. */
  static knowing(thing: GameObject): Lore {
    const lore = new Lore(new Map());
    lore.identify(thing);
    return lore;
  }

  /** How a kind looks until it is recognised; undefined when its look says what it is. */
  appearanceOf({ id }: Archetype): string | undefined {
    return this.#appearances.get(id);
  }

  /** Whether the hero knows what things of that kind are. */
  isIdentified({ id }: Archetype): boolean {
    return !this.#appearances.has(id) || this.#identified.has(id);
  }

  /** The hero recognises a kind. @returns whether it is news */
  identifyKind(archetype: Archetype): boolean {
    if (this.isIdentified(archetype)) {
      return false;
    }
    this.#identified.add(archetype.id);
    this.#called.delete(archetype.id);
    return true;
  }

  /** Ids of the kinds that were recognised or given a name, in no order that matters. */
  kindsKnown(): string[] {
    return [...this.#identified, ...this.#called.keys()];
  }

  /** The name that the hero has given to a kind, if any. */
  calledOf({ id }: Archetype): string | undefined {
    return this.#called.get(id);
  }

  /** Gives a kind a name; an empty one takes it away. Throws a UsageError for a name that is no `plainText`. */
  callKind({ id }: Archetype, name: string): void {
    const trimmed = name.trim();
    if (trimmed === '') {
      this.#called.delete(id);
    } else {
      this.#called.set(id, plainText('name', trimmed, LONGEST_NAME));
    }
  }

  /** Whether that part of a thing is known. */
  knows(thing: GameObject, part: KnownPart): boolean {
    return (this.knownOf(thing.id) & BITS[part]) !== 0;
  }

  /** The hero learns a part of a thing. @returns whether it is news */
  learn(thing: GameObject, part: KnownPart): boolean {
    const known = this.knownOf(thing.id);
    this.#things.set(thing.id, known | BITS[part]);
    return (known & BITS[part]) === 0;
  }

  /** The hero no longer knows that part, as it may have changed unseen. */
  doubt(thing: GameObject, part: KnownPart): void {
    const left = this.knownOf(thing.id) & ~BITS[part];
    if (left === 0) {
      this.#things.delete(thing.id);
    } else {
      this.#things.set(thing.id, left);
    }
  }

  /** The hero learns everything of a thing, and what kind it is. @returns whether anything is news */
  identify(thing: GameObject): boolean {
    const news = this.identifyKind(thing.archetype);
    const known = this.knownOf(thing.id);
    this.#things.set(thing.id, ALL_KNOWN);
    return news || known !== ALL_KNOWN;
  }

  /** Known parts of a thing as a bit set, 0 for none. */
  knownOf(id: number): number {
    return this.#things.get(id) ?? 0;
  }

  /** What is known of one is known of the other, which came out of it. */
  share(from: number, to: number): void {
    const known = this.knownOf(from);
    if (known !== 0) {
      this.#things.set(to, known);
    }
  }

  /** Things of that id are no more. */
  forget(id: number): void {
    this.#things.delete(id);
  }

  /** In a fixed order, so that equal knowledge has equal saves. */
  save(): LoreState {
    const sorted = (map: ReadonlyMap<string, string>) =>
      Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)));
    const arms = this.arms.save();
    return {
      appearances: sorted(this.#appearances),
      identified: [...this.#identified].sort(),
      called: sorted(this.#called),
      things: [...this.#things].sort(([a], [b]) => a - b),
      monsters: this.monsters.save(),
      ...(arms.length === 0 ? {} : { arms }),
    };
  }

  static restore(state: LoreState): Lore {
    const appearances = new Map(Object.entries(state.appearances));
    const lore = new Lore(
      appearances,
      Bestiary.restore(state.monsters),
      ArmsLore.restore(state.arms ?? []),
    );
    for (const id of state.identified) {
      lore.#identified.add(id);
    }
    for (const [id, name] of Object.entries(state.called)) {
      lore.#called.set(id, name);
    }
    for (const [id, known] of state.things) {
      lore.#things.set(id, known & ALL_KNOWN);
    }
    return lore;
  }
}
