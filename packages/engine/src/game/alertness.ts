// What ends a long action early. Rest, search and travel stop for anything hostile in sight; a meal,
// which may be begun beside an enemy, only for what is new. After NetHack 3.6.7 src/allmain.c
// (stop_occupation) and src/hack.c (monster_nearby, nomul).

import { type Creature, hungerOf } from '../actors/index.ts';
import { isHostile } from './sides.ts';
import type { GameState } from './state.ts';

/** What comes up during a move of a long action. */
export type Disturbance =
  | 'none'
  /** Something hostile is in sight. */
  | 'hostile'
  /** Hit points fell, hunger changed, or the game is over. */
  | 'body';

/** Something hostile that the hero sees, if anything. */
export function hostileInSight(state: GameState): Creature | undefined {
  // Asked every move of a rest: a loop allocates nothing.
  const { all } = state.level.creatures;
  for (let place = 0; place < all.length; place++) {
    const creature = all[place]!;
    if (creature.alive && isHostile(state, creature) && state.sees(creature.square)) {
      return creature;
    }
  }
  return undefined;
}

/** What has come up since a move began with so many hit points and so much nutrition. */
export function disturbance(state: GameState, hitPoints: number, nutrition: number): Disturbance {
  const { ending, hero, sheet } = state;
  if (ending === undefined && hostileInSight(state) !== undefined) {
    return 'hostile';
  }
  const isHurt = hero.hitPoints < hitPoints;
  const hungerChanged = hungerOf(sheet.nutrition) !== hungerOf(nutrition);
  return ending !== undefined || isHurt || hungerChanged ? 'body' : 'none';
}

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
