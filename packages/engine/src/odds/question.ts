// Questions to the rules, and answers for people and charts. Plain JSON.

import type { CastingPool } from '../casting/index.ts';
import type { CastArguments, HarmlessEffect, HitEffect } from '../spells/index.ts';
import type { AdvicePart } from './pages/advice.ts';
import type { FoundPart } from './pages/found.ts';
import type { ItemOdds, SheetOdds } from './pages/page-views.ts';
import type { PlaceOdds } from './pages/place-odds.ts';
import type { Plot, TurnsOdds, WeaponOdds } from './pages/weapon-odds.ts';
import type { PossibleKind } from './pages/worst-use.ts';

export type { HarmlessEffect, Plot, TurnsOdds, WeaponOdds };

/** What may befall a creature besides damage: by a spell, or by the creature that it strikes. */
export type BroughtEffect = HarmlessEffect | 'hold' | 'stun';

/** A question about the result of an action, as far as the hero knows. */
export type OddsQuestion =
  | {
      readonly ask: 'cast';
      readonly spell: number;
      readonly direction: number;
      readonly arguments?: CastArguments;
    }
  /** At a square, for spells aimed that way. */
  | {
      readonly ask: 'cast-at';
      readonly spell: number;
      readonly x: number;
      readonly y: number;
      readonly arguments?: CastArguments;
    }
  | { readonly ask: 'zap'; readonly item: number; readonly direction: number }
  /** At a creature, or at a wall that can be torn down. */
  | { readonly ask: 'attack'; readonly target: number }
  /** Charging an item with a scroll, or with the scroll that was just read (0). */
  | { readonly ask: 'charge'; readonly item: number; readonly target: number }
  /** A turn of the creature's blows against the adjacent hero. */
  | { readonly ask: 'danger'; readonly target: number }
  /** Items as in the commands of that name: 0 is the ready ammunition. */
  | { readonly ask: 'fire'; readonly item: number; readonly target: number }
  | { readonly ask: 'throw'; readonly item: number; readonly target: number }
  /**
   * The hero's knowledge of a visible creature, and the odds of a fight; target 0: his knowledge of every
   * kind that he has met.
   */
  | { readonly ask: 'recall'; readonly target: number }
  /**
   * The wielded weapon compared with a carried item (item 0: bare hands) against a visible creature; target
   * 0: against a typical opponent.
   */
  | { readonly ask: 'compare'; readonly item: number; readonly target: number }
  /** The page of a carried item: its damage, what it compares with, and what wearing it changes. */
  | { readonly ask: 'item'; readonly item: number }
  /** The hero's page: to-hit, damage, blows, shots, armour class, what hampers, and the price of acts in time. */
  | { readonly ask: 'sheet' }
  /** Disarming a known rune or trap, and what it does when it goes off under the hero. */
  | { readonly ask: 'trap'; readonly x: number; readonly y: number }
  /** Drinking, dipping, sitting and kicking at a fountain, throne or sink, or a step onto ice, sewage or lava. */
  | { readonly ask: 'place'; readonly x: number; readonly y: number }
  /** Mounting a creature in sight, or kicking the steed that the hero rides. */
  | { readonly ask: 'ride'; readonly target: number }
  /** Kicking what is beside the hero. */
  | { readonly ask: 'kick'; readonly direction: number }
  /** An answer to the question about a deed that waits: the id of a choice or an item, or `yes`. */
  | { readonly ask: 'deed'; readonly choice: string }
  /** A power of the hero's form by its place in the view, from 1. */
  | { readonly ask: 'form-power'; readonly power: number; readonly direction: number }
  /** Noticing a hidden rune or trap of this level, by walking past it and by searching. */
  | { readonly ask: 'hidden' }
  /** A cast (spell 0: the attack) as a question of the lab, at a creature in sight (target 0: at none). */
  | { readonly ask: 'lab'; readonly spell: number; readonly target: number }
  /** A shot or a throw at a creature in sight as a question of the lab; items as in the commands. */
  | { readonly ask: 'lab-fire'; readonly item: number; readonly target: number }
  | { readonly ask: 'lab-throw'; readonly item: number; readonly target: number }
  /** A fight to the end with a creature in sight as a question of the lab. */
  | { readonly ask: 'lab-duel'; readonly target: number }
  /** What would help a cast (spell 0: the attack), each change by itself. */
  | { readonly ask: 'help'; readonly spell: number; readonly target: number }
  /** Every thing, place and creature that the hero remembers, on all levels. */
  | { readonly ask: 'find' }
  /**
   * Being dead after each of the next moves, 1…20, if the hero does something first and then stands his ground.
   * `act` is that command; absent: he strikes what is beside him from the beginning.
   */
  | { readonly ask: 'survival'; readonly moves: number; readonly act?: AskedCommand };

