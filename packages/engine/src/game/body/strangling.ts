// Strangulation by a worn item: it kills unless it is taken off in time. NetHack 3.6.7 src/do_wear.c
// (Amulet_on, Amulet_off), src/timeout.c (choke_dialogue).

import { formTraits } from '../../actors/index.ts';
import type { GameObject } from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';
import { setCondition } from './afflict.ts';
import { endGame } from './ending.ts';
import { relieve } from './relieve.ts';

/** The fact of items that strangle their wearer. */
const STRANGLES = 'strangles';

/** Starts strangulation if the item that was put on strangles. */
export function beginStrangling(state: GameState, item: GameObject): void {
  const { form } = state.sheet.powers;
  const hasNeck = form === undefined || formTraits(form.kind).head;
  if (item.fact(STRANGLES) !== 0 && hasNeck) {
    const { turns } = state.ruleset.slots.world.strangling;
    setCondition(state, state.hero, 'strangled', turns);
  }
}

/** Ends strangulation if the item that was removed strangled its wearer. */
export function endStrangling(state: GameState, item: GameObject): void {
  if (item.fact(STRANGLES) !== 0) {
    relieve(state.hero, 'strangled');
  }
}

/** The hero dies of strangulation. */
export function strangle(state: GameState): void {
  state.logFelt('died', state.hero.id, 0);
  endGame(state, { kind: 'died', killer: 'strangulation' });
}
