// A cursed item can't be put away or taken off. Trying to do so shows the hero that it is cursed.
// NetHack 3.6.7 src/wield.c (weldmsg), src/do_wear.c (cursed).

import type { GameObject } from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';
import { learnPart } from './learn-kind.ts';

/** The hero finds that an item can't be removed, and learns that it is cursed. */
export function foundStuck(state: GameState, item: GameObject): void {
  state.logFelt('stuck', state.hero.id, item.id);
  learnPart(state, item, 'beatitude');
}
