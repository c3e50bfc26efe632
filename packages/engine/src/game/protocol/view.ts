// The hero's knowledge of the game: everything that a face may show. Plain JSON.

import type { MenuColumn, MenuOrder } from '../../casting/index.ts';
import type { TakenArguments } from '../../spells/index.ts';
import type { Asking } from './asking.ts';
import type { ChainPart } from './bonds/chain-view.ts';
import type { Direction } from './commands.ts';
import type { PartyPart } from './companions/party-view.ts';
import type { CompanionPart, SteedView } from './companions/pet-view.ts';
import type { AltarPart, GodOffer, GodView } from './faith/god-view.ts';
import type { ContagionView, ForceView } from './force-view.ts';
import type { FormView } from './forms/form-view.ts';
import type { ArmsView, ItemView, RodView, UnderfootView } from './item-view.ts';
import type { BearingPart } from './own/bearing-part.ts';
import type { OwnWordsPart } from './own/own-words.ts';
import type { SpellAffinity, SpellPathView } from './path-view.ts';
import type { ContinuationName } from './pending.ts';
import type { ConductView } from './results/conducts.ts';
import type { RankPart } from './results/rank-view.ts';
import type { FixtureUse, ThingPart } from './thing-part.ts';
import type { DeedName, DeedPart } from './tools/deeds.ts';

export type { ArmsView, ItemView, RodView, SpellAffinity, SpellPathView, UnderfootView };

/** The terrain of a square, as the hero remembers it. */
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
  | 'shallow-water'
  | 'lava'
  | 'ice'
  | 'sewage'
  | 'tree'
  | 'bridge'
  | 'branch-stairs';

/** The code of each terrain in the view: one character. Faces choose their own symbols. */
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
  lava: '▒',
  ice: '░',
  sewage: '≋',
  tree: '♣',
  bridge: '═',
  'branch-stairs': '»',
};

/** The map, row by row from the top; all arrays have `height` strings of `width` characters. */
export interface MapView {
  readonly width: number;
  readonly height: number;
  /** Codes of TERRAIN_CODES; the room `face` reads them. */
  readonly terrain: readonly string[];
  /** `1` where the hero currently sees, `0` where he only remembers. */
  readonly visible: readonly string[];
  /** `1` where the hero sees by light, else `0`: adjacent squares that he only feels are dark. */
  readonly lit: readonly string[];
  /**
   * Dark squares that the hero sees through: their terrain is `unknown`, but since something lit is visible
   * beyond them, sight, spells and missiles pass. Where either of two lines may be clear, these are the
   * squares of the one that missiles try first.
   */
  readonly seenThrough: readonly (readonly [x: number, y: number])[];
  /** Darkness of the level, 0 broad day … 5 pitch dark. Absent: as it was dug, or not seen by a blind hero. */
  readonly darkness?: number;
}

/** A creature, an item on the floor, an effect or a fixture that the hero sees, remembers or has sensed. */
export interface ThingView extends CompanionPart, BearingPart {
  /** 0: an item or a fixture that he remembers, or a creature that he has sensed there and doesn't see. */
  readonly id: number;
  readonly kind: 'hero' | 'creature' | 'item' | 'effect' | 'fixture';
  /** Of a creature of several squares, the nearest that the hero sees. */
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly glyph: string;
  /** An icon of the game-icons set. */
  readonly icon: string;
  /** A hue of the palettes, such as `fire`; empty for none. */
  readonly hue: string;
  readonly hostile: boolean;
  /** Visible health; empty for what isn't a creature, and for one that is only sensed. */
  readonly health: '' | 'unhurt' | 'hurt' | 'badly-hurt' | 'almost-dead';
  /** The name of the form that another hero has taken; absent: his own. */
  readonly form?: string;
  /** Present and greatest hit points of a creature that was examined lately; absent: they don't show. */
  readonly hitPoints?: readonly [now: number, most: number];
  /** What a creature is to the heroes, where `hostile` doesn’t say it all; absent: an enemy or a hero. */
  readonly stance?: 'servant' | 'friend' | 'neutral' | 'calm' | 'berserk';
  /** Where the hero’s own golem goes, 0: it stands; absent: it is none. */
  readonly heading?: Direction;
  /** Lasting effects on a creature that the hero has noticed; absent: none. */
  readonly forces?: readonly string[];
  /** How the diseases among them spread, as is usual for their kinds; absent: none is a disease. */
  readonly contagion?: readonly (ContagionView & { readonly name: string })[];
  /** An effect's remaining ticks, 0 for others. */
  readonly ticksLeft: number;
  /** Ticks until a bomb explodes. Absent for everything else. */
  readonly fuse?: number;
  /** Of a creature of several squares, all that the hero sees; absent: it has one. */
  readonly parts?: readonly ThingPart[];
  /** What a fixture is for. Absent for everything else. */
  readonly use?: FixtureUse;
  /** What is written on a fixture. Absent: nothing, or not known. */
  readonly text?: string;
}

