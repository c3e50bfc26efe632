// What a turn clock holds, and how it is saved: what is one for all heroes, and the time of each.

import type { Encumbrance } from '../names.ts';
import type { SpeedRules } from '../rules.ts';

/** The unit that a clock counts in. */
export interface ClockUnits {
  /** Whole units in one movement point; what is granted is rounded down to them. */
  readonly unitsPerPoint: number;
  /** Ticks of the world in one turn; 0: none. */
  readonly ticksPerTurn: number;
}

/**
 * Where a turn stands: the hero is to act; the waiting begins; the passes are under way; the movers,
 * then the hero, are to be granted time.
 */
export type TurnPhase = 'hero' | 'waiting' | 'pass' | 'boundary' | 'hero-boundary';

/** What a clock has for all heroes alike. */
export interface SharedTime {
  /** From 1. */
  readonly turn: number;
  readonly phase: TurnPhase;
  /** Ticks of this turn that were taken. */
  readonly ticks: number;
  /** The acting mover's index in the list; movers with higher indexes have been visited in this pass. */
  readonly place: number;
  /** A creature visited in this pass can move again. */
  readonly again: boolean;
  /** The acting mover hasn't spent yet. */
  readonly owes: boolean;
}

/** A clock as one hero has it. Plain JSON; the movers' time is theirs. */
export interface TurnClockState extends SharedTime {
  /** The hero's unspent time, in units. */
  readonly heroMovement: number;
  /** What the hero was granted this turn, and has spent of it, in units. */
  readonly granted: number;
  readonly spent: number;
  /** Turn boundaries for which the hero stays helpless. */
  readonly helpless: number;
  /** The burden when the waiting began. */
  readonly burden: Encumbrance;
}

/** The time of one hero among several. */
export interface HeroTime {
  /** Unspent time, in units. */
  readonly movement: number;
  /** What the hero was granted this turn, and has spent of it, in units. */
  readonly granted: number;
  readonly spent: number;
  /** Turn boundaries for which the hero stays helpless. */
  readonly helpless: number;
  /** The burden when the waiting began. */
  readonly burden: Encumbrance;
  /** The hero is to act in this round; only in the phase `hero`. */
  readonly due: boolean;
  /** The hero has left the world, and is granted nothing any more. */
  readonly gone: boolean;
}

/** A clock of several heroes as it is saved. Plain JSON. */
export interface PartyClockState extends SharedTime {
  /** One or more, in the order of their numbers. */
  readonly heroes: readonly HeroTime[];
}

/** The same fields, which may be set. */
export type Mutable<Fields> = { -readonly [Key in keyof Fields]: Fields[Key] };

/** A clock in turn 1. Each hero has one move in hand and is to act. @param heroes their number */
export function firstTurn(rules: SpeedRules, units: ClockUnits, heroes: number): PartyClockState {
  const movement = rules.time.pointsPerMove * units.unitsPerPoint;
  const hero: HeroTime = {
    movement,
    granted: movement,
    spent: 0,
    helpless: 0,
    burden: 'unencumbered',
    due: true,
    gone: false,
  };
  return {
    turn: 1,
    phase: 'hero',
    ticks: 0,
    place: 0,
    again: false,
    owes: false,
    heroes: Array.from({ length: heroes }, () => hero),
  };
}

/** A clock of one hero as one of several is saved. */
export function partyOf(state: TurnClockState): PartyClockState {
  const { heroMovement, granted, spent, helpless, burden, ...shared } = state;
  const due = state.phase === 'hero';
  const hero: HeroTime = {
    ...{ movement: heroMovement, granted, spent, helpless, burden },
    due,
    gone: false,
  };
  return { ...shared, heroes: [hero] };
}
