// What a creature has left to spend, for whoever knows its pace and can't look into its purse.
// NetHack 3.6.7 src/mon.c (mcalcmove), src/allmain.c (moveloop).

import type { Chance } from '../chance/index.ts';
import { monsterAllotment } from './monster-allotment.ts';
import type { SpeedRules } from './rules.ts';
import { BOUNDARY, type ClockUnits, HERO, TurnClock, type TurnClockState } from './turn-clock.ts';
import type { HeroSpeedView, MonsterSpeedView, Mover } from './views.ts';

/** A creature as it looks, and the clock with the hero to act. */
export interface UnspentTimeView {
  readonly mover: MonsterSpeedView;
  readonly hero: HeroSpeedView;
  readonly units: ClockUnits;
  readonly clock: TurnClockState;
}

/** What is left of earlier turns. */
interface LeftOverView {
  readonly mover: MonsterSpeedView;
  readonly unitsPerPoint: number;
  /** Turns that may have left something, 1 or more: each number below it is equally likely. */
  readonly turns: number;
}

/**
 * The time that a creature has in hand while the hero is to act, in units of the clock: what earlier turns
 * left, what the last boundary granted, less its moves since. It counts as having spent every whole move
 * that it could, and as having been around for any number of turns up to one move's points. That is all
 * phases of a pace that repeats. Before the first boundary nobody has anything.
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

/** What whole moves leave of the grants of earlier turns. */
function leftOver(chance: Chance, rules: SpeedRules, view: LeftOverView): number {
  const { mover, unitsPerPoint, turns } = view;
  const move = rules.time.pointsPerMove * unitsPerPoint;
  return chance.fold(chance.below(turns, 'turns-before'), 0, (luck, left) => {
    return (left + Math.floor(monsterAllotment(luck, rules, mover) * unitsPerPoint)) % move;
  });
}

/** What the moves of this turn leave: the hero's actions were equally long, as far as the clock tells. */
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

/** The creature moves until the hero is to act. @returns false when a boundary comes first */
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
