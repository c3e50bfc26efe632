// The button that does what a usual key does: a finger has no keys.

import { ACTIONS } from './actions.ts';

/** Its title; undefined where no button does it. */
export function buttonOf(key: string): string | undefined {
  return ACTIONS.find(({ keys }) => keys.includes(key))?.title;
}
