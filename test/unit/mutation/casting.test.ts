// Every rule of casting with one constant changed by an overlay.

import {
  type AttemptView,
  amnesia,
  attemptToCast,
  backfire,
  baseEnergyCost,
  type CastingRules,
  type ChanceView,
  castAtSelf,
  castForgotten,
  charmedTameness,
  drainLife,
  energyGain,
  explosionCount,
  explosionHit,
  forceBolt,
  highestEasyLevel,
  invoke,
  levelCliff,
  memoryAfterBook,
  nutritionCost,
  nutritionUsed,
  type PowerPriceView,
  powerPrice,
  prerequisites,
  rayDamage,
  rayHits,
  readAgain,
  retention,
  type StudyView,
  spellDamageBonus,
  spellRange,
  spellsStruck,
  studyBook,
  successChance,
  teleportAtWill,
} from '@roguewright/engine/casting';
import { createRulesets } from '@roguewright/engine/rulesets';
import { testCertain, testRandom } from './mutations.ts';

const library = createRulesets();
const rules = library.resolve('nethack-3.6.7').slots.casting;

const caster: ChanceView = {
  role: 'priest',
  stat: 14,
  level: 6,
  spellLevel: 4,
  skill: 'basic',
  emergency: true,
  special: true,
  bodyArmor: 'metallic',
  robe: true,
  shield: 'small',
  helmet: 'metallic',
  gloves: 'nonmetallic',
  boots: 'metallic',
  quarterstaff: false,
};

