// Magic mapping: a map of the ground around the hero. Crossfire server/spell_effect.c (cast_magic_mapping),
// server/player.c (magic_mapping_mark, magic_mapping_mark_recursive).

import { putInert } from '../../pool/lifetime.ts';
import { squareBeside, stepOf } from '../../seeking.ts';
import type { CastOrder, SpellWorld, Subtype } from '../../spell-world.ts';

/** Magic mapping: subtype 14. Only heroes gain by it. */
export const magicMapping: Subtype = {
  number: 14,
  name: 'magic-mapping',
  needsDirection: false,
  heroesOnly: true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const from = world.living.squareOf(order.caster);
    const charted = world.insight.chart(order.caster, chartedSquares(world, from));
    if (charted && order.facts.makes !== '') {
      putInert(world, world.archetype(order.facts.makes), from);
    }
    return charted;
  },
};

/** A square of the map, by its offset from the hero. */
interface Charted {
  readonly square: number;
  readonly x: number;
  readonly y: number;
}

/**
 * The squares that a map shows. It starts from a small box around the hero, whatever stands in between, and spreads
 * in all directions from every square that lets sight through. Squares that block sight are shown, not passed.
 */
function chartedSquares(world: SpellWorld, from: number): number[] {
  const { ground, rules } = world;
  const { startsBefore, startsBehind, reach } = rules.effects.maps;
  const seen = new Set<number>();
  const open: Charted[] = [];
  const show = (square: number, x: number, y: number) => {
    if (square < 0 || !ground.has(square) || seen.has(square)) {
      return;
    }
    seen.add(square);
    if (ground.openToSight(square)) {
      open.push({ square, x, y });
    }
  };
  for (let x = -startsBefore; x <= startsBehind; x++) {
    for (let y = -startsBefore; y <= startsBehind; y++) {
      show(squareBeside(world, from, x, y), x, y);
    }
  }
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (let direction = 1; direction <= 8; direction++) {
      const [dx, dy] = stepOf(direction);
      const [x, y] = [next.x + dx, next.y + dy];
      if (Math.abs(x) <= reach && Math.abs(y) <= reach) {
        show(ground.neighbour(next.square, direction), x, y);
      }
    }
  }
  return [...seen].sort((one, other) => one - other);
}
