// A hero comes down from the air: into lava, which burns, or where he can stand.

import { rollDice } from '../../chance/index.ts';
import { comeDownFromAir } from '../movement/floating.ts';
import type { GameState } from '../state/state.ts';
import { hurt } from './harm.ts';

/** The hero lands. Lava burns him before he gets out of it: house rule, as he doesn't drown in water. */
export function landFromAir(state: GameState): void {
  const { level, hero, ruleset } = state;
  const isLava = level.map.terrainAt(hero.square) === 'lava';
  comeDownFromAir(state);
  if (isLava) {
    const damage = rollDice(state.luck('lava'), ruleset.slots.world.ground.lava, 'lava');
    state.logFelt('lava-burned', hero.id, damage);
    hurt(state, hero, damage, 0, 'lava');
  }
}
