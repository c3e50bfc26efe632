// The spell inside a wand, scroll or potion: released at the item's own level, without cost.

import { factOf, type GameObject, pathsOf, spellFacts } from '../../objects/index.ts';
import { isDenied } from '../../spellcraft/index.ts';
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
    level: Math.max(1, carrier.fact('level') || factOf(archetype, 'level')),
    damageBonus: 0,
    ...pathsOf(carrier.archetype),
  };
}

/** Releases it. A carrier can't release a spell of a path denied to it. @returns whether it had an effect */
export function releaseCarried(state: GameState, order: CastOrder): boolean {
  const { facts, attuned, repelled, denied } = order;
  return (
    !isDenied({ path: facts.path, attuned, repelled, denied }) && castSpell(state.spells, order)
  );
}
