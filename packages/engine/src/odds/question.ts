// Questions put to the rules, and the answers for people and charts. Plain JSON.

import type { CastingPool } from '../casting/index.ts';

/** A question about what would happen, as far as the hero knows. */
export type OddsQuestion =
  | { readonly ask: 'cast'; readonly spell: number; readonly direction: number }
  /** At a square, for spells that are cast so. */
  | { readonly ask: 'cast-at'; readonly spell: number; readonly x: number; readonly y: number }
  | { readonly ask: 'zap'; readonly item: number; readonly direction: number }
  | { readonly ask: 'attack'; readonly target: number }
  /** Charging a thing with a scroll, or with the one that was just read (0). */
  | { readonly ask: 'charge'; readonly item: number; readonly target: number }
  /** What a turn of the creature's blows would do to the hero beside it. */
  | { readonly ask: 'danger'; readonly target: number }
  /** Items are those of the commands of that name: 0 is the ammunition at hand. */
  | { readonly ask: 'fire'; readonly item: number; readonly target: number }
  | { readonly ask: 'throw'; readonly item: number; readonly target: number }
  /**
   * What the hero knows of a creature in sight, and what they are worth against each other; target 0: what
   * he knows of every kind that he has met.
   */
  | { readonly ask: 'recall'; readonly target: number }
  /** What is in hand beside something carried (item 0: bare hands) against a creature in sight; target 0:
   * against a match for the hero. */
  | { readonly ask: 'compare'; readonly item: number; readonly target: number };

/** How far an answer holds. */
export type Certainty =
  | { readonly kind: 'exact' }
  | { readonly kind: 'exact-if'; readonly condition: 'nobody-moves' }
  | { readonly kind: 'estimated'; readonly plusMinus: number }
  /** Something is left out of which the hero knows that it may be there, and which could only add. */
  | { readonly kind: 'at-least' }
  /** The hero doesn't know what it does. */
  | { readonly kind: 'unknown' };

/** A distribution as a face plots it: [value, probability], ascending. */
export type Plot = readonly (readonly [number, number])[];

/** What an action would do to one creature. */
export interface TargetOdds {
  readonly id: number;
  readonly name: string;
  readonly hitChance: number;
  readonly damage: Plot;
  readonly meanDamage: number;
  /** Probability that this one action kills it. */
  readonly killChance: number;
  /** Hit points as far as the hero knows: [value, probability]. */
  readonly hitPoints: Plot;
  /** Actions until it is dead, 1 …; the rest of the probability lies beyond the last. */
  readonly turnsToKill: Plot;
  /** What a spell that does no damage brings; `damage` and `turnsToKill` are empty then. */
  readonly brings?: Brought;
}

/** What comes over whoever is met by a spell that does no damage; how likely is the `hitChance`. */
export interface Brought {
  readonly effect: HarmlessEffect;
  /** Turns that it lasts if it comes: empty for what isn't counted in turns. */
  readonly turns: Plot;
}

/** What a spell does that does no damage: a kind of NetHack's spells, or a state that an attack brings. */
export type HarmlessEffect =
  | 'sleep'
  | 'slow'
  | 'teleport'
  | 'polymorph'
  | 'cancel'
  | 'fear'
  | 'charm'
  | 'state';

/** A square that a spell will touch, `tick` ticks after the cast. */
export interface TouchedSquare {
  readonly x: number;
  readonly y: number;
  readonly tick: number;
  /** `likely`: if nobody moves, and then not always; `certain`: whoever moves, once the spell is out. */
  readonly sure: 'certain' | 'likely';
}

/** One line of an explanation: the fact's sentence and the probability that it matters. */
export interface Explanation {
  readonly text: string;
  /** Above 0, at most 1. */
  readonly probability: number;
  /** The sentences that this one sums up; absent for a sentence of its own. */
  readonly each?: readonly Explanation[];
}

/** How many attacks or moves a kill takes. */
export interface TurnsOdds {
  /** Absent: it may never come to that. */
  readonly mean?: number;
  /** The least number after which it is done with these shares; absent: never. */
  readonly tenth?: number;
  readonly half?: number;
  readonly nineTenths?: number;
  /** [number, probability], from 1; the rest lies beyond the last. */
  readonly plot: Plot;
}

