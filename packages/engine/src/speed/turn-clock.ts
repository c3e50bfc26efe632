// The order of actors, and turn boundaries. NetHack 3.6.7 src/allmain.c (moveloop), src/mon.c (movemon).
//
// A state machine without callbacks: its owner calls `next`, lets that actor act and spend, and grants new
// time at turn boundaries.

import type { Chance } from '../chance/index.ts';
import { InvariantError } from '../errors/index.ts';
import { floorDiv } from '../integers/index.ts';
import { heroAllotmentUnder } from './hero-allotment.ts';
import { monsterAllotment } from './monster-allotment.ts';
import type { Encumbrance } from './names.ts';
import type { SpeedRules } from './rules.ts';
import type { HeroSpeedView, Mover } from './views.ts';

/** `next`: the hero is to act and then to spend; a free action spends 0. */
export const HERO = -1;
/** `next`: no actor has time left; grant the movers theirs, then the hero. */
export const BOUNDARY = -2;
/** `next`: a helpless hero skipped a round; its time is already spent. */
export const HELPLESS = -3;

/** A clock's unit. */
export interface ClockUnits {
  /** Units per movement point; grants are rounded down to whole units. */
  readonly unitsPerPoint: number;
  /** Ticks of the world in one turn; 0: none. */
  readonly ticksPerTurn: number;
}

/**
 * The phase of a turn: the hero is to act; the waiting starts; passes are under way; the movers, then the
 * hero, are to be granted time.
 */
export type TurnPhase = 'hero' | 'waiting' | 'pass' | 'boundary' | 'hero-boundary';

/** The saved form of a clock. Plain JSON; movers store their own time. */
export interface TurnClockState {
  /** From 1. */
  readonly turn: number;
  readonly phase: TurnPhase;
  /** The hero's unspent time, in units. */
  readonly heroMovement: number;
  /** The hero's grant for this turn, and the part of it spent, in units. */
  readonly granted: number;
  readonly spent: number;
  /** Ticks of this turn already taken. */
  readonly ticks: number;
  /** Turn boundaries for which the hero stays helpless. */
  readonly helpless: number;
  /** The burden at the start of the waiting. */
  readonly burden: Encumbrance;
  /** The acting mover's index; higher indexes were visited in this pass. */
  readonly place: number;
  /** A mover visited in this pass can move again. */
  readonly again: boolean;
  /** The acting mover hasn't spent yet. */
  readonly owes: boolean;
}

type Mutable<Fields> = { -readonly [Key in keyof Fields]: Fields[Key] };

function firstTurn(move: number): Mutable<TurnClockState> {
  return {
    turn: 1,
    phase: 'hero',
    heroMovement: move,
    granted: move,
    spent: 0,
    ticks: 0,
    helpless: 0,
    burden: 'unencumbered',
    place: 0,
    again: false,
    owes: false,
  };
}

/**
 * The turns of one level. Movers are in one array, oldest first, and are visited from its end, as newest
 * arrivals act first. Arrivals are appended at any time and wait for the next pass. A mover that dies is
 * marked `gone` at once, and removed from the array only while it is the hero's turn or a boundary.
 */
export class TurnClock {
  readonly rules: SpeedRules;
  readonly units: ClockUnits;
  /** One move, in units. */
  readonly move: number;
  #now: Mutable<TurnClockState>;

  /** @param state a saved clock; absent: turn 1, with one move in hand and the hero to act */
  constructor(rules: SpeedRules, units: ClockUnits, state?: TurnClockState) {
    this.rules = rules;
    this.units = units;
    this.move = rules.time.pointsPerMove * units.unitsPerPoint;
    this.#now = state === undefined ? firstTurn(this.move) : { ...state };
  }

  /** The turn, from 1. */
  get turn(): number {
    return this.#now.turn;
  }

  /** The hero's unspent time, in units; a debt if negative. */
  get heroMovement(): number {
    return this.#now.heroMovement;
  }

  /** Turn boundaries for which the hero stays helpless; 0: not helpless. */
  get helpless(): number {
    return this.#now.helpless;
  }

  /**
   * The next actor: an index in the list of movers, or HERO, HELPLESS, BOUNDARY. HERO and BOUNDARY are
   * returned again until time is spent or granted.
   * @param burden the hero's present one
   * @throws InvariantError if the last mover hasn't spent
   */
  next(movers: readonly Mover[], burden: Encumbrance): number {
    if (this.#now.owes) {
      this.#settle(movers);
    }
    for (;;) {
      switch (this.#now.phase) {
        case 'hero':
          return this.#heroOrHelpless();
        case 'waiting':
          this.#now.burden = burden;
          this.#beginPass(movers);
          break;
        case 'pass':
          if (this.#visit(movers)) {
            return this.#now.place;
          }
          this.#endPass(movers);
          break;
        default:
          return BOUNDARY;
      }
    }
  }

  /**
   * The hero pays for an action, in units of 0 or more; after 0 the hero acts again at once. Throws an
   * InvariantError if it isn't the hero's turn.
   */
  spendHero(units: number): void {
    if (this.#now.phase !== 'hero') {
      throw new InvariantError(`the hero spends in the phase ${this.#now.phase}`);
    }
    if (units > 0) {
      this.#now.heroMovement -= units;
      this.#now.spent += units;
      this.#now.phase = 'waiting';
    }
  }

