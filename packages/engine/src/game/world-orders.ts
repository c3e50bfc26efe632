// Orders about who is in a shared world: carried out, and then the world goes on.

import { UsageError } from '../errors/index.ts';
import type { Command } from './actions/commands.ts';
import { joinWorld } from './assembly/join-world.ts';
import type { Refusal, RefusalReason } from './protocol/commands.ts';
import type { WorldOrder } from './protocol/companions/world-orders.ts';
import { isAway, isUp, standsStill } from './state/company.ts';
import type { GameState } from './state/state.ts';
import { goOn } from './turn/turns.ts';
import { comeBack, goAway } from './ways/presence.ts';

/** A command, or an order about who is in the world. */
export type Order = Command | WorldOrder;

/** An order with the seat of its hero; absent: the first seat. */
export type SeatedOrder = Order & { readonly seat?: number };

/** Longest text of a hero who joins, such as his name. */
const LONGEST_TEXT = 100;

/** Longest id of a god. */
const LONGEST_GOD = 500;

const JOIN_FIELDS: Readonly<Record<string, number>> = {
  heroName: LONGEST_TEXT,
  role: LONGEST_TEXT,
  race: LONGEST_TEXT,
};

/** Throws a UsageError unless an order about who is in the world is whole, with nothing besides. */
export function checkWorldOrder(given: Readonly<Record<string, unknown>>): void {
  const needed = given.kind === 'join' ? JOIN_FIELDS : {};
  const most: Readonly<Record<string, number>> =
    given.kind === 'join' && given.god !== undefined ? { ...needed, god: LONGEST_GOD } : needed;
  for (const [field, longest] of Object.entries(most)) {
    const value = given[field];
    if (typeof value !== 'string' || value.length > longest) {
      throw new UsageError(field, value, `a text of at most ${longest} characters`);
    }
  }
  for (const field of Object.keys(given)) {
    if (field !== 'kind' && field !== 'god' && !Object.hasOwn(most, field)) {
      throw new UsageError(field, given[field], `no such field of ${given.kind}`);
    }
  }
}

/** What an order led to: the game of the hero whom it concerns, and why it was refused, if it was. */
export interface OrderResult {
  readonly state: GameState;
  readonly refusal: Refusal | undefined;
}

/**
 * Carries out an order and lets the world go on until a hero is to act.
 * @param states of all seats of the world
 * @param seat of the hero who leaves or returns; of one who joins, the number of heroes before him
 * @throws UsageError for a world that isn't shared, a hero who can't join it, or an unknown seat
 */
export function performOrder(
  states: readonly GameState[],
  order: WorldOrder,
  seat: number,
): OrderResult {
  const first = states[0]!;
  if (order.kind === 'join') {
    const { world } = first;
    const stoodStill = standsStill(first);
    const own = joinWorld(first, order);
    return { state: carriedOn(own, stoodStill, world.sequence), refusal: undefined };
  }
  const state = states[seat]!;
  const reason = refusalOf(state, order.kind);
  if (reason !== undefined) {
    return { state, refusal: { reason, usesMove: false } };
  }
  const stoodStill = standsStill(state);
  state.log.clear();
  if (order.kind === 'leave') {
    goAway(state);
  } else if (!comeBack(state)) {
    return { state, refusal: { reason: 'no-room', usesMove: false } };
  }
  return { state: carriedOn(state, stoodStill, state.world.sequence), refusal: undefined };
}

function refusalOf(state: GameState, kind: 'leave' | 'return'): RefusalReason | undefined {
  if (state.ending !== undefined) {
    return 'game-over';
  }
  if (kind === 'leave') {
    return isAway(state) ? 'away' : undefined;
  }
  return isAway(state) ? undefined : 'in-the-world';
}

/** @param stoodStill before the order: the passes that were under way then are over */
function carriedOn(state: GameState, stoodStill: boolean, sequence: number): GameState {
  state.world.sequence = sequence + 1;
  if (stoodStill) {
    state.clock.endPasses();
  }
  if (!state.states.some(isUp)) {
    goOn(state);
  }
  return state;
}
