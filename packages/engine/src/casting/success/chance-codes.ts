// A caster and a spell in two whole numbers, so that thousands fit in columns and tables.

import {
  BODY_KINDS,
  CASTING_SKILLS,
  HELMET_KINDS,
  HIGHEST_LEVEL,
  HIGHEST_SPELL_LEVEL,
  WORN_KINDS,
  type WornKind,
} from '../slot/names.ts';
import { unknownRole } from '../slot/roles.ts';
import type { CastingRules } from '../slot/rules.ts';
import type { ChanceView } from '../slot/views.ts';
import type { CommonGear, RoleGear } from './penalty.ts';

/**
 * What each piece adds to the code of a caster. Kinds of gear count as 1 (nonmetallic), 2 (metallic)
 * and 3 (helm of brilliance).
 */
export const GEAR = {
  helmet: 1,
  gloves: 4,
  boots: 16,
  quarterstaff: 64,
  special: 128,
  /** Only together with `shield`. */
  largeShield: 256,
  /** Robes worn as body armour count as 3, 4 and 5. */
  body: 512,
  robe: 4096,
  shield: 8192,
  emergency: 16_384,
} as const;

/** How the codes are laid out. */
export const LAYOUT = {
  /** A kind of gear takes so many bits. */
  kindMask: 3,
  /** Body armour takes one bit more. */
  bodyMask: 7,
  /** So many of the lowest bits of a caster weigh the same for every role. */
  sharedBits: 9,
  /** From this bit on two bits tell whose spell it is and which shield. */
  shieldBit: 7,
  shieldMask: 3,
  /** The role stands above this many bits. */
  gearBits: 15,
  /** A level stands above so many bits of the spell level … */
  spellLevelBits: 3,
  /** … and a skill above so many bits of the level. */
  levelBits: 5,
} as const;

/** The lowest attribute that a caster can have, and the highest. */
export const LEAST_STAT = 3;
export const MOST_STAT = 25;

/** How many codes there are of each part. */
export const ROLE_GEARS = 1 << (LAYOUT.gearBits - LAYOUT.sharedBits);
export const COMMON_GEARS = 1 << LAYOUT.sharedBits;
export const SHIELD_CASES = LAYOUT.shieldMask + 1;
export const SPELL_CODES = CASTING_SKILLS.length << (LAYOUT.levelBits + LAYOUT.spellLevelBits);

/** A table by code. */
export function list<Value>(count: number, value: (code: number) => Value): Value[] {
  return Array.from({ length: count }, (_, code) => value(code));
}

/** The gear of a code that each role weighs in its own way. */
export function roleGearOf(code: number): RoleGear {
  return {
    bodyArmor: BODY_KINDS[(code / GEAR.body) & LAYOUT.bodyMask] ?? 'none',
    robe: (code & GEAR.robe) !== 0,
    shield: (code & GEAR.shield) === 0 ? 'none' : 'small',
    emergency: (code & GEAR.emergency) !== 0,
  };
}

/** The gear of a code that weighs the same for all. */
export function commonGearOf(code: number): CommonGear {
  return {
    helmet: HELMET_KINDS[(code / GEAR.helmet) & LAYOUT.kindMask]!,
    gloves: wornKind(code, GEAR.gloves),
    boots: wornKind(code, GEAR.boots),
    quarterstaff: (code & GEAR.quarterstaff) !== 0,
    special: (code & GEAR.special) !== 0,
  };
}

/** The kind of gear in one place; a code that no gear has counts as none. */
function wornKind(code: number, place: number): WornKind {
  return WORN_KINDS[(code / place) & LAYOUT.kindMask] ?? 'none';
}

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

// Imported names are looked up at every use; names of this file are constants to the compiler.
const { helmet, gloves, boots, quarterstaff, special, largeShield } = GEAR;
const { body, robe, shield, emergency } = GEAR;
const { gearBits, spellLevelBits, levelBits } = LAYOUT;

/** Role and gear of a view in one number. Throws a UsageError for a role without a place. */
export function casterCode(
  rules: CastingRules,
  places: Readonly<Record<string, number>>,
  view: ChanceView,
): number {
  const role = places[view.role];
  if (role === undefined) {
    throw unknownRole(rules, view.role);
  }
  return (role << gearBits) | gearCode(view);
}

/** Multiplied, not chosen: half the branches would be mispredicted. */
function gearCode(view: ChanceView): number {
  return (
    kindCode(view.helmet) * helmet +
    kindCode(view.gloves) * gloves +
    kindCode(view.boots) * boots +
    Number(view.quarterstaff) * quarterstaff +
    Number(view.special) * special +
    Number(view.shield === 'large') * largeShield +
    bodyCode(view.bodyArmor) * body +
    Number(view.robe) * robe +
    Number(view.shield !== 'none') * shield +
    Number(view.emergency) * emergency
  );
}

/** The place of a kind in BODY_KINDS. */
function bodyCode(kind: ChanceView['bodyArmor']): number {
  return (
    Number(kind === 'nonmetallic') +
    2 * Number(kind === 'metallic') +
    3 * Number(kind === 'robe') +
    4 * Number(kind === 'robe-of-power') +
    5 * Number(kind === 'robe-of-protection')
  );
}

/** The place of a kind in HELMET_KINDS. */
function kindCode(kind: ChanceView['helmet']): number {
  return (
    Number(kind === 'nonmetallic') +
    2 * Number(kind === 'metallic') +
    3 * Number(kind === 'helm-of-brilliance')
  );
}

/** Skill, level and spell level of a view in one number. */
export function spellCode(view: ChanceView): number {
  return (((skillCode(view.skill) << levelBits) | view.level) << spellLevelBits) | view.spellLevel;
}

/** The place of a skill in CASTING_SKILLS. */
function skillCode(skill: ChanceView['skill']): number {
  return (
    Number(skill === 'unskilled') +
    2 * Number(skill === 'basic') +
    3 * Number(skill === 'skilled') +
    4 * Number(skill === 'expert')
  );
}