/** A command of the game, in a question about it. This room knows no commands; who answers checks it. */
export type AskedCommand = Readonly<Record<string, unknown>> & { readonly kind: string };

/** What the hero can expect of a rune or trap that he knows. */
export interface TrapOdds {
  readonly name: string;
  /** Probabilities that one attempt disarms it, and that it sets it off. */
  readonly disarms: number;
  readonly setsOff: number;
  /** Conditions that it may bring when it goes off, each with its probability. */
  readonly states: readonly (readonly [state: string, probability: number])[];
  /** Names of the spells that it may hold, each with its probability; empty: it hits by itself. */
  readonly spells: readonly (readonly [spell: string, probability: number])[];
  /** Probability that a step beside it or a search there sets it off; absent: it never does. */
  readonly wakes?: number;
}

/** The probability to notice one hidden trap of this level beside the hero. */
export interface HiddenOdds {
  /** Within 1 look, 2 looks and so on: a step beside it is one, and so is a search. */
  readonly noticed: Plot;
}

/** The chance of the hero to be dead, as far as he knows. */
export interface SurvivalAnswer {
  /** 0…1: after 1 move, 2 moves and so on; never falls. */
  readonly dead: readonly number[];
  /** Bounds of each; equal to it where it is exact. They hold 19 times in 20 where fights were played. */
  readonly least: readonly number[];
  readonly most: readonly number[];
  /** Fights that were played; 0: all of it is exact. */
  readonly played: number;
  /** Enemies in sight, by id. */
  readonly foes: readonly number[];
  /** It is known what the act does to the fight: of a healing spell or an unknown wand it isn't. */
  readonly foreseen: boolean;
}

/** Accuracy of an answer. */
export type Certainty =
  | { readonly kind: 'exact' }
  | { readonly kind: 'exact-if'; readonly condition: 'nobody-moves' }
  | { readonly kind: 'estimated'; readonly plusMinus: number }
  /** A lower bound: it omits something that the hero knows may exist, and that could only add to it. */
  | { readonly kind: 'at-least' }
  /** The hero doesn't know the effect. */
  | { readonly kind: 'unknown' };

/** The effect of an action on one creature. */
export interface TargetOdds {
  readonly id: number;
  readonly name: string;
  readonly hitChance: number;
  readonly damage: Plot;
  readonly meanDamage: number;
  /** Probability that this one action kills it. */
  readonly killChance: number;
  /** Distribution of its hit points, as far as the hero knows. */
  readonly hitPoints: Plot;
  /** Number of actions to kill, from 1; the remaining probability lies beyond the last. */
  readonly turnsToKill: Plot;
  /** The effect of a spell without damage; `damage` and `turnsToKill` are then empty. */
  readonly brings?: Brought;
  /** What the spell or the blows may do besides damage, each with its probability; absent: nothing that the hero knows of. */
  readonly effects?: readonly (readonly [effect: HitEffect, probability: number])[];
  /** Of a creature of several squares, those that the spell can hit if no creature moves; absent: it has one. */
  readonly squares?: HitSquares;
  /** It is a wall: it falls, where a creature is killed. */
  readonly falls?: true;
}

/** Squares of a creature that a spell hits. */
interface HitSquares {
  /** The most that one course of the spell hits, of those that the hero sees. */
  readonly hit: number;
  /** All that the creature takes up. */
  readonly of: number;
}

/** The effect of a spell without damage on its target; its probability is the `hitChance`. */
export interface Brought {
  readonly effect: BroughtEffect;
  /** Duration in turns if it succeeds; empty if it isn't counted in turns. */
  readonly turns: Plot;
}

/** A square that a spell will touch, `tick` ticks after the cast. */
export interface TouchedSquare {
  readonly x: number;
  readonly y: number;
  readonly tick: number;
  /**
   * `likely`: possible if no creature moves; `certain`: wherever creatures move, once the spell is released.
   */
  readonly sure: 'certain' | 'likely';
}

/** One line of an explanation: the fact's sentence and its probability. */
export interface Explanation {
  readonly text: string;
  /** Above 0, at most 1. */
  readonly probability: number;
  /** The sentences that this one sums up; absent for a sentence of its own. */
  readonly each?: readonly Explanation[];
  /** The section of the handbook about the rule, such as `casting.fail`; absent: there is none. */
  readonly section?: string;
}

