// Schools of spells, and roles' skills and starting spells. NetHack 3.6.7 src/objects.c (objects),
// src/u_init.c (Skill_*, ini_inv), src/role.c (role_init).

import type { Chance } from '../../chance/index.ts';
import { nearest, UsageError } from '../../errors/index.ts';
import type { CastingSkill } from './names.ts';
import { castingRole } from './roles.ts';
import type { CastingRules } from './rules.ts';
import type { CastingSpellRow } from './school-rules.ts';

/** The facts of a spell, by its kebab-case name. Throws a UsageError naming the nearest spell. */
export function castingSpell(rules: CastingRules, spell: string): CastingSpellRow {
  const row = rules.spells[spell];
  if (row === undefined) {
    const names = Object.keys(rules.spells);
    const close = nearest(spell, names);
    const hint = close === undefined ? '' : ` (did you mean ${close}?)`;
    throw new UsageError('spell', spell, `one of ${names.join(', ')}${hint}`);
  }
  return row;
}

/** The school of a spell for a role: its skill counts and is trained. */
export function spellSchool(rules: CastingRules, role: string, spell: string): string {
  return castingRole(rules, role).schools?.[spell] ?? castingSpell(rules, spell).school;
}

/** A role's highest skill in a school. That of its special spell may never be restricted. */
export function mostSchoolSkill(rules: CastingRules, role: string, school: string): CastingSkill {
  const { specialSpell } = castingRole(rules, role);
  const most = rules.schools[role]?.most[school] ?? 'restricted';
  const special = rules.spells[specialSpell] !== undefined;
  return most === 'restricted' && special && spellSchool(rules, role, specialSpell) === school
    ? rules.training.leastOfSpecial
    : most;
}

/** A role's starting skill in a school. */
export function firstSchoolSkill(rules: CastingRules, role: string, school: string): CastingSkill {
  if (rules.schools[role]?.basics.includes(school)) {
    return 'basic';
  }
  return mostSchoolSkill(rules, role, school) === 'restricted' ? 'restricted' : 'unskilled';
}

/**
 * A new hero's spells: the role's own, plus books drawn by weight until they are suitable. Labels:
 * `starting-choice`, `starting-book`. Source: NetHack 3.6.7 src/u_init.c (ini_inv)
 */
export function startingSpells(
  chance: Chance,
  rules: CastingRules,
  { role }: { readonly role: string },
): readonly string[] {
  castingRole(rules, role);
  const row = rules.startingBooks.byRole[role];
  if (row === undefined) {
    return [];
  }
  const known = [...row.always];
  if (row.oneOf.length > 0) {
    known.push(row.oneOf[chance.below(row.oneOf.length, 'starting-choice')]!);
  }
  const names = Object.keys(rules.spells);
  for (let book = 0; book < row.random; book++) {
    const weights = names.map(name =>
      suits(rules, role, name, known) ? rules.spells[name]!.weight : 0,
    );
    known.push(names[chance.pick(weights, 'starting-book')]!);
  }
  return known;
}

function suits(
  rules: CastingRules,
  role: string,
  spell: string,
  known: readonly string[],
): boolean {
  const { level } = rules.spells[spell]!;
  const school = spellSchool(rules, role, spell);
  return (
    level <= rules.startingBooks.mostLevel &&
    !known.includes(spell) &&
    mostSchoolSkill(rules, role, school) !== 'restricted'
  );
}