/** A known spell. */
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
  /** 0…100; 0 and 100 only if certain; 0 under rules where casts can't fail but cost more. */
  readonly failPercent: number;
  readonly price: number;
  /** The pool that pays the price. */
  readonly pool: 'energy' | 'grace';
  /** Grace cost besides a price in energy; 0: none. */
  readonly andGrace: number;
  /** The part of a price in energy that replaces grace, for a role without grace. */
  readonly forGrace: number;
  /** Nutrition cost of the cast. */
  readonly nutrition: number;
  /** Casting time in ticks, paths included. */
  readonly castingTime: number;
  /** How the spell's paths meet the hero's. */
  readonly affinity: SpellAffinity;
  readonly needsDirection: boolean;
  /** The arguments that a cast takes besides: each must be chosen, or may be. Absent: none. */
  readonly takes?: TakenArguments;
  /** Its direction is for ground, doors or things. Absent: it is for creatures, or there is none. */
  readonly forGround?: true;
  /** It can be cast without direction, at the hero himself. */
  readonly atSelf: boolean;
  /** It helps a companion in a direction, or without one the hero himself. */
  readonly helps: boolean;
  /** It can be cast at a visible square by the command `cast-at`, and then needs no direction. */
  readonly atSquare: boolean;
  /** Retention in percent: between these, upper end included; 0 and 0 if forgotten. */
  readonly retention: { readonly low: number; readonly high: number };
  /** Casting it backfires. */
  readonly forgotten: boolean;
  /** It lasts until it is cast again. */
  readonly maintained: boolean;
  /** Hit points that the command `strain` would cost now; 0: it isn't possible or not needed. */
  readonly strain: number;
}

/** The spell menu: its columns and orders are up to the rules. */
export interface SpellMenuView {
  readonly columns: readonly MenuColumn[];
  /** Orders for the command `sort-spells`. */
  readonly orders: readonly MenuOrder[];
  readonly order: MenuOrder;
  /** Appended to the level of a forgotten spell; empty: nothing. */
  readonly forgottenMark: string;
}

/** The hero's standing in one skill. */
export interface SkillView {
  /** The word for the command `enhance`. */
  readonly skill: string;
  /** The level: unskilled, basic, skilled, expert or restricted. */
  readonly level: string;
  /** The role's highest level. */
  readonly most: string;
  /** Practice so far, and the practice needed for the next step: 0 if there is none. */
  readonly training: number;
  readonly needed: number;
  /** Slots that the next step costs. */
  readonly slots: number;
  /** The next step is available now. */
  readonly ready: boolean;
}

/** A kind without recognisable appearance that the hero recognises or has named. */
export interface DiscoveryView {
  /** `potion`, `scroll`, `spellbook`, `wand`, `ring` or `amulet`. */
  readonly class: string;
  /** `potion of healing`; `potion called sour` for a kind that is only named. */
  readonly name: string;
  /** Its appearance while unrecognised: `murky potion`. */
  readonly looks: string;
  readonly glyph: string;
  readonly icon: string;
  readonly hue: string;
  /** Empty if its kind is unknown. */
  readonly about: string;
}

/** The hero's own numbers. */
export interface HeroView extends ChainPart, RankPart {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  readonly race: string;
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly experience: number;
  /** Experience needed for the next level. */
  readonly nextLevelAt: number;
  readonly hitPoints: number;
  readonly maxHitPoints: number;
  readonly energy: number;
  readonly maxEnergy: number;
  /** The pool for prayers; 0 of 0 for roles without prayer. */
  readonly grace: number;
  readonly maxGrace: number;
  readonly armourClass: number;
  readonly nutrition: number;
  readonly hunger: 'satiated' | 'not-hungry' | 'hungry' | 'weak' | 'fainting';
  readonly burden: string;
  readonly load: LoadView;
  /** Formatted attributes: `18/50` for strength and dexterity. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly conditions: readonly string[];
  /** Turns left by condition name; conditions without a time limit are left out. */
  readonly conditionTurns: Readonly<Record<string, number>>;
  /** Gold that he carries, in coins. */
  readonly gold: number;
  /** Lasting effects of spells, the oldest first. */
  readonly forces: readonly ForceView[];
  /** The god to whom the hero prays; absent: none. */
  readonly god?: GodView;
  /** The hero's spell paths; empty: none. */
  readonly paths: readonly SpellPathView[];
  /** Unused skill slots. */
  readonly skillSlots: number;
  /** The form that he has taken; absent: his own. */
  readonly form?: FormView;
  /** The steed that he rides; absent: he is on foot. */
  readonly riding?: SteedView;
}

