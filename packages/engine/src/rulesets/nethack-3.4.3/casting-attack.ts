// Flight, hits and damage of spells in NetHack 3.4.3. src/zap.c (weffects, buzz, zap_hit, spell_hit_bonus,
// bhitm, zhitm, zapyourself, destroy_mitem), src/dig.c (zap_dig), src/explode.c (explode), src/spell.c
// (throwspell).

import {
  type AttackRules,
  anyHolderSuffers,
  chosenSquare,
  dealtAsIs,
  type ExplosionRules,
  type FlightRules,
  halfDown,
  halfUp,
  hitPointsOfAny,
  type RayRules,
} from '../../casting/index.ts';

/** src/zap.c (weffects, buzz, zap_hit, spell_hit_bonus), src/dig.c (zap_dig). */
export const flight: FlightRules = {
  range: {
    beam: { least: 6, spread: 8 },
    ray: { least: 7, spread: 7 },
    dig: { least: 8, spread: 18 },
  },
  skillAim: { restricted: -4, unskilled: -4, basic: 0, skilled: 2, expert: 3 },
  dexterityAim: [
    { dexterity: 14, bonus: 0, perPoint: 1 },
    { dexterity: 8, bonus: 0, perPoint: 0 },
    { dexterity: 6, bonus: -1, perPoint: 0 },
    { dexterity: 4, bonus: -2, perPoint: 0 },
    { dexterity: 0, bonus: -3, perPoint: 0 },
  ],
  rayDie: 20,
  luckyDie: 10,
  rayBase: 3,
  digs: { open: 0, rock: 1, door: 2, wall: 2, tree: 2 },
  loses: { square: 1, creature: 2, bounce: 1 },
  beamLoses: 3,
  straightBackOneIn: 75,
  jump: {
    least: 6,
    perStep: 3,
    steps: { restricted: 1, unskilled: 1, basic: 2, skilled: 3, expert: 4 },
  },
};

const NOTHING = { times: 0, over: 1, plus: 0 };

/** src/zap.c (zhitm). */
const ray: RayRules = {
  sides: 6,
  oppositeSides: 3,
  missileLevelsPerDie: { restricted: 2, unskilled: 2, basic: 2, skilled: 2, expert: 2 },
  missileThroughResistance: {
    restricted: NOTHING,
    unskilled: NOTHING,
    basic: NOTHING,
    skilled: NOTHING,
    expert: NOTHING,
  },
  levelsPerDie: 2,
  sleepSides: 25,
  mostSleep: 127,
  order: ['opposite', 'bonus'],
  half: halfDown,
};

/** src/explode.c (explode), src/spell.c (spelleffects, throwspell), src/zap.c (destroy_mitem). */
const explosion: ExplosionRules = {
  plain: { count: 12, sides: 6 },
  levelsPerPoint: 2,
  half: halfDown,
  opposite: 2,
  holder: 2,
  holderSuffers: anyHolderSuffers,
  skills: ['skilled', 'expert'],
  moreBursts: 8,
  reach: 10,
  centre: chosenSquare,
  items: {
    fire: {
      endangers: ['scroll', 'spellbook', 'potion'],
      hurtsResistant: ['potion'],
      exemptHurts: true,
    },
    cold: { endangers: ['potion'], hurtsResistant: ['potion'], exemptHurts: false },
  },
  destroys: { times: 1, over: 3 },
};

const WIZARDLY = { times: 1, over: 5 };
const STEADY = { times: 1, over: 2 };

/** Effects of attack spells. */
export const attack: AttackRules = {
  artifact: 2,
  dealt: dealtAsIs,
  forceBolt: { dice: { count: 2, sides: 12 }, die: 20, base: 10, half: halfUp },
  drain: { hitPointsPerLevel: hitPointsOfAny, half: halfUp },
  turning: { count: 1, sides: 8 },
  ray,
  explosion,
  golems: {
    straw: 20,
    paper: 20,
    rope: 30,
    leather: 40,
    gold: 40,
    wood: 50,
    flesh: 40,
    clay: 50,
    stone: 60,
    glass: 60,
    iron: 80,
  },
  atSelf: {
    'force-bolt': { count: 2, sides: 12, gives: 'harm', physical: true, roles: {} },
    'magic-missile': { count: 4, sides: 6, gives: 'harm', physical: false, roles: {} },
    'cone-of-cold': { count: 12, sides: 6, gives: 'harm', physical: false, roles: {} },
    fireball: {
      count: 6,
      sides: 6,
      gives: 'harm',
      physical: false,
      roles: {
        priest: WIZARDLY,
        monk: WIZARDLY,
        wizard: WIZARDLY,
        healer: STEADY,
        knight: STEADY,
      },
    },
    sleep: { count: 1, sides: 50, gives: 'sleep', physical: false, roles: {} },
    healing: { count: 6, sides: 4, gives: 'healing', physical: false, roles: {} },
    'extra-healing': { count: 6, sides: 8, gives: 'healing', physical: false, roles: {} },
  },
};
