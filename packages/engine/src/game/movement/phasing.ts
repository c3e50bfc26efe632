// Phasing: passing through walls, and its end. FIQHack has the power. A hero whose phasing ends inside stone
// is moved out; house rule: he is neither hurt nor walled in.

import { formTraits } from '../../actors/index.ts';
import { FLY } from '../../world/index.ts';
import { nearestFree } from '../dungeon/placing.ts';
import type { GameState } from '../state/state.ts';
import { stepTo } from './stepping.ts';

/** Whether the hero can pass through walls at present. */
export function phases({ sheet }: GameState): boolean {
  const { form } = sheet.powers;
  return (
    sheet.conditions.has('phasing') || (form !== undefined && formTraits(form.kind).passesWalls)
  );
}

/** Whether a square is accessible only while phasing: rock, a wall, a shut door. */
export function isSolid({ level: { map } }: GameState, square: number): boolean {
  return (map.bits[square]! & FLY) === 0;
}

/** Whether the hero enters a solid square by phasing. The border of the map stays closed. */
export function entersStone(state: GameState, square: number): boolean {
  return phases(state) && isSolid(state, square) && state.level.map.has(square);
}

/** Phasing ended: if the hero is inside stone, moves him to the nearest free square. */
export function comeOutOfStone(state: GameState): void {
  const { hero, level } = state;
  const { map } = level;
  if (!isSolid(state, hero.square) || phases(state)) {
    return;
  }
  const out = nearestFree(map, hero.square, square => map.has(square));
  if (out >= 0) {
    state.logFelt('put-out-of-stone', hero.id, map.x(out), map.y(out));
    stepTo(state, out);
  }
}
