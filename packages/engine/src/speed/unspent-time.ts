// The distribution of a creature's unspent time, for an observer who knows its speed only. NetHack 3.6.7
// src/mon.c (mcalcmove), src/allmain.c (moveloop).

import type { Chance } from '../chance/index.ts';
import type { ClockUnits, TurnClockState } from './clock/clock-state.ts';
import { BOUNDARY, HERO, TurnClock } from './clock/turn-clock.ts';
import { monsterAllotment } from './monster-allotment.ts';
import type { SpeedRules } from './rules.ts';
import type { HeroSpeedView, MonsterSpeedView, Mover } from './views.ts';

/** A creature's visible speed, and the clock with the hero to act. */
export interface UnspentTimeView {
  readonly mover: MonsterSpeedView;
  readonly hero: HeroSpeedView;
  readonly units: ClockUnits;
  readonly clock: TurnClockState;
}

/** The points left from earlier turns. */
interface LeftOverView {
  readonly mover: MonsterSpeedView;
  readonly unitsPerPoint: number;
  /** Number of turns that may have left points, 1 or more: each lower number is equally likely. */
  readonly turns: number;
}

/**
 * A creature's time in hand while the hero is to act, in units of the clock: the remainder of earlier turns
 * plus the last boundary's grant, minus its moves since. It is assumed to have spent every whole move it
 * could, and to have been present for any number of turns up to one move's points, which covers all phases of
 * a repeating pace. Before the first boundary no creature has any.
 */
export function unspentTime(chance: Chance, rules: SpeedRules, view: UnspentTimeView): number {
  const { mover, units, clock } = view;
  if (clock.turn <= 1) {
    return 0;
  }
  const turns = Math.min(clock.turn - 1, rules.time.pointsPerMove);
  const { unitsPerPoint } = units;
  const left = chance.draw(leftOver, rules, { mover, unitsPerPoint, turns });
  const granted = chance.draw(monsterAllotment, rules, mover);
  return afterPasses(rules, view, left + Math.floor(granted * unitsPerPoint));
}

/** The remainder of earlier turns' grants after whole moves. */
function leftOver(chance: Chance, rules: SpeedRules, view: LeftOverView): number {
  const { mover, unitsPerPoint, turns } = view;
  const move = rules.time.pointsPerMove * unitsPerPoint;
  return chance.fold(chance.below(turns, 'turns-before'), 0, (luck, left) => {
    return (left + Math.floor(monsterAllotment(luck, rules, mover) * unitsPerPoint)) % move;
  });
}

/** The remainder after this turn's moves, assuming that the hero's actions were of equal length. */
function afterPasses(rules: SpeedRules, view: UnspentTimeView, movement: number): number {
  const { mover, hero, units, clock: now } = view;
  const { spent } = now;
  const begun = { ...now, heroMovement: now.heroMovement + spent, spent: 0 };
  const clock = new TurnClock(rules, units, begun);
  const actions = Math.ceil(spent / clock.move);
  const creature: Mover = { ...mover, movement, gone: false };
  for (let action = 1; action <= actions; action++) {
    clock.spendHero(spent / actions);
    if (!passes(clock, creature, hero)) {
      break;
    }
  }
  return creature.movement;
}

/** The creature moves until the hero is to act. @returns false if a boundary comes first */
function passes(clock: TurnClock, creature: Mover, { encumbrance }: HeroSpeedView): boolean {
  for (;;) {
    const who = clock.next([creature], encumbrance);
    if (who === HERO || who === BOUNDARY) {
      return who === HERO;
    }
    if (who >= 0) {
      clock.spend(creature, clock.move);
    }
  }
}
