// From which of its squares a monster aims. Crossfire server/monster.c (monster_move, cast_spell: a part casts, and
// the spell leaves from its square).

import type { Creature } from '../../actors/index.ts';
import { nearestPart } from '../../world/index.ts';
import type { GameState } from '../state/state.ts';
import { aimsFrom } from './monster-mind.ts';

/**
 * Lets a monster cast or zap at the hero. One of several squares does so from the part with a free line to him, else
 * from the nearest.
 * @param direction of the ray, 0 for none
 */
export function fromAim<Result>(
  state: GameState,
  monster: Creature,
  direction: number,
  act: () => Result,
): Result {
  const { scratch, hero, level } = state;
  const { shape, square } = monster;
  if (shape.size === 1) {
    return act();
  }
  const line = direction === 0 ? -1 : aimsFrom(state, monster, hero.square);
  scratch.aimsFrom = line >= 0 ? line : nearestPart(level.map, shape, square, hero.square);
  try {
    return act();
  } finally {
    scratch.aimsFrom = -1;
  }
}
