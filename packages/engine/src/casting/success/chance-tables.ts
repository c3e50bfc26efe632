// A ruleset's success chance worked out beforehand: what depends on a role and its gear, or on a few
// small numbers, is computed once by the functions of the single chance and looked up ever after.

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

/** A ruleset's success chance, worked out. Made once, used for any number of casters. */
export interface ChanceTables {
  readonly rules: CastingRules;
  /** The place of each role in the tables, by name. */
  readonly places: Readonly<Record<string, number>>;
  readonly roles: number;
  /** Row of `percent`, by role and the gear that each role weighs in its own way. */
  readonly caster: Int16Array;
  /** Rows of `percent` to add, by the gear that weighs the same for all. */
  readonly gear: Int16Array;
  /** Place in `kept`, by attribute. */
  readonly aptitude: Int16Array;
  /** Places in `kept` to add, by spell code: what the difficulty adds to the chance. */
  readonly ease: Int16Array;
  /** Chances in a row of `kept`. */
  readonly span: number;
  /** Chance within its limits and behind the shield, by shield and chance. */
  readonly kept: Uint8Array;
  /** Chances in a row of `percent`. */
  readonly width: number;
  /** The percentage, by penalty and chance kept. */
  readonly percent: Uint8Array;
  /** Why the tables say what they say. */
  readonly why: ChanceReasons;
}

/**
 * The success chance of a ruleset worked out for roles of it. Throws a UsageError for an unknown role,
 * and for a ruleset whose chance isn't put together of aptitude, ease and penalty.
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

/** How hard the spell of a code is; 0 for a code that no spell has. */
function hardnessOf(rules: CastingRules, code: number): number {
  const spell = spellOf(code);
  return spell === undefined
    ? 0
    : rules.steps.difficulty(rules, spell.spellLevel, spell.skill, spell.level);
}

/** What the difficulty of a spell code adds to the chance. */
function easeOf(rules: CastingRules, code: number): number {
  const spell = spellOf(code);
  return spell === undefined
    ? 0
    : rules.steps.ease(rules, hardnessOf(rules, code), spell.spellLevel);
}

/** Places by name, without a prototype: looked up by many names, such an object is the fastest. */
function dictionary(names: readonly string[]): Readonly<Record<string, number>> {
  const places: Record<string, number> = Object.create(null);
  names.forEach((name, place) => {
    places[name] = place;
  });
  return places;
}
