// Missiles among creatures that reflect them, as they are: their ground, what is told of their course, and what is
// learned of the mirrors.

import type { Creature, Reflects } from '../../actors/index.ts';
import { reflectsWhat, wornThings } from '../../actors/index.ts';
import type { GameObject } from '../../objects/index.ts';
import { learnKind } from '../items/learn-kind.ts';
import { tellFlight, trueGround } from '../movement/missiles/flight.ts';
import type { MirroringGround, MissileCourse } from '../movement/missiles/missile-course.ts';
import { noticeFlag } from '../movement/noticing.ts';
import { reflectsOwn } from '../state/reflectors.ts';
import type { GameState } from '../state/state.ts';

/** The true ground, with the creatures that reflect missiles. */
export function mirroringGround(state: GameState): MirroringGround {
  return {
    ...trueGround(state.level.map),
    reflects: id => reflectsOwn(state, state.creature(id), 'reflects-missiles'),
  };
}

/** Logs the course of a missile, and each creature that turns it round. */
export function tellCourse(state: GameState, { legs }: MissileCourse, missile: GameObject): void {
  for (const { squares, mirror } of legs) {
    tellFlight(state, squares, missile);
    if (mirror !== undefined) {
      tellReflection(state, state.creature(mirror.creature), mirror.square, 'reflects-missiles');
    }
  }
}

/**
 * Logs that a creature reflects something. Every hero who sees it learns that its kind does so, and a hero recognises
 * what he wears by it.
 */
export function tellReflection(
  state: GameState,
  creature: Creature,
  square: number,
  what: Reflects,
): void {
  state.logSeen('reflected', square, creature.id);
  const own = state.of(creature.id);
  if (own !== undefined) {
    const mirror = wornThings(own.sheet).find(item => reflectsWhat(item, what));
    if (mirror !== undefined) {
      learnKind(own, mirror);
    }
    return;
  }
  for (const witness of state.states) {
    if (witness.isOn(state.level) && witness.perceives(creature)) {
      noticeFlag(witness, creature, what, true);
    }
  }
}
