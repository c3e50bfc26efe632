// Doors. NetHack 3.6.7 src/lock.c (doopen_indir, doclose).

import { floorDiv } from '../../integers/index.ts';
import { hampered } from '../forms/hampered.ts';
import { changeTerrain } from '../movement/change-terrain.ts';
import { rememberDoor } from '../movement/remembering.ts';
import { lookAround } from '../movement/stepping.ts';
import { type ActionResult, refuse } from '../protocol/action-result.ts';
import type { Direction } from '../protocol/commands.ts';
import type { GameState } from '../state/state.ts';
import { forceHere } from './handling/boxes.ts';

/** Pushes a closed door; it opens with probability (Str + Dex + Con) / 3 in 20. */
export function openDoor(state: GameState, direction: Direction): ActionResult {
  const unfit = hampered(state, 'open-doors');
  if (unfit !== undefined) {
    return unfit;
  }
  const { map } = state.level;
  const square = map.neighbour(state.hero.square, direction);
  const terrain = map.terrainAt(square);
  if (terrain === 'open-door') {
    return refuse('already-open');
  }
  if (terrain === 'locked-door') {
    return findLocked(state, square);
  }
  if (terrain !== 'closed-door') {
    return refuse('not-a-door');
  }
  const [x, y] = [map.x(square), map.y(square)];
  if (state.luck('doors').test(strengthOnDoors(state), diesOf(state).die, 'door-opens')) {
    changeTerrain(state, square, 'open-door');
    state.logFelt('door-opened', state.hero.id, x, y);
    lookAround(state);
  } else {
    state.logFelt('door-stuck', state.hero.id, x, y);
  }
  return { cost: state.ruleset.bridges.beats.move };
}

/** A door that doesn't open turns out to be locked: the discovery costs a move once, and is remembered. */
function findLocked(state: GameState, square: number): ActionResult {
  const { map } = state.level;
  if (state.memory.remembered[square] === map.terrain[square]) {
    return refuse('locked');
  }
  rememberDoor(state, square);
  state.logFelt('door-locked', state.hero.id, map.x(square), map.y(square));
  return { cost: state.ruleset.bridges.beats.move };
}

/** Dice of closed and locked doors. */
function diesOf({ ruleset }: GameState) {
  return ruleset.slots.world.doors;
}

function strengthOnDoors({ sheet, ruleset }: GameState): number {
  const { strength, dexterity, constitution } = sheet.present;
  const { shortScale } = ruleset.bridges;
  return floorDiv(shortScale(strength) + shortScale(dexterity) + constitution, 3);
}

/** Shuts an open door unless its square is occupied; as difficult as opening it. */
export function closeDoor(state: GameState, direction: Direction): ActionResult {
  const unfit = hampered(state, 'open-doors');
  if (unfit !== undefined) {
    return unfit;
  }
  const { map, items } = state.level;
  const square = map.neighbour(state.hero.square, direction);
  const terrain = map.terrainAt(square);
  if (terrain === 'closed-door') {
    return refuse('already-closed');
  }
  if (terrain !== 'open-door') {
    return refuse('not-a-door');
  }
  if (map.occupant[square] !== 0 || (items.get(square)?.length ?? 0) > 0) {
    return refuse('occupied');
  }
  const [x, y] = [map.x(square), map.y(square)];
  if (state.luck('doors').test(strengthOnDoors(state), diesOf(state).die, 'door-closes')) {
    changeTerrain(state, square, 'closed-door');
    state.logFelt('door-closed', state.hero.id, x, y);
    lookAround(state);
  } else {
    state.logFelt('door-stuck', state.hero.id, x, y);
  }
  return { cost: state.ruleset.bridges.beats.move };
}

/** Breaks a locked door, as difficult as opening a stuck one; a broken door stays open. */
export function forceDoor(state: GameState, direction: Direction): ActionResult {
  if (direction === 0) {
    return forceHere(state);
  }
  const unfit = hampered(state, 'open-doors');
  if (unfit !== undefined) {
    return unfit;
  }
  const { map } = state.level;
  const square = map.neighbour(state.hero.square, direction);
  if (map.terrainAt(square) !== 'locked-door') {
    return refuse('not-locked');
  }
  const [x, y] = [map.x(square), map.y(square)];
  if (state.luck('doors').test(strengthOnDoors(state), diesOf(state).forcedDie, 'door-breaks')) {
    state.ports.shops.broken(square);
    changeTerrain(state, square, 'broken-door');
    state.logFelt('door-broken', x, y);
    lookAround(state);
  } else {
    state.logFelt('door-holds', state.hero.id, x, y);
  }
  return { cost: state.ruleset.bridges.beats.move };
}
