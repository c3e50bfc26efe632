// Monsters' resistance to wands. NetHack 3.6.7 src/zap.c (resist): wands count as a caster of level 12.

import type { Creature } from '../../actors/index.ts';
import { resists } from '../../casting/index.ts';
import type { GameState } from '../state/state.ts';
import { trueFactsOf } from '../state/true-facts.ts';

/** Whether it resists this time. Label: `resists`. */
export function withstands(state: GameState, creature: Creature): boolean {
  const { level, magicResistance } = trueFactsOf(state, creature);
  return resists(state.luck('wands'), {
    casterLevel: state.ruleset.slots.world.powers.wandLevel,
    targetLevel: level,
    targetResistance: magicResistance,
  });
}
