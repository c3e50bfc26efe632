// The way of what leaves a wand that touches: on over so many squares, the fewer the more it meets, up to
// what it can't pass. NetHack 3.6.7 src/zap.c (weffects, bhit).

import type { Chance } from '../../chance/index.ts';
import type { GameState } from '../state.ts';
import type { WandEffect } from './wand-effect.ts';

/** Squares that it goes, any number of so many from here up. */
const RANGE = { least: 6, values: 8 };
/** Squares that each creature takes of it. */
const TAKEN_BY_CREATURE = 3;

const DOORS: readonly string[] = [
  'open-door',
  'closed-door',
  'locked-door',
  'broken-door',
  'doorway',
];

/** How far it goes. Label: `range`. */
function beamRange(chance: Chance): number {
  return RANGE.least + chance.below(RANGE.values, 'range');
}

/** Sends it in a direction. @returns whether what is seen of it tells what it was */
export function sendBeam(state: GameState, effect: WandEffect, direction: number): boolean {
  const { map } = state.level;
  let square = state.hero.square;
  let told = false;
  for (let left = beamRange(state.luck('wands')); left > 0; left--) {
    square = map.neighbour(square, direction);
    if (!map.has(square)) {
      break;
    }
    if (DOORS.includes(map.terrainAt(square)) && effect.door?.(state, square) === true) {
      told = true;
    }
    const id = map.occupant[square]!;
    if (id !== 0 && effect.touch !== undefined) {
      told = effect.touch(state, state.creature(id)) || told;
      left -= TAKEN_BY_CREATURE;
    }
    if (!map.openToEffects(square)) {
      break;
    }
  }
  return told;
}
