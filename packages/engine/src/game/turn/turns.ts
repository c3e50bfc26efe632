// Time: runs the world until the hero is to act again, or the game is over.

import { InvariantError } from '../../errors/index.ts';
import { BOUNDARY, HELPLESS, HERO } from '../../speed/index.ts';
import { tickEffects } from '../../spells/index.ts';
import { burnLight } from '../items/lamp.ts';
import { endStays } from '../magic/summoned-turns.ts';
import { monstersArrive } from '../monsters/arrivals.ts';
import { restoreMonsters } from '../monsters/monster-magic.ts';
import { monsterActs } from '../monsters/monsters.ts';
import { petActs } from '../monsters/pets.ts';
import { randomTeleport } from '../movement/random-teleport.ts';
import { sweepDead } from '../movement/roster.ts';
import { lookAgain } from '../movement/stepping.ts';
import type { GameState } from '../state/state.ts';
import { turnUpkeep } from './upkeep.ts';

/**
 * Limits between two moves of the hero: turns, and total moves of other creatures. Helplessness lasts at most
 * a few hundred turns, and a crowded level makes about a hundred moves a turn.
 */
const MOST_TURNS = 10_000;
const MOST_MOVES = 100_000;

/**
 * The hero pays for an action in beats, and the world runs until he is to act again.
 * @throws InvariantError if that takes more turns or moves than any game needs
 */
export function passTime(state: GameState, beats: number): void {
  state.clock.spendHero(beats);
  runTicks(state);
  // The clock reads it at the start of the waiting, not for each creature's move.
  let { encumbrance } = state.pace.read(state.ruleset, state.sheet);
  for (let turns = 0, moves = 0; state.ending === undefined; ) {
    const { clock, level } = state;
    const movers = level.creatures.all;
    const who = clock.next(movers, encumbrance);
    if (who === HERO) {
      sweepDead(level);
      lookAgain(state);
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
      clock.spend(monster, clock.move);
      // Direct calls can be compiled into this loop, calls of a variable function can't.
      if (monster.master === 0) {
        monsterActs(state, monster);
      } else {
        petActs(state, monster);
      }
      continue;
    }
    encumbrance = state.pace.read(state.ruleset, state.sheet).encumbrance;
  }
}

function turnBoundary(state: GameState): void {
  const { clock, level } = state;
  runTicks(state);
  if (state.ending !== undefined) {
    return;
  }
  sweepDead(level);
  const chance = state.luck('speed');
  clock.grantMovers(chance, level.creatures.all);
  clock.grantHero(chance, state.pace.read(state.ruleset, state.sheet));
  turnUpkeep(state);
  restoreMonsters(state);
  endStays(state);
  randomTeleport(state);
  burnLight(state);
  monstersArrive(state);
}

/** Runs the ticks of the world that are due. */
function runTicks(state: GameState): void {
  for (let left = state.clock.takeTicks(); left > 0 && state.ending === undefined; left--) {
    state.world.ticks++;
    if (state.level.effects.count > 0) {
      tickEffects(state.spells);
      lookAgain(state);
      state.logFelt('tick', state.clock.turn, state.world.ticks);
    }
  }
}
