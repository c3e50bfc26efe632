// Refusals in sentences, with what the hero sees of their cause.

import type { GameView, RefusalReason } from '../game/index.ts';
import { tellRefusal, withArticle } from '../words/index.ts';
import { placeOf } from './compass.ts';
import { hostilesSeen, isInTheWay, squaresWith, terrainAt } from './known-map.ts';
import { placesOfSign } from './landmarks.ts';

/** Why a command was refused: `You can’t do that with an enemy in sight: a jackal, 3 squares east.` */
export function tellRefused(view: GameView, reason: RefusalReason): string {
  const told = tellRefusal(reason);
  if (reason === 'all-explored') {
    return [told, ...leftToExplore(view)].join(' ');
  }
  if (reason === 'no-stairs') {
    const branch = tellBranch(view);
    return [told, ...(branch.length === 0 ? tellUnknownStairs(view) : branch)].join(' ');
  }
  const seen = hostilesSeen(view);
  const enemy = seen.find(isInTheWay) ?? seen[0];
  return reason !== 'hostile-in-sight' || enemy === undefined
    ? told
    : `${told.replace(/\.$/, '')}: ${withArticle(enemy.name)}, ${placeOf(view.hero, enemy)}. Give the command again to go on all the same.`;
}

/** What is left on the level, and where the way on is. */
function leftToExplore(view: GameView): string[] {
  const doors = squaresWith(view, ['locked-door']).length;
  const things = view.things.filter(({ kind }) => kind === 'item').length;
  return [
    ...(doors === 0 ? [] : [`Still locked: ${many(doors, 'door')}.`]),
    ...(things === 0 ? [] : [`Left lying: ${many(things, 'thing')}.`]),
    tellStairs(view),
  ];
}

function many(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function tellStairs(view: GameView): string {
  if (terrainAt(view, view.hero).startsWith('stairs-down')) {
    return 'You stand on stairs down.';
  }
  const stairs = placesOfSign(view, '>').find(square => terrainAt(view, square) === 'stairs-down');
  const main =
    stairs === undefined
      ? 'You know of no stairs down; a search of dead ends may find hidden ways.'
      : `Stairs down: ${placeOf(view.hero, stairs)}.`;
  return [main, ...tellBranch(view)].join(' ');
}

/** Which stairs of the level the hero hasn't found yet. */
function tellUnknownStairs(view: GameView): string[] {
  const known = (sign: '<' | '>') => placesOfSign(view, sign).length > 0;
  if (known('>')) {
    return known('<') ? [] : ['You know of no stairs up on this level yet.'];
  }
  return [`You know of no stairs ${known('<') ? 'down ' : ''}on this level yet.`];
}

/** Where stairs lead into a branch, if the hero knows any. */
function tellBranch(view: GameView): string[] {
  const aside = placesOfSign(view, '>').find(square => terrainAt(view, square) === 'branch-stairs');
  return aside === undefined ? [] : [`Stairs into a branch: ${placeOf(view.hero, aside)}.`];
}
