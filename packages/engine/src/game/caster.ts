// What a caster's own mind adds to a spell.

import type { KnownSpell } from '../actors/index.ts';
import { spellDamageBonus } from '../casting/index.ts';
import { factOf } from '../objects/index.ts';
import type { GameState } from './state.ts';

/** NetHack's spell damage bonus, added once per cast: to the spell's base damage. */
export function damageBonusOf(state: GameState, known: KnownSpell): number {
  const archetype = state.content.archetype(known.facts.id);
  const base = factOf(archetype, 'food') || factOf(archetype, 'dam');
  const { intelligence } = state.sheet.present;
  const view = { intelligence, level: state.sheet.level, skill: known.skill, damage: base };
  return spellDamageBonus(state.ruleset.slots.casting, view) - base;
}
