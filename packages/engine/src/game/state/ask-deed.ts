// Asks what is to be done with a thing.

import { DEED_ANSWERS, type DeedName, type WaitingDeed } from '../protocol/tools/deeds.ts';
import { ask } from './pending.ts';
import type { GameState } from './state.ts';

/** What a question about a deed is asked with, besides its name. */
type Given = Partial<Omit<WaitingDeed, 'deed'>>;

/** @param paid the move is paid already */
export function askDeed(
  state: GameState,
  deed: DeedName,
  { item = 0, other = 0, text = '' }: Given,
  paid: boolean,
): void {
  ask(state, { about: `deed-${DEED_ANSWERS[deed]}`, facts: { deed, item, other, text }, paid });
}
