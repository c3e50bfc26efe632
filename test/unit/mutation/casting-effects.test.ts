// Every rule of memory, attack spells and prices with one constant changed by an overlay.

import {
  amnesia,
  backfire,
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
  invoke,
  memoryAfterBook,
  type PowerPriceView,
  powerPrice,
  rayDamage,
  rayHits,
  readAgain,
  retention,
  spellRange,
  spellsStruck,
  successChance,
  teleportAtWill,
} from '@roguewright/engine/casting';
import { createRulesets } from '@roguewright/engine/rulesets';
import { testCertain, testRandom } from './mutations.ts';

const library = createRulesets();
const rules = library.resolve('nethack-3.6.7').slots.casting;

/** A caster with a penalty below SLASH'EM's minimum. */
const easy: ChanceView = {
  role: 'wizard',
  stat: 9,
  level: 9,
  spellLevel: 2,
  skill: 'basic',
  emergency: true,
  special: true,
  bodyArmour: 'none',
  robe: false,
  shield: 'small',
  helmet: 'none',
  gloves: 'nonmetallic',
  boots: 'metallic',
  quarterstaff: false,
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
]);

const mage: PowerPriceView = {
  caster: 'hero',
  role: 'healer',
  intelligence: 11,
  level: 6,
  spellLevel: 3,
  skill: 'skilled',
  bodyArmour: 'none',
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
    value: (of, notes) => successChance(of, easy, notes),
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
]);
