// Counts what breaks conducts. NetHack 3.6.7 src/eat.c (doeat), src/uhitm.c (known_hitum), src/mon.c (xkilled),
// src/read.c (doread), src/pray.c (dopray), src/zap.c (poly_obj).

import { fleshOf } from '../../actors/index.ts';
import { type Archetype, factOf, type GameObject } from '../../objects/index.ts';
import type { Conduct } from '../protocol/results/conducts.ts';
import type { GameState } from './state.ts';

/** The hero has done what breaks a conduct. Games that began before conducts were counted stay uncounted. */
export function breakConduct({ seat, clock }: GameState, conduct: Conduct): void {
  if (seat.conducts !== undefined) {
    const { times, since } = seat.conducts[conduct] ?? { times: 0, since: clock.turn };
    seat.conducts = { ...seat.conducts, [conduct]: { times: times + 1, since } };
  }
}

/** The hero begins a meal, perhaps of the body of a kind of monster. Flesh breaks three conducts; what comes from living animals, two. */
export function countMeal(
  state: GameState,
  { archetype: food }: GameObject,
  monster?: Archetype,
): void {
  breakConduct(state, 'foodless');
  const isFlesh = factOf(food, 'flesh') !== 0 || (monster !== undefined && !fleshOf(monster).vegan);
  if (isFlesh || factOf(food, 'animalProduct') !== 0) {
    breakConduct(state, 'vegan');
  }
  if (isFlesh) {
    breakConduct(state, 'vegetarian');
  }
}
