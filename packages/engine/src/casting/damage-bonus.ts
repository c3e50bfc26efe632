// What intelligence and level add to the damage of a spell. NetHack 3.6.7 src/zap.c
// (spell_damage_bonus).

import { silent } from '../chance/index.ts';
import type { CastingNotebook } from './facts.ts';
import type { CastingSkill } from './names.ts';
import type { CastingRules } from './rules.ts';

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

/**
 * The damage with the caster's bonus. A penalty never takes a total above the floor below it, and
 * leaves a total at or below it alone.
 */
export function spellDamageBonus(
  rules: CastingRules,
  view: DamageBonusView,
  notes: CastingNotebook = silent,
): number {
  const total = rules.steps.boundDamage(view.damage, damageBonus(rules, view));
  if (total !== view.damage) {
    notes.note('spell-damage-bonus', total - view.damage, view.intelligence);
  }
  return total;
}

/** What the caster adds to the damage of a spell, before any bound. */
export function damageBonus(rules: CastingRules, view: Omit<DamageBonusView, 'damage'>): number {
  const { rows, bySkill } = rules.damage;
  const row = rows.find(
    ({ intelligence, level }) => view.intelligence >= intelligence && view.level >= level,
  );
  return (row?.bonus ?? 0) + bySkill[view.skill ?? 'basic'];
}

/** The bonus as it stands: a penalty may take a total below 0. */
export function unbounded(damage: number, bonus: number): number {
  return damage + bonus;
}

/** A penalty takes a total down to 1 at the least; a total of 1 or less is left as it is. */
export function neverBelowOne(damage: number, bonus: number): number {
  return bonus < 0 ? Math.max(Math.min(damage, 1), damage + bonus) : damage + bonus;
}
