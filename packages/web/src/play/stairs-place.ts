// What two places of a narrow screen are for: one is for the stairs, one for a fight, and neither becomes the other.

import { towardsStairs } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import { ACTIONS, type Action } from './actions.ts';

const DESCEND = { kind: 'descend' } as const;

const STAIRS = ['ascend', 'descend', 'enter'].map(actionCalled);

/** The fight that goes on. */
export const FIGHT = actionCalled('autofight');

/** Whether an action has one of the two places. */
export function hasPlace(action: Action): boolean {
  return action === FIGHT || STAIRS.includes(action);
}

/** What the place of the stairs does; `walk`: goes to the stairs down that the hero knows. Undefined: nothing. */
export function stairsAction(view: GameView): Action | 'walk' | undefined {
  const here = STAIRS.find(({ isReady }) => isReady?.(view));
  return here ?? (towardsStairs(view, DESCEND) === DESCEND ? undefined : 'walk');
}

function actionCalled(wanted: string): Action {
  return ACTIONS.find(({ name }) => name === wanted)!;
}
