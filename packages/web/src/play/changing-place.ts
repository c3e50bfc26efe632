// What the changing place of a narrow screen is for: up or down, or a fight.

import { towardsStairs } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import { USUAL_LIMITS } from '@roguewright/engine/host';
import { ACTIONS, type Action } from './actions.ts';

const DESCEND = { kind: 'descend' } as const;

const STAIRS = ['ascend', 'descend', 'enter'].map(actionCalled);
const FIGHT = actionCalled('autofight');

/** The action of the changing place; `walk`: to the stairs down that the hero knows. Undefined: nothing. */
export function changingAction(view: GameView): Action | 'walk' | undefined {
  const here = STAIRS.find(({ isReady }) => isReady?.(view));
  if (here !== undefined) {
    return here;
  }
  const walks = towardsStairs(view, DESCEND) !== DESCEND;
  const { hitPoints, maxHitPoints } = view.hero;
  // A fight by itself is refused to a hero who is hurt so much: the stairs are what is left.
  const isHurt = hitPoints < USUAL_LIMITS.hitPoints * maxHitPoints;
  if (FIGHT.isReady?.(view) === true && !(isHurt && walks)) {
    return FIGHT;
  }
  return walks ? 'walk' : undefined;
}

function actionCalled(wanted: string): Action {
  return ACTIONS.find(({ name }) => name === wanted)!;
}
