// Interfaces that spells need of the map, the creatures and observers. The world and the actors implement
// them; spells know nothing else of those rooms. Each method has a scene that fails without it:
// test/content/port-scenes.ts.

import type { Chance } from '../chance/index.ts';
import type { Archetype } from '../objects/index.ts';
import type { Overcharge, SummonEntry } from '../spellcraft/index.ts';
import type { BearerView } from './forces/ability.ts';
import type { Force, Gifts, NewForce } from './forces/force.ts';
import type { Forces } from './forces/forces.ts';

/** The ground that effects fly over. */
export interface Ground {
  /** Whether the square is on the map. */
  has(square: number): boolean;
  /** Whether low-flying effects can enter the square; false off the map. */
  openToEffects(square: number): boolean;
  /** Whether the square lets sight through. */
  openToSight(square: number): boolean;
  /** Whether magic has no effect on the square, and doesn’t cross it. */
  barsMagic(square: number): boolean;
  /** Whether an inanimate object on the square reflects spells. */
  isMirror(square: number): boolean;
  /** The adjacent square. @param direction 0…8 */
  neighbour(square: number, direction: number): number;
  /** Whether walkers can enter the square; false off the map. */
  openToWalking(square: number): boolean;
}

/** One hit of an effect on the creatures of a square. */
export interface Strike {
  readonly square: number;
  readonly damage: number;
  /** Bit set of attack types. */
  readonly attackType: number;
  /** Id of the credited creature, 0 for none. */
  readonly owner: number;
  /** Archetype index of the effect. */
  readonly source: number;
  /** Level of the effect: creatures of a higher level resist conditions better. */
  readonly level: number;
  /** Races that it slays, as one text; empty for none. */
  readonly slaying: string;
  /** Archetype index of the god in whose name it hits, plus 1; absent or 0: none, or its owner's. */
  readonly god?: number;
  /** In full; false: a creature of n squares takes an n-th on each that is hit. */
  readonly full: boolean;
  /** It ends after one hit. */
  readonly oneHit: boolean;
  /** Struck by a rune or trap itself; absent: by an effect. */
  readonly rune?: true;
  /** A blow of the owner that has done its damage: only what its attack types do besides. Absent: an effect. */
  readonly blow?: boolean;
  /** It reaches one creature of those on its square: not the steed under its rider. Absent: all. */
  readonly single?: true;
  /** Set by the receiver: the effect ends with this hit. */
  ends: boolean;
}

/** Pools that healing can refill besides hit points. */
export type Store = 'energy' | 'grace' | 'food';

/** The creatures on the map. */
export interface Living {
  isLiving(square: number): boolean;
  /** Id of the creature on the square, 0 for none: several squares may be those of one creature. */
  idOn(square: number): number;
  /**
   * Whether a homing effect of that owner turns towards the creature on the square. Never the owner himself.
   */
  isQuarry(square: number, owner: number): boolean;
  /** Number of creatures on the square that reflect spells. */
  reflectorsOn(square: number): number;
  /**
   * Hits the creatures on the square. The strike is only valid during the call.
   * @returns the damage dealt
   */
  strike(strike: Strike): number;
  /** Restores hit points up to the maximum. @returns hit points gained */
  heal(creature: number, amount: number): number;
  /** Refills one pool up to its maximum. @returns whether anything was missing */
  restore(creature: number, store: Store, amount: number): boolean;
  /**
   * Ends the conditions caused by some attack types.
   * @param kinds bits of attack types
   * @returns whether there were any
   */
  cure(creature: number, kinds: number): boolean;
  /**
   * Whether the creature on the square is on the other side than a caster. The heroes and those who serve them are
   * one side, everyone else the other.
   */
  isOpposed(square: number, caster: number): boolean;
  /**
   * The creature on a square that a friendly spell of a hero or a rune reaches: a hero and, if `servants`, a creature
   * that serves one; 0 for none, and for any other caster.
   */
  friendOn(square: number, caster: number, servants: boolean): number;
  /**
   * The creature that a friendly spell reaches otherwise: the caster himself, but for a servant of a monster its
   * master, and for a rune the friend on its square. 0 for none.
   */
  helpedBy(caster: number, servants: boolean): number;
  /** The square from which a creature casts: of several, the one of its head or the one it aims from. */
  squareOf(creature: number): number;
  /** Whether a creature or a fixture with that id is still on that square. */
  isOn(creature: number, square: number): boolean;
}

/** The spells of treasure lists. */
export interface SpellDrawing {
  /**
   * A spell of a list, by the list's own chances; undefined if it gives something else, or nothing.
   * @param level caster level, which opens the parts of the list
   */
  drawn(chance: Chance, list: string, level: number): Archetype | undefined;
  /**
   * Takes the price of a drawn spell from a hero. Others don't pay.
   * @returns whether he has the level and the points for it; otherwise nothing is taken
   */
  pays(caster: number, spell: Archetype): boolean;
}

