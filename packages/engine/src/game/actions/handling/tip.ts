// Tipping a container out. NetHack 3.6.7 src/pickup.c (dotip, tipcontainer).

import { hasLock, isBoxTrapped, isLocked } from '../../../objects/index.ts';
import { hampered } from '../../forms/hampered.ts';
import { learnLock } from '../../items/handled/locks.ts';
import { doubtPart } from '../../items/learn-kind.ts';
import { springBox } from '../../powers/handling/boxes/box-trap.ts';
import { tellBox } from '../../powers/handling/boxes/tell-box.ts';
import {
  boxesHere,
  containerAtHand,
  isContainer,
  loseByCurse,
  tipOut,
} from '../../powers/handling/container.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { GameState } from '../../state/state.ts';

/** Tips out a container that is carried or stands here. @param itemId 0: the topmost at the hero's feet */
export function tip(state: GameState, itemId: number): ActionResult {
  const box = itemId === 0 ? boxesHere(state).at(-1) : containerAtHand(state, itemId);
  if (box === undefined) {
    return refuse(itemId === 0 ? 'nothing-to-open' : 'unknown-item');
  }
  if (!isContainer(state, box)) {
    return refuse('no-use');
  }
  const unfit = hampered(state, 'apply');
  if (unfit !== undefined) {
    return unfit;
  }
  const cost = { cost: state.ruleset.bridges.beats.move };
  if (hasLock(box)) {
    const isNews = learnLock(state, box);
    if (isLocked(box)) {
      if (!isNews) {
        return refuse('box-locked');
      }
      tellBox(state, box, 'locked');
      return cost;
    }
    doubtPart(state, box, 'trap');
  }
  if (isBoxTrapped(box)) {
    springBox(state, box);
    return cost;
  }
  if (box.inventory.length === 0) {
    tellBox(state, box, 'empty');
    return cost;
  }
  loseByCurse(state, box);
  tipOut(state, box);
  return cost;
}
