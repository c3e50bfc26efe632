// Saves with something wrong in them: a number at or beyond the ends of its kind, a part that is gone,
// doubled or another's, an older version.

import type { Generator } from '@roguewright/engine/chance';
import type { SavedGame } from '@roguewright/engine/game';

/** What takes the place of a value. */
const VALUES: readonly unknown[] = [
  null,
  true,
  '',
  'x',
  '__proto__',
  [],
  {},
  0,
  1,
  -1,
  1.5,
  7,
  30,
  127,
  -128,
  255,
  1000,
  65_535,
  -996,
  1_000_000,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  -(2 ** 31),
  1e300,
];

type Holder = Record<string, unknown>;

/** A place in a save: what holds it, and its key there. */
interface Place {
  readonly holder: Holder;
  readonly key: string;
}

/** The save with one to three things wrong in it; equal luck, equal faults. */
export function mutateSave(save: SavedGame, luck: Generator): SavedGame {
  const mutant = JSON.parse(JSON.stringify(save)) as SavedGame;
  for (let faults = 1 + luck.below(3); faults > 0; faults--) {
    FAULTS[luck.below(FAULTS.length)]!(mutant, luck, save.version);
  }
  return mutant;
}

const FAULTS: readonly ((mutant: SavedGame, luck: Generator, version: number) => void)[] = [
  // Half of all faults are another value: most of what can be wrong is a number.
  putOther,
  putOther,
  putOther,
  multiply,
  takeAway,
  double,
  exchange,
  (mutant, luck, version) => {
    (mutant as unknown as Holder).version = 1 + luck.below(version);
  },
];

function putOther(mutant: SavedGame, luck: Generator): void {
  const { holder, key } = placeIn(mutant, luck);
  holder[key] = structuredClone(oneOf(VALUES, luck));
}

function multiply(mutant: SavedGame, luck: Generator): void {
  for (let tries = 0; tries < 20; tries++) {
    const { holder, key } = placeIn(mutant, luck);
    const value = holder[key];
    if (typeof value === 'number') {
      holder[key] = value * oneOf([-1, 2, 10, 1000, 100_000], luck);
      return;
    }
  }
}

function takeAway(mutant: SavedGame, luck: Generator): void {
  const { holder, key } = placeIn(mutant, luck);
  if (Array.isArray(holder)) {
    holder.splice(Number(key), 1);
  } else {
    delete holder[key];
  }
}

function double(mutant: SavedGame, luck: Generator): void {
  const { holder, key } = placeIn(mutant, luck);
  if (Array.isArray(holder)) {
    const times = oneOf([1, 10, 300], luck);
    holder.push(...Array.from({ length: times }, () => structuredClone(holder[Number(key)])));
  } else {
    holder[`${key}s`] = structuredClone(holder[key]);
  }
}

function exchange(mutant: SavedGame, luck: Generator): void {
  const [one, other] = [placeIn(mutant, luck), placeIn(mutant, luck)];
  one.holder[one.key] = structuredClone(other.holder[other.key]);
}

/**
 * Half of the time each value has the same chance. Else a walk from the root picks a key at each depth, so that a
 * small part, such as a condition, is found as often as one of the thousands of remembered squares.
 */
function placeIn(mutant: SavedGame, luck: Generator): Place {
  if (luck.below(2) === 0) {
    return oneOf(placesOf(mutant), luck);
  }
  let holder = mutant as unknown as Holder;
  for (;;) {
    const key = oneOf(Object.keys(holder), luck);
    const part = holder[key];
    const leads = typeof part === 'object' && part !== null && Object.keys(part).length > 0;
    if (!leads || luck.below(5) === 0) {
      return { holder, key };
    }
    holder = part as Holder;
  }
}

function placesOf(value: unknown, places: Place[] = []): readonly Place[] {
  if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      places.push({ holder: value as Holder, key });
      placesOf(part, places);
    }
  }
  return places;
}

function oneOf<Value>(values: readonly Value[], luck: Generator): Value {
  return values[luck.below(values.length)]!;
}
