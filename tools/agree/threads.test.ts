// Questions in threads: each thread plays more than one of them.

import { expect, it } from 'vitest';
import { compared } from './play.ts';
import { questionOf } from './questions.ts';
import { comparedInThreads } from './threads.ts';

it('answers every question, whatever thread plays it', async () => {
  const asked = { count: 5, plays: 200, seed: 'threads' };
  const told: number[] = [];
  const all = await comparedInThreads({ ...asked, threads: 2 }, done => told.push(done));
  expect(told).toEqual([1, 2, 3, 4, 5]);
  expect(all).toEqual(
    [0, 1, 2, 3, 4].map(number =>
      compared(questionOf(asked.seed, number), asked.seed, asked.plays),
    ),
  );
});
