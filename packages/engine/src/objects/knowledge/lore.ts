// One hero's knowledge of items: recognised and named kinds, and the known parts of individual items. Pure
// data; saved with the game. NetHack 3.6.7 include/obj.h (bknown, known, rknown), src/o_init.c (discoveries).

import { plainText } from '../../errors/index.ts';
import type { Archetype } from '../archetype.ts';
import type { ThingKnowledge } from '../carried/pile.ts';
import { isCarrierKind, kindOf } from '../carriers/carrier-kind.ts';
import type { GameObject } from '../game-object.ts';
import { canBeProofed } from '../item-states.ts';
import { ArmsLore, type ArmsLoreState } from './arms-lore.ts';
import { Bestiary, type BestiaryState } from './bestiary.ts';
import { ChargeNotes, type ChargeNotesState } from './charge-notes.ts';
import { Looks } from './looks.ts';
import { PriceNotes, type PriceNotesState } from './price-notes.ts';

/** Parts of an individual item that can be known. */
export type KnownPart = 'beatitude' | 'enchantment' | 'charges' | 'ego' | 'proof' | 'lock' | 'trap';

/** Those that identifying an item tells. The lock of an identified box is known too; its trap is found by looking. */
export const KNOWN_PARTS: readonly KnownPart[] = [
  'beatitude',
  'enchantment',
  'charges',
  'ego',
  'proof',
];

const BITS: Readonly<Record<KnownPart, number>> = {
  beatitude: 1,
  enchantment: 2,
  charges: 4,
  ego: 8,
  proof: 32,
  lock: 128,
  trap: 256,
};

/** All parts, as a bit set. */
export const ALL_KNOWN = 47;

/** The bit of an item that is known to be magical, whatever else is known. */
const MAGICAL = 16;

/** The bit of a container whose contents the hero has looked at. NetHack 3.6.7 include/obj.h (cknown). */
const CONTENTS = 64;

/** All that may be known of one item, as a bit set. */
export const MOST_KNOWN: number = ALL_KNOWN | MAGICAL | CONTENTS | BITS.lock | BITS.trap;

/** Maximum length of a name given to a kind or an item, in UTF-16 units. */
export const LONGEST_GIVEN_NAME = 40;

/** The saved form. */
export interface LoreState {
  /** Appearances of kinds, by archetype. */
  readonly appearances: Readonly<Record<string, string>>;
  readonly identified: readonly string[];
  readonly called: Readonly<Record<string, string>>;
  /** Names given to individual items, by id. */
  readonly named: readonly (readonly [id: number, name: string])[];
  /** Known parts of individual items, by id. */
  readonly things: readonly (readonly [id: number, known: number])[];
  readonly monsters: BestiaryState;
  /** Absent: empty. */
  readonly arms?: ArmsLoreState;
  /** Of older saves: for each price the values that the kind may have. Such prices are told in `prices` now. */
  readonly values?: Readonly<Record<string, readonly (readonly number[])[]>>;
  /** Absent: empty. */
  readonly prices?: PriceNotesState;
  /** Absent: empty. */
  readonly charges?: ChargeNotesState;
}

/** One hero's knowledge of items. */
export class Lore implements ThingKnowledge {
  readonly #appearances: Looks;
  #sortedAppearances: Readonly<Record<string, string>> | undefined;
  readonly #identified = new Set<string>();
  readonly #called = new Map<string, string>();
  readonly #named = new Map<number, string>();
  readonly #things = new Map<number, number>();
  /** Knowledge of monsters. */
  readonly monsters: Bestiary;
  /** Knowledge of monsters' weapons. */
  readonly arms: ArmsLore;
  /** What was noticed of charges that aren't known. */
  readonly charges: ChargeNotes;
  /** What was noticed of goods whose kinds aren't known. */
  readonly prices: PriceNotes;

