// NetHack's digging: a ray through walls, doors and rock. NetHack 3.6.7 src/dig.c (zap_dig).

import { digRangeLeft, spellRange } from '../../casting/index.ts';
import { leaveTrace, portOf } from '../power-order.ts';
import type { CastOrder, SpellWorld, Subtype } from '../spell-world.ts';
import { fade } from './ray.ts';

/** Digging: subtype 107. */
export const dig: Subtype = {
  number: 107,
  name: 'dig',
  needsDirection: true,
  forGround: true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const port = portOf(world);
    const { ground, living } = world;
    const trace = world.archetype(order.facts.makes).index;
    let square = living.squareOf(order.caster);
    let range = spellRange(world.chance, port.rules, { kind: 'dig' });
    let came = false;
    while (range > 0) {
      square = ground.neighbour(square, order.direction);
      const dug = ground.has(square) ? port.dig(square) : 'solid';
      if (dug === 'solid') {
        break;
      }
      came ||= dug !== 'open';
      leaveTrace(world, order, trace, square);
      // No level in this game is a maze.
      range = digRangeLeft(port.rules, range, { ground: dug, maze: false });
    }
    return came;
  },
  turn: fade,
};
