// How a creature stands to the hero's walks and rests, behind its name.

import type { ThingView } from '../../game/index.ts';

/** `asleep`, `can’t leave the water`, `in the dark`, `let be`: the parts that hold. */
export function tellBearing({
  inactive,
  bound,
  dim,
  spared,
}: Pick<ThingView, 'inactive' | 'bound' | 'dim' | 'spared'>): string[] {
  return [
    ...(inactive === undefined ? [] : [inactive]),
    ...(bound === undefined ? [] : ['can’t leave the water']),
    ...(dim === undefined ? [] : ['in the dark']),
    ...(spared === undefined ? [] : ['let be']),
  ];
}
