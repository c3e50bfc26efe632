// A ruleset's success chance worked out beforehand: what depends on a role and its gear, or on a few
// small numbers, is computed once by the functions of the single chance and looked up ever after.

import { GEAR, LAYOUT } from './chance-codes.ts';
import {
  CASTING_SKILLS,
  HELMET_KINDS,
  HIGHEST_LEVEL,
  HIGHEST_SPELL_LEVEL,
  WORN_KINDS,
  type WornKind,
} from './names.ts';
import { bodyPoints, bodyTerm, limitPenalty, ofHelmet, ofKind } from './penalty.ts';
import { castingRole } from './roles.ts';
import type { CastingRoleRow, CastingRules } from './rules.ts';
import { behindShield, limitChance } from './success-chance.ts';

/** The lowest attribute that a caster can have, and the highest. */
export const LEAST_STAT = 3;
export const MOST_STAT = 25;

const ROLE_BITS = LAYOUT.gearBits - LAYOUT.sharedBits;
const SHIELD_CASES = LAYOUT.shieldMask + 1;

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
  /** Places in `kept` to add, by spell code. */
  readonly ease: Int16Array;
  /** Chances in a row of `kept`. */
  readonly span: number;
  /** Chance within its limits and behind the shield, by shield and chance. */
  readonly kept: Uint8Array;
  /** Chances in a row of `percent`. */
  readonly width: number;
  /** The percentage, by penalty and chance kept. */
  readonly percent: Uint8Array;
}

/** The success chance of a ruleset worked out for roles of it. Throws a UsageError for an unknown role. */
export function prepareChances(
  rules: CastingRules,
  roles: readonly string[] = Object.keys(rules.roles),
): ChanceTables {
  const rows = roles.map(role => castingRole(rules, role));
  const caster = rows.flatMap(row =>
    list(1 << ROLE_BITS, bits => rolePoints(rules, row, bits << LAYOUT.sharedBits)),
  );
  const gear = list(1 << LAYOUT.sharedBits, bits => sharedPoints(rules, bits));
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
  };
}

function list<Value>(count: number, value: (place: number) => Value): Value[] {
  return Array.from({ length: count }, (_, place) => value(place));
}

function least(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b));
}

function most(values: readonly number[]): number {
  return values.reduce((a, b) => Math.max(a, b));
}

/** Penalty points of the role, and of the gear that it weighs in its own way. */
function rolePoints(rules: CastingRules, row: CastingRoleRow, code: number): number {
  const dress = bodyTerm(rules, wornKind(code, GEAR.body), (code & GEAR.robe) !== 0);
  const shield = (code & GEAR.shield) === 0 ? 0 : row.shield;
  const emergency = (code & GEAR.emergency) === 0 ? 0 : row.emergency;
  return row.base + bodyPoints(row, dress) + shield + emergency;
}

/** Penalty points of the gear that weighs the same for all. */
function sharedPoints(rules: CastingRules, code: number): number {
  const { helmet, gloves, boots, quarterstaff } = rules.gear;
  return (
    ofHelmet(helmet, HELMET_KINDS[(code / GEAR.helmet) & LAYOUT.kindMask]!) +
    ofKind(gloves, wornKind(code, GEAR.gloves)) +
    ofKind(boots, wornKind(code, GEAR.boots)) +
    ((code & GEAR.quarterstaff) === 0 ? 0 : quarterstaff) +
    ((code & GEAR.special) === 0 ? 0 : rules.penalty.specialSpell)
  );
}

/** The kind of gear in one place; a code that no gear has counts as none. */
function wornKind(code: number, place: number): WornKind {
  return WORN_KINDS[(code / place) & LAYOUT.kindMask] ?? 'none';
}

function keptChance(rules: CastingRules, code: number, chance: number): number {
  const large = (code & GEAR.largeShield) !== 0;
  return behindShield(rules, limitChance(rules, chance), large, (code & GEAR.special) !== 0);
}

const SPELL_CODES = CASTING_SKILLS.length << (LAYOUT.levelBits + LAYOUT.spellLevelBits);

/** Skill, level and spell level of a spell code; nothing when there are no such levels. */
export function spellOf(code: number) {
  const { spellLevelBits, levelBits } = LAYOUT;
  const spellLevel = code & ((1 << spellLevelBits) - 1);
  const level = (code >> spellLevelBits) & ((1 << levelBits) - 1);
  const skill = CASTING_SKILLS[code >> (levelBits + spellLevelBits)];
  const exists =
    skill !== undefined &&
    spellLevel >= 1 &&
    spellLevel <= HIGHEST_SPELL_LEVEL &&
    level >= 1 &&
    level <= HIGHEST_LEVEL;
  return exists ? { skill, level, spellLevel } : undefined;
}

/** What the difficulty of a spell code adds to the chance. */
function easeOf(rules: CastingRules, code: number): number {
  const { difficulty, ease } = rules.steps;
  const spell = spellOf(code);
  if (spell === undefined) {
    return 0;
  }
  const { skill, level, spellLevel } = spell;
  return ease(rules, difficulty(rules, spellLevel, skill, level), spellLevel);
}

/** Places by name, without a prototype: looked up by many names, such an object is the fastest. */
function dictionary(names: readonly string[]): Readonly<Record<string, number>> {
  const places: Record<string, number> = Object.create(null);
  names.forEach((name, place) => {
    places[name] = place;
  });
  return places;
}
