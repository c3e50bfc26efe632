// Games as files at the command line, in processes of their own.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { programOf } from '../testing/program.ts';

const data = mkdtempSync(join(tmpdir(), 'save-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const hero = ['--name', 'Una', '--role', 'wizard', '--race', 'human', '--seed', 'demo'];

function roguewright(...parameters: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, programOf(...parameters), {
    encoding: 'utf8',
    cwd: data,
    env: { ...process.env, ROGUEWRIGHT_DATA: join(data, 'games') },
  });
  return { stdout, stderr, status };
}

describe('a script', () => {
  it('plays a game of lines, is exported, replayed, and brought back', () => {
    writeFileSync(join(data, 'walk.txt'), '# a walk\n\neast\nrest 2\nhero\n');
    const played = roguewright('play', '--plain', ...hero, '--script', 'walk.txt');
    expect(played.stdout).toMatch(/^> east\nYou step east\.\n> rest 2\n/);
    expect(played.stdout).toMatch(/Turn \d+, on dungeon level 1\.\nThe game is kept\.\n$/);
    expect(roguewright('save', 'list').stdout).toMatch(/ Una, human wizard, turn \d+, playing\n$/);

    const file = join(data, 'Una.roguewright');
    expect(roguewright('save', 'export').stdout).toMatch(/written to Una\.roguewright\.\n$/);
    const again = roguewright('save', 'export');
    expect(again.stderr).toContain('--out: expected a file that doesn’t exist yet');
    expect(roguewright('replay', 'Una.roguewright')).toMatchObject({
      stdout: expect.stringMatching(/the same: 2 commands, \d+ turns, 2 states compared\.\n$/),
      status: 0,
    });
    expect(roguewright('save', 'import', 'Una.roguewright').stdout).toMatch(/read as game /);
    expect(roguewright('save', 'list').stdout.split('\n')).toHaveLength(3);

    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/(\[1,")./, '$1'.concat('x')));
    expect(roguewright('replay', 'Una.roguewright').stderr).toContain('hashes.0: expected');
    writeFileSync(file, text.replace(/(?<=\[1,"\d+-)[0-9a-f]{16}/, '0123456789abcdef'));
    expect(roguewright('replay', 'Una.roguewright')).toMatchObject({
      stdout: expect.stringMatching(
        /differs first in turn 2, at command 1: expected state \d+-0123/,
      ),
      status: 1,
    });
  });

  it('leaves what no option says to the usual choices, and not to its own lines', () => {
    writeFileSync(join(data, 'short.txt'), 'search\nhero\n');
    const input = readFileSync(join(data, 'short.txt'), 'utf8');
    const parameters = ['play', '--plain', '--name', 'Una', '--script', 'short.txt'];
    const { stdout, status } = spawnSync(process.execPath, programOf(...parameters), {
      encoding: 'utf8',
      cwd: data,
      env: { ...process.env, ROGUEWRIGHT_DATA: join(data, 'short') },
      input,
    });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^> search\n/);
    expect(stdout).toContain('> hero\n');
    expect(stdout).not.toContain('Seed?');
  });

  it('with a line that is no command ends with its number', () => {
    writeFileSync(join(data, 'odd.txt'), 'rest\nflyy away\n');
    const { stderr, status } = roguewright('play', '--plain', ...hero, '--script', 'odd.txt');
    expect(stderr).toMatch(/^roguewright: odd\.txt:2: There is no command flyy/);
    expect(status).toBe(2);
  });
});

describe('the simple player', () => {
  it('plays a game to its end at the command line', () => {
    // A life of some eighty commands.
    const tourist = ['--name', 'Una', '--role', 'tourist', '--race', 'human', '--seed', 'short 29'];
    const { stdout, status } = roguewright('play', '--plain', ...tourist, '--bot');
    expect(stdout).toMatch(/Una the Human Tourist .* on turn \d+/);
    expect(status).toBe(0);
  });
});
