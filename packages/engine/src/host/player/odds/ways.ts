// Steps over known ground, as the player by the odds takes them.

import type { Way } from '../../../face/index.ts';
import { type Attempt, foesOf } from './attempt.ts';
import type { Outlook } from './outlook.ts';

/** A step towards the nearest wanted square, around traps and creatures if there is such a way. */
export function stepTo(outlook: Outlook, wanted: (square: number) => boolean): readonly Attempt[] {
  const way = wayTo(outlook, wanted);
  return way === undefined ? [] : [{ kind: 'move', direction: way.first }];
}

/**
 * The way to the nearest wanted square; undefined: there is none over known ground. Traps, and squares that could not be
 * entered before, are on it only if there is no other.
 */
export function wayTo(
  { view, ground, memory }: Outlook,
  wanted: (square: number) => boolean,
): Way | undefined {
  const { avoided, barred } = memory.level;
  const square = ({ x, y }: { readonly x: number; readonly y: number }) => ground.square(x, y);
  const traps = view.things.filter(({ use }) => use === 'trap').map(square);
  const foes = foesOf(view).flatMap(foe => (foe.parts ?? [foe]).map(square));
  return (
    ground.wayTo(wanted, { avoided: new Set([...avoided, ...barred, ...traps, ...foes]) }) ??
    ground.wayTo(wanted, { avoided: new Set([...avoided, ...barred, ...foes]) }) ??
    ground.wayTo(wanted, { avoided: new Set(foes) })
  );
}

/** Whether a square is ground of a kind. */
export function isGround({ ground }: Outlook, name: string): (square: number) => boolean {
  return square => ground.terrain(square) === name;
}

/** Travels to the nearest square of a kind in one command, or steps where that is refused. */
export function goTo(outlook: Outlook, wanted: (square: number) => boolean): readonly Attempt[] {
  const { memory } = outlook;
  const way = wayTo(outlook, square => wanted(square) && !memory.hasGivenUp(square));
  return way === undefined
    ? []
    : [
        { kind: 'travel', ...outlook.ground.placeOf(way.to) },
        { kind: 'move', direction: way.first },
      ];
}
