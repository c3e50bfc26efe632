// A digger and what he digs at, as the rules see them.

import { ringBonus } from '../../../../actors/index.ts';
import { conditionOf, type GameObject } from '../../../../objects/index.ts';
import type { GameState } from '../../../state/state.ts';
import type { DigView } from './dig-rules.ts';

/** @param known as far as the asker knows; absent: as it is */
export function digView(
  { sheet, ruleset }: GameState,
  tool: GameObject,
  known?: { readonly enchantment: number },
): DigView {
  const enchantment = known?.enchantment ?? conditionOf(tool).enchantment;
  const rings = ringBonus(sheet, known !== undefined)?.toDam ?? 0;
  return {
    strength: sheet.present.strength,
    dexterity: ruleset.bridges.shortScale(sheet.present.dexterity),
    level: sheet.level,
    race: sheet.race,
    bonus: enchantment + tool.fact('digging') + rings,
  };
}

/** Whether a thing is a tool for digging. */
export function isDigger({ archetype }: GameObject): boolean {
  return archetype.texts.effect === DIG_TOOL;
}

/** The word of the tool’s power. */
export const DIG_TOOL = 'dig-tool';
