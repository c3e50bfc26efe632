// Every rule of speed with one constant changed by an overlay.

import type { Chance } from '@roguewright/engine/chance';
import { createRulesets } from '@roguewright/engine/rulesets';
import {
  adjustedSpeed,
  burdenedPoints,
  burdenLevel,
  changeSpeed,
  gallopTurns,
  type HeroSpeedView,
  heroAllotment,
  type LoadView,
  monsterAllotment,
  movesBeforeHero,
  type SpeedRules,
  strikesBack,
  TurnClock,
  turnOrder,
} from '@roguewright/engine/speed';
import { testCertain, testRandom } from './mutations.ts';

const rules = createRulesets().resolve('nethack-3.6.7').slots.speed;
const hero: HeroSpeedView = { baseSpeed: 12, speedProperty: 'fast', encumbrance: 'burdened' };
const load: LoadView = {
  strength: 12,
  constitution: 11,
  carried: 900,
  levitating: false,
  flying: false,
  woundedLegs: 1,
  strongSteed: false,
};
const steed = {
  speed: 20,
  adjustment: 'slow',
  galloping: true,
  running: true,
  moved: true,
} as const;

testCertain<SpeedRules>(rules, [
  {
    name: 'encumbrance: share of a burden',
    patch: { burden: { strained: { times: 2 } } },
    value: (of, notes) => burdenedPoints(of, { points: 20, encumbrance: 'strained' }, notes),
  },
  {
    name: 'encumbrance: what a burden takes',
    patch: { steps: { takeBurden: points => points } },
    value: (of, notes) => burdenedPoints(of, { points: 20, encumbrance: 'strained' }, notes),
  },
  {
    name: 'adjusted-speed: slowness',
    patch: { adjustment: { slow: { 0: { plus: 4 } } } },
    value: (of, notes) => adjustedSpeed(of, { speed: 20, adjustment: 'slow' }, notes),
  },
  {
    name: 'adjusted-speed: haste',
    patch: { adjustment: { fast: { 0: { times: 5 } } } },
    value: (of, notes) => adjustedSpeed(of, { speed: 20, adjustment: 'fast' }, notes),
  },
  {
    name: 'burden-level: weight for a point',
    patch: { capacity: { perPoint: 26 } },
    value: (of, notes) => burdenLevel(of, load, notes),
  },
  {
    name: 'burden-level: weight of a wounded leg',
    patch: { capacity: { perWoundedLeg: 50 } },
    value: (of, notes) => burdenLevel(of, load, notes),
  },
  {
    name: 'burden-level: the heaviest load',
    patch: { capacity: { most: 900 } },
    value: (of, notes) => burdenLevel(of, { ...load, levitating: true }, notes),
  },
  {
    name: 'burden-level: levels of excess',
    patch: { capacity: { levelsPerCapacity: 4 } },
    value: (of, notes) => burdenLevel(of, load, notes),
  },
]);

const potion = {
  now: { permanent: false, turns: 0, worn: false, slow: 0 },
  change: 'potion',
  beatitude: 'uncursed',
  woundedLegs: false,
  cancelled: false,
  resistsSlowing: false,
} as const;
const units = { unitsPerPoint: 50, ticksPerTurn: 10 };
const order = (chance: Chance, of: SpeedRules) =>
  turnOrder(chance, of, {
    hero: { ...hero, baseSpeed: 18, encumbrance: 'unencumbered' },
    monsters: [{ id: 'a', speed: 30, adjustment: 'normal', movement: 0 }],
    turns: 3,
  });
const waiting = (chance: Chance, of: SpeedRules) =>
  movesBeforeHero(chance, of, {
    hero,
    units,
    clock: new TurnClock(rules, units).state(),
    price: 2100,
    movers: [{ speed: 15, adjustment: 'normal', movement: 0 }],
    turns: 30,
  });

testRandom<SpeedRules>(rules, [
  {
    name: 'hero-allotment: points of a fast hero',
    patch: { bonus: { fast: { sometimes: 6 } } },
    rule: (chance, of) => heroAllotment(chance, of, hero),
  },
  {
    name: 'hero-allotment: how often a fast hero gets them',
    patch: { bonus: { fast: { k: 2 } } },
    rule: (chance, of) => heroAllotment(chance, of, hero),
  },
  {
    name: 'hero-allotment: the pace of a galloping steed',
    patch: { gallop: { paces: { 0: { times: 7 } } } },
    rule: (chance, of) => heroAllotment(chance, of, { ...hero, riding: steed }),
  },
  {
    name: 'monster-allotment: points of a move',
    patch: { time: { pointsPerMove: 10 } },
    rule: (chance, of) => monsterAllotment(chance, of, { speed: 18, adjustment: 'normal' }),
  },
  {
    name: 'monster-allotment: slowness',
    patch: { adjustment: { slow: { 0: { plus: 7 } } } },
    rule: (chance, of) => monsterAllotment(chance, of, { speed: 18, adjustment: 'slow' }),
  },
  {
    name: 'hero-allotment: skill at riding',
    patch: { riding: { speed: { basic: -6 } } },
    rule: (chance, of) => heroAllotment(chance, of, { ...hero, riding: steed }),
  },
  {
    name: 'speed: turns of a potion',
    patch: { quickness: { potion: { least: 95 } } },
    rule: (chance, of) => changeSpeed(chance, of, potion),
  },
  {
    name: 'speed: what a beatitude adds to a potion',
    patch: { quickness: { potionPerBeatitude: 50 } },
    rule: (chance, of) => changeSpeed(chance, of, { ...potion, beatitude: 'blessed' }),
  },
  {
    name: 'striking back: how often',
    patch: { fighting: { strikesBack: { k: 2 } } },
    rule: (chance, of) =>
      strikesBack(chance, of, {
        byPet: false,
        movement: 12,
        hasAttacked: false,
        fears: false,
        adjacent: true,
      }),
  },
  { name: 'gallop: fewest turns', patch: { gallop: { leastTurns: 20 } }, rule: gallopTurns },
  { name: 'gallop: spread of turns', patch: { gallop: { spread: 11 } }, rule: gallopTurns },
  {
    name: 'turn-order: points of a fast hero',
    patch: { bonus: { fast: { k: 2 } } },
    rule: order,
  },
  {
    name: 'turn-order: what monsters are granted',
    patch: { steps: { allot: (_chance, _rules, speed) => speed } },
    rule: order,
  },
  {
    name: 'moves before the hero: share of a burden',
    patch: { burden: { burdened: { times: 3 } } },
    rule: waiting,
  },
  {
    name: 'moves before the hero: what becomes of a debt',
    patch: { steps: { debt: total => total } },
    rule: waiting,
  },
]);
