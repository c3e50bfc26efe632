// Consequences of a hit by one of NetHack's spells: damage, sleep, flight, a new servant. NetHack 3.6.7
// src/zap.c (bhitm, sleep_monst), src/monmove.c (monflee), src/dog.c (tamedog), src/mon.c (mon_adjust_speed).

import type { Creature } from '../../actors/index.ts';
import type { HitOutcome, PowerHit } from '../../spells/index.ts';
import { extendCondition, immobilise, slowDown } from '../body/afflict.ts';
import { hurt, loseLevels } from '../body/harm.ts';
import { relieve } from '../body/relieve.ts';
import { cancelCarried } from '../items/cancel-thing.ts';
import { bind } from '../movement/roster.ts';
import { teleportCreature, teleportHero } from '../movement/teleport.ts';
import { alarm, calm } from '../state/alarm.ts';
import { isHostile } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';
import { polymorphMonster } from './polymorph.ts';

/** Applies a hit. */
export function carryOutHit(
  state: GameState,
  target: Creature,
  hit: PowerHit,
  outcome: HitOutcome,
): void {
  switch (hit.power.word) {
    case 'force-bolt':
      strike(state, target, hit, outcome.damage, 'missed');
      return;
    case 'missiles':
    case 'cold':
    case 'fire':
    case 'death':
      strike(state, target, hit, outcome.damage, 'burned');
      return;
    case 'drain-life':
      drain(state, target, hit, outcome);
      return;
    case 'turn-undead':
      strike(state, target, hit, outcome.damage, 'resisted');
      frighten(state, target, outcome.turns);
      return;
    default:
      bring(state, target, hit, outcome.turns);
  }
}

/** Applies and logs damage, or logs its absence. */
function strike(
  state: GameState,
  target: Creature,
  { owner, attackType }: PowerHit,
  damage: number,
  otherwise: 'missed' | 'burned' | 'resisted',
): void {
  const { square, id } = target;
  if (damage > 0) {
    state.logSeen('burned', square, owner, id, damage, attackType);
  } else if (otherwise === 'missed') {
    state.logSeen('missed', square, owner, id);
  } else if (otherwise === 'burned') {
    state.logSeen('burned', square, owner, id, 0, attackType);
  } else {
    state.logSeen('resisted', square, id);
  }
  alarm(target);
  hurt(state, target, damage, owner);
}

function drain(state: GameState, target: Creature, hit: PowerHit, outcome: HitOutcome): void {
  const { levels, mostHitPoints, damage } = outcome;
  strike(state, target, hit, damage, 'resisted');
  if (target.alive && levels > 0) {
    loseLevels(target, levels, mostHitPoints);
    state.logSeen('level-drained', target.square, target.id);
  }
}

function bring(
  state: GameState,
  target: Creature,
  { power, owner }: PowerHit,
  turns: number,
): void {
  if (turns === 0) {
    state.logSeen('resisted', target.square, target.id);
    alarm(target);
    return;
  }
  switch (power.word) {
    case 'sleep':
      immobilise(state, target, 'sleeping', turns, owner);
      return;
    case 'slow':
      alarm(target);
      slowDown(state, target);
      return;
    case 'teleport':
      if (target === state.hero) {
        teleportHero(state);
      } else {
        teleportCreature(state, target);
      }
      return;
    case 'cancellation':
      alarm(target);
      target.loseAbilities();
      cancelCarried(state, target);
      state.logSeen('monster-cancelled', target.square, target.id);
      return;
    case 'polymorph':
      polymorphMonster(state, target);
      return;
    case 'fear':
      frighten(state, target, turns);
      return;
    default:
      befriend(state, target, owner);
  }
}

function frighten(state: GameState, target: Creature, turns: number): void {
  if (turns > 0 && target.alive) {
    alarm(target);
    extendCondition(state, target, 'afraid', state.ruleset.slots.world.fear.byMagic);
  }
}

/** An enemy becomes the caster's servant; existing servants don't change their master. */
function befriend(state: GameState, target: Creature, owner: number): void {
  if (owner === state.hero.id && target !== state.hero && isHostile(state, target)) {
    calm(target);
    relieve(target, 'afraid');
    bind(state.level, target, owner);
    state.logSeen('charmed', target.square, target.id);
  }
}
