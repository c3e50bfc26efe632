// Saves in which a hero has been put on a square of his level, whole and alone, so that tests reach every level.

import { UsageError } from '@roguewright/engine/errors';
import type { SavedGame } from '@roguewright/engine/game';
import { readRuns } from '@roguewright/engine/world';

/** Numbers of terrain, as saves hold them. */
export const UP = 6;
export const DOWN = 7;
export const ASIDE = 22;

/** A square of the hero's level, by its terrain or by what lies there. */
export function squareIn(saved: SavedGame, terrain: number): number {
  const { depth } = saved.seats[0]!;
  const { map } = saved.levels.find(([key]) => key === depth)![1];
  const numbers = readRuns('terrain', map.terrain, map.width * map.height, 255);
  const at = numbers.indexOf(terrain);
  if (at < 0) {
    throw new UsageError('terrain', terrain, `one of level ${depth}`);
  }
  return (Math.floor(at / map.width) + 1) * (map.width + 2) + (at % map.width) + 1;
}

/** The save with the hero on a square, whole, and nobody else on his level. */
export function staged(saved: SavedGame, square: number): SavedGame {
  const [seat, ...others] = saved.seats;
  const { depth, hero, sheet } = seat!;
  const calm = { ...hero.conditions, turns: hero.conditions.turns.map(() => 0) };
  return {
    ...saved,
    levels: saved.levels.map(([key, level]) =>
      key === depth ? [key, { ...level, creatures: [] }] : [key, level],
    ),
    seats: [
      {
        ...seat!,
        hero: { ...hero, square, hitPoints: 400, maxHitPoints: 400, conditions: calm },
        sheet: { ...sheet, conditions: calm, nutrition: 900 },
        acquainted: [],
        damageSeen: [],
        pending: null,
      },
      ...others,
    ],
  };
}
