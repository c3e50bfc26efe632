// The engine allocates nothing in a turn in which nothing happens.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundledPrograms } from '../../programs.ts';

/** A line of --trace-gc: any kind of collection. */
const COLLECTION = /^\[\d+:.*\d ms: \S/;

/** A round of turns: its length, the number of other creatures, and the collections within it. */
interface Round {
  readonly turns: number;
  readonly others: number;
  readonly collections: readonly string[];
}

/** The rounds of an output of `rest.ts`. */
function roundsOf(lines: readonly string[]): Round[] {
  const rounds: Round[] = [];
  for (let from = lines.indexOf('begin'); from >= 0; from = lines.indexOf('begin', from + 1)) {
    const to = lines.findIndex((line, index) => index > from && line.startsWith('end'));
    const [, turns, others] = /^end after (\d+) turns, (\d+) others$/.exec(lines[to] ?? '')!;
    const collections = lines.slice(from + 1, to);
    rounds.push({ turns: Number(turns), others: Number(others), collections });
  }
  return rounds;
}

describe('a still level', () => {
  it('passes 100,000 turns without a garbage collection once its code is compiled', async () => {
    const programs = await bundledPrograms();
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [
        '--trace-gc',
        '--expose-gc',
        // On a slow machine the young generation would shrink, and be full after a few bytes a turn.
        '--min-semi-space-size=16',
        '--disable-warning=ExperimentalWarning',
        join(programs, 'rest.js'),
      ],
      { encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const lines = stdout.trim().split('\n');
    // Starting up does collect, which shows that collections are told.
    const before = lines.slice(0, lines.indexOf('begin'));
    expect(before.some(line => COLLECTION.test(line))).toBe(true);
    const rounds = roundsOf(lines);
    expect(rounds.length).toBeGreaterThan(0);
    for (const { turns, others } of rounds) {
      expect(turns).toBeGreaterThanOrEqual(100_000);
      expect(others).toBeGreaterThan(0);
    }
    // The young generation holds 16 MB: a turn that allocates 160 bytes fills it in each round.
    expect(rounds.map(({ collections }) => collections)).toContainEqual([]);
  });
});
