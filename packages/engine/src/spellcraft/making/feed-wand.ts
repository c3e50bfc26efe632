// Charging a wand by a spell. Crossfire server/spell_effect.c (cast_item_recharge).

import type { Chance } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';
import type { SpellcraftRules } from '../rules.ts';

/** A wand that a spell charges. */
export interface WandFeedView {
  /** The spell's adjusted damage. */
  readonly power: number;
  /** Level of the spell inside the wand; 0: it holds none. */
  readonly spellLevel: number;
}

/** The result. `broken`: the wand holds nothing to be charged. */
export type WandFed =
  | { readonly kind: 'exploded'; readonly damage: number }
  | { readonly kind: 'charged'; readonly charges: number }
  | { readonly kind: 'broken' };

/** Charges a wand, which may explode instead. Label: `wand-explodes`. */
export function feedWand(chance: Chance, rules: SpellcraftRules, view: WandFeedView): WandFed {
  const { explodesOneIn, blastOver } = rules.making.wands;
  if (chance.test(1, explodesOneIn, 'wand-explodes')) {
    return { kind: 'exploded', damage: Math.max(1, floorDiv(view.power, blastOver)) };
  }
  if (view.spellLevel < 1) {
    return { kind: 'broken' };
  }
  return { kind: 'charged', charges: Math.max(1, floorDiv(view.power, view.spellLevel)) };
}
