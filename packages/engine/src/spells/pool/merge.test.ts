import { describe, expect, it } from 'vitest';
import { Field } from '../testing/field.ts';
import { EffectPool } from './effects.ts';
import { absorbOthers } from './merge.ts';
import { maySpread } from './spread.ts';

const PIECE = 'Object piece\ntype 102\nsubtype 6\nspeed 0.2\nend\n';

function twoPieces(second: object = {}) {
  const field = new Field(['...'], PIECE);
  const { pool } = field.world;
  const piece = { archetype: 0, square: 1, damage: 6, duration: 2, speed: 0.2, speedLeft: -0.9 };
  pool.add({ ...piece, strand: pool.newStrand() });
  pool.add({ ...piece, ...second, strand: pool.newStrand() });
  absorbOthers(field.world, 1);
  return field;
}

describe('pieces at rest on one square', () => {
  it('add their damage when they last equally long', () => {
    const { pool } = twoPieces().world;
    pool.sweep();
    expect([pool.count, pool.damage[0], pool.duration[0]]).toEqual([1, 12, 2]);
  });

  it('share it over the longer time otherwise, and one more', () => {
    const { pool } = twoPieces({ duration: 4, damage: 10 }).world;
    pool.sweep();
    // (10 × 5 + 6 × 3) / 5 + 1
    expect([pool.count, pool.damage[0], pool.duration[0]]).toEqual([1, 14, 4]);
  });

  it.each([{ range: 1 }, { direction: 2 }, { owner: 3 }, { level: 2 }, { attackType: 4 }])(
    'stay apart when they differ: %o',
    difference => {
      const { pool } = twoPieces(difference).world;
      pool.sweep();
      expect(pool.count).toBe(2);
    },
  );

  it('remember both strands, also when saved', () => {
    const field = twoPieces();
    const { pool } = field.world;
    pool.sweep();
    const strands = [pool.strand[0]!, pool.save().strands![0]![1][0]!];
    const restored = EffectPool.restore(pool.save());
    expect(strands.every(strand => restored.hasStrand(0, strand))).toBe(true);
    expect(restored.save()).toEqual(pool.save());
    // A piece of either strand stays out, a new one may come in.
    for (const [strand, may] of [
      ...strands.map(known => [known, false] as const),
      [99, true] as const,
    ]) {
      const row = pool.add({ archetype: 0, square: 0, strand, speed: 0.2 });
      expect(maySpread(field.world, row, 1)).toBe(may);
    }
  });

  it('forget the strands of a piece that has ended, and of no other', () => {
    const field = twoPieces();
    const { pool } = field.world;
    pool.kill(0);
    const [, strand, other] = [pool.strand[0]!, pool.strand[1]!, pool.newStrand()];
    const piece = { archetype: 0, square: 2, duration: 2, speed: 0.2, speedLeft: -0.9 };
    const ended = pool.add({ ...piece, strand: pool.newStrand() });
    const absorbed = pool.add({ ...piece, strand: pool.newStrand() });
    pool.rememberStrands(ended, absorbed);
    pool.kill(absorbed);
    pool.kill(ended);
    // What it knew is written over, and the first pair still knows both of its own.
    const third = pool.add({ ...piece, strand: other });
    const fourth = pool.add({ ...piece, strand: pool.newStrand() });
    pool.rememberStrands(third, fourth);
    expect(pool.hasStrand(third, pool.strand[fourth]!)).toBe(true);
    expect(pool.hasStrand(third, pool.strand[ended]!)).toBe(false);
    expect(pool.hasStrand(1, strand)).toBe(true);
    expect(pool.save().strands!.map(([, known]) => known.length)).toEqual([1, 1]);
  });
});

describe('the pool', () => {
  it('keeps order, squares and places through sweeps and moves', () => {
    const pool = new EffectPool();
    for (let at = 0; at < 200; at++) {
      pool.add({ archetype: at, square: at % 7, speed: 1 });
    }
    for (let at = 0; at < 200; at += 3) {
      pool.kill(at);
    }
    pool.moveTo(100, 5);
    pool.sweep();
    const kinds = [...pool.archetype.subarray(0, pool.count)];
    expect(kinds).toEqual(Array.from({ length: 200 }, (_, at) => at).filter(at => at % 3 !== 0));
    for (let square = 0; square < 7; square++) {
      const found: number[] = [];
      for (let row = pool.newestOn(square); row >= 0; row = pool.next[row]!) {
        found.push(row);
      }
      const rows = kinds.map((_, row) => row).filter(row => pool.square[row] === square);
      expect(found).toEqual(rows.reverse());
    }
  });
});