/** The hero's knowledge of a kind of monster, and the odds of a fight. */
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
    /** Absent: unknown, as no weapon explains the observed damage. */
    readonly hitChance?: number;
  }[];
  /** The hero has felt all its blows. */
  readonly allFelt: boolean;
  /** Names of the missiles that it was seen to shoot or throw; absent: none. */
  readonly missiles?: readonly string[];
  readonly abilities: readonly string[];
  /** How it answers blows, and the dice of points or turns; absent: nothing is known of it. */
  readonly passive?: { readonly brings: string; readonly gaze: boolean; readonly dice: string };
  /** Damage of one move with its known blows; empty if unknown. */
  readonly damage: Plot;
  readonly meanDamage: number;
  /** Number of its own moves to kill the hero. */
  readonly turns: TurnsOdds;
  /** Mean turns of the game for each to kill the other at their present speeds; absent: never. */
  readonly gameTurns: { readonly yours?: number; readonly its?: number };
}

/** The hero's knowledge of a kind of monster that he has met. */
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
    | 'missiles'
    | 'passive'
  > {
  readonly blows: readonly Omit<FoeRecall['blows'][number], 'hitChance'>[];
  readonly glyph: string;
  readonly icon: string;
  readonly hue: string;
}

/** The effect of a scroll of charging on an item. */
export interface ChargeAnswer {
  /** Probabilities that the item explodes, and that it isn't chargeable. */
  readonly explodes: number;
  readonly loss: number;
  /** Charges or a ring's number, given that it doesn't explode: afterwards, and the increase. Empty: none. */
  readonly charges: Plot;
  readonly gained: Plot;
  /** A lamp's oil afterwards, in turns. */
  readonly fuel: Plot;
  /** Damage of the explosion, given that it explodes. */
  readonly damage: Plot;
  /** Probability that it explodes and kills the hero as he is now. */
  readonly kills: number;
}

/** The answer to `lab`, `lab-fire`, `lab-throw` and `lab-duel`. */
interface LabPart {
  /** The address of the question; absent: the lab has no such question. */
  readonly lab?: string;
}

/** The answer to a question, for people and charts. */
export interface OddsAnswer extends FoundPart, LabPart, AdvicePart {
  readonly ask: OddsQuestion['ask'];
  readonly certainty: Certainty;
  /** Some input is a guess from the rules of generation. */
  readonly asFarAsYouKnow: boolean;
  /** It depends on squares that the hero doesn't see, so it is as far as he knows. */
  readonly unseenSquares?: true;
  /**
   * 0…100; 0 for an attack; for a wand, that it has no effect or explodes; for a cast that would be refused,
   * that it would fail if it were tried.
   */
  readonly failPercent: number;
  readonly price: number;
  /** The pool that pays the price. */
  readonly pool: CastingPool;
  /** Grace cost besides a price in energy; 0: none. */
  readonly andGrace: number;
  /** The part of a price in energy that replaces grace, for a role without grace. */
  readonly forGrace: number;
  readonly nutrition: number;
  /** Casting time in ticks; 10 for a blow; a missile's own time. */
  readonly ticks: number;
  readonly targets: readonly TargetOdds[];
  readonly squares: readonly TouchedSquare[];
  readonly healing: Plot;
  /** Its other outcomes, each with its probability; absent: none. */
  readonly outcomes?: readonly Explanation[];
  /** It would have no effect, as far as the hero knows; absent: it may have one. */
  readonly inVain?: true;
  /** What an unrecognised item may be, likeliest first, as far as the hero knows; absent: he knows it. */
  readonly mayBe?: readonly PossibleKind[];
  /** The answer to `charge`. */
  readonly charge?: ChargeAnswer;
  /** Breakage of missiles in percent: of those that hit, and of those that miss their target. */
  readonly breaks?: { readonly hit: number; readonly miss: number };
  /** Why the shot, throw or cast would be refused; absent: it wouldn't be. */
  readonly refused?: string;
  /** For a comparison: the wielded weapon, then the other. */
  readonly weapons?: readonly WeaponOdds[];
  /** The hero's knowledge of the monster asked about. */
  readonly recall?: FoeRecall;
  /** Every kind that the hero has met, weakest first; the answer to `recall` with target 0. */
  readonly kinds?: readonly KindRecall[];
  /** The answer to `item`. */
  readonly page?: ItemOdds;
  /** The answer to `sheet`. */
  readonly sheet?: SheetOdds;
  /** The answer to `trap`; the target is the hero. */
  readonly trap?: TrapOdds;
  /** The answer to `place`. */
  readonly place?: PlaceOdds;
  /** The answer to `hidden`. */
  readonly hidden?: HiddenOdds;
  /** The answer to `survival`. */
  readonly survival?: SurvivalAnswer;
  readonly explanation: readonly Explanation[];
}
