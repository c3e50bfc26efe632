// Which creature acts next, and when a new turn begins. NetHack 3.6.7 src/allmain.c (moveloop), src/mon.c
// (movemon).
//
// A machine without callbacks: the game asks `next`, lets that actor act and has it
// spend, and grants new time when a turn boundary is reached.

import type { Chance } from '../../chance/index.ts';
import { InvariantError } from '../../errors/index.ts';
import { floorDiv } from '../../integers/index.ts';
import { heroAllotmentUnder } from '../hero-allotment.ts';
import { monsterAllotment } from '../monster-allotment.ts';
import type { Encumbrance } from '../names.ts';
import type { SpeedRules } from '../rules.ts';
import type { HeroSpeedView, Mover } from '../views.ts';
import {
  type ClockUnits,
  firstTurn,
  type HeroTime,
  type Mutable,
  type PartyClockState,
  partyOf,
  type SharedTime,
  type TurnClockState,
  type TurnPhase,
} from './clock-state.ts';

/** `next`: a hero is to act and then to spend; a free action spends 0. */
export const HERO = -1;
/** `next`: no mover has time left; grant the movers theirs, then the heroes. */
export const BOUNDARY = -2;
/** `next`: a round went by without a hero, who is helpless; its time is already spent. */
export const HELPLESS = -3;

/**
 * The turns of a world. Movers are kept in one array, oldest first, and visited from its end, as newest
 * arrivals act first. Arrivals are appended at any time and wait for the next pass; a mover that dies is marked
 * `gone` at once and taken out of the array only while a hero or a boundary is up.
 *
 * Heroes are numbered from 0; without a number, the first is meant. Each hero who can move acts
 * once, in any order, before the movers' next pass begins.
 */
export class TurnClock {
  readonly rules: SpeedRules;
  readonly units: ClockUnits;
  /** One move, in units. */
  readonly move: number;
  #now: Mutable<SharedTime>;
  readonly #heroes: Mutable<HeroTime>[];

  /** @param state a saved clock; absent: turn 1, with one hero who has one move in hand and is to act */
  constructor(rules: SpeedRules, units: ClockUnits, state?: TurnClockState | PartyClockState) {
    this.rules = rules;
    this.units = units;
    this.move = rules.time.pointsPerMove * units.unitsPerPoint;
    const begun = state ?? firstTurn(rules, units, 1);
    const { heroes, ...shared } = 'heroes' in begun ? begun : partyOf(begun);
    this.#now = { ...shared };
    this.#heroes = heroes.map(hero => ({ ...hero }));
  }

  /** The turn, from 1. */
  get turn(): number {
    return this.#now.turn;
  }

  /** Whether the movers are about to begin their passes: then `next` notes the burdens that it is told. */
  get begins(): boolean {
    return this.#now.phase === 'waiting';
  }

  /** The first hero's unspent time, in units; below 0 a debt. */
  get heroMovement(): number {
    return this.#heroes[0]!.movement;
  }

  /** Turn boundaries for which a hero stays helpless; 0: not at all. */
  helplessFor(hero = 0): number {
    return this.#heroes[hero]!.helpless;
  }

  /** Whether a hero is to act in this round. */
  isDue(hero = 0): boolean {
    return this.#heroes[hero]!.due;
  }

