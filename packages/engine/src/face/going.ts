// Commands for going to a square.

import type { Command, GameView } from '../game/index.ts';
import { placeOf } from './compass.ts';
import { creatureAt, terrainAt, thingsAt } from './known-map.ts';
import { placesOfSign } from './landmarks.ts';
import { directionTo, distance, type Square } from './square.ts';

/** Whether the hero stands on a door or a portal that leads to another place, as far as he knows. */
export function standsOnWay(view: GameView): boolean {
  return thingsAt(view, view.hero).some(({ use }) => use === 'way');
}

/** The command for the hero's own square: pick up items, else go through a door or take the stairs, else wait. */
export function commandHere(view: GameView): Command {
  if (thingsAt(view, view.hero).some(({ kind }) => kind === 'item')) {
    return { kind: 'pick-up', item: 0 };
  }
  if (standsOnWay(view)) {
    return { kind: 'enter' };
  }
  switch (terrainAt(view, view.hero)) {
    case 'stairs-up':
      return { kind: 'ascend' };
    case 'stairs-down':
      return { kind: 'descend' };
    default:
      return { kind: 'rest', count: 1 };
  }
}

/** The stairs of each command for them. */
const STAIRS: Readonly<Partial<Record<Command['kind'], string>>> = { ascend: '<', descend: '>' };

/**
 * The command itself; away from the stairs that it takes, travel to the nearest of them that the hero knows. Stairs into
 * a branch are never meant from afar: one chooses them among the places.
 */
export function towardsStairs(view: GameView, command: Command): Command {
  const sign = STAIRS[command.kind];
  const nearest =
    sign === undefined || hasSign(view, sign)
      ? undefined
      : placesOfSign(view, sign).find(square => !isBranch(view, square));
  return nearest === undefined ? command : { kind: 'travel', x: nearest.x, y: nearest.y };
}

/** Which stairs a journey makes for, where the hero also knows stairs into a branch. */
export function tellStairsChosen(view: GameView, command: Command): string[] {
  if (command.kind !== 'travel' || terrainAt(view, command) !== 'stairs-down') {
    return [];
  }
  const aside = placesOfSign(view, '>').find(square => isBranch(view, square));
  return aside === undefined
    ? []
    : [
        `You make for the stairs down, ${placeOf(view.hero, command)}. Other stairs lead into a branch: ${placeOf(view.hero, aside)}.`,
      ];
}

function isBranch(view: GameView, square: Square): boolean {
  return terrainAt(view, square) === 'branch-stairs';
}

/** Whether the hero stands on stairs with a sign. */
function hasSign(view: GameView, sign: string): boolean {
  const terrain = terrainAt(view, view.hero);
  return sign === '<'
    ? terrain === 'stairs-up'
    : terrain === 'stairs-down' || terrain === 'branch-stairs';
}

/**
 * The command for a square: a step or a blow next to the hero, the command of his own square, or travel. A
 * distant creature is looked at.
 */
export function commandAt(view: GameView, square: Square): Command | 'look' {
  const far = distance(view.hero, square);
  if (far === 0) {
    return commandHere(view);
  }
  if (far === 1) {
    return { kind: 'move', direction: directionTo(view.hero, square) };
  }
  return creatureAt(view, square) === undefined
    ? { kind: 'travel', x: square.x, y: square.y }
    : 'look';
}
