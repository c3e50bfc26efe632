// A ruleset's success chance, precomputed. The parts that depend on role and gear, or on a few small numbers,
// are computed once by the functions of the single chance and then looked up.

import { UsageError } from '../../errors/index.ts';
import { castingRole } from '../slot/roles.ts';
import type { CastingRules } from '../slot/rules.ts';
import {
  COMMON_GEARS,
  commonGearOf,
  GEAR,
  LAYOUT,
  LEAST_STAT,
  list,
  MOST_STAT,
  ROLE_GEARS,
  roleGearOf,
  SHIELD_CASES,
  SPELL_CODES,
  spellOf,
} from './chance-codes.ts';
import { type ChanceReasons, chanceReasons } from './chance-reasons.ts';
import { behindShield, limitChance } from './chance-steps.ts';
import { commonPoints, limitPenalty, rolePoints } from './penalty.ts';
import { chanceUnderPenalty } from './success-chance.ts';

/** A ruleset's precomputed success chance, reusable for any number of casters. */
export interface ChanceTables {
  readonly rules: CastingRules;
  /** Index of each role in the tables, by name. */
  readonly places: Readonly<Record<string, number>>;
  readonly roles: number;
  /** Row of `percent`, by role and the gear whose effect depends on the role. */
  readonly caster: Int16Array;
  /** Offset in rows of `percent`, by the gear whose effect is the same for all roles. */
  readonly gear: Int16Array;
  /** Index in `kept`, by attribute. */
  readonly aptitude: Int16Array;
  /** Offset in `kept`, by spell code: the difficulty's effect on the chance. */
  readonly ease: Int16Array;
  /** Chances in a row of `kept`. */
  readonly span: number;
  /** The chance after limits and shield, by shield and chance. */
  readonly kept: Uint8Array;
  /** Chances in a row of `percent`. */
  readonly width: number;
  /** The final chance, by penalty and the chance kept. */
  readonly percent: Uint8Array;
  /** The notes of the entries. */
  readonly why: ChanceReasons;
}

/**
 * Precomputes a ruleset's success chance for some of its roles. Throws a UsageError for an unknown role, and
 * for a ruleset whose chance isn't composed of aptitude, ease and penalty.
 */
export function prepareChances(
  rules: CastingRules,
  roles: readonly string[] = Object.keys(rules.roles),
): ChanceTables {
  if (rules.steps.chance !== chanceUnderPenalty) {
    throw new UsageError(
      'rules.steps.chance',
      rules.steps.chance.name,
      `${chanceUnderPenalty.name}, whose parts can be worked out beforehand`,
    );
  }
  const rows = roles.map(role => castingRole(rules, role));
  const caster = rows.flatMap(row =>
    list(ROLE_GEARS, bits => rolePoints(rules, row, roleGearOf(bits << LAYOUT.sharedBits))),
  );
  const gear = list(COMMON_GEARS, bits => commonPoints(rules, commonGearOf(bits)));
  const stats = list(MOST_STAT - LEAST_STAT + 1, at =>
    rules.steps.aptitude(rules, at + LEAST_STAT),
  );
  const ease = list(SPELL_CODES, code => easeOf(rules, code));
  const leastPoints = least(caster) + least(gear);
  const leastChance = least(stats) + least(ease);
  const span = most(stats) + most(ease) - leastChance + 1;
  const kept = list(SHIELD_CASES * span, at =>
    keptChance(rules, Math.floor(at / span) << LAYOUT.shieldBit, leastChance + (at % span)),
  );
  const width = most(kept) + 1;
  const percent = list((most(caster) + most(gear) - leastPoints + 1) * width, at => {
    const points = limitPenalty(rules, leastPoints + Math.floor(at / width));
    return rules.steps.underPenalty(rules, at % width, points);
  });
  return {
    rules,
    places: dictionary(roles),
    roles: roles.length,
    caster: Int16Array.from(caster, points => points - leastPoints),
    gear: Int16Array.from(gear),
    aptitude: Int16Array.from(
      [...list(LEAST_STAT, () => leastChance), ...stats],
      chance => chance - leastChance,
    ),
    ease: Int16Array.from(ease),
    span,
    kept: Uint8Array.from(kept),
    width,
    percent: Uint8Array.from(percent),
    why: chanceReasons(rules, rows, {
      leastPoints,
      penalties: percent.length / width,
      leastChance,
      span,
    }),
  };
}

function least(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b));
}

function most(values: readonly number[]): number {
  return values.reduce((a, b) => Math.max(a, b));
}

function keptChance(rules: CastingRules, code: number, chance: number): number {
  const large = (code & GEAR.largeShield) !== 0;
  return behindShield(rules, limitChance(rules, chance), large, (code & GEAR.special) !== 0);
}

/** Difficulty of the spell of a code; 0 for an unused code. */
function hardnessOf(rules: CastingRules, code: number): number {
  const spell = spellOf(code);
  return spell === undefined
    ? 0
    : rules.steps.difficulty(rules, spell.spellLevel, spell.skill, spell.level);
}

/** The difficulty's effect on the chance, by spell code. */
function easeOf(rules: CastingRules, code: number): number {
  const spell = spellOf(code);
  return spell === undefined
    ? 0
    : rules.steps.ease(rules, hardnessOf(rules, code), spell.spellLevel);
}

/** Indexes by name, without a prototype: the fastest kind of object for lookups by many names. */
function dictionary(names: readonly string[]): Readonly<Record<string, number>> {
  const places: Record<string, number> = Object.create(null);
  names.forEach((name, index) => {
    places[name] = index;
  });
  return places;
}
