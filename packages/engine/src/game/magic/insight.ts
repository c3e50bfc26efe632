// What spells tell the hero of his surroundings and of himself. Crossfire server/spell_effect.c (cast_magic_mapping,
// perceive_self, cast_identify).

import type { Insight, LiftedCurses } from '../../spells/index.ts';
import { identifyInOrder } from '../items/learn-kind.ts';
import { liftCurses } from '../items/lift-curses.ts';
import { rememberFixture, rememberGround } from '../movement/remembering.ts';
import type { GameState } from '../state/state.ts';
import { perceiveSelf } from './perceive-self.ts';

/** The hero's level. Only heroes gain by it. */
export class LevelInsight implements Insight {
  #state: GameState;

  constructor(state: GameState) {
    this.#state = state;
  }

  chart(seeker: number, squares: readonly number[]): boolean {
    const own = this.#state.of(seeker);
    if (own === undefined) {
      return false;
    }
    for (const square of squares) {
      rememberGround(own, square);
      for (const fixture of own.level.fixtures.on(square)) {
        if (!fixture.hidden) {
          rememberFixture(own, fixture);
        }
      }
    }
    own.logFelt('ground-charted', seeker, squares.length);
    return true;
  }

  perceiveSelf(seeker: number): boolean {
    const own = this.#state.of(seeker);
    if (own === undefined) {
      return false;
    }
    perceiveSelf(own);
    return true;
  }

  identify(seeker: number, most: number): number {
    const own = this.#state.of(seeker);
    if (own === undefined) {
      return 0;
    }
    const floor = own.level.items.get(own.hero.square) ?? [];
    return identifyInOrder(own, [...own.sheet.inventory.things, ...floor], most);
  }

  uncurse(seeker: number, most: number, lifted: LiftedCurses): number {
    const own = this.#state.of(seeker);
    const freed = own === undefined ? 0 : liftCurses(own, most, lifted);
    if (freed > 0) {
      own!.logFelt('is-helped', seeker);
    }
    return freed;
  }
}
