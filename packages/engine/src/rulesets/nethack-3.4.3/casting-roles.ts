// Casting numbers, schools and starting books of each role. NetHack 3.4.3 src/role.c (roles), src/u_init.c
// (Skill_*, ini_inv).

import type {
  CastingRoleRow,
  CastingSkill,
  RoleSchoolsRow,
  StartingBookRules,
} from '../../casting/index.ts';

/** src/role.c (roles): spelbase, spelheal, spelshld, spelarmr, spelstat, spelspec. */
export const roles: Readonly<Record<string, CastingRoleRow>> = {
  archeologist: {
    base: 5,
    emergency: 0,
    shield: 2,
    suit: 10,
    stat: 'intelligence',
    specialSpell: 'magic-mapping',
  },
  barbarian: {
    base: 14,
    emergency: 0,
    shield: 0,
    suit: 8,
    stat: 'intelligence',
    specialSpell: 'haste-self',
  },
  caveman: {
    base: 12,
    emergency: 0,
    shield: 1,
    suit: 8,
    stat: 'intelligence',
    specialSpell: 'dig',
  },
  healer: {
    base: 3,
    emergency: -3,
    shield: 2,
    suit: 10,
    stat: 'wisdom',
    specialSpell: 'cure-sickness',
  },
  knight: {
    base: 8,
    emergency: -2,
    shield: 0,
    suit: 9,
    stat: 'wisdom',
    specialSpell: 'turn-undead',
  },
  monk: {
    base: 8,
    emergency: -2,
    shield: 2,
    suit: 20,
    stat: 'wisdom',
    specialSpell: 'restore-ability',
  },
  priest: {
    base: 3,
    emergency: -2,
    shield: 2,
    suit: 10,
    stat: 'wisdom',
    specialSpell: 'remove-curse',
  },
  rogue: {
    base: 8,
    emergency: 0,
    shield: 1,
    suit: 9,
    stat: 'intelligence',
    specialSpell: 'detect-treasure',
  },
  ranger: {
    base: 9,
    emergency: 2,
    shield: 1,
    suit: 10,
    stat: 'intelligence',
    specialSpell: 'invisibility',
  },
  samurai: {
    base: 10,
    emergency: 0,
    shield: 0,
    suit: 8,
    stat: 'intelligence',
    specialSpell: 'clairvoyance',
  },
  tourist: {
    base: 5,
    emergency: 1,
    shield: 2,
    suit: 10,
    stat: 'intelligence',
    specialSpell: 'charm-monster',
  },
  valkyrie: {
    base: 10,
    emergency: -2,
    shield: 0,
    suit: 9,
    stat: 'wisdom',
    specialSpell: 'cone-of-cold',
  },
  wizard: {
    base: 1,
    emergency: 0,
    shield: 3,
    suit: 10,
    stat: 'intelligence',
    specialSpell: 'magic-missile',
  },
};

const NAMES: Readonly<Record<string, CastingSkill>> = { B: 'basic', S: 'skilled', E: 'expert' };

/** The schools of NetHack, in the order of the letters below. */
/** The schools in the order of their numbers. include/skills.h. */
export const SCHOOLS = [
  'attack',
  'healing',
  'divination',
  'enchantment',
  'clerical',
  'escape',
  'matter',
] as const;

/**
 * Highest skill of a role: one letter per school, `-` for restricted; and the schools that start at basic.
 */
export function learns(
  letters: string,
  basics: readonly string[] = [],
  schools: readonly string[] = SCHOOLS,
): RoleSchoolsRow {
  const known = schools.map((school, at) => [school, NAMES[letters[at] ?? '-'] ?? 'restricted']);
  return { most: Object.fromEntries(known), basics };
}

/** src/u_init.c (Skill_A … Skill_W). */
export const schools: Readonly<Record<string, RoleSchoolsRow>> = {
  archeologist: learns('BBE---B'),
  barbarian: learns('S------'),
  caveman: learns('B-----S'),
  healer: learns('-E-----', ['healing']),
  knight: learns('SS--S--'),
  monk: learns('BEBBSBB', ['healing']),
  priest: learns('-EE-E--', ['clerical']),
  rogue: learns('--S--SS'),
  ranger: learns('-BE--B-'),
  samurai: learns('S---S--'),
  tourist: learns('--BB-S-'),
  valkyrie: learns('B----B-'),
  wizard: learns('ESESSEE', ['attack', 'enchantment']),
};

/** src/u_init.c (Healer, Monk, Priest, Wizard, ini_inv). */
export const startingBooks: StartingBookRules = {
  mostLevel: 3,
  byRole: {
    healer: { always: ['healing', 'extra-healing', 'stone-to-flesh'], oneOf: [], random: 0 },
    monk: { always: [], oneOf: ['healing', 'protection', 'sleep'], random: 0 },
    priest: { always: [], oneOf: [], random: 2 },
    wizard: { always: ['force-bolt'], oneOf: [], random: 1 },
  },
};
