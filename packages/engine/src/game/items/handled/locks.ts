// Locks and traps of boxes. The one place that writes them. NetHack 3.6.7 include/obj.h (olocked, obroken, otrapped).

import { BOX, type GameObject } from '../../../objects/index.ts';
import type { GameState } from '../../state/state.ts';
import { doubtPart, learnPart } from '../learn-kind.ts';

/** Locks or unlocks a box, which is heard. Locking mends a broken lock. */
export function setLocked(state: GameState, box: GameObject, locked: boolean): void {
  box.setFact(BOX.locked, locked ? 1 : 0);
  if (locked) {
    box.setFact(BOX.broken, 0);
  }
  learnPart(state, box, 'lock');
}

/** The lock of a box is broken, and it is open. */
export function breakLock(state: GameState, box: GameObject): void {
  box.setFact(BOX.locked, 0);
  box.setFact(BOX.broken, 1);
  learnPart(state, box, 'lock');
}

/** The trap of a box has gone off, or is disarmed. */
export function takeTrap(state: GameState, box: GameObject): void {
  box.setFact(BOX.trap, 0);
  doubtPart(state, box, 'trap');
}

/** The hero sees whether a box is locked. @returns whether it is news */
export function learnLock(state: GameState, box: GameObject): boolean {
  return learnPart(state, box, 'lock');
}

/** The hero finds the trap of a box. */
export function learnBoxTrap(state: GameState, box: GameObject): void {
  learnPart(state, box, 'trap');
}
