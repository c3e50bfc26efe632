// Interruptions of long actions. Rest, search, travel and exploration don't start with a visible enemy that
// can act, and stop for one. An enemy that is asleep or helpless stops them once, when it comes into sight;
// after that it doesn't prevent them. NetHack 3.6.7 src/hack.c does the same (monster_nearby, which ignores
// helpless monsters; lookaround). A meal or a book, which may be started next to an enemy, is interrupted
// only by new events: src/allmain.c (stop_occupation).

import { type Condition, type Creature, HUNGER_STATES, hungerOf } from '../../actors/index.ts';
import { textOf } from '../../objects/index.ts';
import type { STOP_CAUSES } from '../protocol/event-words.ts';
import { isUp } from '../state/company.ts';
import { ruleAbout } from '../state/own/own-words.ts';
import { isThreat } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';

/** A cause of interruption. */
/** A reason to interrupt rest or travel. */
export type StopCause = (typeof STOP_CAUSES)[number];

/** Conditions whose end interrupts, because the hero was waiting for it. */
const TROUBLES: readonly Condition[] = [
  'blind',
  'confused',
  'stunned',
  'poisoned',
  'afraid',
  'slow',
];

/** The first state of hunger that interrupts. */
const HUNGRY = HUNGER_STATES.indexOf('hungry');

/** A visible enemy that can act, if any. */
export function hostileInSight(state: GameState): Creature | undefined {
  // Called every move of a rest; a loop allocates nothing.
  const { all } = state.level.creatures;
  for (let index = 0; index < all.length; index++) {
    const creature = all[index]!;
    if (isEnemyInSight(state, creature) && !creature.conditions.helpless) {
      return creature;
    }
  }
  return undefined;
}

function isEnemyInSight(state: GameState, creature: Creature): boolean {
  if (!creature.alive || !state.perceives(creature)) {
    return false;
  }
  const { stops } = state.seat.words;
  return stops === undefined
    ? isThreat(state, creature)
    : stopsBy(stops, creature, isThreat(state, creature));
}

/** Whether a creature counts under the player's rules. @param usually without any */
function stopsBy(rules: string, { archetype }: Creature, usually: boolean): boolean {
  const rule = ruleAbout(rules, archetype.name, textOf(archetype, 'glyph'));
  return rule === undefined ? usually : rule === 'for';
}

/** Watches a long action from its start. */
export class Watch {
  readonly #state: GameState;
  readonly #known = new Set<number>();
  /** The enemy that caused the interruption. */
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

  /**
   * Whether an occupation is interrupted: by a new creature in sight, by harm, because other heroes move first, or
   * by the end of the game.
   */
  disturbed(): boolean {
    const hurt = this.#isHurt();
    return this.#lookForNew() || hurt || this.#state.ending !== undefined || !isUp(this.#state);
  }

  /** The cause that interrupts a rest or a journey since the last call, if any. */
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
    for (let index = 0; index < all.length; index++) {
      const creature = all[index]!;
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

/** A bit for each harmful condition of the hero. */
function troublesOf({ sheet: { conditions } }: GameState): number {
  let bits = 0;
  for (let index = 0; index < TROUBLES.length; index++) {
    bits |= conditions.has(TROUBLES[index]!) ? 1 << index : 0;
  }
  return bits;
}
