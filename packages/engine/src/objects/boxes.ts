// Boxes with locks and traps. NetHack 3.6.7 include/obj.h (olocked, obroken, otrapped), src/mkobj.c (mksobj).

import type { Chance } from '../chance/index.ts';
import { factOf } from './archetype.ts';
import type { GameObject } from './game-object.ts';

/** The facts of a box. */
export const BOX = {
  locked: 'locked',
  /** Its lock is broken. */
  broken: 'lockBroken',
  trap: 'boxTrap',
} as const;

/** Whether a box is locked. */
export function isLocked(box: GameObject): boolean {
  return box.fact(BOX.locked) !== 0;
}

/** Whether the lock of a box is broken. */
export function isLockBroken(box: GameObject): boolean {
  return box.fact(BOX.broken) !== 0;
}

/** Whether a box is trapped. */
export function isBoxTrapped(box: GameObject): boolean {
  return box.fact(BOX.trap) !== 0;
}

/** The key `lockable` of kinds that have a lock. */
const LOCKABLE = 'lockable';

/** Whether a box has a lock. */
export function hasLock({ archetype }: GameObject): boolean {
  return factOf(archetype, LOCKABLE) !== 0;
}

/** How boxes are made. */
export interface BoxMaking {
  readonly openOneIn: number;
  readonly trappedOneIn: number;
}

/** Draws whether a new box is locked, and whether it is trapped. Labels: `open`, `trapped`. */
export function drawBox(chance: Chance, rules: BoxMaking, item: GameObject): void {
  if (!hasLock(item)) {
    return;
  }
  if (!chance.test(1, rules.openOneIn, 'open')) {
    item.setFact(BOX.locked, 1);
  }
  if (chance.test(1, rules.trappedOneIn, 'trapped')) {
    item.setFact(BOX.trap, 1);
  }
}
