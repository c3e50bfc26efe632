import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAntRun } from '../../bench/peers/ants.ts';
import { readLevelFile } from '../../bench/peers/level-file.ts';
import { aboutTrees, findTrees } from '../../bench/peers/trees.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'peer-trees-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(path: string, text = ''): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

describe('source trees of peers', () => {
  beforeEach(() => {
    write('any name/src/allmain.c');
    write('any name/sys/share/dgn_lex.c');
  });

  it('are known by their files, in a folder of trees', () => {
    expect(findTrees(folder)).toEqual({ nethack: join(folder, 'any name') });
  });

  it('are known by their files, given by their own path', () => {
    const tree = join(folder, 'any name');
    expect(findTrees(tree)).toEqual({ nethack: tree });
  });

  it('are told apart when several lie there', () => {
    write('server/common/assets/AssetCollector.cpp');
    write('server/server/spell_effect.c');
    write('arch/treasures.trs');
    mkdirSync(join(folder, 'arch/spell'));
    mkdirSync(join(folder, 'arch/monster'));
    write('ang/src/game-world.c');
    write('ang/lib/gamedata/monster.txt');
    write('neo/packages/core/src/z-queue.ts');
    const trees = findTrees(folder);
    expect(trees).toEqual({
      nethack: join(folder, 'any name'),
      angband: join(folder, 'ang'),
      'neo-angband': join(folder, 'neo'),
      crossfire: join(folder, 'server'),
      archetypes: join(folder, 'arch'),
    });
    expect(aboutTrees(trees)).toContain(`Angband 4.2: ${join(folder, 'ang')}`);
    expect(aboutTrees(trees)).toContain(`Crossfire server: ${join(folder, 'server')}`);
  });

  it('that were not given are named', () => {
    expect(aboutTrees(findTrees(folder))).toContain('neo-angband: no tree given');
  });

  it('of a server without its loader of assets are unknown', () => {
    write('old/common/loader.l');
    write('old/server/spell_effect.c');
    expect(() => findTrees(join(folder, 'old'))).toThrow(
      /Crossfire server \(common\/assets\/AssetCollector\.cpp/,
    );
  });

  it('are missed with the names of what was expected', () => {
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    expect(() => findTrees(empty)).toThrow(
      /expected a source tree in .*found none of NetHack 3\.6/,
    );
    expect(() => findTrees(join(empty, 'no'))).toThrow(/found nothing at/);
  });
});

describe('the level that a peer wrote', () => {
  it('is rows of squares and creatures on them', () => {
    const file = write('level.txt', '#..\n#+#\n@ 1 0\nd 2 0\n');
    expect(readLevelFile(file)).toEqual({
      rows: ['#..', '#+#'],
      placed: [
        { letter: '@', x: 1, y: 0 },
        { letter: 'd', x: 2, y: 0 },
      ],
    });
  });

  it('is refused with the line that is neither', () => {
    const file = write('level.txt', '#..\n#?#\n');
    expect(() => readLevelFile(file)).toThrow(/line 2: expected a row of a level, got #\?#/);
  });
});

describe('what a harness of ants printed', () => {
  it('is microseconds, ants, attacks and moves', () => {
    expect(readAntRun('120 50 7 3\n')).toEqual({
      microseconds: 120,
      ants: 50,
      attacks: 7,
      moves: 3,
    });
  });

  it('never took no time at all', () => {
    expect(readAntRun('0 0 0 0').microseconds).toBe(1);
  });
});
