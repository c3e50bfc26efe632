// Whether the hero can pay for a spell now.

import type { GameView, SpellView } from '../game/index.ts';

/** Whether the hero has what a spell costs, or may strain himself for what is missing. */
export function isPayable(
  { energy, grace }: Pick<GameView['hero'], 'energy' | 'grace'>,
  { price, pool, andGrace, strain }: Pick<SpellView, 'price' | 'pool' | 'andGrace' | 'strain'>,
): boolean {
  const has = pool === 'grace' ? grace : energy;
  return strain > 0 || (price <= has && andGrace <= Math.max(0, grace));
}
