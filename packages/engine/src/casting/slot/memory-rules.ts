// Memory in a ruleset: retention, learning, fading and backfires.

import type { Chance } from '../../chance/index.ts';
import type { CastingSkill } from './names.ts';

/** Retention of spells. Its unit is a turn, or a cast in rulesets that count casts. */
export interface MemoryRules {
  /** Retention from a book. */
  readonly perBook: number;
  /** Retention of a spell known at the start. */
  readonly atStart: number;
  /** Maximum retention. */
  readonly most: number;
  /** Retention lost per turn. */
  readonly perTurn: number;
  /** Retention gained by a successful cast; negative if casting uses spells up. */
  readonly perCast: number;
  /** Retention after reading a book to its end, given the previous one. */
  readonly learn: (memory: MemoryRules, left: number) => number;
  /** Learning uses the book up. */
  readonly usesUpBook: boolean;
  /** Reading the book of a known spell. */
  readonly reread: RereadRules;
  /** A cast at this retention or less is commented on, faintest first. */
  readonly notices: readonly number[];
}

/** Reading the book of a known spell. */
interface RereadRules {
  /** Above this retention the spell is well known … */
  readonly wellKnownAbove: number;
  /** … and the reader is only told so, or asked whether to continue. */
  readonly wellKnown: 'nothing' | 'question';
  /** A book studied more often than this is blank. */
  readonly mostStudies: number;
  /** From this many studies on it can't teach an unknown spell. */
  readonly mostLessons: number;
}

/** A column of the spell menu. */
export type MenuColumn = 'letter' | 'name' | 'level' | 'school' | 'failure' | 'price' | 'retention';

/** Sort orders of the spell menu; schools are sorted by name or by level. */
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

/** The spell menu. */
export interface MenuRules {
  readonly columns: readonly MenuColumn[];
  /** Available sort orders, the default first; swapping letters is always possible. */
  readonly orders: readonly MenuOrder[];
  /** The schools in sorting order. */
  readonly schools: readonly string[];
  /** Appended to the level of a forgotten spell; empty: nothing. */
  readonly forgottenMark: string;
  /** Width of the displayed retention interval in percent, by skill. */
  readonly retentionSteps: Readonly<Record<CastingSkill, number>>;
  /** Retention that counts as 100 percent, in turns. */
  readonly retentionTurns: number;
}

/** Turns of confusion and of stun. */
export interface Timers {
  readonly confusion: number;
  readonly stun: number;
}

/** Combines the running timers with new durations. */
type TimerStep = (running: Timers, coming: Timers) => Timers;

/** One form of backfire, in multiples of (spell level + 1). */
interface BackfireRow extends Timers {
  readonly weight: number;
  readonly apply: TimerStep;
}

/** Effects of casting a forgotten spell. */
export interface BackfireRules {
  readonly rows: readonly BackfireRow[];
  /** Sides of the die for drained energy, per spell level; 0: no drain. */
  readonly drainSidesPerLevel: number;
}

/** A bout of amnesia. */
export interface AmnesiaView {
  /** Retention of each known spell, in list order. */
  readonly memories: readonly number[];
  readonly confused: boolean;
  /** Luck; 0 is normal. */
  readonly luck: number;
}

/** Amnesia. */
export interface AmnesiaRules {
  /** Number of spells that it strikes. */
  readonly count: (chance: Chance, known: number, confused: boolean, luck: number) => number;
  /** The retentions afterwards; a spell removed from the list is missing. */
  readonly strike: (
    chance: Chance,
    memories: readonly number[],
    struck: number,
  ) => readonly number[];
}
