// What takes somebody's mind off something that lasts: a blow, or something hostile that comes into
// sight. NetHack 3.6.7 src/hack.c (monster_nearby, nomul), src/allmain.c (stop_occupation).

import { isHostile } from './sides.ts';
import type { GameState } from './state.ts';

/** Watches over an occupation from its beginning: who was in sight then disturbs no more. */
export class Watch {
  readonly #state: GameState;
  readonly #known = new Set<number>();
  #hitPoints: number;

  constructor(state: GameState) {
    this.#state = state;
    this.#hitPoints = state.hero.hitPoints;
    this.#lookForNew();
  }

  /** Whether anything has come up since the last look, or the game is over. */
  disturbed(): boolean {
    const { hero, ending } = this.#state;
    const hurt = hero.hitPoints < this.#hitPoints;
    this.#hitPoints = hero.hitPoints;
    return this.#lookForNew() || hurt || ending !== undefined;
  }

  #lookForNew(): boolean {
    const state = this.#state;
    const { all } = state.level.creatures;
    let found = false;
    for (let place = 0; place < all.length; place++) {
      const creature = all[place]!;
      const seen = creature.alive && state.sees(creature.square) && isHostile(state, creature);
      if (seen && !this.#known.has(creature.id)) {
        this.#known.add(creature.id);
        found = true;
      }
    }
    return found;
  }
}