/** Mana that spells move. */
export interface ManaStores {
  /** Points of a creature; 0 if it has none. */
  pointsOf(creature: number): number;
  /** Its maximum; 0 if it has none. */
  mostOf(creature: number): number;
  /** Gives it points, which may exceed the maximum. @param points 0 or more */
  give(creature: number, points: number): void;
  /** Takes points that it has. @param points 0 or more */
  take(creature: number, points: number): void;
  /** Sets its points without a word. */
  setPoints(creature: number, points: number): void;
  /** What too much mana does to a creature besides an explosion: an event, and perhaps confusion. */
  overcharge(creature: number, effect: Overcharge): void;
  /** The caster learns that the place is empty. */
  metNobody(caster: number): void;
}

/** An effect that pushes. */
export interface PushView {
  readonly square: number;
  /** 0 or less pushes nothing. */
  readonly weight: number;
  readonly level: number;
  /** 1…8, or 0 for none. */
  readonly direction: number;
  /** The direction of a cone, which counts where there is no other; 0 for none. */
  readonly coneDirection: number;
}

/** An effect that meets what reflects. */
export interface ReflectionView {
  /** Level of the effect or missile. */
  readonly level: number;
  /** Something lifeless reflects it: a mirror. Missiles have none. */
  readonly mirror: boolean;
  /** Number of creatures that reflect it. */
  readonly reflectors: number;
}

/** The things and creatures of a square that heavy effects push, counted from the bottom. */
export interface Pushing {
  countOn(square: number): number;
  /** Weight in grams; −1 for what can't be pushed at all: passed over. */
  weightAt(square: number, place: number): number;
  /** Number of squares that it takes up. */
  squaresAt(square: number, place: number): number;
  /** Whether it flies, and is thus easier to push. */
  fliesAt(square: number, place: number): boolean;
  /** Pushes it one step, if there is room. @returns whether it is no longer in that place */
  push(square: number, place: number, direction: number): boolean;
}

/** Lifeless things on the map. */
export interface Lying {
  /** Whether something lies there that a hit can harm. */
  hasThings(square: number): boolean;
  /** Hits the things of a square. The strike is only valid during the call. */
  strike(strike: Strike): void;
}

/** Creation of summoned creatures. */
export interface Summoning {
  /** The creatures of a treasure list, in its order; empty for an unknown list. */
  listed(list: string): readonly SummonEntry[];
  /**
   * Whether a creature of a kind can be placed on the square: of several squares, with one of them.
   * @param kind archetype index
   */
  hasRoom(square: number, kind: number): boolean;
  /**
   * Places a creature on a square with room for it.
   * @param kind archetype index
   * @param owner id of the summoner
   * @param friendly it fights for the summoner; otherwise it is hostile to all
   * @param follows it follows the summoner too; absent: it does
   */
  summon(kind: number, square: number, owner: number, friendly: boolean, follows?: boolean): void;
}

/** The targets of a detection spell. */
export interface Sought {
  /** Monsters and other heroes. */
  readonly monsters: boolean;
  /** Races of monsters, as one text; empty for none. */
  readonly race: string;
  /** Magical items, which become known as magical; and magical runes, which become easier to notice. */
  readonly magical: boolean;
  /** Cursed items, which become known as cursed. */
  readonly cursed: boolean;
  /** Hidden doors, passages, levers, plates and signs, and invisible creatures; no runes or traps. */
  readonly hidden: boolean;
}

/** What a detection spell found on a square. */
export interface Finding {
  /** The squares where it is shown: the square itself, or all of a creature's. */
  readonly squares: readonly number[];
  /** The kind of the creature that was found, whose picture is shown; undefined: something else was found. */
  readonly creature?: Archetype;
}

/** Detection on a level. */
export interface Detection {
  /**
   * Reveals targets on a square to the caster.
   * @param seeker id of the caster
   * @param level caster level, which hidden features resist
   * @returns undefined: nothing was found that wasn't known
   */
  detect(seeker: number, square: number, sought: Sought, level: number): Finding | undefined;
  /** Tells the caster which of his own items are magical or cursed, if those are sought. */
  markOwn(seeker: number, sought: Sought): void;
}

