// What changes as the dungeon goes down: caves become likelier, rooms darker, doors worse.

import type { Chance } from '../../chance/index.ts';
import { clamp } from '../../integers/index.ts';
import type { Terrain } from '../terrain.ts';

/** How a level is made. */
export const LEVEL_KINDS = ['rooms', 'caves', 'mixed'] as const;
export type LevelKind = (typeof LEVEL_KINDS)[number];

/** The kinds of doors, in the order of their weights. */
const DOORS = ['doorway', 'broken-door', 'open-door', 'closed-door', 'locked-door'] as const;

/** How a level of a depth is made; the first is always rooms. @param depth 1… */
export function levelKind(chance: Chance, depth: number): LevelKind {
  const deeper = Math.min(depth - 1, 6);
  return LEVEL_KINDS[chance.pick([6, deeper, deeper], 'level-kind')]!;
}

/** Whether a room is lit: always on the first level, one in three on the thirteenth. */
export function roomIsLit(chance: Chance, depth: number): boolean {
  return !chance.test(depth - 1, depth + 5, 'room-dark');
}

/** Whether the caves of a level are lit: every second time on the first level, seldom further down. */
export function caveIsLit(chance: Chance, depth: number): boolean {
  return chance.test(1, depth + 1, 'cave-lit');
}

/** What hangs in a doorway: broken and locked doors come with depth, no lock is on the first level. */
export function doorKind(chance: Chance, depth: number): Terrain {
  const weights = [30, clamp(4 + depth, 4, 14), 20, 36, clamp(4 * (depth - 1), 0, 20)];
  return DOORS[chance.pick(weights, 'door-kind')]!;
}

/** How much is hidden, by depth: nothing on the first level, on the third as much as in NetHack. */
function secrecy(depth: number): number {
  return clamp(depth - 1, 0, 4);
}

/** Whether a door is hidden, where there is another way round. NetHack: one in eight. */
export function doorIsHidden(chance: Chance, depth: number): boolean {
  return chance.test(secrecy(depth), 16, 'door-hidden');
}

/** Whether a piece of corridor is hidden, where there is another way round. NetHack: one in fifty. */
export function corridorIsHidden(chance: Chance, depth: number): boolean {
  return chance.test(secrecy(depth), 100, 'corridor-hidden');
}
