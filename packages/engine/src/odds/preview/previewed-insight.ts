// What a preview makes of spells that tell the hero something: the squares that they show him.

import type { SpellWorld } from '../../spells/index.ts';

/** Ports that tell nothing. @param touch marks a square as touched; @param darkness of the level, 0…5 */
export function previewedInsight(
  touch: (square: number) => void,
  darkness = 0,
): Pick<SpellWorld, 'detection' | 'insight' | 'daylight'> {
  return {
    detection: { detect: () => false, markOwn: () => {} },
    insight: {
      chart: (_seeker, squares) => {
        squares.forEach(touch);
        return true;
      },
      perceiveSelf: () => true,
      identify: () => 1,
    },
    daylight: { darkness, setDarkness: () => {} },
  };
}
