// The caster's own contribution to a spell.

import { casterView, type KnownSpell } from '../../actors/index.ts';
import { spellDamageBonus } from '../../casting/index.ts';
import { factOf, type GameObject } from '../../objects/index.ts';
import type { CastArguments, CastOrder } from '../../spells/index.ts';
import type { GameState } from '../state/state.ts';

/** NetHack's spell damage bonus, added once per cast to the spell's base damage. */
function damageBonusOf(state: GameState, known: KnownSpell): number {
  const archetype = state.content.archetype(known.facts.id);
  const base = factOf(archetype, 'food') || factOf(archetype, 'dam');
  const { intelligence } = state.sheet.present;
  const view = { intelligence, level: state.sheet.level, skill: known.skill, damage: base };
  return spellDamageBonus(state.ruleset.slots.casting, view) - base;
}

/** A spell's direction, or its target square. */
export interface Towards {
  /** 0…8. */
  readonly direction: number;
  readonly target?: number;
  /** What was chosen besides; absent: nothing. */
  readonly arguments?: CastArguments;
}

/** The order that releases the hero's spell. */
export function heroOrder(
  state: GameState,
  spell: GameObject,
  known: KnownSpell,
  { direction, target, arguments: told }: Towards,
): CastOrder {
  const { sheet, ruleset, hero } = state;
  return {
    spell: spell.archetype,
    facts: known.facts,
    caster: hero.id,
    direction,
    level: known.casterLevel,
    damageBonus: damageBonusOf(state, known),
    ...sheet.worn.paths,
    bearing: sheet.present,
    casterView: casterView(ruleset, sheet, known),
    ...(target !== undefined && { target }),
    ...(told !== undefined && { arguments: told }),
  };
}
