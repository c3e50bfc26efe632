// What ends a long action early. Rest, search, travel and exploring are not begun with an enemy in sight that
// can act, and stop for one. An enemy that sleeps or can't move stops them once, when it comes into sight:
// whoever begins again has seen it, and it is no reason to stand still for the rest of the game. So do
// NetHack 3.6.7 src/hack.c (monster_nearby, which passes over who can't move) and (lookaround). A meal or a
// book, which may be begun beside an enemy, is interrupted only by what is new: src/allmain.c
// (stop_occupation).

import { type Condition, type Creature, HUNGER_STATES, hungerOf } from '../../actors/index.ts';
import { isHostile } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';

/** What ends a long action, in the order of the numbers in events. */
export const STOP_CAUSES = [
  /** The way leads no further. */
  'obstacle',
  /** An enemy is in sight. */
  'creature',
  'hurt',
  /** The hero has become hungry, or hungrier. */
  'hungry',
  /** A condition that troubled the hero has ended. */
  'recovered',
] as const;

/** What ends a long action. */
export type StopCause = (typeof STOP_CAUSES)[number];

/** Conditions whose end is worth a stop: now the hero may do what he waited for. */
const TROUBLES: readonly Condition[] = [
  'blind',
  'confused',
  'stunned',
  'poisoned',
  'afraid',
  'slow',
];

/** The first state of hunger that is a trouble. */
const HUNGRY = HUNGER_STATES.indexOf('hungry');

/** An enemy in sight that can act, if any. */
export function hostileInSight(state: GameState): Creature | undefined {
  // Asked every move of a rest: a loop allocates nothing.
  const { all } = state.level.creatures;
  for (let place = 0; place < all.length; place++) {
    const creature = all[place]!;
    if (isEnemyInSight(state, creature) && !creature.conditions.helpless) {
      return creature;
    }
  }
  return undefined;
}

function isEnemyInSight(state: GameState, creature: Creature): boolean {
  return creature.alive && isHostile(state, creature) && state.sees(creature.square);
}

/** Watches over a long action from its beginning. */
export class Watch {
  readonly #state: GameState;
  readonly #known = new Set<number>();
  /** The enemy for whom it was stopped. */
  who: Creature | undefined;
  #hitPoints: number;
  #hunger: number;
  #troubles: number;

  constructor(state: GameState) {
    this.#state = state;
    this.#hitPoints = state.hero.hitPoints;
    this.#hunger = hungerNumber(state);
    this.#troubles = troublesOf(state);
    this.#lookForNew();
  }

  /** Whether an occupation is interrupted: by who is new in sight, by harm, or because the game is over. */
  disturbed(): boolean {
    const hurt = this.#isHurt();
    return this.#lookForNew() || hurt || this.#state.ending !== undefined;
  }

  /** What ends a rest or a journey since the last look, if anything. */
  stops(): StopCause | undefined {
    const state = this.#state;
    const hurt = this.#isHurt();
    const isNew = this.#lookForNew();
    this.who = hostileInSight(state) ?? (isNew ? this.who : undefined);
    const hungrier = this.#isHungrier();
    const recovered = this.#hasRecovered();
    if (state.ending === undefined && this.who !== undefined) {
      return 'creature';
    }
    if (hurt || state.ending !== undefined) {
      return 'hurt';
    }
    return hungrier ? 'hungry' : recovered ? 'recovered' : undefined;
  }

  #isHurt(): boolean {
    const { hitPoints } = this.#state.hero;
    const before = this.#hitPoints;
    this.#hitPoints = hitPoints;
    return hitPoints < before;
  }

  #isHungrier(): boolean {
    const before = this.#hunger;
    this.#hunger = hungerNumber(this.#state);
    return this.#hunger > before && this.#hunger >= HUNGRY;
  }

  #hasRecovered(): boolean {
    const before = this.#troubles;
    this.#troubles = troublesOf(this.#state);
    return (before & ~this.#troubles) !== 0;
  }

  #lookForNew(): boolean {
    const state = this.#state;
    const { all } = state.level.creatures;
    let found = false;
    for (let place = 0; place < all.length; place++) {
      const creature = all[place]!;
      if (isEnemyInSight(state, creature) && !this.#known.has(creature.id)) {
        this.#known.add(creature.id);
        this.who = creature;
        found = true;
      }
    }
    return found;
  }
}

function hungerNumber({ sheet, ruleset }: GameState): number {
  return HUNGER_STATES.indexOf(hungerOf(ruleset.slots.world.hunger, sheet.nutrition));
}

/** A bit for each condition that troubles the hero. */
function troublesOf({ sheet: { conditions } }: GameState): number {
  let bits = 0;
  for (let place = 0; place < TROUBLES.length; place++) {
    bits |= conditions.has(TROUBLES[place]!) ? 1 << place : 0;
  }
  return bits;
}
