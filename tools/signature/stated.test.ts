import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { judge, readHistory } from './stated.ts';

const plain = { id: '0123456789abcdef', message: 'web: move a panel\n\nIt was in the way.\n' };
const stating = {
  id: 'fedcba9876543210',
  message: 'combat: halve a bonus\n\nAs the source has it.\n\nSignature: 0badcafe\n',
};
const older = { id: '1111111111111111', message: 'engine: begin\n\nSignature: 11111111\n' };

describe('a signature', () => {
  it('passes when the newest commit that states one states it', () => {
    const history = { commits: [plain, stating, older], whole: true };
    expect(judge('0badcafe', history)).toEqual({
      passed: true,
      text: 'The signature is 0badcafe, as commit fedcba9876 (combat: halve a bonus) states.',
    });
  });

  it('fails otherwise, naming both and what to do', () => {
    const { passed, text } = judge('11111111', { commits: [plain, stating, older], whole: true });
    expect(passed).toBe(false);
    expect(text).toContain(
      'is 11111111, but commit fedcba9876 (combat: halve a bonus) states 0badcafe',
    );
    expect(text).toContain('"Signature: 11111111"');
    expect(text).toContain('--parts');
  });

  it('is only stated by a line of its own', () => {
    const message =
      'docs: explain\n\nThe line Signature: 0badcafe says it.\nSignature: 0badcafe9\n';
    const history = { commits: [{ id: 'x', message }, older], whole: true };
    expect(judge('11111111', history).passed).toBe(true);
  });

  it('fails where the whole history states none, and is not compared where commits are missing', () => {
    expect(judge('0badcafe', { commits: [plain], whole: true }).passed).toBe(false);
    const { passed, text } = judge('0badcafe', { commits: [plain], whole: false });
    expect(passed).toBe(true);
    expect(text).toMatch(/^Not compared: none of the 1 commits that are here/);
  });
});

describe('the history', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signature-'));
  const git = (...parameters: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...parameters],
      {
        encoding: 'utf8',
      },
    );
  const whole = join(folder, 'whole');
  const shallow = join(folder, 'shallow');

  afterAll(() => rmSync(folder, { recursive: true }));

  it('is read from a clone, the newest commit first', () => {
    git('init', '-q', whole);
    for (const { message } of [older, stating, plain]) {
      git('-C', whole, 'commit', '-q', '--allow-empty', '-m', message);
    }
    const history = readHistory(whole);
    expect(history.whole).toBe(true);
    expect(history.commits.map(({ message }) => message.split('\n')[0])).toEqual([
      'web: move a panel',
      'combat: halve a bonus',
      'engine: begin',
    ]);
    expect(judge('0badcafe', history).passed).toBe(true);
  });

  it('of a shallow clone is known to be a part', () => {
    git('clone', '-q', '--depth', '1', pathToFileURL(whole).href, shallow);
    expect(readHistory(shallow)).toMatchObject({ commits: { length: 1 }, whole: false });
    git('clone', '-q', '--depth', '2', pathToFileURL(whole).href, `${shallow}-2`);
    expect(judge('11111111', readHistory(`${shallow}-2`)).passed).toBe(false);
  });

  it('is empty where there is none', () => {
    expect(readHistory(folder)).toEqual({ commits: [], whole: false });
  });
});
