// Whether the hero could cast a spell that wonder draws for him.

import type { Archetype } from '../../objects/index.ts';
import { drawnPrice } from '../magic/spell-drawing.ts';
import type { GameState } from '../state/state.ts';

/** What a cast takes from the hero's pools. */
export interface SpentPools {
  readonly energy: number;
  readonly grace: number;
}

/** Whether he has path, skill, level and points for it once the cast is paid. */
export function paysForDrawn(
  { ruleset, sheet }: GameState,
  spell: Archetype,
  { energy, grace }: SpentPools,
): boolean {
  const price = drawnPrice(ruleset, sheet, spell);
  if (price === undefined) {
    return false;
  }
  const { pool, points, andGrace } = price;
  const left = { energy: sheet.energy - energy, grace: sheet.grace - grace };
  return points <= left[pool] && andGrace <= left.grace;
}
