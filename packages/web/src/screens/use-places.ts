// The places that this page can keep games in, found out once for each screen that asks.

import { useEffect, useState } from 'preact/hooks';
import { findPlaces, type Places } from '../host/places.ts';

/** The places for games, once they are known; or why there is none. */
export function usePlaces(): { places: Places | undefined; problem: string | undefined } {
  const [places, setPlaces] = useState<Places>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    findPlaces().then(setPlaces, (error: Error) => setProblem(error.message));
  }, []);
  return { places, problem };
}