  /** @param appearances of unidentified kinds in this game, by archetype (`dealAppearances`) */
  constructor(
    appearances: ReadonlyMap<string, string>,
    monsters: Bestiary = new Bestiary(),
    arms: ArmsLore = new ArmsLore(),
    charges: ChargeNotes = new ChargeNotes(),
    prices: PriceNotes = new PriceNotes(),
  ) {
    this.#appearances = new Looks(appearances);
    this.monsters = monsters;
    this.arms = arms;
    this.charges = charges;
    this.prices = prices;
  }

  /** The lore of a hero of the same world who knows nothing yet: unidentified kinds look the same to him. */
  fresh(): Lore {
    return new Lore(new Map(Object.entries(this.#appearances.record())));
  }

  /** The lore of a hero who knows one item completely and no other kinds. */
  static knowing(item: GameObject): Lore {
    const lore = new Lore(new Map());
    lore.identify(item);
    return lore;
  }

  /** The appearance of a kind until it is recognised; undefined if its appearance identifies it. */
  appearanceOf({ id }: Archetype): string | undefined {
    return this.#appearances.get(id);
  }

  /**
   * Whether the hero recognises a kind. A filled carrier always has to be learnt, whether its look was dealt or
   * not, unless all of its kind show what they are (key `plain_looks`).
   */
  isIdentified(kind: Archetype): boolean {
    if (this.#identified.has(kind.id)) {
      return true;
    }
    const isHidden = isCarrierKind(kind) && kind.numbers.plainLooks !== 1;
    return !isHidden && !this.#appearances.has(kind.id);
  }

  /** Identifies a kind. @returns whether it is news */
  identifyKind(archetype: Archetype): boolean {
    if (this.isIdentified(archetype)) {
      return false;
    }
    this.#identified.add(archetype.id);
    this.#called.delete(archetype.id);
    this.prices.forget(archetype.id);
    return true;
  }

  /** Ids of all recognised or named kinds, unordered. */
  kindsKnown(): string[] {
    return [...this.#identified, ...this.#called.keys()];
  }

  /** The hero's name for a kind, if any. */
  calledOf({ id }: Archetype): string | undefined {
    return this.#called.get(id);
  }

  /** Names a kind; an empty name removes it. Throws a UsageError for a name that isn't `plainText`. */
  callKind({ id }: Archetype, name: string): void {
    const trimmed = name.trim();
    if (trimmed === '') {
      this.#called.delete(id);
    } else {
      this.#called.set(id, plainText('name', trimmed, LONGEST_GIVEN_NAME));
    }
  }

  /** The name that the hero gave to an item, if any. */
  nameGiven(id: number): string | undefined {
    return this.#named.get(id);
  }

  /** Names an item; an empty name removes the present one. Throws a UsageError for a name that is not `plainText`. */
  nameThing(id: number, name: string): void {
    const trimmed = name.trim();
    if (trimmed === '') {
      this.#named.delete(id);
    } else {
      this.#named.set(id, plainText('name', trimmed, LONGEST_GIVEN_NAME));
    }
  }

  /** Whether a part of an item is known. That what can't be proofed isn't is known of itself. */
  knows(item: GameObject, part: KnownPart): boolean {
    if ((this.knownOf(item.id) & BITS[part]) !== 0) {
      return true;
    }
    const isPlain = part === 'proof' && !canBeProofed(item.archetype);
    return isPlain || (part === 'lock' && this.isKnownWhole(item));
  }

  /** Records a known part of an item. @returns whether it is news */
  learn(item: GameObject, part: KnownPart): boolean {
    const known = this.knownOf(item.id);
    this.#things.set(item.id, known | BITS[part]);
    if (part === 'charges') {
      this.charges.forget(item.id);
    }
    return (known & BITS[part]) === 0;
  }

  /** Forgets a part of an item that may have changed unseen. */
  doubt(item: GameObject, part: KnownPart): void {
    const left = this.knownOf(item.id) & ~BITS[part];
    if (part === 'charges') {
      this.charges.forget(item.id);
    }
    if (left === 0) {
      this.#things.delete(item.id);
    } else {
      this.#things.set(item.id, left);
    }
  }

  /** Learns every part of an item, and its kind. @returns whether anything is news */
  identify(item: GameObject): boolean {
    const news = this.identifyKind(kindOf(item));
    const known = this.knownOf(item.id);
    this.#things.set(item.id, known | ALL_KNOWN);
    this.charges.forget(item.id);
    return news || (known & ALL_KNOWN) !== ALL_KNOWN;
  }

  /** Whether an item is known to be magical without being known whole. */
  knowsMagic(item: GameObject): boolean {
    return (this.knownOf(item.id) & MAGICAL) !== 0 && !this.isKnownWhole(item);
  }

  /** Records that an item is magical. @returns whether it is news, which it isn't of an item known whole */
  learnMagic(item: GameObject): boolean {
    const known = this.knownOf(item.id);
    if ((known & MAGICAL) !== 0 || this.isKnownWhole(item)) {
      return false;
    }
    this.#things.set(item.id, known | MAGICAL);
    return true;
  }

  /** Whether the hero has looked into a container. */
  knowsContents(item: GameObject): boolean {
    return (this.knownOf(item.id) & CONTENTS) !== 0 || this.isKnownWhole(item);
  }

  /** Records that the hero looks into a container. */
  learnContents(item: GameObject): void {
    this.#things.set(item.id, this.knownOf(item.id) | CONTENTS);
  }

  /** Whether everything about an item is known, its kind included. */
  isKnownWhole(item: GameObject): boolean {
    return this.isIdentified(kindOf(item)) && (this.knownOf(item.id) & ALL_KNOWN) === ALL_KNOWN;
  }

  /** Known parts of an item as a bit set, 0 for none. */
  knownOf(id: number): number {
    return this.#things.get(id) ?? 0;
  }

  /** Copies the knowledge and the name of an item to one that was split off it. */
  share(from: number, to: number): void {
    const name = this.nameGiven(from);
    if (name !== undefined) {
      this.#named.set(to, name);
    }
    const known = this.knownOf(from);
    if (known !== 0) {
      this.#things.set(to, known);
    }
    this.prices.share(from, to);
  }

  /** Forgets an item that no longer exists. */
  forget(id: number): void {
    this.#named.delete(id);
    this.#things.delete(id);
    this.charges.forget(id);
  }

  /** In a fixed order: equal knowledge has equal saves. */
  save(): LoreState {
    // They stay as the game dealt them, and are more than all else: they are sorted once.
    this.#sortedAppearances ??= Object.freeze(this.#appearances.record());
    const arms = this.arms.save();
    const charges = this.charges.save();
    const prices = this.prices.save();
    return {
      appearances: this.#sortedAppearances,
      identified: [...this.#identified].sort(),
      called: sorted(this.#called),
      named: [...this.#named].sort(([a], [b]) => a - b),
      things: [...this.#things].sort(([a], [b]) => a - b),
      monsters: this.monsters.save(),
      ...(arms.length === 0 ? {} : { arms }),
      ...(Object.keys(prices).length === 0 ? {} : { prices }),
      ...(charges.length === 0 ? {} : { charges }),
    };
  }

  static restore(state: LoreState): Lore {
    const appearances = new Map(Object.entries(state.appearances));
    const lore = new Lore(
      appearances,
      Bestiary.restore(state.monsters),
      ArmsLore.restore(state.arms ?? []),
      ChargeNotes.restore(state.charges ?? []),
      PriceNotes.restore(state.prices ?? {}, state.values ?? {}),
    );
    for (const id of state.identified) {
      lore.#identified.add(id);
    }
    for (const [id, name] of Object.entries(state.called)) {
      lore.#called.set(id, name);
    }
    for (const [id, name] of state.named) {
      lore.#named.set(id, name);
    }
    for (const [id, known] of state.things) {
      lore.#things.set(id, known & MOST_KNOWN);
    }
    return lore;
  }
}

/** Texts by their keys, in a fixed order. */
function sorted<Value>(map: ReadonlyMap<string, Value>): Record<string, Value> {
  return Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)));
}
