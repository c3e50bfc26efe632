// Wounded legs: they take a point of dexterity and strength to carry, and neither kick nor mount. They heal in time,
// and by a potion of speed. NetHack 3.6.7 src/do.c (set_wounded_legs).

import { feelOutfit } from '../../../actors/index.ts';
import type { GameState } from '../../state/state.ts';
import { setCondition } from '../afflict.ts';
import { relieve } from '../relieve.ts';

/**
 * The hero's legs are wounded for a time, in place of what they had before. A rider's legs are out of reach.
 * @param turns 1 or more
 */
export function woundLegs(state: GameState, legs: 1 | 2, turns: number): void {
  const { hero, sheet, ruleset } = state;
  if (sheet.riding !== undefined || !hero.alive || state.ending !== undefined) {
    return;
  }
  relieve(hero, legs === 1 ? 'wounded-legs' : 'wounded-leg');
  setCondition(state, hero, legs === 1 ? 'wounded-leg' : 'wounded-legs', turns);
  feelOutfit(ruleset, sheet);
}
