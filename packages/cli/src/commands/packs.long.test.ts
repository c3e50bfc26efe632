// A pack at the command line: mounted from a folder, its spell learnt and cast, saved, and gone on without the
// folder.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readGameFile } from '@roguewright/engine/host';
import { afterAll, describe, expect, it } from 'vitest';
import { programOf } from '../testing/program.ts';

const DEEPWOOD = fileURLToPath(new URL('../../../../test/packs/deepwood', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'packs-'));
const data = join(folder, 'data');
afterAll(() => rmSync(folder, { recursive: true }));

function run(input: string, ...parameters: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, programOf(...parameters), {
    input,
    encoding: 'utf8',
    env: { ...process.env, ROGUEWRIGHT_DATA: data },
  });
  return { stdout, stderr, status };
}

const HERO = ['--name', 'Una', '--role', 'wizard', '--race', 'human', '--seed', 'deep'];

describe('a pack at the command line', () => {
  it('is kept with the game, which goes on, is exported and replayed without the folder', () => {
    const pack = join(folder, 'deepwood');
    cpSync(DEEPWOOD, pack, { recursive: true });
    const begun = run('rest 3\nquit\n', 'play', '--plain', ...HERO, '--content', pack);
    expect([begun.stderr, begun.status]).toEqual(['', 0]);
    rmSync(pack, { recursive: true });
    const again = run('rest 3\nquit\n', 'play', '--plain', '--continue', 'Una');
    expect([again.stderr, again.status]).toEqual(['', 0]);
    const out = join(folder, 'una.roguewright');
    expect(run('', 'save', 'export', '--out', out).status).toBe(0);
    const file = readGameFile(readFileSync(out, 'utf8'));
    expect(file.packs?.map(({ pack: name }) => name)).toContain('deepwood');
    const replayed = run('', 'replay', out);
    expect(replayed.stdout).toContain('the same: ');
    const other = join(folder, 'other');
    expect(run('', 'save', 'import', out, '--data', other).status).toBe(0);
    const gone = run('look\nquit\n', 'play', '--plain', '--data', other, '--continue');
    expect([gone.stderr, gone.status]).toEqual(['', 0]);
  });

  it('in the folder mods is offered, but off', () => {
    const mods = join(folder, 'mods');
    mkdirSync(mods);
    cpSync(DEEPWOOD, join(mods, 'deepwood'), { recursive: true });
    const begun = run('quit\n', 'play', '--plain', ...HERO);
    expect(begun.status).toBe(0);
    const out = join(folder, 'plain.roguewright');
    run('', 'save', 'export', '--out', out);
    expect(readGameFile(readFileSync(out, 'utf8')).packs).toBeUndefined();
  });

  it('that can’t be read is an error that names the folder', () => {
    const { stderr, status } = run('', 'play', '--plain', '--content', join(folder, 'nowhere'));
    expect(stderr).toMatch(/--content: expected a folder that exists, got .*nowhere/);
    expect(status).toBe(2);
  });
});
