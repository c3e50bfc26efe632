// What an exploding wand does, and when a cursed one explodes by being used. NetHack 3.6.7 src/read.c
// (wand_explode), src/zap.c (backfire), src/engrave.c (doengrave).

import type { Chance } from '../../chance/index.ts';
import type { ChargingNotebook } from '../slot/facts.ts';
import type { ChargingRules } from '../slot/rules.ts';
import type { BlastView, WandBlast } from '../slot/wand-rules.ts';

/**
 * What an exploding wand does. Damage is that before anything halves it.
 * Source: NetHack 3.6.7 src/read.c (wand_explode)
 */
export function explodeWand(chance: Chance, rules: ChargingRules, view: BlastView): WandBlast {
  return rules.steps.blast(chance, rules, view);
}

/** A cursed wand that is used, its charge already spent. */
export interface CursedUseView {
  /** Charges left. */
  readonly charges: number;
}

/** Sides of the dice by which a cursed wand hurts who zaps it, and dice on top of its charges. */
const BACKFIRE_SIDES = 6;
const BACKFIRE_DICE = 2;

/**
 * The damage that a cursed wand does to who zaps it by blowing up; absent: it works.
 * Labels: `cursed-wand`, `damage`. Source: NetHack 3.6.7 src/zap.c (dozap, backfire)
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

/** What half physical damage leaves of an explosion's damage. */
export function halvedBlast(rules: ChargingRules, damage: number): number {
  return rules.steps.halved(damage);
}
