// What the hero knows of the game: all that a face may show. Plain JSON.

import type { MenuColumn, MenuOrder } from '../../casting/index.ts';
import type { WearKind } from '../../objects/index.ts';
import type { Asking } from './asking.ts';
import type { Direction } from './commands.ts';
import type { ContinuationName } from './pending.ts';

/** What stands on a square, as the hero remembers it. */
export type TerrainName =
  | 'unknown'
  | 'rock'
  | 'wall'
  | 'floor'
  | 'corridor'
  | 'closed-door'
  | 'open-door'
  | 'stairs-up'
  | 'stairs-down'
  | 'water'
  | 'locked-door'
  | 'broken-door'
  | 'doorway'
  | 'cave-floor'
  | 'cave-wall'
  | 'shallow-water';

/**
 * The code of each terrain in the rows of the view: one character, so that a map stays short on the wire.
 * What a face draws is its own matter.
 */
export const TERRAIN_CODES: Readonly<Record<TerrainName, string>> = {
  unknown: ' ',
  rock: '%',
  wall: '#',
  floor: '.',
  corridor: ',',
  'closed-door': '+',
  'open-door': "'",
  'stairs-up': '<',
  'stairs-down': '>',
  water: '~',
  'locked-door': '¤',
  'broken-door': '¦',
  doorway: '∩',
  'cave-floor': '·',
  'cave-wall': '§',
  'shallow-water': '≈',
};

/** The map, row by row from the top; all arrays have `height` strings of `width` letters. */
export interface MapView {
  readonly width: number;
  readonly height: number;
  /** Codes of TERRAIN_CODES; the room `face` reads them. */
  readonly terrain: readonly string[];
  /** `1` where the hero sees now, `0` where he only remembers. */
  readonly visible: readonly string[];
  /** `1` where the hero sees by light, `0` elsewhere: what he only feels beside him is dark. */
  readonly lit: readonly string[];
  /**
   * Dark squares that the hero looks through: their terrain is `unknown`, but as something lit is seen beyond
   * them, they let sight, spells and missiles pass. Where he may look by either of two lines, these are the
   * squares of the one that missiles try first.
   */
  readonly seenThrough: readonly (readonly [x: number, y: number])[];
}

/** A creature, an item on the floor or an effect that the hero sees. */
export interface ThingView {
  readonly id: number;
  readonly kind: 'hero' | 'creature' | 'item' | 'effect';
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly glyph: string;
  /** An icon of the game-icons set. */
  readonly icon: string;
  /** A hue name of the palette, such as `fire`; empty for none. */
  readonly hue: string;
  readonly hostile: boolean;
  /** How hurt it looks, in words of the field: unhurt, hurt, badly hurt, almost dead. */
  readonly health: '' | 'unhurt' | 'hurt' | 'badly-hurt' | 'almost-dead';
  /** It sleeps, or can't move; absent: it seems able to act. */
  readonly inactive?: 'asleep' | 'helpless';
  /** Ticks an effect has left, 0 for others. */
  readonly ticksLeft: number;
}

/** The commands about one thing carried. */
export type ItemUse =
  | 'fire'
  | 'throw'
  | 'zap'
  | 'read'
  | 'apply'
  | 'study'
  | 'quaff'
  | 'eat'
  | 'wield'
  | 'wear'
  | 'take-off'
  | 'drop';

/** One thing carried, as far as the hero knows it. */
export interface ItemView {
  readonly letter: string;
  readonly id: number;
  /** With all that is known of it, but without article and number: `blessed potions of healing`. */
  readonly name: string;
  readonly count: number;
  readonly glyph: string;
  readonly icon: string;
  readonly hue: string;
  /** In hand, in the belt or in the quiver. */
  readonly wielded: boolean;
  /** It is struck with, and can be compared with what is in hand. */
  readonly weapon?: true;
  readonly worn: boolean;
  /** Where it goes on the body, in hand or in the belt. Absent: nowhere. */
  readonly place?: WearKind;
  /** Its kind is known. */
  readonly identified: boolean;
  /** Absent: not known, or it goes without saying. */
  readonly beatitude?: 'cursed' | 'uncursed' | 'blessed';
  /** `+1`, or to-hit and damage `+1,+3`. Absent: not known, or nothing that has one. */
  readonly enchantment?: string;
  /** Rechargings and charges, `(0:5)`. Absent: not known, or nothing that has any. */
  readonly charges?: string;
  /** The hero is asked for a direction when it is applied. */
  readonly aimed?: true;
  /** A scroll of charging that the hero knows. */
  readonly charger?: true;
  /** The hero can give its kind a name, because he doesn't know what it is. */
  readonly callable?: true;
  /** A scroll of charging is for such things: at once, or when asked for more. Absent: it isn't offered. */
  readonly chargeable?: 'offered' | 'on-request';
  /** The commands that make sense with it. */
  readonly uses: readonly ItemUse[];
  /** Empty while its kind isn't known. */
  readonly about: string;
}

