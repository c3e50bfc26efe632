// What is worn round the neck and tightens: so many turns are left to get it off.
// NetHack 3.6.7 src/do_wear.c (Amulet_on, Amulet_off), src/timeout.c (choke_dialogue).

import type { GameObject } from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';
import { setCondition } from './afflict.ts';
import { endGame } from './ending.ts';
import { relieve } from './relieve.ts';

/** The fact of what strangles its wearer. */
const STRANGLES = 'strangles';

/** Something was put on: it may tighten. */
export function beginStrangling(state: GameState, thing: GameObject): void {
  if (thing.fact(STRANGLES) !== 0) {
    const { turns } = state.ruleset.slots.world.strangling;
    setCondition(state, state.hero, 'strangled', turns);
  }
}

/** Something was taken off, or is gone: whoever wore it breathes again. */
export function endStrangling(state: GameState, thing: GameObject): void {
  if (thing.fact(STRANGLES) !== 0) {
    relieve(state.hero, 'strangled');
  }
}

/** The turns are over. */
export function strangle(state: GameState): void {
  state.logFelt('died', state.hero.id, 0);
  endGame(state, { kind: 'died', killer: 'strangulation' });
}
