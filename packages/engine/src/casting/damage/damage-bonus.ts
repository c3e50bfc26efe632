// Damage bonus of a spell from intelligence and level. NetHack 3.6.7 src/zap.c (spell_damage_bonus).

import { silent } from '../../chance/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingSkill } from '../slot/names.ts';
import type { CastingRules } from '../slot/rules.ts';

/** A caster and the unmodified damage. */
export interface DamageBonusView {
  /** 3…25. */
  readonly intelligence: number;
  /** Experience level, 1…30. */
  readonly level: number;
  /** Skill in the spell's school; few rulesets use it. Absent: basic. */
  readonly skill?: CastingSkill;
  /** Damage before the bonus, 0 or more. */
  readonly damage: number;
}

/** The caster's facts for attack spells. */
export interface SpellCaster {
  /** Experience level of the caster, 1…30. */
  readonly casterLevel: number;
  /** Intelligence of the caster, 3…25. */
  readonly intelligence: number;
  /** Skill in the spell's school; few rulesets use it. Absent: basic. */
  readonly skill?: CastingSkill;
}

/**
 * The damage with the caster's bonus. A penalty doesn't reduce a total above the floor below it, and leaves a
 * total at or below it unchanged.
 */
export function spellDamageBonus(
  rules: CastingRules,
  view: DamageBonusView,
  notes: CastingNotebook = silent,
): number {
  return bounded(rules, view.damage, damageBonus(rules, view), view.intelligence, notes);
}

/** The damage of an attack spell with its caster's bonus. */
export function withBonus(
  rules: CastingRules,
  caster: SpellCaster,
  damage: number,
  notes: CastingNotebook,
): number {
  const { casterLevel, intelligence, skill } = caster;
  return bounded(
    rules,
    damage,
    bonusOf(rules, casterLevel, intelligence, skill),
    intelligence,
    notes,
  );
}

/** The caster's bonus to a spell's damage, without limits. */
export function damageBonus(rules: CastingRules, view: Omit<DamageBonusView, 'damage'>): number {
  return bonusOf(rules, view.level, view.intelligence, view.skill);
}

function bonusOf(
  rules: CastingRules,
  level: number,
  intelligence: number,
  skill: CastingSkill = 'basic',
): number {
  const { rows, bySkill } = rules.damage;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    if (intelligence >= row.intelligence && level >= row.level) {
      return row.bonus + bySkill[skill];
    }
  }
  return bySkill[skill];
}

function bounded(
  rules: CastingRules,
  damage: number,
  bonus: number,
  intelligence: number,
  notes: CastingNotebook,
): number {
  const total = rules.steps.boundDamage(damage, bonus);
  if (total !== damage) {
    notes.note('spell-damage-bonus', total - damage, intelligence);
  }
  return total;
}

/** Adds the bonus without limits: a penalty may make a total negative. */
export function unbounded(damage: number, bonus: number): number {
  return damage + bonus;
}

/** A penalty reduces a total to 1 at least; a total of 1 or less is unchanged. */
export function neverBelowOne(damage: number, bonus: number): number {
  return bonus < 0 ? Math.max(Math.min(damage, 1), damage + bonus) : damage + bonus;
}
