// States of single items besides beatitude: damned, and lent by a god. Crossfire include/define.h (FLAG_DAMNED,
// FLAG_STARTEQUIP).

import type { GameObject } from './game-object.ts';

/** The flag of what a god lends: it can't be dropped or sold. The name is Crossfire's. */
export const GOD_GIVEN = 'startequip';

const DAMNED = 'damned';

/** Whether an item is damned: worse than cursed, and lifted by stronger spells only. */
export function isDamned(item: GameObject): boolean {
  return item.hasFlag(DAMNED) || item.fact(DAMNED) > 0;
}

/** Whether a god has lent an item to the one who carries it. */
export function isGodGiven(item: GameObject): boolean {
  return item.hasFlag(GOD_GIVEN);
}
