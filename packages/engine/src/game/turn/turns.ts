// Time: runs the world until a hero is to act again, or the game is over for all. Its loops count instead of
// iterating: an iterator is an allocation until the code is optimised, and these run several times a turn.

import { type Creature, poolsByObject } from '../../actors/index.ts';
import { InvariantError } from '../../errors/index.ts';
import { BOUNDARY, HELPLESS, HERO } from '../../speed/index.ts';
import { tickEffects } from '../../spells/index.ts';
import { passHeroPools } from '../body/pool-ticks.ts';
import { passStruck } from '../body/struck.ts';
import { forcesBusy, passForces } from '../forces/tick.ts';
import { rotAway } from '../items/handled/flesh.ts';
import { burnLight } from '../items/lamp.ts';
import { endStays } from '../magic/summoned-turns.ts';
import { monstersArrive } from '../monsters/arrivals.ts';
import { keeperComes } from '../monsters/chase.ts';
import { restoreMonsters } from '../monsters/monster-magic.ts';
import { monsterActs } from '../monsters/monsters.ts';
import { petActs } from '../monsters/pets.ts';
import { masterOf, quarryOf } from '../monsters/quarry.ts';
import { randomTeleport } from '../movement/random-teleport.ts';
import { sweepDead } from '../movement/roster.ts';
import { lookAgain } from '../movement/stepping.ts';
import { passGolems } from '../sides/golem-turns.ts';
import { leadingStates, standsStill } from '../state/company.ts';
import { isHostile } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';
import { goHomeIfDue } from '../ways/going-home.ts';
import { turnUpkeep } from './upkeep.ts';

/**
 * Limits between two moves of heroes: turns, and total moves of other creatures. Helplessness lasts at most
 * a few hundred turns, and a crowded level makes about a hundred moves a turn.
 */
const MOST_TURNS = 10_000;
const MOST_MOVES = 100_000;

/**
 * The hero pays for an action in beats, and the world runs until a hero is to act again: this one, or
 * another who has yet to act in the round.
 * @throws InvariantError if that takes more turns or moves than any game needs
 */
export function passTime(state: GameState, beats: number): void {
  state.clock.spendHero(beats, state.seat.number);
  goOn(state);
}

/** The world goes on until a hero is to act. */
export function goOn(state: GameState): void {
  const { clock, scratch } = state;
  // A hero who is alone is the quarry and the master of all; in this loop even asking shows.
  const alone = state.states.length === 1;
  if (standsStill(state)) {
    return;
  }
  runTicks(state);
  for (let turns = 0, moves = 0; alone ? state.ending === undefined : !standsStill(state); ) {
    const movers = alone ? state.level.creatures.all : moversOf(state);
    // The clock notes burdens as the waiting begins, not for each creature's move.
    if (clock.begins) {
      readPaces(state);
    }
    const who = clock.next(movers, scratch.burdens);
    if (who === HERO) {
      const leading = leadingStates(state);
      for (let index = 0; index < leading.length; index++) {
        sweepDead(leading[index]!.level);
        lookAgain(leading[index]!);
      }
      return;
    }
    if (who === HELPLESS) {
      runTicks(state);
    } else if (who === BOUNDARY) {
      turnBoundary(state);
      if (++turns > MOST_TURNS) {
        throw new InvariantError(`the hero doesn't act again within ${MOST_TURNS} turns`);
      }
    } else {
      if (++moves > MOST_MOVES) {
        throw new InvariantError(`the hero doesn't act again within ${MOST_MOVES} moves of others`);
      }
      const monster = movers[who]!;
      const here = alone ? state : stateOn(state, who);
      clock.spend(monster, clock.move);
      // Direct calls can be compiled into this loop, calls of a variable function can't. A monster that has neither
      // moods nor a master is on no hero's side.
      if ((monster.moods === 0 && monster.master === 0) || isHostile(state, monster)) {
        monsterActs(alone ? state : quarryOf(here, monster), monster);
      } else {
        petActs(alone ? state : masterOf(here, monster), monster);
      }
    }
  }
}

/** What each hero's movement depends on now, by the numbers of the seats. */
function readPaces({ states, scratch }: GameState): void {
  for (let seat = 0; seat < states.length; seat++) {
    const { pace, ruleset, sheet } = states[seat]!;
    scratch.paces[seat] = pace.read(ruleset, sheet);
    scratch.burdens[seat] = pace.encumbrance;
  }
}

