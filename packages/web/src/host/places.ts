// The place of each game, and which places this page has.

import type { HeroChoices } from '@roguewright/engine/host';
import { devicePlace } from './device.ts';
import type { GameKey, GamesPlace } from './games-place.ts';
import { serverPlace } from './own-server.ts';

/** Where games can be kept. */
export type PlaceName = 'server' | 'device';

/** A place by its name. */
export function placeNamed(name: PlaceName): GamesPlace {
  return name === 'device' ? devicePlace : serverPlace;
}

/** The place of a game. */
export function placeOf({ place }: GameKey): GamesPlace {
  return placeNamed(place ?? 'server');
}

/** The places that answer, the first one preferred, and what heroes can be there. */
export interface Places {
  readonly names: readonly PlaceName[];
  readonly choices: HeroChoices;
}

/** Finds out. Without a server there is always this device; rejects when not even that works. */
export async function findPlaces(): Promise<Places> {
  try {
    return { names: ['server', 'device'], choices: await serverPlace.choices() };
  } catch {
    return { names: ['device'], choices: await devicePlace.choices() };
  }
}
