import { describe, expect, it } from 'vitest';
import { withoutEndedEffects } from './migrate-ended-effects.ts';

const FRESH = Math.fround(-0.1);

/** A save with these effects, the hero on square 7, a jackal on 9 and a dead one on 11. */
function saved(columns: Record<string, number[]>, strands?: [number, number[]][]) {
  const creatures = [
    { square: 9, hitPoints: 3 },
    { square: 11, hitPoints: -1 },
  ];
  const effects = { nextId: 99, columns, ...(strands && { strands }) };
  return { version: 5, depth: 1, hero: { square: 7 }, levels: [[1, { creatures, effects }]] };
}

function poolOf(migrated: unknown): unknown {
  return (migrated as { levels: [number, { effects: unknown }][] }).levels[0]![1].effects;
}

describe('a save of version 5', () => {
  it('loses bullets that had hit or exploded, and bolts without duration', () => {
    const columns = {
      // On the hero, on the jackal, on the dead one, flying, exploded with its blast, a spent bolt.
      id: [1, 2, 3, 4, 5, 7, 8],
      square: [7, 9, 11, 12, 13, 13, 14],
      range: [50, 50, 50, 50, 50, 2, 3],
      duration: [0, 0, 0, 0, 0, 4, -1],
      strand: [0, 0, 0, 0, 0, 6, 0],
      speedLeft: Array.from({ length: 7 }, () => FRESH),
    };
    const pool = poolOf(withoutEndedEffects(saved(columns, [[5, [3]]])));
    expect(pool).toMatchObject({ columns: { id: [3, 4, 7] }, strands: [[2, [3]]] });
  });

  it('keeps what has had a tick, however it stands', () => {
    const columns = {
      id: [1, 2],
      square: [7, 9],
      range: [50, 0],
      duration: [0, -1],
      strand: [0, 0],
      speedLeft: [0.5, -0.4],
    };
    expect(poolOf(withoutEndedEffects(saved(columns)))).toEqual({ nextId: 99, columns });
  });
});