/** One thing that lies where the hero stands, as far as he knows it. */
export interface UnderfootView {
  readonly id: number;
  /** With article or number: `3 arrows`. */
  readonly name: string;
  readonly glyph: string;
  readonly icon: string;
  readonly hue: string;
  /** The commands that make sense with it where it lies. */
  readonly uses: readonly ('pick-up' | 'eat')[];
}

/** One known spell. */
export interface SpellView {
  readonly letter: string;
  readonly id: number;
  readonly name: string;
  readonly about: string;
  readonly spellLevel: number;
  readonly school: string;
  readonly path: string;
  readonly hue: string;
  readonly icon: string;
  /** 0…100; 0 and 100 only when certain; 0 where the rules let nothing fail, but raise the price. */
  readonly failPercent: number;
  readonly price: number;
  /** What the price is paid from. */
  readonly pool: 'energy' | 'grace';
  /** Grace that it takes besides a price in energy; 0: none. */
  readonly andGrace: number;
  /** How much of a price in energy stands for grace, because the role has none. */
  readonly forGrace: number;
  /** Nutrition that the cast will take. */
  readonly nutrition: number;
  /** Casting time in ticks. */
  readonly castingTime: number;
  readonly needsDirection: boolean;
  /** It may be cast in no direction, at the hero himself. */
  readonly atSelf: boolean;
  /** It may be cast at a square in sight, by the command `cast-at`; needs no direction then. */
  readonly atSquare: boolean;
  /** Percent that are retained: between these, upper end included; 0 and 0 when it is forgotten. */
  readonly retention: { readonly low: number; readonly high: number };
  /** Casting it backfires. */
  readonly forgotten: boolean;
  /** It lasts until it is cast again. */
  readonly maintained: boolean;
  /** Hit points for which the command `strain` would cast it now; 0: it can't, or there is no need. */
  readonly strain: number;
}

/** The menu of spells: the rules say what it shows and how it can be sorted. */
export interface SpellMenuView {
  readonly columns: readonly MenuColumn[];
  /** Orders for the command `sort-spells`. */
  readonly orders: readonly MenuOrder[];
  readonly order: MenuOrder;
  /** Stands behind the level of a forgotten spell; empty: nothing does. */
  readonly forgottenMark: string;
}

/** Where the hero stands in one skill. */
export interface SkillView {
  /** The word of the command `enhance`. */
  readonly skill: string;
  /** In words of the field: unskilled, basic, skilled, expert, restricted. */
  readonly level: string;
  /** The most that the role reaches. */
  readonly most: string;
  /** Practice so far, and what the next step asks for: 0 when there is none. */
  readonly training: number;
  readonly needed: number;
  /** Slots that the next step costs. */
  readonly slots: number;
  /** The next step can be taken now. */
  readonly ready: boolean;
}

/** A kind of thing that can't be told by looking, and that the hero recognises or gave a name. */
export interface DiscoveryView {
  /** `potion`, `scroll`, `spellbook`, `wand`, `ring` or `amulet`. */
  readonly class: string;
  /** `potion of healing`; `potion called sour` of a kind that is only named. */
  readonly name: string;
  /** How it looks to whoever doesn't know it: `murky potion`. */
  readonly looks: string;
  readonly glyph: string;
  readonly icon: string;
  readonly hue: string;
  /** Empty while its kind isn't known. */
  readonly about: string;
}

