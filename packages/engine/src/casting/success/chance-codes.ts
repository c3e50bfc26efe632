// Integer codes of a caster and a spell, for columns and tables.

import {
  BODY_KINDS,
  CASTING_SKILLS,
  type CastingSkill,
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
 * The amount that each item adds to a caster's code. Kinds of gear count as 1 (nonmetallic), 2 (metallic) and
 * 3 (helm of brilliance).
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

/** Layout of the codes. */
export const LAYOUT = {
  /** Mask of a kind of gear. */
  kindMask: 3,
  /** Mask of body armour, which has one bit more. */
  bodyMask: 7,
  /** Number of the lowest bits of a caster whose effect doesn't depend on the role. */
  sharedBits: 9,
  /** The first of two bits for the special spell and the shield. */
  shieldBit: 7,
  shieldMask: 3,
  /** Number of bits below the role. */
  gearBits: 15,
  /** Number of bits for the spell level, below the level … */
  spellLevelBits: 3,
  /** … and number of bits for the level, below the skill. */
  levelBits: 5,
} as const;

/** The lowest and the highest attribute of a caster. */
export const LEAST_STAT = 3;
export const MOST_STAT = 25;

/** Number of codes of each part. */
export const ROLE_GEARS: number = 1 << (LAYOUT.gearBits - LAYOUT.sharedBits);
export const COMMON_GEARS: number = 1 << LAYOUT.sharedBits;
export const SHIELD_CASES: number = LAYOUT.shieldMask + 1;
export const SPELL_CODES: number =
  CASTING_SKILLS.length << (LAYOUT.levelBits + LAYOUT.spellLevelBits);

/** A table indexed by code. */
export function list<Value>(count: number, value: (code: number) => Value): Value[] {
  return Array.from({ length: count }, (_, code) => value(code));
}

/** The gear of a code whose effect depends on the role. */
export function roleGearOf(code: number): RoleGear {
  return {
    bodyArmour: BODY_KINDS[(code / GEAR.body) & LAYOUT.bodyMask] ?? 'none',
    robe: (code & GEAR.robe) !== 0,
    shield: (code & GEAR.shield) === 0 ? 'none' : 'small',
    emergency: (code & GEAR.emergency) !== 0,
  };
}

/** The gear of a code whose effect is the same for all roles. */
export function commonGearOf(code: number): CommonGear {
  return {
    helmet: HELMET_KINDS[(code / GEAR.helmet) & LAYOUT.kindMask]!,
    gloves: wornKind(code, GEAR.gloves),
    boots: wornKind(code, GEAR.boots),
    quarterstaff: (code & GEAR.quarterstaff) !== 0,
    special: (code & GEAR.special) !== 0,
  };
}

/** The kind of gear in one slot; an unused code counts as none. */
function wornKind(code: number, index: number): WornKind {
  return WORN_KINDS[(code / index) & LAYOUT.kindMask] ?? 'none';
}

/** The spell of a code, and who casts it. */
export interface CodedSpell {
  readonly skill: CastingSkill;
  readonly level: number;
  readonly spellLevel: number;
}

/** Skill, level and spell level of a spell code; undefined if there are no such levels. */
export function spellOf(code: number): CodedSpell | undefined {
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

/** Role and gear of a view as one number. Throws a UsageError for an unlisted role. */
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

/** Multiplication instead of branches, half of which would be mispredicted. */
function gearCode(view: ChanceView): number {
  return (
    kindCode(view.helmet) * helmet +
    kindCode(view.gloves) * gloves +
    kindCode(view.boots) * boots +
    Number(view.quarterstaff) * quarterstaff +
    Number(view.special) * special +
    Number(view.shield === 'large') * largeShield +
    bodyCode(view.bodyArmour) * body +
    Number(view.robe) * robe +
    Number(view.shield !== 'none') * shield +
    Number(view.emergency) * emergency
  );
}

/** The index of a kind in BODY_KINDS. */
function bodyCode(kind: ChanceView['bodyArmour']): number {
  return (
    Number(kind === 'nonmetallic') +
    2 * Number(kind === 'metallic') +
    3 * Number(kind === 'robe') +
    4 * Number(kind === 'robe-of-power') +
    5 * Number(kind === 'robe-of-protection')
  );
}

/** The index of a kind in HELMET_KINDS. */
function kindCode(kind: ChanceView['helmet']): number {
  return (
    Number(kind === 'nonmetallic') +
    2 * Number(kind === 'metallic') +
    3 * Number(kind === 'helm-of-brilliance')
  );
}

/** Skill, level and spell level of a view as one number. */
export function spellCode(view: ChanceView): number {
  return (((skillCode(view.skill) << levelBits) | view.level) << spellLevelBits) | view.spellLevel;
}

/** The index of a skill in CASTING_SKILLS. */
function skillCode(skill: ChanceView['skill']): number {
  return (
    Number(skill === 'unskilled') +
    2 * Number(skill === 'basic') +
    3 * Number(skill === 'skilled') +
    4 * Number(skill === 'expert')
  );
}
