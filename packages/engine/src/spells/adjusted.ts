// A spell's numbers at a caster's level, as its effects use them.

import { factOf } from '../objects/index.ts';
import {
  castingLevels,
  damageBonus,
  durationBonus,
  type LevelsView,
  rangeBonus,
} from '../spellcraft/index.ts';
import type { CastOrder, SpellWorld } from './spell-world.ts';

/** A spell's numbers after level adjustment. */
export interface AdjustedSpell {
  readonly casterLevel: number;
  /** The document's dam*: base plus bonus. */
  readonly damage: number;
  /** The bonus only. */
  readonly damageAdjustment: number;
  readonly duration: number;
  readonly range: number;
  /** What the level adds to the range. */
  readonly rangeAdjustment: number;
}

/** Adjusts damage, duration and range for the caster's level and paths. */
export function adjustedSpell({ rules, chance }: SpellWorld, order: CastOrder): AdjustedSpell {
  const { spell, facts, attuned, repelled, denied } = order;
  const view: LevelsView = {
    spellLevel: facts.level,
    baseLevel: order.level,
    paths: { path: facts.path, attuned, repelled, denied },
  };
  const modifier = (key: string) => ({ ...view, modifier: factOf(spell, key) });
  const base = factOf(spell, 'dam');
  chance.note('spell-base-damage', base);
  const damageAdjustment = damageBonus(rules, modifier('damModifier'), chance);
  const rangeAdjustment = rangeBonus(rules, modifier('rangeModifier'));
  return {
    rangeAdjustment,
    casterLevel: castingLevels(rules, view).casterLevel,
    damage: base + damageAdjustment,
    damageAdjustment,
    duration: factOf(spell, 'duration') + durationBonus(rules, modifier('durationModifier')),
    range: factOf(spell, 'range') + rangeAdjustment,
  };
}
