import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkContent } from './check.ts';

describe('a check of content', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('names words that mean nothing: of spells, and of powers', () => {
    const file = join(folder, 'odd.arc');
    writeFileSync(
      file,
      'Object spell\ntype 101\nsubtype 103\nbeam force-blot\nother_arch trace\nend\n' +
        'Object trace\ntype 102\nsubtype 103\nend\n' +
        'Object ego\ntype 200\nrarity 3\nego_of sworde\nend\n',
    );
    expect(checkContent([folder]).errors).toMatchObject([
      { file, line: 4, field: 'beam', expected: 'a word such as force-bolt', got: 'force-blot' },
      { file, field: 'ego_of', expected: 'a word such as sword', got: 'sworde' },
    ]);
  });

  it('plays every monster once, by the readers of the game', () => {
    const monster = 'Object beast\nmonster 1\nlevel 1\nblow_1 chew 1x4\nend\n';
    writeFileSync(join(folder, 'beast.arc'), monster);
    expect(checkContent([folder]).errors).toMatchObject([{ line: 4, field: 'blow_1' }]);
  });

  it('names two archetypes of one name, unless one folder is laid over another', () => {
    const [base, mod] = ['base', 'mod'].map(name => join(folder, name));
    for (const path of [base!, mod!]) {
      mkdirSync(path);
      writeFileSync(join(path, 'beast.arc'), 'Object beast\nmonster 1\nend\n');
    }
    expect(checkContent([folder]).errors).toMatchObject([{ field: 'Object', got: 'beast' }]);
    expect(checkContent([base!, mod!]).errors).toEqual([]);
  });

  it('says of links that lead nowhere, and of files beyond all reason, what they are', () => {
    symlinkSync(join(folder, 'nowhere'), join(folder, 'lost.arc'));
    writeFileSync(join(folder, 'large.arc'), '');
    truncateSync(join(folder, 'large.arc'), 3 * 2 ** 30);
    expect(checkContent([folder]).errors).toMatchObject([
      { file: join(folder, 'large.arc'), field: 'file', got: '3072 MB' },
      { file: join(folder, 'lost.arc'), field: 'file', got: 'a link that leads nowhere' },
    ]);
    expect(checkContent([join(folder, 'lost.arc')]).errors).toHaveLength(1);
  });

  it('names bytes that are no text, with their line', () => {
    writeFileSync(join(folder, 'a.arc'), Buffer.from('Object a\nname caf\xe9\nend\n', 'latin1'));
    expect(checkContent([folder]).errors).toMatchObject([
      { file: join(folder, 'a.arc'), line: 2, field: 'line', expected: 'UTF-8 text' },
    ]);
  });
});
