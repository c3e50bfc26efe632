// A hero comes down from the air: into lava, which burns, or where he can stand.

import { type Chance, rollDice } from '../../chance/index.ts';
import { attackNumber } from '../../spellcraft/index.ts';
import type { WorldRules } from '../../worldrules/index.ts';
import { comeDownFromAir } from '../movement/floating.ts';
import type { GameState } from '../state/state.ts';
import { trueFactsOf } from '../state/true-facts.ts';
import { hurt } from './harm.ts';

const FIRE = attackNumber('fire');

/**
 * Damage of lava. Resistance to fire lowers it by its percentage; one who is immune loses 1 hit point, as in NetHack 3.6.7
 * src/trap.c (lava_effects). Label: `lava`.
 * @param resistances percent by attack type number
 */
export function lavaBurn(
  chance: Chance,
  { lava }: Pick<WorldRules['ground'], 'lava'>,
  resistances: Readonly<Record<number, number>>,
): number {
  const damage = rollDice(chance, lava, 'lava');
  return Math.max(1, Math.floor((damage * (100 - (resistances[FIRE] ?? 0))) / 100));
}

/** The hero lands. Lava burns him before he gets out of it: house rule, as he doesn't drown in water. */
export function landFromAir(state: GameState): void {
  const { level, hero, ruleset } = state;
  const isLava = level.map.terrainAt(hero.square) === 'lava';
  comeDownFromAir(state);
  if (isLava) {
    const { resistances } = trueFactsOf(state, hero);
    const damage = lavaBurn(state.luck('lava'), ruleset.slots.world.ground, resistances);
    state.logFelt('lava-burned', hero.id, damage);
    hurt(state, hero, damage, 0, 'lava');
  }
}
