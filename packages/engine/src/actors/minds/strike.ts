// Strikes at the hero beside it.

import type { Chance } from '../../chance/index.ts';
import { type Intention, STRIKE } from './intention.ts';
import type { MindView } from './mind-view.ts';

/** All its blows, when the hero is within reach. */
export function strike(_: Chance, view: MindView): Intention | undefined {
  return view.hunts && view.beside !== 0 ? STRIKE[view.beside] : undefined;
}
