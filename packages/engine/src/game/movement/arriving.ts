// Creatures arrive on squares: effects and fixtures that lie there react.

import type { Creature } from '../../actors/index.ts';
import { stepOnto } from '../../spells/index.ts';
import { covers } from '../../world/index.ts';
import type { GameState } from '../state/state.ts';

/**
 * A creature has stepped onto its squares: effects react on each that it didn't take up before.
 * @param from its place before; −1 for none on this level
 */
export function stepped(state: GameState, creature: Creature, from: number): void {
  const { id, shape, square } = creature;
  if (shape.size === 1) {
    stepOnto(state.spells, square, id);
  } else {
    stepWithAll(state, creature, from);
  }
  if (creature.alive) {
    landed(state, creature, from);
  }
}

function stepWithAll(state: GameState, creature: Creature, from: number): void {
  const { map } = state.level;
  const { id, shape, square } = creature;
  const offsets = shape.offsets(map.stride);
  for (let part = 0; part < offsets.length && creature.alive; part++) {
    const on = square + offsets[part]!;
    if (from < 0 || !covers(map, shape, from, on)) {
      stepOnto(state.spells, on, id);
    }
  }
}

/** A creature flies over a square of its way: effects react there, fixtures don't. */
export function flewOnto(state: GameState, { id, square }: Creature): void {
  stepOnto(state.spells, square, id);
}

/**
 * A creature was pushed or taken to its square, without a step: effects don't react, but fixtures do.
 * @param from its square before; −1 for none on this level
 */
export function landed(state: GameState, creature: Creature, from: number): void {
  if (state.level.fixtures.all.length > 0 || creature.conditions.has('trapped')) {
    state.ports.fixtures.arrived(creature, from);
  }
  const own = state.of(creature.id);
  if (own === undefined) {
    return;
  }
  if (state.level.shops.length > 0) {
    own.ports.shops.came(from);
  }
  if (own.sheet.powers.chained !== 0) {
    own.ports.ballFollows(from);
  }
}