/** Somebody whose chance stays within its limits, so that every term can be seen. */
const easy: ChanceView = {
  ...caster,
  stat: 9,
  spellLevel: 2,
  level: 9,
  bodyArmor: 'none',
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

const battle = {
  casterLevel: 9,
  intelligence: 17,
  artifact: true,
  targetLevel: 6,
  targetResistance: 40,
} as const;

const ray = {
  ...battle,
  spell: 'cone-of-cold',
  skill: 'basic',
  immune: false,
  immuneToOpposite: true,
} as const;

const blast = {
  ...battle,
  form: 'plain',
  immune: false,
  immuneToOpposite: true,
  holdsCaster: true,
  casterWithin: true,
} as const;

testCertain<CastingRules>(rules, [
  {
    name: 'retention: steps by skill',
    patch: { menu: { retentionSteps: { basic: 20 } } },
    value: (of, notes) => retention(of, { turnsLeft: 9000, skill: 'basic' }, notes),
  },
  {
    name: 'memory: turns of a book',
    patch: { memory: { perBook: 9000 } },
    value: (of, notes) => memoryAfterBook(of, 12, notes),
  },
  {
    name: 'reading again: the limit',
    patch: { memory: { reread: { wellKnownAbove: 100 } } },
    value: (of, notes) => readAgain(of, { turnsLeft: 1500, studies: 1 }, notes),
  },
  {
    name: 'teleporting at will: the price',
    patch: { teleport: { energy: 12 } },
    value: (of, notes) =>
      teleportAtWill(
        of,
        {
          ability: true,
          role: 'wizard',
          level: 12,
          knowsSpell: false,
          confused: false,
          energy: 60,
          nutrition: 600,
          strength: 12,
          burden: 'burdened',
        },
        notes,
      ),
  },
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
    value: (of, notes) => successChance(of, { ...easy, bodyArmor: 'metallic', robe: true }, notes),
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

const mage: PowerPriceView = {
  caster: 'hero',
  role: 'healer',
  intelligence: 11,
  level: 6,
  spellLevel: 3,
  skill: 'skilled',
  bodyArmor: 'none',
  helmet: 'metallic',
  gloves: 'none',
  boots: 'none',
  shield: 'none',
  robe: true,
  quarterstaff: false,
  amulet: true,
};

testCertain<CastingRules>(library.resolve('fiqhack').slots.casting, [
  {
    name: 'power-cost: intelligence',
    patch: { power: { perIntelligence: 4 } },
    value: (of, notes) => powerPrice(of, mage, notes),
  },
  {
    name: 'power-cost: helmets',
    patch: { power: { helmet: { metallic: 5 } } },
    value: (of, notes) => powerPrice(of, mage, notes),
  },
  {
    name: 'power-cost: the Amulet',
    patch: { power: { amulet: 3 } },
    value: (of, notes) => powerPrice(of, mage, notes),
  },
]);

testCertain<CastingRules>(library.resolve('slashem').slots.casting, [
  {
    name: 'success-chance: the least penalty',
    patch: { penalty: { least: 9 } },
    value: (of, notes) => successChance(of, { ...easy, role: 'wizard', helmet: 'none' }, notes),
  },
]);

testCertain<CastingRules>(library.resolve('nethack-5.0').slots.casting, [
  {
    name: 'invoking: the price of an artifact that rests',
    patch: { invoking: { price: 20 } },
    value: (of, notes) => invoke(of, { artifact: 'sunsword', resting: true, energy: 22 }, notes),
  },
]);

testRandom<CastingRules>(library.resolve('nethack-5.0').slots.casting, [
  {
    name: 'charm: what skill adds',
    patch: { creatures: { charm: { skilled: 4 } } },
    rule: (chance, of) => charmedTameness(chance, of, { tameness: 4, skill: 'skilled' }),
  },
  {
    name: 'forgotten-cast: the drain',
    patch: { backfire: { drainSidesPerLevel: 1 } },
    rule: (chance, of) =>
      castForgotten(chance, of, {
        spellLevel: 3,
        confusion: 0,
        stun: 0,
        energy: 30,
        nutrition: 800,
      }),
  },
  {
    name: 'regeneration: what the amulet adds',
    patch: { regeneration: { breathing: 5 } },
    rule: (chance, of) =>
      energyGain(chance, of, {
        role: 'wizard',
        level: 10,
        wisdom: 12,
        intelligence: 18,
        burden: 'unencumbered',
        turn: 28,
        energyRegeneration: false,
        magicalBreathing: true,
        energy: 5,
        mostEnergy: 50,
      }),
  },
]);

testRandom<CastingRules>(rules, [
  {
    name: 'range: squares of a ray',
    patch: { flight: { range: { ray: { spread: 3 } } } },
    rule: (chance, of) => spellRange(chance, of, { kind: 'ray' }),
  },
  {
    name: 'ray-to-hit: aim by skill',
    patch: { flight: { skillAim: { skilled: 9 } } },
    rule: (chance, of) =>
      rayHits(chance, of, { armourClass: 0, caster: { skill: 'skilled', dexterity: 9 } }),
  },
  {
    name: 'backfire: weights',
    patch: { backfire: { rows: { 3: { weight: 9 } } } },
    rule: (chance, of) => backfire(chance, of, { spellLevel: 2, confusion: 4, stun: 0 }),
  },
  {
    name: 'amnesia: how many',
    patch: { amnesia: { count: (chance, known) => chance.below(known, 'amnesia') } },
    rule: (chance, of) => spellsStruck(chance, of, { known: 4, confused: true, luck: 0 }),
  },
  {
    name: 'amnesia: which',
    patch: { amnesia: { count: (chance, known) => chance.below(known, 'amnesia') } },
    rule: (chance, of) => amnesia(chance, of, { memories: [9, 9, 9], confused: false, luck: 0 }),
  },
  {
    name: 'damage: force bolt',
    patch: { attack: { forceBolt: { dice: { sides: 6 } } } },
    rule: (chance, of) =>
      forceBolt(chance, of, { ...battle, targetArmourClass: 5, magicResistant: false }),
  },
  {
    name: 'damage: the artifact of the Knights',
    patch: { attack: { artifact: 3 } },
    rule: (chance, of) =>
      drainLife(chance, of, {
        ...battle,
        resistsDrain: false,
        kind: 'ordinary',
        golemHitPoints: 0,
        baseLevel: 6,
        targetHitPoints: 30,
        targetMostHitPoints: 30,
      }),
  },
  {
    name: 'damage: dice of rays',
    patch: { attack: { ray: { sides: 4 } } },
    rule: (chance, of) => rayDamage(chance, of, { ...ray, immuneToOpposite: false }),
  },
  {
    name: 'damage: who resists the opposite element',
    patch: { attack: { explosion: { opposite: 3 } } },
    rule: (chance, of) => explosionHit(chance, of, blast),
  },
  {
    name: 'damage: a spell at oneself',
    patch: { attack: { atSelf: { fireball: { roles: { wizard: { over: 3 } } } } } },
    rule: (chance, of) =>
      castAtSelf(chance, of, {
        spell: 'fireball',
        role: 'wizard',
        immune: false,
        halfPhysicalDamage: false,
      }),
  },
  {
    name: 'explosion-count: the most',
    patch: { attack: { explosion: { moreBursts: 4 } } },
    rule: (chance, of) => explosionCount(chance, of),
  },
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
