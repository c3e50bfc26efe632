// Which floors can be dug, and what is open in them already. NetHack 3.6.7 src/dig.c (dig_check, dighole).

import { TYPE, trapEffect } from '../../objects/index.ts';
import type { Fixture } from './fixture.ts';
import type { Level } from './level.ts';

/** Ground into which no pit can be dug. */
const TOO_HARD: ReadonlySet<string> = new Set([
  ...['stairs-up', 'stairs-down', 'branch-stairs', 'bridge'],
  ...['water', 'shallow-water', 'lava', 'sewage', 'ice'],
]);

/** Traps in which the floor is already open. */
const OPEN: ReadonlySet<string> = new Set(['pit', 'spiked-pit', 'trap-door', 'hole']);

/** The archetype of what heroes write on the floor. */
export const ENGRAVING = 'engraving';

/** Whether a fixture gives way with the floor in which it is: a trap, a rune or an engraving. */
export function isInFloor({ archetype: { type, id } }: Fixture): boolean {
  return type === TYPE.rune || type === TYPE.trap || id === ENGRAVING;
}

/** Whether a floor can be dug: it is solid ground, and nothing is built on it. */
export function takesPit({ map, fixtures }: Level, square: number): boolean {
  const isFree = [...fixtures.on(square)].every(one => one.hidden || isInFloor(one));
  return isFree && map.openToWalking(square) && !TOO_HARD.has(map.terrainAt(square));
}

/** The pit, trap door or hole on a square. */
export function openingOn({ fixtures }: Level, square: number): Fixture | undefined {
  return [...fixtures.on(square)].find(({ archetype: { texts } }) =>
    OPEN.has(trapEffect(texts.trapEffect ?? '') ?? ''),
  );
}
