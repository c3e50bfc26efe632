// Spellcasting of NetHack 3.4.3, the root of its line. It is stated in full; its descendants state their
// changes. src/role.c (roles), src/spell.c (percent_success, spelleffects, study_book), src/zap.c
// (spell_damage_bonus), src/teleport.c (dotele), src/allmain.c (moveloop).

import {
  type AttemptRules,
  aptitudeOfStat,
  type CastingRules,
  type ChanceRules,
  chanceUnderPenalty,
  chargeNutrition,
  type DifficultyRules,
  demandEnergy,
  difficultyBySkillAndLevel,
  easeByRoot,
  type GearRules,
  handsNotFree,
  isForgotten,
  isOverburdened,
  isTooHungry,
  isTooWeak,
  knowsNoSpell,
  listedAsEmergency,
  type NutritionRules,
  type PrerequisiteRules,
  plainPrice,
  raiseByAmulet,
  rollForSuccess,
  type SpellDamageRules,
  type StudyRules,
  shareUnderPenalty,
  type TeleportRules,
  unbounded,
} from '../../casting/index.ts';
import { attack, flight } from './casting-attack.ts';
import { lasting } from './casting-lasting.ts';
import { monsterLists } from './casting-monsters.ts';
import { roles, schools, startingBooks } from './casting-roles.ts';
import { spells } from './casting-spells.ts';

/** src/spell.c (percent_success): uarmhbon, uarmgbon, uarmfbon; a robe reduces the suit's term. */
export const gear: GearRules = {
  body: {
    none: {
      bare: { times: 0, over: 1, plus: 0, fact: 'metal-body' },
      robed: { times: -1, over: 1, plus: 0, fact: 'robe' },
    },
    nonmetallic: {
      bare: { times: 0, over: 1, plus: 0, fact: 'metal-body' },
      robed: { times: -1, over: 1, plus: 0, fact: 'robe' },
    },
    metallic: {
      bare: { times: 1, over: 1, plus: 0, fact: 'metal-body' },
      robed: { times: 1, over: 2, plus: 0, fact: 'metal-under-robe' },
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
export const chance: ChanceRules = {
  ofStat: { times: 11, over: 2 },
  hard: { times: 900, plus: 2000 },
  easy: { times: 15, most: 20 },
  most: 120,
  largeShieldOver: 4,
  largeShieldSpecialOver: 2,
  final: { free: 20, over: 15 },
};

/** src/spell.c (spelleffects, freehand). */
const prerequisites: PrerequisiteRules = {
  order: ['no-spells', 'forgotten', 'too-hungry', 'too-weak', 'overburdened', 'hands-not-free'],
  checks: {
    'no-spells': { applies: knowsNoSpell, usesTurn: false, meetsForgotten: true },
    forgotten: { applies: isForgotten, usesTurn: false, meetsForgotten: true },
    'too-hungry': { applies: isTooHungry, usesTurn: false, meetsForgotten: false },
    'too-weak': { applies: isTooWeak, usesTurn: false, meetsForgotten: false },
    overburdened: { applies: isOverburdened, usesTurn: true, meetsForgotten: false },
    'hands-not-free': { applies: handsNotFree, usesTurn: false, meetsForgotten: false },
  },
  hungryAt: 10,
  castHungry: ['detect-food'],
  leastStrength: 4,
  castWeak: [],
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
  ways: {
    attempt: 'by-role',
    books: 'by-role',
    scrolls: 'by-role',
    pools: 'by-role',
  },
  order: ['amulet', 'energy', 'nutrition', 'success'],
  steps: {
    amulet: raiseByAmulet,
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
  effects: {
    blindness: { least: 250, spread: 100, times: 1 },
    confusion: { least: 16, spread: 7, times: 1 },
    explosion: { least: 7, spread: 10, times: 2 },
  },
  warnedRoles: ['wizard'],
  difficultBelow: 20,
  veryDifficultBelow: 12,
  lensesHelp: { times: 1, over: 2 },
  tears: { times: 1, over: 3 },
  dullDie: 0,
};

/** src/zap.c (spell_damage_bonus): best row first, the penalty last. */
const damage: SpellDamageRules = {
  rows: [
    { intelligence: 19, level: 5, bonus: 2 },
    { intelligence: 14, level: 5, bonus: 1 },
    { intelligence: 10, level: 1, bonus: 0 },
    { intelligence: 0, level: 1, bonus: -3 },
  ],
  bySkill: { restricted: 0, unskilled: 0, basic: 0, skilled: 0, expert: 0 },
};

/** Skill makes no difference. */
const SAME_FOR_ALL = { restricted: 0, unskilled: 0, basic: 0, skilled: 0, expert: 0 } as const;

/** src/teleport.c (dotele): costs 7 × 6 div 2 − 2 energy; the hero must have more than that. */
const teleport: TeleportRules = {
  levels: { wizard: 8 },
  level: 12,
  leastNutrition: 101,
  leastStrength: 6,
  leastEnergy: 20,
  energy: 19,
  nutrition: 100,
  refusalUsesTurn: true,
};

/** The casting slot of NetHack 3.4.3. */
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
  energy: {
    perSpellLevel: 5,
    asWritten: false,
    failure: { times: 1, over: 2 },
    amuletSidesPerPoint: 2,
  },
  nutrition,
  attempt,
  study,
  damage,
  ...lasting,
  flight,
  attack,
  spells,
  schools,
  startingBooks,
  training: { perRankSquared: 20, exercises: ['wisdom'], leastOfSpecial: 'restricted' },
  teleport,
  regeneration: {
    from: 38,
    over: 6,
    roles: { wizard: 3 },
    others: 4,
    statOver: 15,
    breathing: 0,
  },
  creatures: {
    lists: monsterLists,
    familiarDifficulty: SAME_FOR_ALL,
    mostTameness: 10,
    tamenessDie: 10,
    healers: [],
  },
  steps: {
    chance: chanceUnderPenalty,
    price: plainPrice,
    aptitude: aptitudeOfStat,
    difficulty: difficultyBySkillAndLevel,
    ease: easeByRoot,
    underPenalty: shareUnderPenalty,
    boundDamage: unbounded,
    isEmergency: listedAsEmergency,
  },
};