/** The creatures as bearers of forces: lasting effects that they carry. */
export interface Bearers {
  /** The forces of a creature; undefined for what bears none, such as a fixture. */
  forcesOf(creature: number): Forces | undefined;
  /** A creature as far as forces depend on it. */
  bearer(creature: number): BearerView;
  /** A force begins, and takes effect. */
  begin(creature: number, force: NewForce): void;
  /** A force has another duration. @param duration turns left, 1 or more */
  renew(creature: number, force: Force, duration: number): void;
  /** A force gives something else from now on. */
  alter(creature: number, force: Force, gives: Gifts): void;
  /** A force nears its end. */
  fades(creature: number, force: Force): void;
  /** A force ends, and with it what it gave. */
  end(creature: number, force: Force): void;
  /** Whether the ground of a square bears a creature, who may stand there or not. False off the map. */
  passes(creature: number, square: number): boolean;
  /** A creature has stepped onto a square: under some rules the auras around it hit. */
  entered(creature: number, square: number): void;
  /** Whether two creatures are on one side, as auras see it. */
  standsWith(bearer: number, other: number): boolean;
  /** Every creature that hunts a hidden creature loses it. */
  hide(creature: number): void;
}

/** What spells tell a hero of his surroundings and of himself. Monsters gain nothing by it. */
export interface Insight {
  /** The ground of the squares becomes known. @returns whether the caster is a hero */
  chart(seeker: number, squares: readonly number[]): boolean;
  /** Tells a hero about his own body. @returns whether the caster is a hero */
  perceiveSelf(seeker: number): boolean;
  /**
   * Identifies items in the hero's pack, then on the floor of his square, in their order.
   * @param most how many, 1 or more
   * @returns the number identified
   */
  identify(seeker: number, most: number): number;
  /**
   * Lifts curses from what a hero wears and wields. Damnation stays unless it is lifted too.
   * @param most the highest level of an item that it acts on
   * @returns the number of items freed
   */
  uncurse(seeker: number, most: number, lifted: LiftedCurses): number;
}

/** What a spell lifts. */
export interface LiftedCurses {
  readonly cursed: boolean;
  readonly damned: boolean;
}

/** The light of the level itself. */
export interface Daylight {
  /** The level's darkness. */
  readonly darkness: number;
  /** Changes it. @param caster gets the event first */
  setDarkness(darkness: number, caster: number): void;
}

/** An object that a spell sets up on a square, where it stays: a wall, a rune, a mark. */
export interface BuiltObject {
  /** Archetype index. */
  readonly archetype: number;
  readonly square: number;
  /** Id of the creature that is credited. */
  readonly owner: number;
  readonly level: number;
  /** Numbers that differ from its archetype's. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Flags that are set on it beside its archetype's. */
  readonly flags: readonly string[];
  /** The spell inside; absent: its archetype's. */
  readonly spell?: Archetype;
  /** What is written on it; absent: its archetype's text. */
  readonly text?: string;
  /** It continues a wall that was told of already. */
  readonly further?: boolean;
}

/** Why nothing could be set up. */
export type BuildFlaw = 'no-room' | 'no-text' | 'no-such-spell' | 'nothing-there';

/** A rune, a trap or a written mark that a spell takes away. */
export interface Removable {
  readonly id: number;
  /** A mark is wiped, a rune has to be disarmed. */
  readonly kind: 'rune' | 'mark';
  /** Level of the rune. */
  readonly level: number;
}

/** Objects that spells set up on squares and take away: walls, runes, marks. */
export interface Building {
  /**
   * Whether the square is closed to everything that moves in all of these ways.
   * @param movement bits of `move_block`
   */
  blocksAll(square: number, movement: number): boolean;
  /** Whether the ground of the square takes a rune: it lets sight through, and bears no other rune. */
  takesRune(square: number): boolean;
  /** Sets an object up. @returns whether it stands there */
  build(object: BuiltObject): boolean;
  /** A hit on everything on the square that can be torn down. The strike is only valid during the call. */
  tearDown(strike: Strike): void;
  /** What is to be taken away from the square first; undefined for nothing. */
  removableOn(square: number): Removable | undefined;
  /** The dexterity with which a caster disarms; undefined: it has no skill. */
  dexterityOf(caster: number): number | undefined;
  /** An attempt to take something away has succeeded or failed. */
  removed(caster: number, id: number, succeeded: boolean): void;
  /**
   * The spell that a caster knows by that text and puts into a rune of a kind, which he pays for.
   * @returns undefined: he knows or can pay for none
   */
  inscribed(caster: number, text: string, rune: Archetype): Archetype | undefined;
  /** Tells the caster why nothing was set up or taken away. */
  failed(caster: number, flaw: BuildFlaw): void;
}

/** Observer of effects. Ids are unique in a game and fit 31 bits. */
export interface EffectWatcher {
  born(id: number, archetype: number, square: number): void;
  moved(id: number, archetype: number, square: number): void;
  ended(id: number, archetype: number, square: number): void;
  /** A creature or a mirror on the square reflects an effect. */
  reflected?(square: number): void;
  /** A cast failed because there are too many effects. */
  smothered?(caster: number): void;
  /** A cast failed because it lay within too many others. */
  unravelled?(caster: number): void;
}
