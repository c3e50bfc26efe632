// Probabilities that depend on depth: deeper levels have more caves, darker rooms and worse doors.

import type { Chance } from '../../chance/index.ts';
import { clamp } from '../../integers/index.ts';
import type {
  ByDepth,
  CaveDigging,
  DiggingRules,
  DoorDigging,
  RoomDigging,
} from '../../worldrules/index.ts';
import type { Terrain } from '../terrain.ts';

/** Kinds of levels. */
export const LEVEL_KINDS = ['rooms', 'caves', 'mixed'] as const;
export type LevelKind = (typeof LEVEL_KINDS)[number];

/** The kinds of doors, in the order of their weights. */
const DOORS = ['doorway', 'broken-door', 'open-door', 'closed-door', 'locked-door'] as const;

/** A number of the slot that grows with depth. */
function atDepth({ sure, perLevel, most }: ByDepth, depth: number): number {
  return clamp(sure + perLevel * depth, 0, most);
}

/** The kind of a level at a depth. In `house` the first level has rooms. @param depth from 1 */
export function levelKind(chance: Chance, rules: DiggingRules, depth: number): LevelKind {
  const others = atDepth(rules.kinds.others, depth);
  return LEVEL_KINDS[chance.pick([rules.kinds.rooms, others, others], 'level-kind')]!;
}

/** Whether a room is lit: in `house` always on level 1, with probability 1 in 3 on level 13. */
export function roomIsLit(chance: Chance, { dark }: RoomDigging, depth: number): boolean {
  return !chance.test(Math.max(0, depth + dark.deeper), depth + dark.over, 'room-dark');
}

/** Whether a level's caves are lit: in `house` with probability 1 in 2 on level 1, rarely further down. */
export function caveIsLit(chance: Chance, { litOver }: CaveDigging, depth: number): boolean {
  return chance.test(1, depth + litOver, 'cave-lit');
}

/**
 * The door in a doorway. Broken and locked doors become more frequent with depth; in `house` level 1 has no
 * locked doors.
 */
export function doorKind(chance: Chance, rules: DoorDigging, depth: number): Terrain {
  const { doorway, openDoor, closed } = rules.open;
  const broken = atDepth(rules.broken, depth);
  const weights = [doorway, broken, openDoor, closed, atDepth(rules.locked, depth)];
  return DOORS[chance.pick(weights, 'door-kind')]!;
}

/** Whether a door with a detour around it is hidden. NetHack: 1 in 8. */
export function doorIsHidden(chance: Chance, rules: DoorDigging, depth: number): boolean {
  return chance.test(atDepth(rules.hidden, depth), rules.doorsOutOf, 'door-hidden');
}

/** Whether a piece of corridor with a detour around it is hidden. NetHack: 1 in 50. */
export function corridorIsHidden(chance: Chance, rules: DoorDigging, depth: number): boolean {
  return chance.test(atDepth(rules.hidden, depth), rules.corridorsOutOf, 'corridor-hidden');
}
