// Bodies in an ice box don't age. NetHack 3.6.7 src/pickup.c (in_container, removed_from_icebox).

import type { GameObject } from '../../../objects/index.ts';
import type { GameState } from '../../state/state.ts';
import { ageOf, DIED_AT } from './flesh.ts';

/** The age at which a body was chilled, plus 1; 0: it isn't. */
const CHILLED = 'chilled';

/** A body goes into a container; the age stands still in one that keeps things fresh. */
export function chill(state: GameState, container: GameObject, thing: GameObject): void {
  const age = ageOf(state, thing);
  if (container.fact('keepsFresh') !== 0 && age >= 0) {
    thing.setFact(CHILLED, age + 1);
  }
}

/** A body comes out of a container: its age goes on from where it was. */
export function thaw({ clock }: GameState, container: GameObject, thing: GameObject): void {
  const chilled = thing.fact(CHILLED);
  if (container.fact('keepsFresh') !== 0 && chilled > 0) {
    thing.setFact(DIED_AT, Math.max(1, clock.turn + 1 - (chilled - 1)));
    thing.setFact(CHILLED, 0);
  }
}
