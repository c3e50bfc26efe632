// Range of directed spells, and rays' rolls to hit. NetHack 3.6.7 src/zap.c (weffects, buzz, zap_hit,
// spell_hit_bonus), src/dig.c (zap_dig).

import type { Chance } from '../../chance/index.ts';
import type { FlightKind } from '../slot/effect-rules.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingSkill } from '../slot/names.ts';
import type { CastingRules } from '../slot/rules.ts';

/** Range of a spell in squares, if unobstructed. Label: `range`. */
export function spellRange(
  chance: Chance,
  rules: CastingRules,
  { kind }: { readonly kind: FlightKind },
): number {
  const { least, spread } = rules.flight.range[kind];
  const range = least + chance.below(spread, 'range');
  const notes: CastingNotebook = chance;
  notes.note('range', range);
  return range;
}

/** A ray's range after another square, before a bounce, which needs a range above 0. */
export function rangeLeft(
  rules: CastingRules,
  range: number,
  met: { readonly creature: boolean; readonly bounced: boolean },
): number {
  const { square, creature, bounce } = rules.flight.loses;
  return Math.max(0, range - square - (met.creature ? creature : 0) - (met.bounced ? bounce : 0));
}

/** A ray and its potential target. */
export interface RayView {
  /** Descending armour class (NetHack). */
  readonly armourClass: number;
  /** The aiming caster; absent for wands, breath, horns and bounced rays. */
  readonly caster: AimView | undefined;
}

/** A caster who aims a ray. */
export interface AimView {
  /** Skill in the spell's school. */
  readonly skill: CastingSkill;
  /** 3…25. */
  readonly dexterity: number;
}

/** Skill and dexterity bonus to the aim of a hero's ray. Source: NetHack 3.6.7 src/zap.c (spell_hit_bonus) */
export function rayAim(rules: CastingRules, { skill, dexterity }: AimView): number {
  const { skillAim, dexterityAim } = rules.flight;
  const row = dexterityAim.find(({ dexterity: from }) => dexterity >= from);
  const byDexterity =
    row === undefined ? 0 : row.bonus + row.perPoint * (dexterity - row.dexterity);
  return skillAim[skill] + byDexterity;
}

/**
 * Whether a ray hits. A negative armour class protects by a uniform draw from 1 to its absolute value, for
 * each ray. Labels: `ray`, `ray-lucky`, `ray-armour`. Source: NetHack 3.6.7 src/zap.c (zap_hit)
 */
export function rayHits(chance: Chance, rules: CastingRules, view: RayView): boolean {
  const { rayDie, luckyDie, rayBase } = rules.flight;
  const { armourClass, caster } = view;
  const aim = caster === undefined ? 0 : rayAim(rules, caster);
  const notes: CastingNotebook = chance;
  notes.note('ray-aim', aim, armourClass);
  const roll = chance.below(rayDie, 'ray');
  if (roll === 0) {
    return chance.test(armourClass + aim - 1, luckyDie, 'ray-lucky');
  }
  const armour = armourClass >= 0 ? armourClass : -chance.roll(1, -armourClass, 'ray-armour');
  return rayBase - roll < armour + aim;
}
