// The conditions that attacks have brought to a creature, each with a clock of its own, in single precision.
// Crossfire server/attack.c, types/poisoning, common/time.c (remove_force, remove_confusion, remove_blindness).

import type { HitRules, SpellcraftRules } from '../../spellcraft/index.ts';

/** Conditions of one creature; 0 acts left: none. */
export interface BodyStates {
  confusion: number;
  confusionClock: number;
  poison: number;
  poisonDamage: number;
  /** The damage of the hit, by which a hero's attributes suffer. */
  poisonStrength: number;
  poisonClock: number;
  slow: number;
  slowPenalty: number;
  slowClock: number;
  /** Whether it is slow: the acts left can be 0 or less. */
  slowed: number;
  /** Whether it is blind: the acts left can be 0. */
  blinded: number;
  blindness: number;
  blindClock: number;
  blindSpeed: number;
  /** Whether it can't move until its own clock lets it act. */
  still: number;
  stillClock: number;
  stillSpeed: number;
  /** Whether a monster is scared: it regains courage by chance. */
  scared: number;
}

/** A creature without conditions. */
export function noStates(): BodyStates {
  return {
    confusion: 0,
    confusionClock: 0,
    poison: 0,
    poisonDamage: 0,
    poisonStrength: 0,
    poisonClock: 0,
    slow: 0,
    slowPenalty: 0,
    slowClock: 0,
    slowed: 0,
    blinded: 0,
    blindness: 0,
    blindClock: 0,
    blindSpeed: 0,
    still: 0,
    stillClock: 0,
    stillSpeed: 0,
    scared: 0,
  };
}

/** Copies all fields. */
export function copyStates(from: Readonly<BodyStates>, to: BodyStates): void {
  to.confusion = from.confusion;
  to.confusionClock = from.confusionClock;
  to.poison = from.poison;
  to.poisonDamage = from.poisonDamage;
  to.poisonStrength = from.poisonStrength;
  to.poisonClock = from.poisonClock;
  to.slow = from.slow;
  to.slowPenalty = from.slowPenalty;
  to.slowClock = from.slowClock;
  to.slowed = from.slowed;
  to.blinded = from.blinded;
  to.blindness = from.blindness;
  to.blindClock = from.blindClock;
  to.blindSpeed = from.blindSpeed;
  to.still = from.still;
  to.stillClock = from.stillClock;
  to.stillSpeed = from.stillSpeed;
  to.scared = from.scared;
}

/** Whether any condition passes with ticks. */
export function hasStates({
  confusion,
  poison,
  slowed,
  blinded,
  still,
}: Readonly<BodyStates>): boolean {
  return confusion > 0 || poison > 0 || slowed > 0 || blinded > 0 || still > 0;
}

/** Bits of what a tick did to a creature's conditions. */
export const ENDED = {
  confusion: 1,
  poison: 2,
  slow: 4,
  blindness: 8,
  hurts: 16,
  still: 32,
} as const;

/** A tick of all conditions. @returns bits of `ENDED`; `hurts`: poison does its damage */
export function passStates({ steps, hits }: SpellcraftRules, states: BodyStates): number {
  const { clock, poison } = hits.states;
  const { turnsInTick, clockAfterTick } = steps;
  const speed = Math.fround(clock);
  let done = 0;
  if (states.confusion > 0) {
    const acts = turnsInTick(states.confusionClock, speed);
    states.confusionClock = clockAfterTick(states.confusionClock, speed);
    states.confusion -= acts;
    done |= states.confusion <= 0 ? ENDED.confusion : 0;
  }
  if (states.poison > 0) {
    const acts = turnsInTick(states.poisonClock, speed);
    states.poisonClock = clockAfterTick(states.poisonClock, speed);
    if (acts > 0) {
      states.poison -= acts;
      done |= states.poison <= poison.endsAt ? ENDED.poison : ENDED.hurts;
      states.poison = states.poison <= poison.endsAt ? 0 : states.poison;
    }
  }
  if (states.slowed > 0) {
    const acts = turnsInTick(states.slowClock, speed);
    states.slowClock = clockAfterTick(states.slowClock, speed);
    if (acts > 0 && states.slow <= 0) {
      states.slowed = 0;
      states.slow = 0;
      states.slowPenalty = 0;
      done |= ENDED.slow;
    }
    states.slow -= states.slowed > 0 ? acts : 0;
  }
  if (states.blinded > 0) {
    const acts = turnsInTick(states.blindClock, states.blindSpeed);
    states.blindClock = clockAfterTick(states.blindClock, states.blindSpeed);
    states.blindness -= acts;
    if (acts > 0 && states.blindness <= 0) {
      states.blinded = 0;
      states.blindness = 0;
      done |= ENDED.blindness;
    }
  }
  if (states.still > 0) {
    const acts = turnsInTick(states.stillClock, states.stillSpeed) > 0;
    states.stillClock = clockAfterTick(states.stillClock, states.stillSpeed);
    states.still = acts ? 0 : 1;
    done |= acts ? ENDED.still : 0;
  }
  return done;
}

/** Ticks until acts of a clock have been done, at least 1. */
export function ticksOf(
  rules: SpellcraftRules,
  clock: number,
  speed: number,
  acts: number,
): number {
  const { turnsInTick, clockAfterTick } = rules.steps;
  let left = acts;
  let ticks = 0;
  for (let now = clock; left > 0 && ticks < MOST_TICKS; ticks++) {
    left -= turnsInTick(now, speed);
    now = clockAfterTick(now, speed);
  }
  return Math.max(1, ticks);
}

/** Percent of a whole. */
const WHOLE = 100;

/** The most ticks that are counted ahead. */
const MOST_TICKS = 100_000;

/** The first tick, from 1, in which a creature of a speed acts. @param speedLeft its clock, in single precision */
export function firstAct({ steps }: SpellcraftRules, speedLeft: number, speed: number): number {
  let clock = Math.fround(speedLeft);
  for (let tick = 1; tick < MOST_TICKS; tick++) {
    if (steps.turnsInTick(clock, speed) > 0) {
      return tick;
    }
    clock = steps.clockAfterTick(clock, speed);
  }
  return MOST_TICKS;
}

/** Speed under slowness, in single precision. Crossfire common/living.c (fix_object). */
export function slowedSpeed(
  { states }: Pick<HitRules, 'states'>,
  { speed, penalty, kind }: { speed: number; penalty: number; kind: 'hero' | 'monster' },
): number {
  const { penaltyPerSpeed, leastSpeed, leastHeroSpeed } = states.slow;
  // The original keeps tenths of speed as the bonus.
  const tenth = 10;
  const bonus = Math.fround(-penalty / (penaltyPerSpeed / tenth));
  const slower = Math.fround(Math.fround(speed) + bonus / tenth);
  return Math.max(Math.fround(kind === 'hero' ? leastHeroSpeed : leastSpeed), slower);
}

/** Movement points a turn of a creature under slowness, at least 1. */
export function slowedPoints(
  { states }: HitRules,
  points: number,
  penalty: number,
  kind: 'hero' | 'monster',
): number {
  const { pointsPerSpeed, slow } = states;
  if (!slow.byPenalty) {
    return Math.max(1, Math.trunc((points * slow.percentLeft) / WHOLE));
  }
  const speed = slowedSpeed({ states }, { speed: points / pointsPerSpeed, penalty, kind });
  return Math.max(1, Math.round(speed * pointsPerSpeed));
}
