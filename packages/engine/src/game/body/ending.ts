// The game is over for a hero: won, or with his death.

import { leaveOn } from '../items/floor.ts';
import { emptyHeroPack } from '../items/pack.ts';
import { vacate } from '../movement/relocate.ts';
import { leaveSteed } from '../movement/riding/riding.ts';
import { joinAt } from '../movement/roster.ts';
import { lookAround } from '../movement/stepping.ts';
import type { Ending } from '../protocol/view.ts';
import { isOver } from '../state/company.ts';
import { settle } from '../state/pending.ts';
import type { GameState } from '../state/state.ts';
import { savesLife } from './bonds/life-saving.ts';
import { riseFromBones } from './bones/rise.ts';
import { bodyOfHero } from './remains.ts';

/**
 * Ends the game of the hero now. What happens later in the same command may still replace how it ended.
 * Where other heroes go on he leaves the world. If he has died, his body and what he carried stay there, or he rises
 * with them, unless the heroes of this world wake up at home. An amulet may save a dying hero.
 * @param isSealed nothing can save him: his kind is no more
 */
export function endGame(state: GameState, ending: Omit<Ending, 'turn'>, isSealed = false): void {
  const { kind, killer, during } = ending;
  if (kind === 'died' && !isSealed && savesLife(state)) {
    return;
  }
  state.seat.ending = { kind, killer, turn: state.clock.turn, ...(during && { during }) };
  if (state.seat.present && !isOver(state)) {
    depart(state);
  }
}

function depart(state: GameState): void {
  const { seat, hero, level } = state;
  const stays = seat.ending?.kind === 'died' && !state.world.start.revives;
  const risen = stays ? riseFromBones(state) : undefined;
  if (stays && risen === undefined) {
    leaveOn(level, hero.square, emptyHeroPack(state));
    leaveOn(level, hero.square, bodyOfHero(state));
  }
  vacate(level, hero);
  leaveSteed(state);
  if (risen !== undefined) {
    joinAt(level, risen, hero.square);
    state.logSeen('rose-from-bones', risen, risen.id);
  }
  leaveWorld(state);
}

/** The hero is one of the dead from the start: he has never stood on the level. */
export function beginDead(state: GameState): void {
  state.seat.ending = { kind: 'died', killer: '', turn: state.clock.turn };
  leaveWorld(state);
}

/**
 * The hero of a running game leaves his level for as long as his player is away. A steed stays where he leaves it, and
 * a question that waits for him is dropped.
 */
export function stepOut(state: GameState): void {
  vacate(state.level, state.hero);
  leaveSteed(state);
  leaveWorld(state);
}

function leaveWorld(state: GameState): void {
  const { seat, level } = state;
  state.ports.abandon();
  seat.present = false;
  // What it asks about may lie on the floor now.
  settle(state);
  state.clock.dismiss(seat.number);
  for (const other of state.states) {
    if (other.isOn(level)) {
      lookAround(other);
      return;
    }
  }
}
