// Cursed things stick to whoever holds or wears them, and that is how the curse is found out.
// NetHack 3.6.7 src/wield.c (weldmsg), src/do_wear.c (cursed).

import type { GameObject } from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';
import { learnPart } from './learn-kind.ts';

/** The hero finds that a thing sticks: he knows that it is cursed. */
export function foundStuck(state: GameState, thing: GameObject): void {
  state.logFelt('stuck', state.hero.id, thing.id);
  learnPart(state, thing, 'beatitude');
}
