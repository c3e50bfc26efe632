// Effects of an exploding wand, and explosions of cursed wands in use. NetHack 3.6.7 src/read.c
// (wand_explode), src/zap.c (backfire), src/engrave.c (doengrave).

import type { Chance } from '../../chance/index.ts';
import type { ChargingNotebook } from '../slot/facts.ts';
import type { ChargingRules } from '../slot/rules.ts';
import type { BlastView, WandBlast } from '../slot/wand-rules.ts';

/**
 * The effect of an exploding wand. The damage is before any halving. Source: NetHack 3.6.7 src/read.c
 * (wand_explode)
 */
export function explodeWand(chance: Chance, rules: ChargingRules, view: BlastView): WandBlast {
  return rules.steps.blast(chance, rules, view);
}

/** A cursed wand in use, after its charge was spent. */
export interface CursedUseView {
  /** Charges left. */
  readonly charges: number;
}

/** Dice of a cursed wand's explosion: their sides, and their number beyond the wand's charges. */
const BACKFIRE_SIDES = 6;
const BACKFIRE_DICE = 2;

/**
 * The damage to the zapper if a cursed wand explodes; undefined: it works. Labels: `cursed-wand`, `damage`.
 * Source: NetHack 3.6.7 src/zap.c (dozap, backfire)
 */
export function backfiringWand(
  chance: Chance,
  rules: ChargingRules,
  view: CursedUseView,
): { readonly damage?: number } {
  const notes: ChargingNotebook = chance;
  const { cursedOnceIn } = rules.wands;
  notes.note('cursed-wand-odds', 1, cursedOnceIn);
  if (!chance.test(1, cursedOnceIn, 'cursed-wand')) {
    return {};
  }
  const count = Math.max(0, view.charges + BACKFIRE_DICE);
  return { damage: chance.roll(count, BACKFIRE_SIDES, 'damage') };
}

/** An explosion's damage after half physical damage. */
export function halvedBlast(rules: ChargingRules, damage: number): number {
  return rules.steps.halved(damage);
}
