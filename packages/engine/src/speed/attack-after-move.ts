// Whether a hostile monster that has moved may still attack the hero in the same action. NetHack 3.6.7
// src/monmove.c (m_move, dochug); 5.0.0 src/mhitu.c (ranged_attk_available).

import type { SpeedRules } from './rules.ts';

/** A hostile monster that has just moved. */
export interface AfterMoveView {
  /** It is now next to the hero. */
  readonly adjacent: boolean;
  /** It has engulfed the hero. */
  readonly engulfing: boolean;
  /** It carries an item for ranged attacks. */
  readonly offensiveItem: boolean;
  /** Number of its kind's ranged attacks … */
  readonly distanceAttacks: number;
  /** … and the number of those that it has seen the hero resist. */
  readonly seenResisted: number;
}

/** Whether it may attack. Source: NetHack 3.6.7 src/monmove.c (dochug). */
export function mayAttackAfterMove({ fighting }: SpeedRules, view: AfterMoveView): boolean {
  if (view.engulfing) {
    return true;
  }
  const known = fighting.afterMove === 'not-known-resisted' ? view.seenResisted : 0;
  return !view.adjacent && (view.offensiveItem || view.distanceAttacks > known);
}
