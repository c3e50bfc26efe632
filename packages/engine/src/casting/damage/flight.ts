// How far a directed spell flies, and whether a ray hits. NetHack 3.6.7 src/zap.c (weffects, buzz,
// zap_hit, spell_hit_bonus), src/dig.c (zap_dig).

import type { Chance } from '../../chance/index.ts';
import type { FlightKind } from '../slot/effect-rules.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingSkill } from '../slot/names.ts';
import type { CastingRules } from '../slot/rules.ts';

/** Squares that a spell covers when nothing is in its way. Label: `range`. */
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

/** What of a ray's range is left a square later, before it may bounce; a bounce needs some left. */
export function rangeLeft(
  rules: CastingRules,
  range: number,
  met: { readonly creature: boolean; readonly bounced: boolean },
): number {
  const { square, creature, bounce } = rules.flight.loses;
  return Math.max(0, range - square - (met.creature ? creature : 0) - (met.bounced ? bounce : 0));
}

/** A ray and what it may hit. */
export interface RayView {
  /** Descending armour class (NetHack). */
  readonly armourClass: number;
  /** Who aims; absent for wands, breath, horns, and a ray that comes back. */
  readonly caster: AimView | undefined;
}

/** Who aims a ray. */
export interface AimView {
  /** Skill in the spell's school. */
  readonly skill: CastingSkill;
  /** 3…25. */
  readonly dexterity: number;
}

/** What skill and dexterity add to the aim of a hero's ray. Source: NetHack 3.6.7 src/zap.c (spell_hit_bonus) */
export function rayAim(rules: CastingRules, { skill, dexterity }: AimView): number {
  const { skillAim, dexterityAim } = rules.flight;
  const row = dexterityAim.find(({ dexterity: from }) => dexterity >= from);
  const byDexterity =
    row === undefined ? 0 : row.bonus + row.perPoint * (dexterity - row.dexterity);
  return skillAim[skill] + byDexterity;
}

/**
 * Whether a ray hits. A negative armour class protects by a number redrawn at each ray, from 1 to
 * itself. Labels: `ray`, `ray-lucky`, `ray-armour`.
 * Source: NetHack 3.6.7 src/zap.c (zap_hit)
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
