import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLevelFile } from '../../bench/peers/level-file.ts';
import { findTrees } from '../../bench/peers/trees.ts';

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
