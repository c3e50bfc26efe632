// Whether a monster withstands a wand. NetHack 3.6.7 src/zap.c (resist): wands count as a caster of level 12.

import type { Creature } from '../../actors/index.ts';
import { resists } from '../../casting/index.ts';
import { factOf } from '../../objects/index.ts';
import type { GameState } from '../state.ts';

/** The level as which a wand counts. */
export const WAND_LEVEL = 12;

/** How well a creature withstands magic, in percent. Key `withstands`. */
export function resistanceOf({ archetype }: Creature): number {
  return factOf(archetype, 'withstands');
}

/** Whether it does this time. Label: `resists`. */
export function withstands(state: GameState, creature: Creature): boolean {
  return resists(state.luck('wands'), {
    casterLevel: WAND_LEVEL,
    targetLevel: creature.facts.level,
    targetResistance: resistanceOf(creature),
  });
}
