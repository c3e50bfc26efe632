// Spellcasting of NetHack 3.6.7 (3.6.1 and 3.6.6 are the same).
// src/role.c (roles), src/spell.c (percent_success, rejectcasting, spelleffects).

import {
  type AttemptRules,
  aptitudeOfStat,
  type CastingRoleRow,
  type CastingRules,
  type ChanceRules,
  cannotChant,
  chargeNutrition,
  type DifficultyRules,
  demandEnergy,
  difficultyBySkillAndLevel,
  drainByAmulet,
  easeByRoot,
  type GearRules,
  handsNotFree,
  isForgotten,
  isOverburdened,
  isStunned,
  isTooHungry,
  isTooWeak,
  knowsNoSpell,
  listedAsEmergency,
  type NutritionRules,
  neverBelowOne,
  type PrerequisiteRules,
  rollForSuccess,
  type SpellDamageRules,
  type StudyRules,
  shareUnderPenalty,
} from '../../casting/index.ts';

/** src/role.c (roles): spelbase, spelheal, spelshld, spelarmr, spelstat, spelspec. */
const roles: Readonly<Record<string, CastingRoleRow>> = {
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

/** src/spell.c (percent_success): uarmhbon, uarmgbon, uarmfbon; a robe against the suit's term. */
const gear: GearRules = {
  body: {
    none: {
      bare: { times: 0, over: 1, fact: 'metal-body' },
      robed: { times: -1, over: 1, fact: 'robe' },
    },
    nonmetallic: {
      bare: { times: 0, over: 1, fact: 'metal-body' },
      robed: { times: -1, over: 1, fact: 'robe' },
    },
    metallic: {
      bare: { times: 1, over: 1, fact: 'metal-body' },
      robed: { times: 1, over: 2, fact: 'metal-under-robe' },
    },
  },
  helmet: { none: 0, nonmetallic: 0, metallic: 4, 'helm-of-brilliance': 0 },
  gloves: { none: 0, nonmetallic: 0, metallic: 6 },
  boots: { none: 0, nonmetallic: 0, metallic: 2 },
  quarterstaff: 0,
};

/** src/spell.c (percent_success). */
const difficulty: DifficultyRules = {
  perSpellLevel: 4,
  perSkill: 6,
  ranks: { restricted: 0, unskilled: 0, basic: 1, skilled: 2, expert: 3 },
  levelsPerPoint: 3,
  headStart: 1,
};

/** src/spell.c (percent_success). */
const chance: ChanceRules = {
  ofStat: { times: 11, over: 2 },
  hard: { times: 900, plus: 2000 },
  easy: { times: 15, most: 20 },
  most: 120,
  largeShieldOver: 4,
  largeShieldSpecialOver: 2,
  final: { free: 20, over: 15 },
};

/** src/spell.c (rejectcasting, then spelleffects). */
const prerequisites: PrerequisiteRules = {
  order: [
    'no-spells',
    'stunned',
    'cannot-chant',
    'hands-not-free',
    'forgotten',
    'too-hungry',
    'too-weak',
    'overburdened',
  ],
  checks: {
    'no-spells': { applies: knowsNoSpell, usesTurn: false, meetsForgotten: true },
    stunned: { applies: isStunned, usesTurn: false, meetsForgotten: true },
    'cannot-chant': { applies: cannotChant, usesTurn: false, meetsForgotten: true },
    'hands-not-free': { applies: handsNotFree, usesTurn: false, meetsForgotten: true },
    forgotten: { applies: isForgotten, usesTurn: true, meetsForgotten: true },
    'too-hungry': { applies: isTooHungry, usesTurn: false, meetsForgotten: false },
    'too-weak': { applies: isTooWeak, usesTurn: false, meetsForgotten: false },
    overburdened: { applies: isOverburdened, usesTurn: true, meetsForgotten: false },
  },
  hungryAt: 10,
  castHungry: ['detect-food'],
  leastStrength: 4,
  castWeak: ['restore-ability'],
  tooLaden: ['overtaxed', 'overloaded'],
};

/** src/spell.c (spelleffects): hungr. */
const nutrition: NutritionRules = {
  perEnergy: 2,
  free: ['detect-food'],
  reducedFor: ['wizard'],
  reduced: [
    { intelligence: 17, pays: { times: 0, over: 1 } },
    { intelligence: 16, pays: { times: 1, over: 4 } },
    { intelligence: 15, pays: { times: 1, over: 2 } },
  ],
  leaves: 3,
};

/** src/spell.c (spelleffects). */
const attempt: AttemptRules = {
  order: ['amulet', 'energy', 'nutrition', 'success'],
  steps: {
    amulet: drainByAmulet,
    energy: demandEnergy,
    nutrition: chargeNutrition,
    success: rollForSuccess,
  },
};

/** src/spell.c (study_book, cursed_book). */
const study: StudyRules = {
  measures: [1, 1, 2, 3, 5, 6, 8],
  plain: 4,
  lenses: 2,
  levelsPerPoint: 2,
  perBookLevel: 2,
  failures: [
    'teleport',
    'wake-monsters',
    'blindness',
    'lose-gold',
    'confusion',
    'contact-poison',
    'explosion',
  ],
  crumbles: { times: 1, over: 3 },
};

/** src/zap.c (spell_damage_bonus): best row first, the penalty last. */
const damage: SpellDamageRules = {
  rows: [
    { intelligence: 25, level: 14, bonus: 3 },
    { intelligence: 19, level: 5, bonus: 2 },
    { intelligence: 14, level: 5, bonus: 1 },
    { intelligence: 10, level: 1, bonus: 0 },
    { intelligence: 0, level: 1, bonus: -3 },
  ],
};

/** The casting slot of NetHack 3.6.7. */
export const casting: CastingRules = {
  roles,
  gear,
  penalty: { specialSpell: -4, most: 20 },
  difficulty,
  chance,
  emergencySpells: [
    'healing',
    'extra-healing',
    'cure-blindness',
    'cure-sickness',
    'restore-ability',
    'remove-curse',
  ],
  prerequisites,
  energy: { perSpellLevel: 5, failure: { times: 1, over: 2 }, amuletSidesPerPoint: 2 },
  nutrition,
  attempt,
  study,
  damage,
  steps: {
    aptitude: aptitudeOfStat,
    difficulty: difficultyBySkillAndLevel,
    ease: easeByRoot,
    underPenalty: shareUnderPenalty,
    boundDamage: neverBelowOne,
    isEmergency: listedAsEmergency,
  },
};