  /**
   * A mover pays for its action, in units of 1 or more, before or after acting. Doing nothing costs a move
   * too. Throws an InvariantError if it isn't its turn.
   */
  spend(mover: Mover, units: number): void {
    if (!this.#now.owes || !(units > 0)) {
      const when = this.#now.owes ? 'in turn' : 'out of turn';
      throw new InvariantError(`a mover spends ${units} ${when}`);
    }
    mover.movement -= units;
    this.#now.owes = false;
    this.#now.again ||= mover.movement >= this.move;
  }

  /**
   * First at a boundary: grants every mover a turn's time, newest first. Throws an InvariantError if it isn't
   * a boundary.
   */
  grantMovers(chance: Chance, movers: readonly Mover[]): void {
    this.#expect('boundary');
    const { rules, units } = this;
    for (let index = movers.length - 1; index >= 0; index--) {
      const mover = movers[index]!;
      if (!mover.gone) {
        const points = monsterAllotment(chance, rules, mover);
        mover.movement = rules.steps.debt(mover.movement + wholeUnits(points, units));
      }
    }
    this.#now.phase = 'hero-boundary';
  }

  /**
   * Last at a boundary: grants the hero a turn's time and starts a new turn; helplessness is reduced by one
   * boundary. Throws an InvariantError if the movers haven't been granted theirs.
   */
  grantHero(chance: Chance, hero: HeroSpeedView): void {
    this.#expect('hero-boundary');
    const { rules, units } = this;
    const burden = rules.steps.boundaryBurden(this.#now.burden, hero.encumbrance);
    const granted = wholeUnits(heroAllotmentUnder(chance, rules, hero, burden), units);
    this.#now.heroMovement = rules.steps.debt(this.#now.heroMovement + granted);
    this.#now.granted = granted;
    this.#now.spent = 0;
    this.#now.ticks = 0;
    this.#now.turn++;
    this.#now.helpless = Math.max(0, this.#now.helpless - 1);
    this.#now.phase = this.#now.heroMovement >= this.move ? 'hero' : 'waiting';
  }

  /** Makes the hero helpless for a number of turn boundaries, without shortening an existing helplessness. */
  hold(boundaries: number): void {
    this.#now.helpless = Math.max(this.#now.helpless, boundaries);
  }

  /** Ends the hero's helplessness. */
  release(): void {
    this.#now.helpless = 0;
  }

  /** The hero has left the level: its movers no longer move this turn. */
  endPasses(): void {
    this.#now.owes = false;
    if (this.#now.phase === 'pass' || this.#now.phase === 'waiting') {
      this.#now.phase = this.#now.heroMovement >= this.move ? 'hero' : 'boundary';
    }
  }

  /**
   * World ticks that have come due since the last call. With s of A units spent this turn, ⌊ticks × s / A⌋
   * are due in total, at most a turn's; at a boundary all remaining ones.
   */
  takeTicks(): number {
    const most = this.units.ticksPerTurn;
    const due = this.#now.phase === 'boundary' ? most : Math.min(most, this.#ticksFor(most));
    const left = Math.max(0, due - this.#now.ticks);
    this.#now.ticks += left;
    return left;
  }

  #ticksFor(most: number): number {
    return this.#now.granted > 0 ? floorDiv(most * this.#now.spent, this.#now.granted) : 0;
  }

  /** The saved form of the clock. */
  state(): TurnClockState {
    return { ...this.#now };
  }

  #expect(phase: TurnPhase): void {
    if (this.#now.phase !== phase) {
      throw new InvariantError(`time is granted in the phase ${this.#now.phase}, not ${phase}`);
    }
  }

  /** A mover that died while acting owes nothing. */
  #settle(movers: readonly Mover[]): void {
    if (movers[this.#now.place]?.gone === false) {
      throw new InvariantError(`mover ${this.#now.place} has acted and spent nothing`);
    }
    this.#now.owes = false;
  }

  #heroOrHelpless(): number {
    if (this.#now.helpless === 0) {
      return HERO;
    }
    this.spendHero(this.move);
    return HELPLESS;
  }

  #beginPass(movers: readonly Mover[]): void {
    this.#now.phase = 'pass';
    this.#now.place = movers.length;
    this.#now.again = false;
  }

  /** Moves on to the next mover that can move; false at the end of the pass. */
  #visit(movers: readonly Mover[]): boolean {
    const { move } = this;
    let index = Math.min(this.#now.place, movers.length) - 1;
    while (index >= 0 && (movers[index]!.movement < move || movers[index]!.gone)) {
      index--;
    }
    this.#now.place = Math.max(0, index);
    this.#now.owes = index >= 0;
    return this.#now.owes;
  }

  #endPass(movers: readonly Mover[]): void {
    if (this.rules.steps.leavePasses(this.#now.heroMovement, this.move)) {
      this.#now.phase = 'hero';
    } else if (this.#now.again) {
      this.#beginPass(movers);
    } else {
      this.#now.phase = this.#now.heroMovement >= this.move ? 'hero' : 'boundary';
    }
  }
}

function wholeUnits(points: number, units: ClockUnits): number {
  return Math.floor(points * units.unitsPerPoint);
}