/** The hero's load and capacity, and their effect on his speed. */
export interface LoadView {
  /** Grams. */
  readonly carried: number;
  /** Grams above which the burden gets heavier; 0 if it can't. */
  readonly nextAt: number;
  /** Mean moves per turn now: 1 is normal. */
  readonly pace: number;
  /** Mean moves per turn without any load. */
  readonly freePace: number;
}

/** The distribution of a creature's moves before the hero's next move but one. */
export interface NextMover {
  readonly id: number;
  readonly name: string;
  /** [moves, probability], ascending; empty for a creature that can't act. */
  readonly moves: readonly (readonly [number, number])[];
  /** Asleep or helpless, as far as the hero sees. */
  readonly inactive?: ThingView['inactive'];
}

/** The end of a game. */
export interface Ending {
  readonly kind: 'won' | 'died';
  /** The killer's name; empty after a victory. */
  readonly killer: string;
  readonly turn: number;
  /** Reason for helplessness at death: `reading`, `fainting`. */
  readonly during?: string;
}

/** Everything that the hero knows. */
export interface GameView extends AltarPart, OwnWordsPart, PartyPart {
  readonly turn: number;
  readonly tick: number;
  /** The depth of the hero's level, from 1; 0: the town, −1: the heroes' home. `words/places.ts` names them. */
  readonly dungeonLevel: number;
  /** The deepest level reached. */
  readonly deepestLevel: number;
  /** The game's points so far, or at its end. */
  readonly points: number;
  readonly hero: HeroView;
  readonly map: MapView;
  readonly things: readonly ThingView[];
  readonly inventory: readonly ItemView[];
  /** Items underfoot, topmost first. */
  readonly underfoot: readonly UnderfootView[];
  /** In menu order. */
  readonly spells: readonly SpellView[];
  readonly spellMenu: SpellMenuView;
  readonly skills: readonly SkillView[];
  /** By class, then by name. */
  readonly discoveries: readonly DiscoveryView[];
  /** Kept and broken conducts; empty in a game that began before they were counted. */
  readonly conducts: readonly ConductView[];
  readonly nextMovers: readonly NextMover[];
  /** A launcher is wielded and its ammunition is carried: `fire` with item 0 would shoot. */
  readonly readyToFire: boolean;
  /** Directions of hostile creatures that can be attacked now. */
  readonly adjacentHostile: readonly Direction[];
  /** The shop in which the hero is, its doorstep included; absent: none. */
  readonly shop?: ShopView;
  /** A question that waits for the command `answer`; any other command abandons it. */
  readonly pending?: PendingView;
  /** A hero of this world who dies wakes up at home and loses experience; absent: death is final. */
  readonly revives?: true;
  readonly ending: Ending | undefined;
}

/** A shop as its customer knows it, in gold. */
export interface ShopView {
  /** `book shop`. */
  readonly name: string;
  /** Unpaid goods and debts together. */
  readonly owed: number;
  /** What he has put down in advance. */
  readonly credit: number;
  /** The keeper wants to be appeased. */
  readonly angry: boolean;
}

/** A pending question, as the hero knows it. */
export interface PendingView extends DeedPart {
  /** Its subject: `charging` is the target of a scroll or spell of charging. */
  readonly about: ContinuationName;
  /** The permitted answers. */
  readonly asks: Asking;
  /** Beatitude of the source. Absent: unknown to him. */
  readonly beatitude?: 'cursed' | 'uncursed' | 'blessed';
  /** Maximum number of answers, this one included. Absent: one. */
  readonly left?: number;
  /** The name of the item in question, or of the spell. */
  readonly subject?: string;
  /** What is to be done with a thing; absent: the question is about something else. */
  readonly deed?: DeedName;
  /** The gods that it is about, with what they give; absent: the question is about something else. */
  readonly gods?: readonly GodOffer[];
  /** The cast that waits for an argument; absent: none does. `kind` is its subtype. */
  readonly cast?: { readonly spell: number; readonly direction: Direction; readonly kind: string };
  /** Cost of an answer: a move, unless the causing action already took it. */
  readonly costs: 'move' | 'nothing';
  /** Leaving it unanswered loses nothing and takes no time. */
  readonly harmless: boolean;
}

/** A name for use in sentences. */
export interface ThingName {
  readonly name: string;
  readonly isHero: boolean;
  /** Takes an article: a jackal, but Perchta. */
  readonly common: boolean;
  /** For items: one piece with its article: `a suit of plate mail`, `the dagger Winterwink`. */
  readonly one?: string;
  /** For items: all pieces with article or count: `3 arrows`. */
  readonly whole?: string;
  /** For fixtures: what is written there, or told of it when it goes off. Absent: nothing. */
  readonly text?: string;
}

/** The look of an object that is no longer in the view. */
export interface ThingLook {
  readonly name: string;
  readonly glyph: string;
  readonly icon: string;
  readonly hue: string;
}
