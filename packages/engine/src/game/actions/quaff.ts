// Drinking potions.

import { spellFacts, TYPE } from '../../objects/index.ts';
import { subtypeOf } from '../../spells/index.ts';
import { useUp } from '../pack.ts';
import type { GameState } from '../state.ts';
import { type ActionResult, refuse } from './result.ts';

/** Drinks a potion: the spell inside is cast on the drinker, at the potion's level, for nothing. */
export function quaff(state: GameState, itemId: number): ActionResult {
  const potion = state.sheet.inventory.find(itemId);
  if (potion === undefined) {
    return refuse('unknown-item');
  }
  const spell = potion.inventory[0];
  if (potion.archetype.type !== TYPE.potion || spell === undefined) {
    return refuse('not-drinkable');
  }
  state.logFelt('quaffed', state.hero.id, potion.id);
  useUp(state, potion);
  const facts = spellFacts(spell.archetype);
  subtypeOf(facts.subtype).cast(state.spells, {
    spell: spell.archetype,
    facts,
    caster: state.hero.id,
    direction: 0,
    level: Math.max(1, potion.fact('level')),
    damageBonus: 0,
    attuned: 0,
    repelled: 0,
    denied: 0,
  });
  return { beats: state.ruleset.bridges.beats.move };
}
