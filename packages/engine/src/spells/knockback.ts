// Heavy effects push what is on their square. Crossfire types/spell_effect/spell_effect.c (check_spell_knockback).

import type { Chance } from '../chance/index.ts';
import { truncDiv } from '../integers/index.ts';
import type { SpellcraftRules } from '../spellcraft/index.ts';
import { kindAt } from './pool/kinds.ts';
import type { Pushing, PushView } from './ports.ts';
import type { SpellWorld } from './spell-world.ts';

/**
 * Tries to push what is on a square, from the bottom up. The draw is made also for what then can't move.
 * Label: `pushed`.
 */
export function pushPile(
  chance: Chance,
  { hits }: SpellcraftRules,
  { square, weight, level, direction, coneDirection }: PushView,
  pile: Pushing,
): void {
  const { levelsPerWeight, friction, flyingFriction, moreShares, onlyFirst, noDirection } =
    hits.push;
  const way = direction || coneDirection || noDirection;
  if (weight <= 0 || way === 0) {
    return;
  }
  const strength = weight + truncDiv(weight * level, levelsPerWeight);
  let drag = friction;
  for (let place = 0; place < pile.countOn(square); ) {
    const held = pile.weightAt(square, place);
    if (held < 0) {
      place++;
      continue;
    }
    // quirk: once something flies, everything above it slides as easily.
    drag = pile.fliesAt(square, place) ? flyingFriction : drag;
    const resistance = truncDiv(held, pile.squaresAt(square, place) + moreShares) * drag;
    const pushed = chance.test(strength - 1 - resistance, strength, 'pushed');
    if (!pushed || !pile.push(square, place, way)) {
      place++;
    } else if (onlyFirst) {
      // quirk: the walk goes on where that thing landed, normally to nothing.
      return;
    }
  }
}

/** May push what is on the effect's square one step in a direction. */
export function knockBack(world: SpellWorld, row: number, direction: number): void {
  const { pool, pushing, chance, rules } = world;
  const { weight } = kindAt(world, pool.archetype[row]!);
  if (weight === 0 || pool.dead[row] !== 0) {
    return;
  }
  const square = pool.square[row]!;
  // Most squares under fire are bare: to ask that first saves a tenth of a storm's tick.
  if (pushing.countOn(square) === 0) {
    return;
  }
  const { shove } = pool;
  shove.square = square;
  shove.weight = weight;
  shove.level = pool.level[row]!;
  shove.direction = direction;
  pushPile(chance, rules, shove, pushing);
}
