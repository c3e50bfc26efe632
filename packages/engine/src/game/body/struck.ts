// Conditions that hits of spells bring, with clocks that run tick by tick: they begin, pass and end.

import { CONDITIONS, type Condition, type Creature, feelOutfit } from '../../actors/index.ts';
import { truncDiv } from '../../integers/index.ts';
import { type AttackType, attackBit } from '../../spellcraft/index.ts';
import {
  type BodyStates,
  BROUGHT,
  copyStates,
  ENDED,
  firstAct,
  type HitResult,
  hasStates,
  noStates,
  passStates,
  ticksOf,
} from '../../spells/index.ts';
import { lookAgain } from '../movement/stepping.ts';
import { isOver } from '../state/company.ts';
import { authorOf } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';
import { creditPoison, extendCondition, holdCondition, immobilise, slowDown } from './afflict.ts';
import { loseAttribute } from './attribute-loss.ts';
import { hurt, loseLevels } from './harm.ts';
import { settlePace } from './pace.ts';

const POISON = attackBit('poison' satisfies AttackType);

/** The bits of what ends, with the condition that each held. */
const HELD: readonly (readonly [ended: number, condition: Condition])[] = [
  [ENDED.confusion, 'confused'],
  [ENDED.poison, 'poisoned'],
  [ENDED.slow, 'slow'],
  [ENDED.blindness, 'blind'],
  [ENDED.still, 'helpless'],
];

/** The record of what spells have brought to a creature. */
function struckOf({ conditions }: Creature): BodyStates {
  conditions.struck ??= noStates();
  return conditions.struck;
}

/** Conditions that a hit has brought begin, or change. @param by id of the credited creature, 0 for none */
export function bringStates(
  state: GameState,
  target: Creature,
  result: HitResult,
  by: number,
): void {
  const { brought } = result;
  if (brought === 0 || !target.alive) {
    return;
  }
  const own = state.of(target.id);
  const struck = struckOf(target);
  const wasSlow = struck.slowed > 0 && target.conditions.holds('slow');
  copyStates(result.states, struck);
  state.level.stirring = true;
  if ((brought & BROUGHT.poison) !== 0) {
    creditPoison(target, by);
  }
  if ((brought & BROUGHT.paralysis) !== 0) {
    hold(state, target, result.speedLeft, by);
  }
  if ((brought & BROUGHT.fear) !== 0) {
    scare(state, target);
  }
  if ((brought & BROUGHT.depletion) !== 0) {
    deplete(state, target, result.depleted);
  }
  if ((brought & BROUGHT.slow) !== 0 || wasSlow) {
    slow(state, target, struck);
  }
  holdAll(state, target, struck);
  if (own !== undefined && (brought & BROUGHT.poison) !== 0) {
    feelOutfit(own.ruleset, own.sheet);
  }
}

/** A hero loses a point of an attribute, a monster by some rules a level. */
function deplete(state: GameState, target: Creature, place: number): void {
  const own = state.of(target.id);
  const { depleted, depletesLevels } = state.ruleset.slots.spells.hits.states;
  if (own !== undefined) {
    loseAttribute(own, depleted[place]!);
  } else if (depletesLevels && target.level > 0) {
    loseLevels(target, 1, 0);
    state.logSeen('level-drained', target, target.id);
  }
}

/** What a creature's own clock forbids to move, until it acts again. */
function hold(state: GameState, target: Creature, speedLeft: number, by: number): void {
  const { spells } = state.ruleset.slots;
  const speed = speedOf(state, target);
  if (state.of(target.id) !== undefined) {
    // Heroes wait by whole turns.
    const ticks = firstAct(spells, speedLeft, speed);
    immobilise(state, target, 'paralysed', truncDiv(ticks + TICKS - 1, TICKS), by);
    return;
  }
  const struck = struckOf(target);
  struck.still = 1;
  struck.stillClock = speedLeft;
  struck.stillSpeed = speed;
  target.conditions.reason = 'paralysed';
}

/** Ticks of a turn. */
const TICKS = 10;

/** Acts a tick of a creature, by its own speed without slowness; a hero's by the speed of all beginners. */
export function speedOf({ ruleset }: GameState, { facts, speed }: Creature): number {
  const own = facts.speed > 0 ? facts.speed : speed;
  const points = own > 0 ? own : ruleset.slots.world.beginners.speed;
  return Math.fround(points / ruleset.slots.spells.hits.states.pointsPerSpeed);
}

function scare(state: GameState, target: Creature): void {
  const { heroTurns } = state.ruleset.slots.spells.hits.states.fear;
  if (state.of(target.id) !== undefined) {
    extendCondition(state, target, 'afraid', heroTurns);
    return;
  }
  struckOf(target).scared = 1;
}

/** Where no penalty counts, a hero is slowed by the rule of the speed slot. */
function slow(state: GameState, target: Creature, struck: BodyStates): void {
  if (struck.slowed === 0) {
    return;
  }
  const { byPenalty } = state.ruleset.slots.spells.hits.states.slow;
  if (state.of(target.id) !== undefined && !byPenalty) {
    struck.slowed = 0;
    slowDown(state, target);
    return;
  }
  settlePace(state, target);
}

