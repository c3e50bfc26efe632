// Bombs that are burning down can be picked up and put down. A carried bomb is always on its bearer's square, where
// it explodes.

import { TYPE } from '../../objects/index.ts';
import { BOMB } from '../../spells/index.ts';
import type { GameState } from '../state/state.ts';

/** Picks up a bomb underfoot. @returns whether there was one */
export function takeBomb(state: GameState): boolean {
  return handOver(state, 0, state.hero.id, 'bomb-taken');
}

/** Puts down a bomb that the hero carries. @returns whether he had one */
export function putDownBomb(state: GameState): boolean {
  return handOver(state, state.hero.id, 0, 'bomb-put-down');
}

function handOver(
  state: GameState,
  from: number,
  to: number,
  event: 'bomb-taken' | 'bomb-put-down',
): boolean {
  const { level, hero, content } = state;
  const row = level.effects.carriedBy(from, hero.square, index => {
    const { type, subtype } = content.archetypeAt(index);
    return type === TYPE.effect && subtype === BOMB;
  });
  if (row < 0) {
    return false;
  }
  level.effects.bearer[row] = to;
  state.logFelt(event, hero.id, level.map.x(hero.square), level.map.y(hero.square));
  return true;
}
