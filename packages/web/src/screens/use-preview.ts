// The numbers of a hero that is being chosen, asked of the place where the game would be kept.

import type { HeroPreview } from '@roguewright/engine/host';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type PlaceName, placeNamed } from '../host/places.ts';

/** What is known of the present choice. */
export interface Previewed {
  /** Absent while the answer is under way: never the numbers of another choice. */
  readonly preview: HeroPreview | undefined;
  readonly problem: string | undefined;
}

/** Asks again when the choice changes; an answer that came once is kept. */
export function usePreview(
  place: PlaceName,
  role: string,
  race: string,
  ruleset: string | undefined,
): Previewed {
  const [shown, setShown] = useState<{ readonly key: string; readonly preview: HeroPreview }>();
  const [failed, setFailed] = useState<{ readonly key: string; readonly message: string }>();
  const known = useRef(new Map<string, HeroPreview>());
  const key = JSON.stringify([place, role, race, ruleset]);
  useEffect(() => {
    let isWanted = true;
    const show = (answer: HeroPreview) => {
      known.current.set(key, answer);
      if (isWanted) {
        setShown({ key, preview: answer });
      }
    };
    const answer = known.current.get(key);
    if (answer !== undefined) {
      show(answer);
      return;
    }
    placeNamed(place)
      .preview(role, race, ruleset)
      .then(show, (error: Error) => {
        if (isWanted) {
          setFailed({ key, message: error.message });
        }
      });
    return () => {
      isWanted = false;
    };
  }, [key, place, role, race, ruleset]);
  // At once, not after the next effect: the name changes with the choice.
  return {
    preview: known.current.get(key) ?? (shown?.key === key ? shown.preview : undefined),
    problem: failed?.key === key ? failed.message : undefined,
  };
}
