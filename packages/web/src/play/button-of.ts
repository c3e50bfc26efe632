// The button that does what a usual key does: a finger has no keys.

import { ACTIONS } from './actions.ts';
import { hasPlace } from './stairs-place.ts';

/** Its title; undefined where no button does it. */
export function buttonOf(key: string): string | undefined {
  return ACTIONS.find(({ keys }) => keys.includes(key))?.title;
}

/** Whether a narrow screen has the button of a usual key only under "More". */
export function isUnderMore(key: string): boolean {
  const action = ACTIONS.find(({ keys }) => keys.includes(key));
  return action !== undefined && action.isOnPhone !== true && !hasPlace(action);
}
