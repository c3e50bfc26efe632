// Runes and traps: noticing, disarming and generation. Crossfire server/rune.c (trap_see, trap_disarm),
// common/treasure.c (trap_adjust).

import type { Chance } from '../chance/index.ts';
import { clamp, truncDiv } from '../integers/index.ts';
import { attackBit } from './names.ts';
import type { SpellcraftRules } from './rules.ts';

/** A hidden rune or trap and the creature that may notice it. */
export interface RuneNoticeView {
  /** Level of the rune, 0 or more. */
  readonly runeLevel: number;
  /** How well it is hidden, 0 or more; 1: not at all. */
  readonly hiding: number;
  /** Level of the creature. */
  readonly lookerLevel: number;
  /** Difficulty of the map, from 1. */
  readonly mapDifficulty: number;
}

/** Whether a creature that searches or walks beside a hidden rune notices it. Label: `notices`. */
export function noticesRune(
  chance: Chance,
  { traps: { notice } }: SpellcraftRules,
  { runeLevel, hiding, lookerLevel, mapDifficulty }: RuneNoticeView,
): boolean {
  if (hiding === notice.plainHiding) {
    chance.note('rune-plain');
    return true;
  }
  const levels = mapDifficulty + runeLevel + hiding - lookerLevel;
  const { percentPerLevel, leastPercent, mostPercent } = notice;
  const percent = clamp(levels * percentPerLevel, leastPercent, mostPercent);
  chance.note('rune-hidden', 99 - percent);
  return chance.test(99 - percent, 100, 'notices');
}

/** An attempt to disarm a rune or trap. */
export interface DisarmView {
  readonly runeLevel: number;
  /** Level of the skill that disarms. */
  readonly skillLevel: number;
  readonly dexterity: number;
  /** By hand: a failure may set it off. A spell never does. */
  readonly risky: boolean;
}

/** The result of an attempt: `sprung` is a failure that set it off. */
export type Disarming = 'disarmed' | 'failed' | 'sprung';

/** Tries to disarm a rune or trap. Labels: `disarms`, `sets-off`. */
export function disarm(
  chance: Chance,
  { traps: { disarm: rules } }: SpellcraftRules,
  { runeLevel, skillLevel, dexterity, risky }: DisarmView,
): Disarming {
  const nimble = truncDiv(dexterity, rules.dexterityPerLevel);
  const difference = runeLevel - skillLevel;
  const oneIn = clamp(difference + rules.base - nimble, rules.leastOneIn, rules.mostOneIn);
  chance.note('disarms-one-in', oneIn);
  if (chance.test(1, oneIn, 'disarms')) {
    return 'disarmed';
  }
  if (!risky) {
    return 'failed';
  }
  const riskOneIn = Math.max(rules.leastRiskOneIn, nimble - difference - rules.riskBase);
  chance.note('set-off-one-in', riskOneIn);
  return chance.test(1, riskOneIn, 'sets-off') ? 'sprung' : 'failed';
}

/** The sum of numbers from 0 to below a bound; 0 without a draw if the bound is 1 or less. */
function sumBelow(chance: Chance, count: number, bound: number, label: string): number {
  return bound <= 1 || count <= 0 ? 0 : chance.roll(count, bound, label) - count;
}

/** The level of a trap generated on a map of that difficulty, from 1. Label: `trap-level`. */
export function trapLevel(
  chance: Chance,
  { traps: { making } }: SpellcraftRules,
  difficulty: number,
): number {
  return Math.max(making.leastLevel, sumBelow(chance, making.dice, difficulty, 'trap-level'));
}

/** The hiding value of such a trap, 0 or more. Label: `trap-hiding`. */
export function trapHiding(
  chance: Chance,
  { traps: { making } }: SpellcraftRules,
  difficulty: number,
): number {
  return (
    sumBelow(chance, 1, making.mostHiding + 1, 'trap-hiding') +
    sumBelow(chance, making.dice, difficulty, 'trap-hiding')
  );
}

/** A trap that is being generated. */
export interface TrapDamageView {
  /** Difficulty of the map, from 1. */
  readonly difficulty: number;
  /** Bit set of attack types. */
  readonly attackType: number;
}

/** The damage of such a trap, if it holds no spell. Label: `trap-damage`. */
export function trapDamage(
  chance: Chance,
  { traps: { making } }: SpellcraftRules,
  { difficulty, attackType }: TrapDamageView,
): number {
  if ((attackType & attackBit('death')) !== 0) {
    return making.deadly;
  }
  if ((attackType & attackBit('poison')) !== 0) {
    return Math.max(making.leastPoison, sumBelow(chance, 1, difficulty, 'trap-damage'));
  }
  return sumBelow(chance, difficulty, making.mostDamagePerLevel + 1, 'trap-damage');
}

/** The hiding value of a rune that a caster has written. @param level of the rune */
export function writtenHiding({ traps: { life } }: SpellcraftRules, level: number): number {
  return truncDiv(level, life.levelsPerHiding);
}

/** Whether a hidden rune shows itself on one of its turns. Label: `shows-itself`. */
export function showsItself(chance: Chance, hiding: number): boolean {
  return hiding <= 1 || chance.test(1, hiding, 'shows-itself');
}