/** One weapon against one target. */
export interface WeaponOdds {
  /** Its id; 0: bare hands. */
  readonly item: number;
  readonly name: string;
  readonly wielded: boolean;
  /** Mean blows of an attack: a whole number unless it isn't known what the runes mean. */
  readonly blows: number;
  /** Extra blows of everything worn with it, as far as known. */
  readonly extraBlows: number;
  /** It is too heavy for the hero: one blow, and worse to hit. */
  readonly heavy: boolean;
  /** Points of to-hit that its weight costs. */
  readonly heavyPenalty: number;
  /** The probability that one blow hits. */
  readonly hitChance: number;
  /** Of one blow that hits, and of a whole attack. */
  readonly blowDamage: Plot;
  readonly meanBlowDamage: number;
  readonly damage: Plot;
  readonly meanDamage: number;
  readonly killChance: number;
  readonly turns: TurnsOdds;
  /** Some number of it is a guess. */
  readonly guess: boolean;
}

/** What is known of a kind of monster, and what it is worth against the hero. */
export interface FoeRecall {
  readonly name: string;
  readonly about: string;
  readonly level: number;
  /** Movement points a turn; 12 is normal. */
  readonly speed: number;
  readonly armourClass: number;
  readonly hitPoints: Plot;
  /** Words such as `animal` and `immune-fire`. */
  readonly flags: readonly string[];
  readonly kills: number;
  /** The blows that the hero has felt. */
  readonly blows: readonly {
    readonly method: string;
    readonly dice: string;
    readonly effect: string;
    readonly felt: number;
    /** Absent: not known, as no weapon explains what was felt. */
    readonly hitChance?: number;
  }[];
  /** The hero has felt every blow that it has. */
  readonly allFelt: boolean;
  readonly abilities: readonly string[];
  /** Of one move of its known blows; empty where nobody can say. */
  readonly damage: Plot;
  readonly meanDamage: number;
  /** Its own moves until the hero is dead. */
  readonly turns: TurnsOdds;
  /** Mean turns of the game that each would take for the other, as fast as both are now; absent: never. */
  readonly gameTurns: { readonly yours?: number; readonly its?: number };
}

/** A kind of monster that the hero has met, as far as he knows it. */
export interface KindRecall
  extends Pick<
    FoeRecall,
    | 'name'
    | 'about'
    | 'level'
    | 'speed'
    | 'armourClass'
    | 'flags'
    | 'kills'
    | 'allFelt'
    | 'abilities'
  > {
  readonly blows: readonly Omit<FoeRecall['blows'][number], 'hitChance'>[];
  readonly glyph: string;
  readonly icon: string;
  readonly hue: string;
}

/** What a scroll of charging would do to a thing. */
export interface ChargeAnswer {
  /** That the thing explodes, and that it turns out not to be chargeable. */
  readonly explodes: number;
  readonly loss: number;
  /** Charges, or the number of a ring, if it stays whole: afterwards, and by how many more. Empty: none. */
  readonly charges: Plot;
  readonly gained: Plot;
  /** Turns of oil in a lamp afterwards. */
  readonly fuel: Plot;
  /** Damage of the explosion, if it comes. */
  readonly damage: Plot;
}

/** The answer to a question, for people and charts. */
export interface OddsAnswer {
  readonly ask: OddsQuestion['ask'];
  readonly certainty: Certainty;
  /** Some input is a guess by the rules of generation. */
  readonly asFarAsYouKnow: boolean;
  /** It depends on squares that the hero doesn't see; it is as far as he knows then. */
  readonly unseenSquares?: true;
  /** 0…100; 0 for an attack; of a wand, that it does nothing, or explodes. */
  readonly failPercent: number;
  readonly price: number;
  /** What the price is paid from. */
  readonly pool: CastingPool;
  /** Grace that it takes besides a price in energy; 0: none. */
  readonly andGrace: number;
  /** How much of a price in energy stands for grace, because the role has none. */
  readonly forGrace: number;
  readonly nutrition: number;
  /** Casting time in ticks, 10 for a blow, what a missile takes. */
  readonly ticks: number;
  readonly targets: readonly TargetOdds[];
  readonly squares: readonly TouchedSquare[];
  readonly healing: Plot;
  /** The answer to `charge`. */
  readonly charge?: ChargeAnswer;
  /** Percent of missiles that break: of those that hit, and of those that miss what they meet. */
  readonly breaks?: { readonly hit: number; readonly miss: number };
  /** Why the shot, the throw or the cast would be refused; absent: it wouldn't be. */
  readonly refused?: string;
  /** Of a comparison: what is in hand, then the other. */
  readonly weapons?: readonly WeaponOdds[];
  /** What is known of the monster that was asked for. */
  readonly recall?: FoeRecall;
  /** Everybody whom the hero has met, the weakest first; answers `recall` of nobody in particular. */
  readonly kinds?: readonly KindRecall[];
  readonly explanation: readonly Explanation[];
}