/** The hero's own numbers. */
export interface HeroView {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  readonly race: string;
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly experience: number;
  /** Experience at which the next level comes. */
  readonly nextLevelAt: number;
  readonly hitPoints: number;
  readonly maxHitPoints: number;
  readonly energy: number;
  readonly maxEnergy: number;
  /** What prayers cost; 0 of 0 for roles that don't pray. */
  readonly grace: number;
  readonly maxGrace: number;
  readonly armourClass: number;
  readonly nutrition: number;
  readonly hunger: 'satiated' | 'not-hungry' | 'hungry' | 'weak' | 'fainting';
  readonly burden: string;
  readonly load: LoadView;
  /** Printed attributes: `18/50` for strength and dexterity. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly conditions: readonly string[];
  /** Turns left of those that end by themselves, by name; what lasts until something ends it isn't there. */
  readonly conditionTurns: Readonly<Record<string, number>>;
  /** Slots free for steps in skills. */
  readonly skillSlots: number;
}

/** What the hero carries, what he can carry, and what it leaves of his speed. */
export interface LoadView {
  /** Grams. */
  readonly carried: number;
  /** Grams above which he is burdened more heavily than now; 0 when no burden is heavier. */
  readonly nextAt: number;
  /** Moves a turn as he is, on average: 1 is normal. */
  readonly pace: number;
  /** Moves a turn if he carried nothing. */
  readonly freePace: number;
}

/** How likely an actor is to move how often before the hero's next move but one. */
export interface NextMover {
  readonly id: number;
  readonly name: string;
  /** [moves, probability], ascending; empty of a creature that can't act. */
  readonly moves: readonly (readonly [number, number])[];
  /** That it sleeps or can't move, as far as the hero sees. */
  readonly inactive?: ThingView['inactive'];
}

/** How a game ended. */
export interface Ending {
  readonly kind: 'won' | 'died';
  /** Name of what killed the hero; empty after a victory. */
  readonly killer: string;
  readonly turn: number;
  /** Why the hero could do nothing then: `reading`, `fainting`. */
  readonly during?: string;
}

/** Everything the hero knows. */
export interface GameView {
  readonly turn: number;
  readonly tick: number;
  readonly dungeonLevel: number;
  /** The deepest level that the hero has been on. */
  readonly deepestLevel: number;
  /** What the game is worth: so far, or when it ended. */
  readonly points: number;
  readonly hero: HeroView;
  readonly map: MapView;
  readonly things: readonly ThingView[];
  readonly inventory: readonly ItemView[];
  /** What lies underfoot, the uppermost first. */
  readonly underfoot: readonly UnderfootView[];
  /** In the order of the menu. */
  readonly spells: readonly SpellView[];
  readonly spellMenu: SpellMenuView;
  readonly skills: readonly SkillView[];
  /** By class, then by name. */
  readonly discoveries: readonly DiscoveryView[];
  readonly nextMovers: readonly NextMover[];
  /** A launcher is in hand and something that fits it is carried: `fire` with item 0 would shoot. */
  readonly readyToFire: boolean;
  /** Directions in which something hostile can be attacked now. */
  readonly adjacentHostile: readonly Direction[];
  /** A question that waits for the command `answer`; whatever else is done leaves it unanswered. */
  readonly pending?: PendingView;
  readonly ending: Ending | undefined;
}

/** A question that waits for its answer, as the hero knows it. */
export interface PendingView {
  /** What it is about: `charging` is what a scroll or a spell charges. */
  readonly about: ContinuationName;
  /** What the answer may be. */
  readonly asks: Asking;
  /** The beatitude of what asks. Absent: he doesn't know it. */
  readonly beatitude?: 'cursed' | 'uncursed' | 'blessed';
  /** How many answers there may be in all, this one included. Absent: one. */
  readonly left?: number;
  /** What it is about, by name: what is given a name. */
  readonly subject?: string;
  /** What answering costs: a move, unless what led to it was one. */
  readonly costs: 'move' | 'nothing';
  /** Cancelling loses nothing and costs nothing, and nor does doing something else. */
  readonly harmless: boolean;
}

/** A name that words may put into a sentence. */
export interface ThingName {
  readonly name: string;
  readonly isHero: boolean;
  /** Takes an article: a jackal, but Perchta. */
  readonly common: boolean;
  /** Of things: one piece with its article: `a suit of plate mail`, `the dagger Winterwink`. */
  readonly one?: string;
  /** Of things: all pieces, with article or number: `3 arrows`. */
  readonly whole?: string;
}

/** How something looks that has no place in the view any more. */
export interface ThingLook {
  readonly name: string;
  readonly glyph: string;
  readonly icon: string;
  readonly hue: string;
}
