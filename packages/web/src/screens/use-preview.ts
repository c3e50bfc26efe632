// The numbers of a hero that is being chosen, asked of the place where the game would be kept.

import type { HeroPreview } from '@roguewright/engine/host';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type PlaceName, placeNamed } from '../host/places.ts';

/** The latest numbers that have come, and whether they are those of this choice. */
export interface Previewed {
  readonly preview: HeroPreview | undefined;
  readonly isPresent: boolean;
  readonly problem: string | undefined;
}

/** Asks anew when the choice changes; while an answer is under way the last one stays. */
export function usePreview(
  place: PlaceName,
  role: string,
  race: string,
  casting: string | undefined,
): Previewed {
  const [shown, setShown] = useState<{ readonly key: string; readonly preview: HeroPreview }>();
  const [problem, setProblem] = useState<string>();
  const known = useRef(new Map<string, HeroPreview>());
  const key = JSON.stringify([place, role, race, casting]);
  useEffect(() => {
    let isWanted = true;
    const show = (answer: HeroPreview) => {
      known.current.set(key, answer);
      if (isWanted) {
        setShown({ key, preview: answer });
        setProblem(undefined);
      }
    };
    const answer = known.current.get(key);
    if (answer !== undefined) {
      show(answer);
      return;
    }
    placeNamed(place)
      .preview(role, race, casting)
      .then(show, (error: Error) => {
        if (isWanted) {
          setProblem(error.message);
        }
      });
    return () => {
      isWanted = false;
    };
  }, [key, place, role, race, casting]);
  return { preview: shown?.preview, isPresent: shown?.key === key, problem };
}
