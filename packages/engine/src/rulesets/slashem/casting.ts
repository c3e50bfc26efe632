// Spellcasting of SLASH'EM where it differs from NetHack 3.4.3. src/spell.c, src/zap.c, src/role.c,
// src/objects.c.

import {
  addMemory,
  type CastingRoleRow,
  type CastingRules,
  chargeNutritionAndExhaustion,
  demandEnergyOrHitPoints,
  type RoleSchoolsRow,
} from '../../casting/index.ts';
import { learns, schools as schoolsOf343 } from '../nethack-3.4.3/casting-roles.ts';
import { spells as spellsOf343 } from '../nethack-3.4.3/casting-spells.ts';
import { added, type Patch } from '../patch.ts';
import { replaceRows } from '../replace-rows.ts';
import { spells } from './casting-spells.ts';

/** A role that NetHack doesn't have. */
function mage(specialSpell: string): CastingRoleRow {
  return { base: 1, emergency: 0, shield: 2, suit: 10, stat: 'intelligence', specialSpell };
}

function warrior(specialSpell: string): CastingRoleRow {
  return { base: 8, emergency: -2, shield: 0, suit: 9, stat: 'wisdom', specialSpell };
}

/** Protection and body replace clerical and escape. */
const SCHOOLS = [
  'attack',
  'healing',
  'divination',
  'enchantment',
  'protection',
  'body',
  'matter',
] as const;

/** The highest skill of each role. No school begins at basic but those of the spells that a hero brings. */
function reaches(letters: string) {
  return learns(letters, [], SCHOOLS);
}

/** src/u_init.c (Skill_*), src/weapon.c (skill_init). */
const schools = {
  archeologist: reaches('BBEBBBS'),
  barbarian: reaches('S----S-'),
  caveman: reaches('---B--S'),
  'flame-mage': reaches('SBEBBSE'),
  healer: reaches('BEBBBBB'),
  'ice-mage': reaches('BSBESBE'),
  knight: reaches('-S--SB-'),
  monk: reaches('BEBSEBB'),
  necromancer: reaches('E-----E'),
  priest: reaches('BEEBSBB'),
  ranger: reaches('-BE--B-'),
  rogue: reaches('--S--SS'),
  samurai: reaches('----SB-'),
  tourist: reaches('--BB-S-'),
  'undead-slayer': reaches('----SSB'),
  valkyrie: reaches('-----BE'),
  wizard: reaches('ESSSSSS'),
  yeoman: reaches('---SSB-'),
};

/** The patch for a role that NetHack has with other schools, or doesn't have. */
function inPlaceOf(parent: RoleSchoolsRow | undefined, { most, basics }: RoleSchoolsRow) {
  return parent === undefined
    ? added<RoleSchoolsRow>({ most, basics })
    : { most: replaceRows(parent.most, most), basics };
}

/** The differences. */
export const casting: Patch<CastingRules> = {
  // src/role.c (roles).
  roles: {
    valkyrie: { specialSpell: 'lightning' },
    'flame-mage': added(mage('fireball')),
    'ice-mage': added(mage('cone-of-cold')),
    necromancer: added(mage('summon-undead')),
    'undead-slayer': added(warrior('turn-undead')),
    yeoman: added(warrior('knock')),
  },
  // src/spell.c (percent_success): robes are body armour; all other body armour hinders.
  gear: {
    body: {
      none: { robed: { times: 0, fact: 'metal-body' } },
      nonmetallic: {
        bare: { plus: 5, fact: 'body-armour' },
        robed: { times: 0, plus: 5, fact: 'body-armour' },
      },
      metallic: {
        bare: { plus: 5 },
        robed: { times: 1, over: 1, plus: 5, fact: 'metal-body' },
      },
      robe: added({
        bare: { times: 0, over: 1, plus: 0, fact: 'robe' },
        robed: { times: 0, over: 1, plus: 0, fact: 'robe' },
      }),
      'robe-of-power': added({
        bare: { times: 0, over: 1, plus: -3, fact: 'robe' },
        robed: { times: 0, over: 1, plus: -3, fact: 'robe' },
      }),
      'robe-of-protection': added({
        bare: { times: 0, over: 1, plus: 0, fact: 'robe' },
        robed: { times: 0, over: 1, plus: 0, fact: 'robe' },
      }),
    },
  },
  penalty: { least: added(5) },
  emergencySpells: Object.keys(spells).filter(name => spells[name]?.school === 'healing'),
  // src/spell.c (spelleffects).
  energy: {
    exhaustion: added({ skills: ['skilled', 'expert'], nutritionPerHitPoint: 2, leaves: 1 }),
  },
  attempt: {
    steps: { energy: demandEnergyOrHitPoints, nutrition: chargeNutritionAndExhaustion },
  },
  // src/spell.c (spelleffects): no explosions at a chosen square.
  attack: { explosion: { skills: [] } },
  blessedAt: added(['skilled', 'expert']),
  // src/zap.c (spell_damage_bonus).
  damage: {
    rows: [
      { intelligence: 19, level: 5, bonus: 3 },
      { intelligence: 14, level: 5, bonus: 2 },
      { intelligence: 10, level: 5, bonus: 1 },
      { intelligence: 10, level: 1, bonus: 0 },
      { intelligence: 0, level: 1, bonus: -1 },
    ],
    bySkill: { restricted: -1, unskilled: -1, basic: 0, skilled: 1, expert: 2 },
  },
  // src/objects.c (objects), src/u_init.c (Skill_*).
  spells: replaceRows(spellsOf343, spells),
  schools: Object.fromEntries(
    Object.entries(schools).map(([role, row]) => [role, inPlaceOf(schoolsOf343[role], row)]),
  ),
  menu: { schools: SCHOOLS },
  training: { schoolsInstead: added({ clerical: 'protection', escape: 'body' }) },
  // src/spell.c (learn, spelleffects).
  memory: {
    perBook: 10_000,
    most: 70_000,
    perCast: 500,
    learn: addMemory,
    reread: { wellKnownAbove: 60_000 },
  },
};
