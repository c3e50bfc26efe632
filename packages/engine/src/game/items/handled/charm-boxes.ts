// Effects of spells and wands on boxes with locks. NetHack 3.6.7 src/lock.c (boxlock).

import { type GameObject, hasLock, isLocked } from '../../../objects/index.ts';
import type { DoorCharm } from '../../../spells/index.ts';
import { BOX_TELLINGS } from '../../protocol/tools/box-events.ts';
import type { GameState } from '../../state/state.ts';
import { setLocked } from './locks.ts';

/** Whether a charm turns the lock of a box. Nothing is told of its trap, which stays. */
function turns(box: GameObject, charm: DoorCharm): boolean {
  return (
    hasLock(box) && ((charm === 'unlock' && isLocked(box)) || (charm === 'lock' && !isLocked(box)))
  );
}

/** Unlocks or locks the boxes on a square. @returns whether a lock turned */
export function charmBoxes(state: GameState, square: number, charm: DoorCharm): boolean {
  const boxes = (state.level.items.get(square) ?? []).filter(thing => turns(thing, charm));
  for (const box of boxes) {
    const locked = charm === 'lock';
    setLocked(state, box, locked);
    const telling = BOX_TELLINGS.indexOf(locked ? 'clicks-shut' : 'clicks-open');
    state.logFelt('box-told', state.hero.id, box.id, telling, 0);
  }
  return boxes.length > 0;
}
