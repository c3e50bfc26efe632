// Whether a hostile monster that has moved may still attack the hero in the same action. NetHack 3.6.7
// src/monmove.c (m_move, dochug); 5.0.0 src/mhitu.c (ranged_attk_available).

import type { SpeedRules } from './rules.ts';

/** A hostile monster that has just moved. */
export interface AfterMoveView {
  /** It is next to the hero now. */
  readonly adjacent: boolean;
  /** It has the hero in its body. */
  readonly engulfing: boolean;
  /** It carries something to attack with from afar. */
  readonly offensiveItem: boolean;
  /** How many of its kind's attacks work from afar … */
  readonly distanceAttacks: number;
  /** … and how many of those it has seen the hero resist. */
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
