// Conditions caused by attacks besides damage: each type acts with its own probability, and is prevented by a
// save that resistance improves. Crossfire server/attack.c (hit_with_one_attacktype, confuse_living,
// slow_living, paralyze_living, blind_living, poison_living). By house rules, resistance prevents the
// condition with its percentage, before the save. Counts of effects that act every 20 ticks are converted to
// turns of 10.

import type { Chance } from '../chance/index.ts';
import { clamp, floorDiv, truncDiv } from '../integers/index.ts';
import { attackNumber, type SpellcraftRules } from '../spellcraft/index.ts';
import { HOLY_WORD, MAGIC, TURN_UNDEAD, TURNING } from './attack-types.ts';
import { saves, typeOnPart } from './creature-hit.ts';
import { turnBonus } from './piety.ts';

/** A condition caused by an attack. */
export type AttackState = 'confused' | 'poisoned' | 'slow' | 'paralysed' | 'afraid' | 'blind';

/** An effect about to hit a creature. */
export interface CreatureStatesView {
  readonly damage: number;
  /** Bit set of attack types. */
  readonly attackType: number;
  /** The creature's levels above the effect's, for its save; negative counts as 0. */
  readonly levelsAbove: number;
  /** Percent by attack type number; absent is 0, 100 immune. */
  readonly resistances: Readonly<Record<number, number>>;
  /** The creature's level, and whether it is undead, for turning. */
  readonly level: number;
  readonly undead: boolean;
  /** The holy word affects it. */
  readonly judged: boolean;
  /** Level and wisdom of the turning caster: the effect's owner, else the effect. */
  readonly turner: { readonly level: number; readonly wisdom: number };
  /** It hits another square of the creature than its head's: not slow or paralysing. Absent: its head. */
  readonly part?: boolean;
}

/** Called for each condition caused. @param turns 1 or more */
export type Inflict = (state: AttackState, turns: number) => void;

interface StateRule {
  /** Attack type number. */
  readonly kind: number;
  readonly state: AttackState;
  /** It acts with probability 1 in this number per hit. */
  readonly oneIn: number;
  /** Duration in turns, 0 for none. @param resistance percent, below 100 */
  readonly turns: (damage: number, resistance: number) => number;
}

/** Turns (of ten ticks) per act of an effect of speed 0.05. */
const TURNS_AN_ACT = 2;

/** The highest level in the table of saves. */
const HIGHEST = 110;

/** House rule: Crossfire's source gives no duration for slowness and fear. */
const SLOW_TURNS = 20;
/** In Crossfire a frightened creature regains courage with probability 1 in 20 per move. */
const AFRAID_TURNS = 20;

/** Number of the attack type magic. */
const MAGICAL = attackNumber('magic');

const RULES: readonly StateRule[] = [
  { kind: attackNumber('confusion'), state: 'confused', oneIn: 3, turns: confusedTurns },
  // House rule: one point a turn, for as many turns as the hit would have done damage.
  { kind: attackNumber('poison'), state: 'poisoned', oneIn: 3, turns: scaled },
  { kind: attackNumber('slow'), state: 'slow', oneIn: 6, turns: () => SLOW_TURNS },
  { kind: attackNumber('paralyze'), state: 'paralysed', oneIn: 3, turns: paralysedTurns },
  { kind: attackNumber('fear'), state: 'afraid', oneIn: 3, turns: () => AFRAID_TURNS },
  { kind: attackNumber('blind'), state: 'blind', oneIn: 3, turns: blindTurns },
];

/** Bits of all attack types that cause a condition and never damage. */
const STATES_ALONE = RULES.reduce((bits, { kind }) => bits | (1 << kind), 0);

/** Bits of all attack types that may cause a condition. */
export const STATE_TYPES = STATES_ALONE | TURNING;

/** Whether an attack type causes only conditions. */
export function bringsOnlyStates(attackType: number): boolean {
  return (attackType & STATES_ALONE) !== 0 && (attackType & ~(STATES_ALONE | MAGIC)) === 0;
}

/**
 * The conditions from one hit, in the order of their bits. Immune creatures get none. Labels: `state`,
 * `resists`, `saves`.
 */
export function creatureStates(
  chance: Chance,
  { hits }: SpellcraftRules,
  view: CreatureStatesView,
  inflict: Inflict,
): void {
  const { resistances, part = false } = view;
  const attackType = typeOnPart(view.attackType, part);
  const magic = (attackType & MAGIC) === 0 ? 0 : (resistances[MAGICAL] ?? 0);
  const damage = truncDiv(view.damage * (100 - magic), 100);
  for (const { kind, state, oneIn, turns } of RULES) {
    if ((attackType & (1 << kind)) === 0) {
      continue;
    }
    const resistance = resistances[kind] ?? 0;
    if (resistance >= 100 || !chance.test(1, oneIn, 'state')) {
      continue;
    }
    const levels = clamp(view.levelsAbove, 0, HIGHEST);
    const wardedOff = hits.resistanceHelpsSaves
      ? saves(chance, levels, truncDiv(resistance, 10))
      : chance.test(Math.max(0, resistance), 100, 'resists') || saves(chance, levels);
    const lasts = wardedOff ? 0 : turns(damage, resistance);
    if (lasts > 0) {
      inflict(state, lasts);
    }
  }
  if (isTurned(view)) {
    inflict('afraid', AFRAID_TURNS);
  }
}

/** Turning and the holy word frighten by levels only, without luck. */
function isTurned({
  attackType,
  resistances,
  level,
  undead,
  judged,
  turner,
}: CreatureStatesView): boolean {
  const strength = turner.level + turnBonus(turner.wisdom);
  const byTurning = resistances[TURN_NUMBER] ?? 0;
  const byWord = resistances[WORD_NUMBER] ?? 0;
  return (
    ((attackType & TURN_UNDEAD) !== 0 &&
      undead &&
      byTurning < IMMUNE &&
      UNDEAD_LEVELS * level + truncDiv(byTurning, 20) < strength) ||
    ((attackType & HOLY_WORD) !== 0 &&
      judged &&
      byWord < IMMUNE &&
      level + truncDiv(byWord, 100) < strength)
  );
}

/** Levels that an undead counts for when turned. */
const UNDEAD_LEVELS = 2;

/** Percentage of resistance that prevents everything. */
const IMMUNE = 100;

/** The numbers of the two attack types that turn. */
const TURN_NUMBER = Math.log2(TURN_UNDEAD);
const WORD_NUMBER = Math.log2(HOLY_WORD);

function scaled(damage: number, resistance: number): number {
  return truncDiv(damage * (100 - resistance), 100);
}

function confusedTurns(_: number, resistance: number): number {
  const acts = 8 + Math.max(1, scaled(5, resistance));
  return TURNS_AN_ACT * Math.min(Math.max(2, scaled(30, resistance)), acts);
}

/** Three ticks per point, at most fifty. */
function paralysedTurns(damage: number, resistance: number): number {
  const most = truncDiv(100 - resistance, 2);
  return floorDiv(Math.min(most, scaled(3 * damage, resistance)) + 9, 10);
}

/** One act per point, at most ten. quirk: resistance slows the wearing off, and thereby prolongs it. */
function blindTurns(damage: number, resistance: number): number {
  return truncDiv(100 * TURNS_AN_ACT * Math.min(10, damage), 100 - resistance);
}
