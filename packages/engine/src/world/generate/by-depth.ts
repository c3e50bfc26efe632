// Probabilities that depend on depth: deeper levels have more caves, darker rooms and worse doors.

import type { Chance } from '../../chance/index.ts';
import { clamp } from '../../integers/index.ts';
import type { Terrain } from '../terrain.ts';

/** Kinds of levels. */
export const LEVEL_KINDS = ['rooms', 'caves', 'mixed'] as const;
export type LevelKind = (typeof LEVEL_KINDS)[number];

/** The kinds of doors, in the order of their weights. */
const DOORS = ['doorway', 'broken-door', 'open-door', 'closed-door', 'locked-door'] as const;

/** The kind of a level at a depth. The first level always has rooms. @param depth from 1 */
export function levelKind(chance: Chance, depth: number): LevelKind {
  const deeper = Math.min(depth - 1, 6);
  return LEVEL_KINDS[chance.pick([6, deeper, deeper], 'level-kind')]!;
}

/** Whether a room is lit: always on level 1, with probability 1 in 3 on level 13. */
export function roomIsLit(chance: Chance, depth: number): boolean {
  return !chance.test(depth - 1, depth + 5, 'room-dark');
}

/** Whether a level's caves are lit: with probability 1 in 2 on level 1, rarely further down. */
export function caveIsLit(chance: Chance, depth: number): boolean {
  return chance.test(1, depth + 1, 'cave-lit');
}

/**
 * The door in a doorway. Broken and locked doors become more frequent with depth; level 1 has no locked
 * doors.
 */
export function doorKind(chance: Chance, depth: number): Terrain {
  const weights = [30, clamp(4 + depth, 4, 14), 20, 36, clamp(4 * (depth - 1), 0, 20)];
  return DOORS[chance.pick(weights, 'door-kind')]!;
}

/** Frequency of hidden features by depth: 0 on level 1, NetHack's from level 3 on. */
function secrecy(depth: number): number {
  return clamp(depth - 1, 0, 4);
}

/** Whether a door with a detour around it is hidden. NetHack: 1 in 8. */
export function doorIsHidden(chance: Chance, depth: number): boolean {
  return chance.test(secrecy(depth), 16, 'door-hidden');
}

/** Whether a piece of corridor with a detour around it is hidden. NetHack: 1 in 50. */
export function corridorIsHidden(chance: Chance, depth: number): boolean {
  return chance.test(secrecy(depth), 100, 'corridor-hidden');
}
