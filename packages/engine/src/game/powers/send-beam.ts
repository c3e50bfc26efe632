// Path of a wand's beam: up to a range that each creature shortens, until an obstacle. NetHack 3.6.7
// src/zap.c (weffects, bhit).

import { spellRange } from '../../casting/index.ts';
import type { Zapped } from '../state/power-deed.ts';
import type { GameState } from '../state/state.ts';

/** Sends a beam in a direction. @returns whether its visible effect identifies the wand */
export function sendBeam(state: GameState, effect: Zapped, direction: number): boolean {
  const { map } = state.level;
  let square = state.hero.square;
  let told = false;
  let met = 0;
  const { casting, world } = state.ruleset.slots;
  for (let left = spellRange(state.luck('wands'), casting, { kind: 'beam' }); left > 0; left--) {
    square = map.neighbour(square, direction);
    if (!map.has(square)) {
      break;
    }
    const id = map.occupant[square]!;
    if (id !== 0 && id !== met && effect.touch !== undefined) {
      told = effect.touch(state, state.creature(id)) || told;
      left -= world.powers.beamPerCreature;
    }
    met = id;
    if (!map.openToEffects(square)) {
      break;
    }
  }
  return told;
}
