// Proofing: a confused reader of a scroll that enchants makes its item proof against acid instead, or with a cursed
// scroll takes that away. NetHack 3.6.7 src/read.c (seffects).

import { type GameObject, setProofed } from '../../../objects/index.ts';
import { doubtPart, learnPart } from '../../items/learn-kind.ts';
import type { GameState } from '../../state/state.ts';

/** The blind feel warmth, and don't learn which of the two it was. */
export function proof(state: GameState, item: GameObject, isCursed: boolean): void {
  const { hero } = state;
  setProofed(item, !isCursed);
  if (hero.conditions.has('blind')) {
    doubtPart(state, item, 'proof');
    state.logFelt('odd-feeling', hero.id);
    return;
  }
  learnPart(state, item, 'proof');
  state.logFelt(isCursed ? 'proof-lost' : 'proofed', hero.id, item.id);
}
