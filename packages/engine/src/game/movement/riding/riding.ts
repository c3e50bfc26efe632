// A hero on a steed. While he rides, the steed is on no square of its own: it is wherever he is. NetHack 3.6.7
// src/steed.c (mount_steed, dismount_steed, landing_spot).

import type { Creature, RidersGait } from '../../../actors/index.ts';
import { freeSquareNear, isFree } from '../../dungeon/placing.ts';
import type { GameState } from '../../state/state.ts';
import { joinAt, leave } from '../roster.ts';
import { stepTo } from '../stepping.ts';

/** The hero who rides a creature; undefined: none. */
export function riderOf({ states }: GameState, { id }: Creature): GameState | undefined {
  return states.find(({ sheet }) => sheet.riding?.steed.id === id);
}

/** The steed of a hero, brought to his square; undefined: that is no hero, or he is on foot. @param id his */
export function steedUnder(state: GameState, id: number): Creature | undefined {
  const rider = id === 0 ? undefined : state.of(id);
  if (rider?.sheet.riding === undefined) {
    return undefined;
  }
  bringAlong(rider);
  return rider.sheet.riding.steed;
}

/** The hero mounts a creature beside him, and comes to its square. */
export function sitUp(state: GameState, steed: Creature): void {
  const { square } = steed;
  leave(state.level, steed);
  state.sheet.riding = { steed, gallop: 0, gait: 'stays' };
  stepTo(state, square);
}

/** A free square beside the hero, on which he could get down; −1: none. */
export function landingSpot({ level, hero }: GameState): number {
  const { map } = level;
  for (let direction = 1; direction <= 8; direction++) {
    const square = map.neighbour(hero.square, direction);
    if (isFree(map, square)) {
      return square;
    }
  }
  return -1;
}

/**
 * The hero comes off his steed, which stays on his square. He comes to the nearest free one.
 * @returns whether there was one; otherwise he still rides
 */
export function comeOff(state: GameState): boolean {
  const { level, hero, sheet } = state;
  const steed = sheet.riding!.steed;
  const { square } = hero;
  const beside = landingSpot(state);
  const to = beside >= 0 ? beside : freeSquareNear(level.map, square);
  if (to < 0) {
    return false;
  }
  sheet.riding = undefined;
  stepTo(state, to);
  joinAt(level, steed, square);
  return true;
}

/**
 * The steed dies under its rider, who comes off it.
 * @returns whether it stands on the level; otherwise it has no square to be taken off
 */
export function losesSteed(state: GameState): boolean {
  const { sheet, hero } = state;
  const steed = sheet.riding!.steed;
  const stands = comeOff(state);
  if (!stands) {
    steed.square = hero.square;
    sheet.riding = undefined;
  }
  return stands;
}

/** The steed of a hero who has left his square for good stays there. */
export function leaveSteed(state: GameState): void {
  const { level, hero, sheet } = state;
  if (sheet.riding !== undefined) {
    joinAt(level, sheet.riding.steed, hero.square);
    sheet.riding = undefined;
  }
}

/** The steed has another body. */
export function changeSteed({ sheet }: GameState, steed: Creature): void {
  if (sheet.riding !== undefined) {
    sheet.riding = { ...sheet.riding, steed };
  }
}

/** The steed is where its rider is, for all who ask. */
export function bringAlong({ sheet, hero }: GameState): void {
  if (sheet.riding !== undefined) {
    sheet.riding.steed.square = hero.square;
  }
}

/** How the rider's action went; his steed's speed counts while he moves. */
export function setGait({ sheet }: GameState, gait: RidersGait): void {
  if (sheet.riding !== undefined) {
    sheet.riding.gait = gait;
  }
}

/** The gallop lasts longer by some turns, or shorter. */
export function addGallop({ sheet }: GameState, turns: number): void {
  if (sheet.riding !== undefined) {
    sheet.riding.gallop = Math.max(0, sheet.riding.gallop + turns);
  }
}
