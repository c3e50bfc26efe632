// Every rule of casting with one constant changed by an overlay.

import {
  type AttemptView,
  attemptToCast,
  baseEnergyCost,
  type CastingRules,
  type ChanceView,
  highestEasyLevel,
  levelCliff,
  nutritionCost,
  nutritionUsed,
  prerequisites,
  type StudyView,
  spellDamageBonus,
  studyBook,
  successChance,
} from '@roguewright/engine/casting';
import { createRulesets } from '@roguewright/engine/rulesets';
import { testCertain, testRandom } from './mutations.ts';

const rules = createRulesets().resolve('nethack-3.6.7').slots.casting;

const caster: ChanceView = {
  role: 'priest',
  stat: 14,
  level: 6,
  spellLevel: 4,
  skill: 'basic',
  emergency: true,
  special: true,
  bodyArmour: 'metallic',
  robe: true,
  shield: 'small',
  helmet: 'metallic',
  gloves: 'nonmetallic',
  boots: 'metallic',
  quarterstaff: false,
};

/** A caster whose chance stays within its limits, so that every term has an effect. */
const easy: ChanceView = {
  ...caster,
  stat: 9,
  spellLevel: 2,
  level: 9,
  bodyArmour: 'none',
  robe: false,
};

const attempt: AttemptView = {
  knowsSpells: true,
  spell: 'force-bolt',
  forgotten: false,
  stunned: false,
  confused: false,
  strangled: false,
  form: { silent: false, headless: false, voice: 'normal' },
  weapon: { stuck: false, twoHanded: false, quarterstaff: false },
  heldShield: 'none',
  nutrition: 300,
  strength: 10,
  burden: 'unencumbered',
  role: 'wizard',
  intelligence: 15,
  price: 20,
  amulet: true,
  energy: 60,
  chance: 55,
  spellLevel: 4,
  skill: 'basic',
};

const reader: StudyView = {
  intelligence: 9,
  level: 4,
  lenses: true,
  bookLevel: 5,
  beatitude: 'uncursed',
  delay: 3,
};

testCertain<CastingRules>(rules, [
  {
    name: 'success-chance: base of a role',
    patch: { roles: { priest: { base: 5 } } },
    value: (of, notes) => successChance(of, easy, notes),
  },
  {
    name: 'success-chance: emergency spells of a role',
    patch: { roles: { priest: { emergency: 3 } } },
    value: (of, notes) => successChance(of, easy, notes),
  },
  {
    name: 'success-chance: special spells',
    patch: { penalty: { specialSpell: 2 } },
    value: (of, notes) => successChance(of, easy, notes),
  },
  {
    name: 'success-chance: suit under a robe',
    patch: { gear: { body: { metallic: { robed: { times: 1, over: 1 } } } } },
    value: (of, notes) => successChance(of, { ...easy, bodyArmour: 'metallic', robe: true }, notes),
  },
  {
    name: 'success-chance: helmets',
    patch: { gear: { helmet: { metallic: 7 } } },
    value: (of, notes) => successChance(of, easy, notes),
  },
  {
    name: 'success-chance: the attribute’s share',
    patch: { chance: { ofStat: { times: 9 } } },
    value: (of, notes) => successChance(of, easy, notes),
  },
  {
    name: 'success-chance: the root of the difficulty',
    patch: { chance: { hard: { plus: 500 } } },
    value: (of, notes) => successChance(of, { ...easy, stat: 16, spellLevel: 4 }, notes),
  },
  {
    name: 'success-chance: ease',
    patch: { chance: { easy: { times: 2 } } },
    value: (of, notes) => successChance(of, easy, notes),
  },
  {
    name: 'success-chance: large shields',
    patch: { chance: { largeShieldOver: 3 } },
    value: (of, notes) => successChance(of, { ...easy, shield: 'large', special: false }, notes),
  },
  {
    name: 'success-chance: the share that the penalty leaves',
    patch: { chance: { final: { over: 20 } } },
    value: (of, notes) => successChance(of, easy, notes),
  },
  {
    name: 'highest-easy-level: what a skill is worth',
    patch: { difficulty: { perSkill: 3 } },
    value: (of, notes) => highestEasyLevel(of, { level: 5, skill: 'expert' }, notes),
  },
  {
    name: 'level-cliff: levels that are worth one point',
    patch: { difficulty: { levelsPerPoint: 2 } },
    value: (of, notes) => levelCliff(of, { spellLevel: 4, skill: 'basic' }, notes),
  },
  {
    name: 'can-cast: the least nutrition',
    patch: { prerequisites: { hungryAt: 300 } },
    value: (of, notes) => prerequisites(of, attempt, notes),
  },
  {
    name: 'can-cast: the least strength',
    patch: { prerequisites: { leastStrength: 11 } },
    value: (of, notes) => prerequisites(of, attempt, notes),
  },
  {
    name: 'energy-cost: energy for a spell level',
    patch: { energy: { perSpellLevel: 4 } },
    value: (of, notes) => baseEnergyCost(of, 4, notes),
  },
  {
    name: 'nutrition-cost: nutrition for energy',
    patch: { nutrition: { perEnergy: 3 } },
    value: (of, notes) => nutritionCost(of, attempt, notes),
  },
  {
    name: 'hunger-reduction: what a clever Wizard pays',
    patch: { nutrition: { reduced: { 2: { pays: { over: 4 } } } } },
    value: (of, notes) => nutritionUsed(of, attempt, attempt.price, notes),
  },
  {
    name: 'spell-damage-bonus: a row of the table',
    patch: { damage: { rows: { 4: { bonus: -1 } } } },
    value: (of, notes) => spellDamageBonus(of, { intelligence: 8, level: 3, damage: 12 }, notes),
  },
]);

testRandom<CastingRules>(rules, [
  {
    name: 'energy-cost: sides of the Amulet’s die',
    patch: { energy: { amuletSidesPerPoint: 1 } },
    rule: (chance, of) => attemptToCast(chance, of, attempt),
  },
  {
    name: 'energy-cost: price of a failure',
    patch: { energy: { failure: { over: 4 } } },
    rule: (chance, of) => attemptToCast(chance, of, { ...attempt, amulet: false }),
  },
  {
    name: 'study-book: what everybody can take on',
    patch: { study: { plain: 9 } },
    rule: (chance, of) => studyBook(chance, of, reader),
  },
  {
    name: 'study-book: measures of the delay',
    patch: { study: { measures: { 4: 9 } } },
    rule: (chance, of) => studyBook(chance, of, reader),
  },
]);