  /**
   * Whose move it is: a place in the list of movers, or HERO, HELPLESS, BOUNDARY. Asked again
   * without anything spent or granted, HERO and BOUNDARY stay.
   * @param burden the hero's, now; of several heroes a list by their numbers
   * Throws an InvariantError when the last mover hasn't spent.
   */
  next(movers: readonly Mover[], burden: Encumbrance | readonly Encumbrance[]): number {
    if (this.#now.owes) {
      this.#settle(movers);
    }
    for (;;) {
      switch (this.#now.phase) {
        case 'hero':
          return this.#heroOrHelpless();
        case 'waiting':
          this.#noteBurden(burden);
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
   * A hero pays for an action, in units of 0 or more; 0 lets the hero act again at once. A hero who has
   * paid in this round pays in advance, while others are still to act.
   * Throws an InvariantError unless a hero is to act.
   */
  spendHero(units: number, hero = 0): void {
    if (this.#now.phase !== 'hero') {
      throw new InvariantError(`the hero spends in the phase ${this.#now.phase}`);
    }
    if (units > 0) {
      const time = this.#heroes[hero]!;
      time.movement -= units;
      time.spent += units;
      time.due = false;
      if (!this.#anyDue()) {
        this.#now.phase = 'waiting';
      }
    }
  }

  /**
   * A mover pays for its action, in units of 1 or more, before or after acting; doing nothing costs
   * a move too. Throws an InvariantError unless it is to act.
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
   * First at a boundary: every mover is granted a turn's time, newest first.
   * Throws an InvariantError unless a boundary is up.
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
   * Last at a boundary, after whatever else comes between the turns: the only hero is granted a turn's
   * time and a new turn begins; helplessness is one boundary shorter.
   * Throws an InvariantError unless the movers have been granted theirs.
   */
  grantHero(chance: Chance, hero: HeroSpeedView): void {
    this.#expect('hero-boundary');
    this.#grant(chance, hero, this.#heroes[0]!);
    this.#beginTurn();
  }

  /** The same for several heroes, by their numbers. */
  grantHeroes(chance: Chance, heroes: readonly HeroSpeedView[]): void {
    this.#expect('hero-boundary');
    for (let number = 0; number < heroes.length; number++) {
      const time = this.#heroes[number]!;
      if (!time.gone) {
        this.#grant(chance, heroes[number]!, time);
      }
    }
    this.#beginTurn();
  }

  #grant(chance: Chance, hero: HeroSpeedView, time: Mutable<HeroTime>): void {
    const { rules, units } = this;
    const burden = rules.steps.boundaryBurden(time.burden, hero.encumbrance);
    const granted = wholeUnits(heroAllotmentUnder(chance, rules, hero, burden), units);
    time.movement = rules.steps.debt(time.movement + granted);
    time.granted = granted;
    time.spent = 0;
    time.helpless = Math.max(0, time.helpless - 1);
  }

  #beginTurn(): void {
    this.#now.ticks = 0;
    this.#now.turn++;
    this.#now.phase = this.#callHeroes() ? 'hero' : 'waiting';
  }

  /** Makes a hero helpless for a number of turn boundaries, without shortening his present helplessness. */
  hold(boundaries: number, hero = 0): void {
    const time = this.#heroes[hero]!;
    time.helpless = Math.max(time.helpless, boundaries);
  }

  /** A hero can act again. */
  release(hero = 0): void {
    this.#heroes[hero]!.helpless = 0;
  }

  /** A hero leaves the world, in which others go on. */
  dismiss(hero: number): void {
    const time = this.#heroes[hero]!;
    time.gone = true;
    time.due = false;
    if (this.#now.phase === 'hero' && !this.#anyDue()) {
      this.#now.phase = 'waiting';
    }
  }

  /** A hero who had left the world is back: he is granted time with the next turn. */
  admit(hero: number): void {
    const time = this.#heroes[hero]!;
    if (time.gone) {
      time.gone = false;
      time.movement = 0;
      time.granted = 0;
      time.spent = 0;
      time.helpless = 0;
    }
  }

  /**
   * A hero who has never been in the world joins it, with one move in hand: he acts in this round if others do,
   * otherwise in the next.
   * @returns his number
   */
  join(): number {
    const { heroes } = firstTurn(this.rules, this.units, 1);
    this.#heroes.push({ ...heroes[0]!, due: this.#now.phase === 'hero' });
    return this.#heroes.length - 1;
  }

  /** The hero has left the level: no creature on the old level moves again in this turn. */
  endPasses(): void {
    this.#now.owes = false;
    if (this.#now.phase === 'pass' || this.#now.phase === 'waiting') {
      this.#now.phase = this.#callHeroes() ? 'hero' : 'boundary';
    }
  }

  /**
   * How many ticks of the world have come due since this was last asked. With s of A units spent
   * this turn, ⌊ticks × s / A⌋ are due in all, at most a turn's; at a boundary all that are left. Of
   * several heroes the one counts who has spent the least of his share and is to act, or has acted.
   */
  takeTicks(): number {
    const most = this.units.ticksPerTurn;
    const due = this.#now.phase === 'boundary' ? most : Math.min(most, this.#ticksFor(most));
    const left = Math.max(0, due - this.#now.ticks);
    this.#now.ticks += left;
    return left;
  }

  #ticksFor(most: number): number {
    let least = Number.POSITIVE_INFINITY;
    for (let number = 0; number < this.#heroes.length; number++) {
      const { granted, spent, due, gone } = this.#heroes[number]!;
      if ((due || spent > 0) && !gone) {
        least = Math.min(least, granted > 0 ? floorDiv(most * spent, granted) : 0);
      }
    }
    return least === Number.POSITIVE_INFINITY ? 0 : least;
  }

  /** The clock as a hero has it: as if no other were in the world. */
  state(hero = 0): TurnClockState {
    const { movement, granted, spent, helpless, burden, due } = this.#heroes[hero]!;
    const { phase } = this.#now;
    return {
      ...this.#now,
      phase: phase === 'hero' && !due ? 'waiting' : phase,
      ...{ heroMovement: movement, granted, spent, helpless, burden },
    };
  }

  /** The clock with all its heroes, as it is saved. */
  party(): PartyClockState {
    return { ...this.#now, heroes: this.#heroes.map(hero => ({ ...hero })) };
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

  #anyDue(): boolean {
    for (let number = 0; number < this.#heroes.length; number++) {
      if (this.#heroes[number]!.due) {
        return true;
      }
    }
    return false;
  }

  /** Every hero with a whole move in hand is to act. @returns whether there is one */
  #callHeroes(): boolean {
    for (let number = 0; number < this.#heroes.length; number++) {
      const time = this.#heroes[number]!;
      time.due = time.movement >= this.move && !time.gone;
    }
    return this.#anyDue();
  }

  /** Heroes for whose sake the passes end early are to act. @returns whether there is one */
  #callQuickHeroes(): boolean {
    for (let number = 0; number < this.#heroes.length; number++) {
      const time = this.#heroes[number]!;
      time.due = this.rules.steps.leavePasses(time.movement, this.move) && !time.gone;
    }
    return this.#anyDue();
  }

  /** A helpless hero who is to act loses a move at once; the others are asked. */
  #heroOrHelpless(): number {
    for (let number = 0; number < this.#heroes.length; number++) {
      const { due, helpless } = this.#heroes[number]!;
      if (due && helpless > 0) {
        this.spendHero(this.move, number);
        return HELPLESS;
      }
    }
    return HERO;
  }

  #noteBurden(burden: Encumbrance | readonly Encumbrance[]): void {
    for (let number = 0; number < this.#heroes.length; number++) {
      this.#heroes[number]!.burden = typeof burden === 'string' ? burden : burden[number]!;
    }
  }

  #beginPass(movers: readonly Mover[]): void {
    this.#now.phase = 'pass';
    this.#now.place = movers.length;
    this.#now.again = false;
  }

  /** Goes on to the next mover that can move; false at the end of the pass. */
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
    if (this.#callQuickHeroes()) {
      this.#now.phase = 'hero';
    } else if (this.#now.again) {
      this.#beginPass(movers);
    } else {
      this.#now.phase = this.#callHeroes() ? 'hero' : 'boundary';
    }
  }
}

function wholeUnits(points: number, units: ClockUnits): number {
  return Math.floor(points * units.unitsPerPoint);
}
