// Interruptions of long actions. Rest, search, travel and exploration don't start with a visible enemy that
// can act, and stop for one. An enemy that is asleep or helpless stops them once, when it comes into sight;
// after that it doesn't prevent them. NetHack 3.6.7 src/hack.c does the same (monster_nearby, which ignores
// helpless monsters; lookaround). A meal or a book, which may be started next to an enemy, is interrupted
// only by new events: src/allmain.c (stop_occupation).

import { type Condition, type Creature, HUNGER_STATES, hungerOf } from '../../actors/index.ts';
import { textOf } from '../../objects/index.ts';
import { apartFrom } from '../movement/where.ts';
import type { STOP_CAUSES } from '../protocol/event-words.ts';
import { isUp } from '../state/company.ts';
import { isSpared, ruleAbout } from '../state/own/own-words.ts';
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
const FAINTING = HUNGER_STATES.indexOf('fainting');

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

/** The visible enemies that can act, in the order of the level. */
export function enemiesThatStop(state: GameState): Creature[] {
  return state.level.creatures.all.filter(
    creature => isEnemyInSight(state, creature) && !creature.conditions.helpless,
  );
}

/** Whether a creature in sight counts: an enemy, unless the player's rules or he himself lets it be. */
function isEnemyInSight(state: GameState, creature: Creature): boolean {
  return !isSpared(state, creature.id) && mayStop(state, creature);
}

/** Whether a creature in sight would count if he didn't let it be. */
function mayStop(state: GameState, creature: Creature): boolean {
  if (!creature.alive || !state.perceives(creature)) {
    return false;
  }
  const { stops } = state.seat.words;
  return stops === undefined
    ? isThreat(state, creature) && !isRooted(creature)
    : stopsBy(stops, creature, isThreat(state, creature) && !isRooted(creature));
}

/** Whether a creature stays where it grows and strikes nobody, so that only a touch does harm: a mould. */
function isRooted({ traits, facts, archetype }: Creature): boolean {
  return traits.staysPut && facts.blows.length === 0 && archetype.inventory.length === 0;
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
  /** Those that the player lets be and that have been beside the hero. */
  readonly #beside = new Set<number>();
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
    this.#lookBeside();
  }

  /**
   * Whether an occupation is interrupted: by a new creature in sight, by harm, because other heroes move first, or
   * by the end of the game.
   */
  disturbed(): boolean {
    const hurt = this.#isHurt();
    const isNew = this.#lookForNew();
    const hasCome = this.#lookBeside();
    return isNew || hasCome || hurt || this.#state.ending !== undefined || !isUp(this.#state);
  }

  /** The cause that interrupts a rest or a journey since the last call, if any. */
  stops(): StopCause | undefined {
    const state = this.#state;
    const hurt = this.#isHurt();
    const isNew = this.#lookForNew();
    const hasCome = this.#lookBeside();
    this.who = hostileInSight(state) ?? (isNew || hasCome ? this.who : undefined);
    const hungrier = this.#isHungrier();
    const recovered = this.#hasRecovered();
    if (state.ending === undefined && this.who !== undefined) {
      return 'creature';
    }
    if (hurt || state.ending !== undefined) {
      return 'hurt';
    }
    // One who faints from hunger decides after every move.
    return hungrier || hungerNumber(state) >= FAINTING
      ? 'hungry'
      : recovered
        ? 'recovered'
        : undefined;
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

  /** Whether one that he lets be has come beside him. */
  #lookBeside(): boolean {
    const state = this.#state;
    if (state.seat.words.spared === undefined) {
      return false;
    }
    let found = false;
    for (const creature of state.level.creatures.all) {
      if (!isSparedBeside(state, creature)) {
        this.#beside.delete(creature.id);
      } else if (!this.#beside.has(creature.id)) {
        this.#beside.add(creature.id);
        this.who = creature;
        found = true;
      }
    }
    return found;
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

/** Whether the player lets a creature be that would stop him otherwise, and it is beside the hero. */
function isSparedBeside(state: GameState, creature: Creature): boolean {
  return (
    isSpared(state, creature.id) &&
    !creature.conditions.helpless &&
    apartFrom(state.level.map, creature, state.hero) === 1 &&
    mayStop(state, creature)
  );
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
