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
    const places = placesOf(mutant);
    FAULTS[luck.below(FAULTS.length)]!(places, luck);
  }
  return mutant;
}

const FAULTS: readonly ((places: readonly Place[], luck: Generator) => void)[] = [
  // Half of all faults are another value: most of what can be wrong is a number.
  putOther,
  putOther,
  putOther,
  multiply,
  takeAway,
  double,
  exchange,
  (places, luck) => {
    places[0]!.holder.version = 1 + luck.below(6);
  },
];

function putOther(places: readonly Place[], luck: Generator): void {
  const { holder, key } = oneOf(places, luck);
  holder[key] = structuredClone(oneOf(VALUES, luck));
}

function multiply(places: readonly Place[], luck: Generator): void {
  const { holder, key } = oneOf(
    places.filter(({ holder, key }) => typeof holder[key] === 'number'),
    luck,
  );
  holder[key] = (holder[key] as number) * oneOf([-1, 2, 10, 1000, 100_000], luck);
}

function takeAway(places: readonly Place[], luck: Generator): void {
  const { holder, key } = oneOf(places, luck);
  if (Array.isArray(holder)) {
    holder.splice(Number(key), 1);
  } else {
    delete holder[key];
  }
}

function double(places: readonly Place[], luck: Generator): void {
  const { holder, key } = oneOf(places, luck);
  if (Array.isArray(holder)) {
    const times = oneOf([1, 10, 300], luck);
    holder.push(...Array.from({ length: times }, () => structuredClone(holder[Number(key)])));
  } else {
    holder[`${key}s`] = structuredClone(holder[key]);
  }
}

function exchange(places: readonly Place[], luck: Generator): void {
  const [one, other] = [oneOf(places, luck), oneOf(places, luck)];
  one.holder[one.key] = structuredClone(other.holder[other.key]);
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
