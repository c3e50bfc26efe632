// The spell inside a wand, scroll or potion: released at the item's own level, without cost.

import { type GameObject, spellFacts } from '../../objects/index.ts';
import { type CastOrder, castSpell } from '../../spells/index.ts';
import type { GameState } from '../state/state.ts';

/** The order that releases the spell inside an item. @param caster id @param direction 0…8 */
export function carriedOrder(
  carrier: GameObject,
  { archetype }: GameObject,
  caster: number,
  direction: number,
): CastOrder {
  return {
    spell: archetype,
    facts: spellFacts(archetype),
    caster,
    direction,
    level: Math.max(1, carrier.fact('level')),
    damageBonus: 0,
    attuned: 0,
    repelled: 0,
    denied: 0,
  };
}

/** Releases it. @returns whether it had an effect */
export function releaseCarried(state: GameState, order: CastOrder): boolean {
  return castSpell(state.spells, order);
}
