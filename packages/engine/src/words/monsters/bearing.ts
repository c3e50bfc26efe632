// How a creature stands to the hero's walks and rests, behind its name.

import type { ThingView } from '../../game/index.ts';

/** `asleep`, `can’t leave the water`, `let be`: the parts that hold. */
export function tellBearing({
  inactive,
  bound,
  spared,
}: Pick<ThingView, 'inactive' | 'bound' | 'spared'>): string[] {
  return [
    ...(inactive === undefined ? [] : [inactive]),
    ...(bound === undefined ? [] : ['can’t leave the water']),
    ...(spared === undefined ? [] : ['let be']),
  ];
}
