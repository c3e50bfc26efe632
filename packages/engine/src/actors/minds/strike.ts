// Strikes the adjacent hero.

import type { Chance } from '../../chance/index.ts';
import { type Intention, STRIKE } from './intention.ts';
import type { MindView } from './mind-view.ts';

/** All its blows, if the hero is adjacent. */
export function strike(_: Chance, view: MindView): Intention | undefined {
  return view.hunts && view.beside !== 0 ? STRIKE[view.beside] : undefined;
}
