// Hit points, energy and grace that come back tick by tick, by the rules of spell objects. Crossfire
// server/player.c (do_some_living).

import { countPools, poolsByObject } from '../../actors/index.ts';
import { type PoolKind, passPoolTick } from '../../spellcraft/index.ts';
import type { GameState } from '../state/state.ts';
import { regain } from './harm.ts';
import { eatTime } from './nutrition.ts';
import { giveBack } from './pay.ts';

/** One tick for the hero's pools. Label: `digestion`. */
export function passHeroPools(state: GameState): void {
  const { sheet, hero, seat, ending } = state;
  if (!seat.present || ending !== undefined || !poolsByObject(state.ruleset)) {
    return;
  }
  const { craft } = sheet.worn;
  tick(state, 'hitPoints', hero.hitPoints, hero.maxHitPoints, craft.genHitPoints);
  tick(state, 'mana', sheet.energy, sheet.maxEnergy, craft.genMana);
  tick(state, 'grace', sheet.grace, sheet.maxGrace, craft.genGrace);
}

function tick(state: GameState, pool: PoolKind, points: number, max: number, gen: number): void {
  const { sheet, hero, ruleset } = state;
  const { facts, running, resting } = sheet.powers.pools;
  const { armour, digestion } = sheet.worn.craft;
  facts.max = max;
  facts.gen = gen;
  facts.armour = armour;
  facts.digestion = digestion;
  facts.resting = resting;
  const own = running[pool];
  own.points = points;
  own.food = 0;
  const luck = state.luck('regeneration');
  if (!passPoolTick(luck, ruleset.slots.spells, pool, facts, own)) {
    return;
  }
  if (pool === 'hitPoints') {
    regain(state, hero, 1);
  } else {
    giveBack(sheet, pool === 'mana' ? 'energy' : 'grace', 1);
  }
  if (pool === 'mana') {
    state.logFelt('energy-restored', hero.id, 1);
  }
  if (own.food !== 0) {
    eatTime(state, -own.food);
  }
}

/** Maxima follow level, attributes, skills and gear. */
export function settlePools(state: GameState): void {
  const { ruleset, sheet, hero } = state;
  if (!poolsByObject(ruleset)) {
    return;
  }
  const { powers, worn, skillSlots } = sheet;
  const { pools } = powers;
  // A change of gear or attributes makes new sums, and a change of level or skill takes or gives slots.
  if (pools.countedBy === worn && pools.countedSlots === skillSlots) {
    return;
  }
  pools.countedBy = worn;
  pools.countedSlots = skillSlots;
  const { hitPoints } = countPools(ruleset, sheet);
  const own = powers.form ?? hero;
  own.maxHitPoints = Math.max(1, own.maxHitPoints + hitPoints);
  own.hitPoints = Math.min(own.hitPoints, own.maxHitPoints);
  giveBack(sheet, 'energy', Math.min(0, sheet.maxEnergy - sheet.energy));
  giveBack(sheet, 'grace', Math.min(0, sheet.maxGrace - sheet.grace));
}
