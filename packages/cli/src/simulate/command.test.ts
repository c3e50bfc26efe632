import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { nameOf } from '../batch/experiment/experiment.ts';
import { chunksIn, experimentIn } from '../batch/report/out-folder.ts';
import { hashOf } from '../batch/stores/chunk-store.ts';
import { SqliteStore } from '../batch/stores/sqlite-store.ts';
import { run } from '../program.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';

const root = mkdtempSync(join(tmpdir(), 'roguewright-simulate-'));
afterAll(() => rmSync(root, { recursive: true }));

const FIGHT = 'fights --against jackal --level 3 --player stand --runs 6 --chunk 2 --rows';
const FILES = ['experiment.json', 'summary.json', 'summary.txt', 'plot.svg', 'runs.jsonl'];

async function simulated(words: string) {
  const terminal = fakeTerminal();
  await run(['simulate', ...words.split(' ')], terminal);
  return terminal;
}

const textsIn = (folder: string) => FILES.map(name => readFileSync(join(folder, name), 'utf8'));

describe('roguewright simulate', () => {
  const [inline, threads] = [join(root, 'inline'), join(root, 'threads')];

  it('writes the same bytes in one thread and in three', async () => {
    const one = await simulated(`${FIGHT} --runner inline --out ${inline}`);
    expect(one.complaints).toContain('"runs":6');
    expect(one.exitCode).toBe(0);
    const three = await simulated(`${FIGHT} --workers 3 --out ${threads}`);
    expect(three.written).toBe(one.written);
    expect(textsIn(threads)).toEqual(textsIn(inline));
    const rows = textsIn(inline)[4]!.trim().split('\n');
    expect(rows.map(row => (JSON.parse(row) as { run: number }).run)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('goes on with what a folder holds, and with nothing else', async () => {
    const again = await simulated(`${FIGHT} --runner inline --out ${inline}`);
    expect(again.complaints).toContain('--resume');
    expect(again.exitCode).toBe(2);
    const other = await simulated(`${FIGHT} --seed other --runner inline --resume --out ${inline}`);
    expect(other.complaints).toContain('a folder without another experiment');
    const resumed = await simulated(`--resume --runner inline --out ${inline}`);
    expect(resumed.exitCode).toBe(0);
    // All chunks were there, so the first line of progress is the only one.
    expect(resumed.complaints.trim().split('\n')).toHaveLength(1);
    expect(textsIn(inline)).toEqual(textsIn(threads));
  });

  it('tells of a chunk that came out otherwise when it was done again', async () => {
    const folder = join(root, 'wrong');
    await simulated(`${FIGHT} --runner inline --out ${folder}`);
    const store = new SqliteStore(chunksIn(folder));
    const name = nameOf(experimentIn(folder));
    const [check] = await store.checks(name);
    expect(check).toMatchObject({ chunk: 0, hash: hashOf((await store.read(name, 0)).text) });
    await store.close();
    const { DatabaseSync } = await import('node:sqlite');
    const file = new DatabaseSync(chunksIn(folder));
    file.exec("update checks set hash = 'other', worker = 'a broken machine'");
    file.close();
    const told = await simulated(`--resume --runner inline --out ${folder}`);
    expect(told.complaints).toContain('chunk 0 came out otherwise at a broken machine');
    expect(told.exitCode).toBe(1);
  });

  it('compares two arms that differ in what --b says', async () => {
    const terminal = await simulated(
      'fights --against jackal --runs 40 --chunk 2 --runner inline --of moves<=8 --ratio 3 --b level=9 --json',
    );
    const summary = JSON.parse(terminal.written) as {
      arms: { title: string }[];
      verdict: string;
      test: { sum: number; lower: number; upper: number };
    };
    expect(summary.arms.map(({ title }) => title)).toEqual([
      expect.stringContaining('valkyrie 1'),
      expect.stringContaining('valkyrie 9'),
    ]);
    const { sum, lower, upper } = summary.test;
    const decided =
      sum >= upper ? 'b-is-stronger' : sum <= lower ? 'b-is-not-stronger' : 'undecided';
    expect(summary.verdict).toBe(decided);
  });

  it('plays whole games, each performed again', async () => {
    const terminal = await simulated(
      'games --runs 2 --chunk 2 --runner inline --commands 60 --json',
    );
    const { tally } = JSON.parse(terminal.written) as { tally: { arms: { runs: number }[] } };
    expect(tally.arms[0]).toMatchObject({
      runs: 2,
      problems: 0,
      labels: { end: expect.anything() },
    });
    expect(terminal.exitCode).toBe(0);
  });

  it.each([
    ['', '--experiment is needed'],
    ['--resume', '--resume needs --out'],
    ['fights --against jackal --ratio 2', 'a second arm'],
    ['fights --against jackal --of won', 'needs --width or --ratio'],
    ['fights --against jackal --b lvel=3', 'did you mean level'],
    ['fights --against jackel', 'did you mean jackal'],
    ['fights --against jackal --runner quue', 'queue'],
    ['fights --against jackal --redis redis://x', 'needs --runner queue'],
    ['fights --against jackal --width 200', 'below 100'],
  ])('refuses %s', async (words, says) => {
    const terminal = fakeTerminal();
    await run(['simulate', ...words.split(' ').filter(Boolean)], terminal);
    expect(terminal.complaints).toContain(says);
    expect(terminal.exitCode).toBe(2);
  });
});
