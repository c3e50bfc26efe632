// The spell inside a wand, scroll or potion: released at the item's own level, without cost.

import { factOf, type GameObject, pathsOf, spellFacts } from '../../objects/index.ts';
import { isDenied } from '../../spellcraft/index.ts';
import {
  type CastFailure,
  type CastOrder,
  castSpell,
  isAttack,
  subtypeOf,
} from '../../spells/index.ts';
import { giveAway } from '../forces/reveal.ts';
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

/** Why the spell of a carrier does nothing, when it does nothing; undefined: its kind has several reasons. */
export function whyInVain({ archetype }: GameObject): CastFailure | undefined {
  return subtypeOf(spellFacts(archetype).subtype).inVain;
}

/**
 * Releases it. A carrier can't release a spell of a path denied to it. An attack gives a hidden hero away.
 * @returns whether it had an effect
 */
export function releaseCarried(state: GameState, order: CastOrder): boolean {
  const { facts, attuned, repelled, denied, spell, caster } = order;
  if (isDenied({ path: facts.path, attuned, repelled, denied })) {
    return false;
  }
  const own = state.of(caster);
  if (own !== undefined && isAttack(spell)) {
    giveAway(own);
  }
  return castSpell(state.spells, order);
}
