// What a ruleset says of memory: how long spells last, how they come, fade and go wrong.

import type { Chance } from '../../chance/index.ts';
import type { CastingSkill } from './names.ts';

/** How long spells are remembered. The unit is a turn, or a cast where a ruleset counts casts. */
export interface MemoryRules {
  /** Memory that a book gives. */
  readonly perBook: number;
  /** Memory of a spell known at the start. */
  readonly atStart: number;
  /** No memory is longer than this. */
  readonly most: number;
  /** What a turn takes. */
  readonly perTurn: number;
  /** What a successful cast adds; negative where casting uses spells up. */
  readonly perCast: number;
  /** Memory after a book that was read to its end, from what was left. */
  readonly learn: (memory: MemoryRules, left: number) => number;
  /** Learning uses the book up. */
  readonly usesUpBook: boolean;
  /** Reading the book of a spell that is known. */
  readonly reread: RereadRules;
  /** Casting with this much left or less is told, faintest first. */
  readonly notices: readonly number[];
}

/** Reading the book of a spell that is known. */
interface RereadRules {
  /** With more than this left the spell is known well … */
  readonly wellKnownAbove: number;
  /** … and the reader is told so and nothing else happens, or asked whether to go on. */
  readonly wellKnown: 'nothing' | 'question';
  /** A book that was studied more often than this is blank. */
  readonly mostStudies: number;
  /** From this many studies on it can't teach a spell that is unknown. */
  readonly mostLessons: number;
}

/** A column of the menu of spells. */
export type MenuColumn = 'letter' | 'name' | 'level' | 'school' | 'failure' | 'price' | 'retention';

/** What the menu of spells can be sorted by; within a school by name or by level. */
export type MenuOrder =
  | 'letter'
  | 'name'
  | 'level'
  | 'level-down'
  | 'school'
  | 'school-level'
  | 'school-level-down'
  | 'failure'
  | 'price';

/** The menu of spells. */
export interface MenuRules {
  readonly columns: readonly MenuColumn[];
  /** What it can be sorted by, the first from the start; letters can be swapped in any case. */
  readonly orders: readonly MenuOrder[];
  /** The schools in the order in which sorting puts them. */
  readonly schools: readonly string[];
  /** What is put after the level of a forgotten spell; empty: nothing. */
  readonly forgottenMark: string;
  /** Retention is told as an interval of so many percent, by skill. */
  readonly retentionSteps: Readonly<Record<CastingSkill, number>>;
  /** Turns of a memory that is told as 100 percent. */
  readonly retentionTurns: number;
}

/** Turns of confusion and of stun. */
export interface Timers {
  readonly confusion: number;
  readonly stun: number;
}

/** Makes the timers that run and those that come into the timers afterwards. */
type TimerStep = (running: Timers, coming: Timers) => Timers;

/** One way for a forgotten spell to backfire, in multiples of its level and one. */
interface BackfireRow extends Timers {
  readonly weight: number;
  readonly apply: TimerStep;
}

/** What casting a forgotten spell does. */
export interface BackfireRules {
  readonly rows: readonly BackfireRow[];
  /** Sides, for each spell level, of the die of energy that it drains; 0: none. */
  readonly drainSidesPerLevel: number;
}

/** A bout of amnesia. */
export interface AmnesiaView {
  /** What is left of each known spell, in the order of the list. */
  readonly memories: readonly number[];
  readonly confused: boolean;
  /** Luck; 0 is ordinary. */
  readonly luck: number;
}

/** Amnesia. */
export interface AmnesiaRules {
  /** How many spells it strikes. */
  readonly count: (chance: Chance, known: number, confused: boolean, luck: number) => number;
  /** The memories afterwards; a spell that left the list is missing. */
  readonly strike: (
    chance: Chance,
    memories: readonly number[],
    struck: number,
  ) => readonly number[];
}
