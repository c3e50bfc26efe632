// Spellcasting of FIQHack where it differs from NetHack 3.4.3: no cast fails; a low success chance raises the
// price instead. libnethack/src/spell.c, libnethack/src/zap.c, libnethack/src/objects.c.

import {
  addTimers,
  type CastingRules,
  chanceByPower,
  everySpell,
  fadeAll,
  handsNotFreeForStaff,
  isCancelled,
  priceByChance,
  succeedUnlessConfused,
} from '../../casting/index.ts';
import { spell } from '../nethack-3.4.3/casting-spells.ts';
import { added, type Patch, removed } from '../patch.ts';
import { power } from './casting-power.ts';

/** Half the damage, plus 1. */
const HALF_AND_ONE = { times: 1, over: 2, plus: 1 };

/** The differences. */
export const casting: Patch<CastingRules> = {
  steps: { chance: chanceByPower, price: priceByChance },
  power: added(power),
  // libnethack/src/spell.c (percent_success): every role casts by intelligence.
  roles: {
    healer: { stat: 'intelligence' },
    knight: { stat: 'intelligence' },
    monk: { stat: 'intelligence' },
    priest: { stat: 'intelligence' },
    valkyrie: { stat: 'intelligence' },
  },
  // libnethack/src/spell.c.
  prerequisites: {
    order: [
      'no-spells',
      'too-weak',
      'forgotten',
      'too-hungry',
      'hands-not-free',
      'overburdened',
      'cancelled',
    ],
    checks: {
      'too-weak': { meetsForgotten: true },
      'hands-not-free': { applies: handsNotFreeForStaff },
      cancelled: added({ applies: isCancelled, usesTurn: true, meetsForgotten: false }),
    },
    castHungry: [],
  },
  nutrition: { free: [], reducedFor: [] },
  attempt: {
    order: ['energy', 'nutrition', 'success'],
    steps: { success: succeedUnlessConfused },
  },
  // libnethack/src/spell.c.
  memory: {
    perBook: 60_000,
    atStart: 60_000,
    most: 60_000,
    usesUpBook: true,
    reread: { wellKnown: 'question' },
  },
  // libnethack/src/spell.c (spell_backfire). quirk: a mistake in the stun part means that no stun results.
  backfire: {
    rows: {
      0: { apply: addTimers },
      1: { stun: 0, apply: addTimers },
      2: { stun: 0, apply: addTimers },
      3: { stun: 0, apply: addTimers },
    },
  },
  // No cast fails, so the price shows how hard a spell is.
  menu: { columns: ['letter', 'name', 'level', 'school', 'price'] },
  amnesia: { count: everySpell, strike: fadeAll },
  // libnethack/src/zap.c (zhitm).
  attack: {
    ray: {
      missileLevelsPerDie: { restricted: 2, unskilled: 5, basic: 4, skilled: 3, expert: 2 },
      missileThroughResistance: { expert: HALF_AND_ONE },
    },
  },
  // libnethack/src/objects.c. Weight and delay of the new books are this game's.
  spells: {
    dig: { level: 2 },
    identify: { level: 2 },
    cancellation: { level: 5 },
    'teleport-away': { level: 5 },
    polymorph: { level: 7 },
    'create-familiar': { level: 3 },
    'detect-food': removed,
    'create-monster': removed,
    'haste-self': removed,
    summoning: added({ ...spell('clerical', 2, 'nodir', 35, 3), standsFor: 'create-monster' }),
    'speed-monster': added({ ...spell('escape', 3, 'immediate', 33, 4), standsFor: 'haste-self' }),
    charging: added(spell('enchantment', 7, 'nodir', 0, 10)),
    'astral-eyesight': added(spell('divination', 7, 'nodir', 0, 10)),
    'summon-nasty': added(spell('clerical', 7, 'nodir', 0, 10)),
    phase: added(spell('escape', 7, 'nodir', 0, 10)),
  },
  creatures: {
    // libnethack/src/mcastu.c: monsters cast what heroes cast.
    lists: removed,
    summonedTurns: added({ restricted: 5, unskilled: 5, basic: 10, skilled: 15, expert: 20 }),
  },
  identifying: added({
    restricted: ['kind', 'appearance', 'artifact'],
    unskilled: ['kind', 'appearance', 'artifact'],
    basic: ['kind', 'appearance', 'artifact', 'enchantment', 'charges', 'properties', 'egg-kind'],
    skilled: [
      'kind',
      'appearance',
      'artifact',
      'enchantment',
      'charges',
      'properties',
      'egg-kind',
      'beatitude',
    ],
    expert: [
      'kind',
      'appearance',
      'artifact',
      'enchantment',
      'charges',
      'properties',
      'egg-kind',
      'beatitude',
      'erosion-proofing',
    ],
  }),
  training: { exercises: [] },
};
