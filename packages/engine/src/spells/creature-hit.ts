// What an effect does to one creature. Crossfire server/attack.c (hit_player, hit_with_one_attacktype),
// resistances as in DESIGN's house ruleset: damage × (100 − r) / 100.

import type { Chance } from '../chance/index.ts';
import { truncDiv } from '../integers/index.ts';
import type { SpellcraftRules } from '../spellcraft/index.ts';
import { MAGIC } from './attack-types.ts';

/** An effect about to hit a creature. */
export interface CreatureHitView {
  readonly damage: number;
  /** Bit set of attack types; none deals nothing. */
  readonly attackType: number;
  /** Level of the creature, for its saving throw against magic. */
  readonly level: number;
  /** Percent by attack type number; absent is 0, 100 immune, below 0 vulnerable. */
  readonly resistances: Readonly<Record<number, number>>;
}

/** Least roll of d20 that saves, by level; the last holds for every level above. */
const SAVES: readonly (readonly [highest: number, threshold: number])[] = [
  [1, 18],
  [2, 17],
  [3, 16],
  [4, 15],
  [6, 14],
  [8, 13],
  [11, 12],
  [15, 11],
  [19, 10],
  [24, 9],
  [30, 8],
  [37, 7],
  [45, 6],
  [54, 5],
  [64, 4],
  [75, 3],
  [89, 2],
  [Number.POSITIVE_INFINITY, 1],
];

/** Attack types that deal no damage of their own. */
const STATES =
  (1 << 5) | (1 << 10) | (1 << 11) | (1 << 12) | (1 << 14) | (1 << 15) | (1 << 16) | (1 << 22);

/** The kinds of attack that can be in a type. */
const KINDS = 26;

/**
 * The damage that one hit deals, 0 or more. With magic in the type it is first scaled by the
 * resistance to magic, and at the end the creature may save for half. Of all other kinds only the
 * largest is dealt.
 */
export function creatureHit(chance: Chance, _: SpellcraftRules, view: CreatureHitView): number {
  const magic = (view.attackType & MAGIC) !== 0;
  const scaled = magic ? scaleMagic(chance, view) : view.damage;
  const dealt = largest(scaled, view);
  if (dealt <= 0) {
    chance.note('spell-no-damage');
    return 0;
  }
  if (magic && saves(chance, view.level)) {
    chance.note('spell-saved', truncDiv(dealt, 2), dealt);
    return truncDiv(dealt, 2);
  }
  chance.note('spell-damage', dealt);
  return dealt;
}

function scaleMagic(chance: Chance, view: CreatureHitView): number {
  const resistance = view.resistances[1] ?? 0;
  const product = view.damage * (100 - resistance);
  if (resistance !== 0) {
    chance.note('spell-resisted', resistance);
  }
  if (product >= 100) {
    return truncDiv(product, 100);
  }
  return chance.test(product, 100, 'resistance') ? 1 : 0;
}

function largest(damage: number, view: CreatureHitView): number {
  let most = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const bit = 1 << kind;
    const only = view.attackType === MAGIC ? bit === MAGIC : bit !== MAGIC;
    if ((view.attackType & bit & ~STATES) !== 0 && only) {
      const resistance = bit === MAGIC ? 0 : (view.resistances[kind] ?? 0);
      most = Math.max(most, truncDiv(damage * (100 - resistance), 100));
    }
  }
  return most;
}

/** Whether somebody saves by his level alone: d20 against the level's threshold. Label: `saves`. */
export function saves(chance: Chance, level: number): boolean {
  const [, threshold] = SAVES.find(([highest]) => level <= highest)!;
  return chance.test(21 - threshold, 20, 'saves');
}
