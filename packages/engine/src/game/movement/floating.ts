// Levitation of the hero: passable squares, and landing. NetHack 3.6.7 src/trap.c (float_down, drown),
// src/hack.c (can_reach_floor).

import { flies, formTraits } from '../../actors/index.ts';
import { FLY, SWIM, WALK } from '../../world/index.ts';
import { nearestFree } from '../dungeon/placing.ts';
import type { GameState } from '../state/state.ts';
import { stepTo } from './stepping.ts';

/** Whether the hero levitates. */
export function floats({ sheet }: GameState): boolean {
  return sheet.conditions.has('levitating') || flies(sheet.forces.sum);
}

/** Whether the hero is in the air: he levitates, or his form has wings. Wings let him reach the ground. */
export function isAirborne(state: GameState): boolean {
  const { form } = state.sheet.powers;
  return floats(state) || (form !== undefined && formTraits(form.kind).flies);
}

/** Whether the ground of a square supports the hero: deep water only if he flies, or swims in his form. */
export function bearsHero(state: GameState, square: number): boolean {
  const bits = state.level.map.bits[square]!;
  return (
    (bits & WALK) !== 0 ||
    ((bits & FLY) !== 0 && isAirborne(state)) ||
    ((bits & SWIM) !== 0 && swims(state))
  );
}

function swims({ sheet: { powers } }: GameState): boolean {
  return powers.form !== undefined && formTraits(powers.form.kind).swims;
}

/** The hero lands. From deep water he crawls to the nearest bank; house rule: he doesn't drown. */
export function comeDownFromAir(state: GameState): void {
  const { hero, level } = state;
  const { map } = level;
  if (bearsHero(state, hero.square)) {
    return;
  }
  const bank = nearestFree(map, hero.square, square => map.openToEffects(square));
  if (bank >= 0) {
    state.logFelt('crawled-ashore', hero.id, map.x(bank), map.y(bank));
    stepTo(state, bank);
  }
}
