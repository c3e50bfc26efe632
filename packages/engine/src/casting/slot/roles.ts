// Casting numbers of roles, and their special spells. NetHack 3.6.7 src/role.c (roles), src/spell.c
// (percent_success).

import { nearest, UsageError } from '../../errors/index.ts';
import type { CastingRoleRow, CastingRules } from './rules.ts';

/** The row of a role. Throws a UsageError naming the nearest role if the ruleset doesn't have it. */
export function castingRole(rules: CastingRules, role: string): CastingRoleRow {
  const row = rules.roles[role];
  if (row === undefined) {
    throw unknownRole(rules, role);
  }
  return row;
}

/** The error for a role that the ruleset doesn't have. */
export function unknownRole(rules: CastingRules, role: string): UsageError {
  const names = Object.keys(rules.roles);
  const close = nearest(role, names);
  const hint = close === undefined ? '' : ` (did you mean ${close}?)`;
  return new UsageError('role', role, `one of ${names.join(', ')}${hint}`);
}

/** Whether a spell, by its kebab-case name, is the special spell of a role. */
export function isSpecialSpell(rules: CastingRules, role: string, spell: string): boolean {
  return castingRole(rules, role).specialSpell === spell;
}

/** Whether a spell, by its kebab-case name, is an emergency spell. */
export function isEmergencySpell(rules: CastingRules, spell: string): boolean {
  return rules.steps.isEmergency(rules, spell);
}

/** Whether the ruleset lists a spell as an emergency spell. */
export function listedAsEmergency(rules: CastingRules, spell: string): boolean {
  return rules.emergencySpells.includes(spell);
}
