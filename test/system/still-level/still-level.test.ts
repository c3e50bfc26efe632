// The engine allocates nothing in a turn in which nothing happens.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundledPrograms } from '../../programs.ts';

/** A line of --trace-gc: any kind of collection. */
const COLLECTION = /^\[\d+:.*\d ms: \S/;

describe('a still level', () => {
  it('passes 100,000 turns without a garbage collection', async () => {
    const programs = await bundledPrograms();
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [
        '--trace-gc',
        '--expose-gc',
        '--disable-warning=ExperimentalWarning',
        join(programs, 'rest.js'),
      ],
      { encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const lines = stdout.trim().split('\n');
    const begin = lines.indexOf('begin');
    // The process may collect once more when all is said.
    const end = lines.findIndex(line => line.startsWith('end'));
    const counted = lines.slice(begin + 1, end);
    const [, turns, others] = /^end after (\d+) turns, (\d+) others$/.exec(lines[end] ?? '')!;
    expect(Number(turns)).toBeGreaterThanOrEqual(100_000);
    expect(Number(others)).toBeGreaterThan(0);
    // Starting up does collect, which shows that collections are told.
    expect(lines.slice(0, begin).some(line => COLLECTION.test(line))).toBe(true);
    expect(counted).toEqual([]);
  });
});
