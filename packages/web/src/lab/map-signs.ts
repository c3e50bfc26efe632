// The small map as rows of signs: changed square by square, and what is shown up to a tick.

import type { LabMap } from '@roguewright/engine/face';

const CASTER = '@';
const FLOOR = '.';

/** What a brush puts on a square. */
export const BRUSHES = [
  { sign: '#', title: 'Wall' },
  { sign: FLOOR, title: 'Floor' },
  { sign: CASTER, title: 'Caster' },
  { sign: 'a', title: 'Creature a' },
  { sign: 'b', title: 'Creature b' },
  { sign: 'c', title: 'Creature c' },
] as const;

/** The rows with a sign put on a square. There is one caster: he moves, and nothing takes his place. */
export function withSign(
  rows: readonly string[],
  { x, y }: { readonly x: number; readonly y: number },
  sign: string,
): string[] {
  if (rows[y]?.[x] === CASTER) {
    return [...rows];
  }
  return rows.map((row, at) => {
    const left = sign === CASTER ? row.replaceAll(CASTER, FLOOR) : row;
    return at === y ? left.slice(0, x) + sign + left.slice(x + 1) : left;
  });
}

/** What is to be seen on a square up to a tick. */
export interface ShownSquare {
  readonly sign: string;
  /** Mean damage of an attempt to a target there; undefined: the spell hasn't come there yet. */
  readonly harm: number | undefined;
  /** It is touched for the first time at this very tick. */
  readonly isNew: boolean;
}

/** The squares by rows. */
export function shownSquares({ rows, squares }: LabMap, tick: number): ShownSquare[][] {
  const touched = new Map(squares.map(square => [`${square.x} ${square.y}`, square]));
  return rows.map((row, y) =>
    [...row].map((sign, x) => {
      const square = touched.get(`${x} ${y}`);
      const isReached = square !== undefined && square.tick <= tick;
      return {
        sign,
        harm: isReached ? (square.harm ?? 0) : undefined,
        isNew: isReached && square.tick === tick,
      };
    }),
  );
}

/** What creatures have suffered up to a tick, on average. */
export function harmUntil(byTick: LabMap['creatures'][number]['byTick'], tick: number): number {
  return byTick.reduce((sum, [at, harm]) => sum + (at <= tick ? harm : 0), 0);
}
