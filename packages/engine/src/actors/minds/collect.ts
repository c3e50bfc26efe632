// Picks up items underfoot, unless the hero is adjacent.

import type { Chance } from '../../chance/index.ts';
import { type Intention, PICK_UP } from './intention.ts';
import type { MindView } from './mind-view.ts';

/** Picks up items. */
export function collect(_: Chance, view: MindView): Intention | undefined {
  const wants = view.traits.collects && view.thingsUnderfoot && view.beside === 0;
  return wants ? PICK_UP : undefined;
}
