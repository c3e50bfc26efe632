// What intelligence and level add to the damage of a spell. NetHack 3.6.7 src/zap.c
// (spell_damage_bonus).

import { silent } from '../../chance/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingSkill } from '../slot/names.ts';
import type { CastingRules } from '../slot/rules.ts';

/** A caster and the damage so far. */
export interface DamageBonusView {
  /** 3…25. */
  readonly intelligence: number;
  /** Experience level, 1…30. */
  readonly level: number;
  /** Skill in the spell's school; few rulesets ask. Absent: basic. */
  readonly skill?: CastingSkill;
  /** Damage before the bonus, 0 or more. */
  readonly damage: number;
}

/** Whose spell it is, as the views of attack spells have it. */
export interface SpellCaster {
  /** Experience level of the caster, 1…30. */
  readonly casterLevel: number;
  /** Intelligence of the caster, 3…25. */
  readonly intelligence: number;
  /** Skill in the spell's school; few rulesets ask. Absent: basic. */
  readonly skill?: CastingSkill;
}

/**
 * The damage with the caster's bonus. A penalty never takes a total above the floor below it, and
 * leaves a total at or below it alone.
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

/** What the caster adds to the damage of a spell, before any bound. */
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

/** The bonus as it stands: a penalty may take a total below 0. */
export function unbounded(damage: number, bonus: number): number {
  return damage + bonus;
}

/** A penalty takes a total down to 1 at the least; a total of 1 or less is left as it is. */
export function neverBelowOne(damage: number, bonus: number): number {
  return bonus < 0 ? Math.max(Math.min(damage, 1), damage + bonus) : damage + bonus;
}
