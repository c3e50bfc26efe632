// Applies conditions to the hero and to monsters, with their immediate consequences.

import {
  CONDITIONS,
  type Condition,
  type Creature,
  type HelplessReason,
} from '../../actors/index.ts';
import { attackBit } from '../../spellcraft/index.ts';
import { lookAround } from '../movement/stepping.ts';
import { isOver } from '../state/company.ts';
import { authorOf } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';
import { hurt } from './harm.ts';
import { holdAndTell } from './helpless.ts';
import { quicken } from './quickness.ts';
import { relieve } from './relieve.ts';

/** Bit of the attack type of poison. */
const POISON = attackBit('poison');

/** Applies a condition for a number of turns, without shortening an existing one. */
export function extendCondition(
  state: GameState,
  target: Creature,
  condition: Condition,
  turns: number,
): void {
  const { conditions } = target;
  if (turns > conditions.left(condition) && target.alive) {
    setCondition(state, target, condition, turns);
  }
}

/** Sets the remaining turns of a condition. @param turns 0 or more */
export function setCondition(
  state: GameState,
  target: Creature,
  condition: Condition,
  turns: number,
): void {
  const begins = turns > 0 && !target.conditions.has(condition);
  target.conditions.set(condition, turns);
  if (begins) {
    tellBegin(state, target, condition);
  }
}

/** Holds a condition besides its own turns, as long as what a spell has brought lasts. */
export function holdCondition(
  state: GameState,
  target: Creature,
  condition: Condition,
  turns: number,
): void {
  const begins = turns > 0 && !target.conditions.has(condition);
  target.conditions.hold(condition, turns);
  if (begins) {
    tellBegin(state, target, condition);
  }
}

function tellBegin(state: GameState, target: Creature, condition: Condition): void {
  const number = CONDITIONS.indexOf(condition);
  const own = state.of(target.id);
  if (own !== undefined) {
    own.logFelt('condition-began', target.id, number);
  } else {
    state.logSeen('condition-began', target, target.id, number);
  }
  if (condition === 'blind' && own !== undefined) {
    lookAround(own);
  }
}

/** Adds turns to a condition, new or existing. */
export function prolong(
  state: GameState,
  target: Creature,
  condition: Condition,
  turns: number,
): void {
  extendCondition(state, target, condition, target.conditions.left(condition) + turns);
}

/** Frightens a monster. Label: `fright`. */
export function frighten(state: GameState, monster: Creature): void {
  const { least, values } = state.ruleset.slots.world.fear.fright;
  const turns = least + state.luck('fright').below(values, 'fright');
  extendCondition(state, monster, 'afraid', turns);
}

/**
 * Slows a creature. A fast monster loses its speed; any other becomes permanently slow: NetHack 3.6.7
 * src/worn.c (mon_adjust_speed). The hero is slowed by the rule of the speed slot, which in most rulesets
 * removes speed that isn't from worn items and never makes him slower than the base speed.
 */
export function slowDown(state: GameState, target: Creature): void {
  const { conditions } = target;
  const own = state.of(target.id);
  if (own !== undefined) {
    quicken(own, 'zap-slow');
    return;
  }
  if (conditions.has('fast') || conditions.has('very-fast')) {
    const ended = conditions.has('fast') ? 'fast' : 'very-fast';
    relieve(target, 'fast');
    relieve(target, 'very-fast');
    state.logSeen('condition-ended', target, target.id, CONDITIONS.indexOf(ended));
    return;
  }
  extendCondition(state, target, 'slow', FOR_GOOD);
}

/** A number of turns longer than any game. */
const FOR_GOOD = 1_000_000;

/** Sets the creature credited with poison damage. @param by its id, 0 for none */
export function creditPoison({ conditions }: Creature, by: number): void {
  conditions.poisoner = by;
}

/** Makes a creature helpless for a number of turns. @param by id of the causing creature, 0 for none */
export function immobilise(
  state: GameState,
  target: Creature,
  reason: HelplessReason,
  turns: number,
  by = 0,
): void {
  const own = state.of(target.id);
  if (own !== undefined) {
    if (turns > own.helpless) {
      holdAndTell(own, reason, turns, by);
    }
    return;
  }
  // What holds it longer for another reason goes on for that reason.
  if (turns > target.conditions.left('helpless')) {
    target.conditions.reason = reason;
    extendCondition(state, target, 'helpless', turns);
  }
}

/** One turn of poison: one point of damage. */
export function sufferPoison(state: GameState, target: Creature): void {
  if (!target.alive || target.conditions.timed('poisoned') === 0 || isOver(state)) {
    return;
  }
  // The poisoner may have been left behind on another level.
  const by = authorOf(state, target.conditions.poisoner)?.id ?? 0;
  state.logSeen('burned', target, by, target.id, 1, POISON, 0);
  hurt(state, target, 1, by, 'poison');
}