/** Everybody who may move: the creatures of all levels with a hero on them, level by level. */
function moversOf(state: GameState): readonly Creature[] {
  const leading = leadingStates(state);
  if (leading.length === 1) {
    return leading[0]!.level.creatures.all;
  }
  const { movers } = state.scratch;
  movers.length = 0;
  for (let index = 0; index < leading.length; index++) {
    movers.push(...leading[index]!.level.creatures.all);
  }
  return movers;
}

/** The first state on the level of the mover in that place. */
function stateOn(state: GameState, place: number): GameState {
  const leading = leadingStates(state);
  for (let index = 0, left = place; index < leading.length; index++) {
    const { length } = leading[index]!.level.creatures.all;
    if (left < length) {
      return leading[index]!;
    }
    left -= length;
  }
  return state;
}

function turnBoundary(state: GameState): void {
  const { clock, states, scratch } = state;
  runTicks(state);
  if (standsStill(state)) {
    return;
  }
  const leading = leadingStates(state);
  for (let index = 0; index < leading.length; index++) {
    sweepDead(leading[index]!.level);
  }
  const chance = state.luck('speed');
  clock.grantMovers(chance, moversOf(state));
  readPaces(state);
  clock.grantHeroes(chance, scratch.paces);
  for (let index = 0; index < states.length; index++) {
    const own = states[index]!;
    if (own.seat.present) {
      turnOf(own, leading.includes(own));
    }
  }
}

/** A turn of one hero. @param leads whether he stands for his level, whose turn it is then too */
function turnOf(state: GameState, leads: boolean): void {
  turnUpkeep(state, leads);
  if (leads) {
    restoreMonsters(state);
    endStays(state);
  }
  if (state.seat.present) {
    randomTeleport(state);
    burnLight(state);
    rotAway(state, leads);
  }
  if (leads) {
    monstersArrive(state);
    keeperComes(state);
  }
}

/** A tick of every hero's pools. */
function passPools({ states }: GameState): void {
  for (let seat = 0; seat < states.length; seat++) {
    passHeroPools(states[seat]!);
  }
}

/** Runs the ticks of the world that are due. */
function runTicks(state: GameState): void {
  const due = state.clock.takeTicks();
  const { creatures } = state.level;
  const acts =
    state.level.busyWithin(due) ||
    poolsByObject(state.ruleset) ||
    forcesBusy(state) ||
    creatures.hasGolems;
  if (due > 0 && state.states.length === 1 && !acts) {
    // Nothing on the hero's level acts in a tick, and nothing of his, so all of them pass at once.
    const passed = state.ending === undefined ? due : 0;
    state.world.ticks += passed;
    state.level.fixtures.passTicks(passed);
    return;
  }
  // Where only fixtures act, the ticks before the next that does pass at once.
  const idle = state.states.length === 1 && !poolsByObject(state.ruleset);
  for (let left = due; left > 0 && !standsStill(state); left--) {
    const { level } = state;
    if (idle && !level.busyWithin(1) && !forcesBusy(state) && !level.creatures.hasGolems) {
      state.world.ticks++;
      state.level.fixtures.passTicks(1);
    } else {
      passTick(state);
    }
  }
}

/** One tick of the world: effects and fixtures act on each level with a hero. */
export function passTick(state: GameState): void {
  state.world.ticks++;
  passPools(state);
  const leading = leadingStates(state);
  for (let index = 0; index < leading.length; index++) {
    const own = leading[index]!;
    const { effects, fixtures } = own.level;
    if (own.level.stirring) {
      passStruck(own);
    }
    const effective = effects.count > 0;
    if (effective) {
      tickEffects(own.spells);
    }
    if (forcesBusy(own)) {
      passForces(own);
    }
    if (own.level.creatures.hasGolems) {
      passGolems(own);
    }
    // Fixtures are older than the effects that they make, which wait for the next tick.
    if (fixtures.busyWithin(1)) {
      own.ports.fixtures.tick();
    } else {
      fixtures.passTicks(1);
    }
    if (effective || effects.count > 0) {
      lookAgain(own);
      own.logFelt('tick', state.clock.turn, state.world.ticks);
    }
  }
  goHomeIfDue(state);
}
