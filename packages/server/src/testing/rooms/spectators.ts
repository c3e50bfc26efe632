// `node spectators.ts TICKS CLIENTS…`, started by the benchmark of growth: tells it what a tick of our rooms takes, in
// microseconds of processor time, with each number of clients in all rooms together.

import { ROOMS } from './plan.ts';
import { Sides } from './sides.ts';

/** Rounds with each number; the cheapest counts, and the one before them doesn't. */
const ROUNDS = 3;

const [ticks, ...sizes] = process.argv.slice(2).map(Number);
const costs: number[] = [];
for (const size of sizes) {
  const sides = new Sides();
  try {
    const side = await sides.begin('our-side', size / ROOMS);
    await side.play(ticks!);
    const pieces: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { microseconds, messages } = await side.play(ticks!);
      if (messages < ticks! * size) {
        throw new Error(`${messages} messages came to ${size} clients in ${ticks} ticks`);
      }
      pieces.push(microseconds / ticks!);
    }
    costs.push(Math.min(...pieces));
  } finally {
    sides.end();
  }
}
process.send!(costs);
process.disconnect();
