// Draws of every kind from named streams: what a seed is worth before any rule uses it.

import { type Chance, Streams } from '@roguewright/engine/chance';
import type { Parts } from './parts.ts';

/** Seeds and names of streams: plain, empty, and beyond the Latin letters. */
const SEEDS = ['signature', '', 'Ω 龍'];
const NAMES = ['combat', 'level-1', '', 'é'];

/** Bounds of uniform draws: powers of two and their neighbours, up to the greatest. */
const BOUNDS = [1, 2, 6, 20, 100, 1000, 2 ** 21 - 1, 2 ** 21 + 1, 2 ** 31, 2 ** 32];

/** Draws of each kind. */
const TIMES = 20;

/** Adds the draws, with 128 bits and with 32 at the beginning of a stream. */
export function signDraws(parts: Parts): void {
  for (const bits of [128, 32] as const) {
    for (const seed of SEEDS) {
      const streams = new Streams(seed, {}, bits);
      const all = NAMES.map(name => drawsFrom(streams, name));
      parts.add(`draws/from ${bits} bits`, [seed, all, streams.save()]);
    }
  }
}

function drawsFrom(streams: Streams, name: string): unknown[] {
  const chance = streams.stream(name);
  const repeated = (draw: () => unknown) => Array.from({ length: TIMES }, draw);
  return [
    BOUNDS.map(n => repeated(() => chance.below(n))),
    repeated(() => chance.test(1, 3)),
    repeated(() => chance.roll(3, 6)),
    repeated(() => chance.pick([3, 0, 5, 1])),
    repeated(() => chance.draw(below, {}, 7)),
    repeated(() => chance.fold(5, 0, (luck, sum) => sum + luck.below(4))),
    repeated(() => chance.sum({ times: 4, k: 2, n: 3, enough: 9 }, below, {}, 6)),
  ];
}

/** The simplest rule. */
function below(chance: Chance, _rules: object, n: number): number {
  return chance.below(n);
}