/** Holds each condition for the turns that its clock will take. */
function holdAll(state: GameState, target: Creature, struck: BodyStates): void {
  const rules = state.ruleset.slots.spells;
  const { states } = rules.hits;
  const speed = Math.fround(states.clock);
  const turns = (clock: number, pace: number, acts: number) =>
    truncDiv(ticksOf(rules, clock, pace, acts) + TICKS - 1, TICKS);
  const { confusion, poison, slowed, blinded, still, scared } = struck;
  const left: readonly (readonly [Condition, number])[] = [
    ['confused', confusion > 0 ? turns(struck.confusionClock, speed, confusion) : 0],
    ['poisoned', poison > 0 ? turns(struck.poisonClock, speed, poison - states.poison.endsAt) : 0],
    ['slow', slowed > 0 ? turns(struck.slowClock, speed, Math.max(0, struck.slow) + 1) : 0],
    [
      'blind',
      blinded > 0 ? turns(struck.blindClock, struck.blindSpeed, Math.max(1, struck.blindness)) : 0,
    ],
    ['helpless', still > 0 ? turns(struck.stillClock, struck.stillSpeed, 1) : 0],
    ['afraid', scared > 0 ? states.fear.endsOneIn : 0],
  ];
  for (const [condition, long] of left) {
    if (long > 0) {
      holdCondition(state, target, condition, long);
    }
  }
}

/** A tick of what spells have brought to the creatures of a level. */
export function passStruck(state: GameState): void {
  const { level, states } = state;
  let stirring = false;
  const { all } = level.creatures;
  for (let index = 0; index < all.length; index++) {
    stirring = passOne(state, all[index]!) || stirring;
  }
  for (let seat = 0; seat < states.length; seat++) {
    const own = states[seat]!;
    if (own.isOn(level) && own.seat.present) {
      stirring = passOne(own, own.hero) || stirring;
    }
  }
  level.stirring = stirring;
}

/** @returns whether anything goes on */
function passOne(state: GameState, creature: Creature): boolean {
  const { struck } = creature.conditions;
  if (struck === undefined || !creature.alive) {
    return false;
  }
  dropCured(state, creature, struck);
  const done = passStates(state.ruleset.slots.spells, struck);
  if (done !== 0) {
    settle(state, creature, struck, done);
  }
  const goesOn = hasStates(struck) || struck.scared > 0;
  if (!goesOn) {
    creature.conditions.struck = undefined;
  }
  return goesOn;
}

/** What was cured in the meantime is over. A cured hero has his attributes back already (`cureHero`). */
function dropCured(state: GameState, creature: Creature, struck: BodyStates): void {
  const { conditions } = creature;
  struck.confusion = conditions.holds('confused') ? struck.confusion : 0;
  struck.poison = conditions.holds('poisoned') ? struck.poison : 0;
  struck.blinded = conditions.holds('blind') ? struck.blinded : 0;
  struck.still = conditions.holds('helpless') ? struck.still : 0;
  struck.scared = conditions.holds('afraid') ? struck.scared : 0;
  if (struck.slowed > 0 && !conditions.holds('slow')) {
    struck.slowed = 0;
    quickenAgain(state, creature);
  }
}

function quickenAgain(state: GameState, creature: Creature): void {
  settlePace(state, creature);
}

function settle(state: GameState, creature: Creature, struck: BodyStates, done: number): void {
  if ((done & ENDED.hurts) !== 0 && !isOver(state)) {
    const by = authorOf(state, creature.conditions.poisoner)?.id ?? 0;
    state.logSeen('burned', creature, by, creature.id, struck.poisonDamage, POISON, 0);
    hurt(state, creature, struck.poisonDamage, by, 'poison');
  }
  if ((done & ENDED.slow) !== 0) {
    quickenAgain(state, creature);
  }
  for (let index = 0; index < HELD.length; index++) {
    const [ended, condition] = HELD[index]!;
    if ((done & ended) !== 0) {
      release(state, creature, condition);
    }
  }
  if (creature.alive && hasStates(struck)) {
    holdAll(state, creature, struck);
  }
}

/** A condition is no longer held; its own turns go on. */
function release(state: GameState, creature: Creature, condition: Condition): void {
  const { conditions, id, alive } = creature;
  const own = state.of(id);
  conditions.hold(condition, 0);
  if (condition === 'poisoned' && own !== undefined) {
    // What the poison took comes back, even where a poison of another kind goes on.
    feelOutfit(own.ruleset, own.sheet);
  }
  if (alive && !conditions.has(condition)) {
    state.logSeen('condition-ended', creature, id, CONDITIONS.indexOf(condition));
    if (condition === 'blind' && own !== undefined) {
      lookAgain(own);
    }
  }
}

/** On each of its moves a scared monster may regain its courage. Label: `courage`. */
export function regainCourage(state: GameState, monster: Creature): void {
  const { struck } = monster.conditions;
  if (struck === undefined || struck.scared === 0) {
    return;
  }
  const { endsOneIn } = state.ruleset.slots.spells.hits.states.fear;
  if (state.luck('fright').test(1, endsOneIn, 'courage')) {
    struck.scared = 0;
    release(state, monster, 'afraid');
  }
}
