// The numbers of a hero that is being chosen, asked of the place where the game would be kept.

import type { HeroPreview } from '@roguewright/engine/host';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type PlaceName, placeNamed } from '../host/places.ts';

/** The latest numbers that have come, and whether they are those of this role and race. */
export interface Previewed {
  readonly preview: HeroPreview | undefined;
  readonly isPresent: boolean;
  readonly problem: string | undefined;
}

/** Asks anew when the choice changes; while an answer is under way the last one stays. */
export function usePreview(place: PlaceName, role: string, race: string): Previewed {
  const [preview, setPreview] = useState<HeroPreview>();
  const [problem, setProblem] = useState<string>();
  const known = useRef(new Map<string, HeroPreview>());
  useEffect(() => {
    const key = `${role} ${race}`;
    let isWanted = true;
    const show = (answer: HeroPreview) => {
      known.current.set(key, answer);
      if (isWanted) {
        setPreview(answer);
        setProblem(undefined);
      }
    };
    const answer = known.current.get(key);
    if (answer !== undefined) {
      show(answer);
      return;
    }
    placeNamed(place)
      .preview(role, race)
      .then(show, (error: Error) => {
        if (isWanted) {
          setProblem(error.message);
        }
      });
    return () => {
      isWanted = false;
    };
  }, [place, role, race]);
  const isPresent = preview?.role === role && preview.race === race;
  return { preview, isPresent, problem };
}
