import { describe, expect, it } from 'vitest';
import { readTree, type TreeFile } from './read-tree.ts';
import { TREE_LIMITS, utf8Length } from './tree-limits.ts';
import { orderTree, treeFormatOf } from './tree-order.ts';
import { invalidUtf8 } from './utf8.ts';

const file = (path: string, text = ''): TreeFile => ({ path, text });
const object = (name: string, keys = '') => `Object ${name}\n${keys}end\n`;

describe('the loading order of a tree', () => {
  it('is, in each folder, its files by name and then its subfolders by name', () => {
    const paths = ['b/x.arc', 'c.arc', 'b.arc', 'a/z/y.arc', 'a/b.arc', 'a.d/k.arc', 'B.arc'];
    const { files } = orderTree(paths.map(path => ({ path })));
    expect(files.map(({ file: { path } }) => path)).toEqual([
      ...['B.arc', 'b.arc', 'c.arc'],
      ...['a/b.arc', 'a/z/y.arc', 'a.d/k.arc', 'b/x.arc'],
    ]);
  });

  it.each([
    ['monster/rat.arc', 'archetypes'],
    ['archetypes', 'archetypes'],
    ['lib/treasures', 'treasure'],
    ['rat.trs', 'treasure'],
    ['faces', 'faces'],
    ['animations', 'faces'],
    ['rat.face', 'faces'],
    ['artifacts', 'artifacts'],
    ['races', 'races'],
    ['rat.base.111.png', undefined],
    ['rat.ARC', undefined],
    ['arc', undefined],
    ['old_artifacts', undefined],
  ])('gives %s the format %s', (path, format) => {
    expect(treeFormatOf(path)).toBe(format);
  });

  it('passes over what the loader doesn’t read, with the reason', () => {
    const paths = ['.git/a.arc', 'dev/a.arc', 'x/trashbin/a.arc', 'x/.b.arc', 'a.png', 'formulae'];
    const { files, passedOver } = orderTree(
      [...paths, 'dev.arc', 'README'].map(path => ({ path })),
    );
    expect(files.map(({ file: { path } }) => path)).toEqual(['dev.arc']);
    expect(passedOver).toEqual([
      { path: 'README', reason: 'no content file' },
      { path: 'a.png', reason: 'images aren’t used' },
      { path: 'formulae', reason: 'alchemy formulae aren’t used' },
      { path: '.git/a.arc', reason: 'its name or folder begins with a dot' },
      { path: 'dev/a.arc', reason: 'folders named dev are skipped' },
      { path: 'x/.b.arc', reason: 'its name or folder begins with a dot' },
      { path: 'x/trashbin/a.arc', reason: 'folders named trashbin are skipped' },
    ]);
  });
});

describe('a tree', () => {
  it('gives the same as the file into which it is collected', () => {
    const loose = [
      file('a/rat.arc', object('rat', 'type 0\n')),
      file('b/cat.arc', object('cat')),
      file('b/cat.trs', 'treasure fish\nlist none\nend\n'),
    ];
    const collected = [
      file('archetypes', loose[0]!.text + loose[1]!.text),
      file('treasures', loose[2]!.text),
    ];
    const plain = (files: readonly TreeFile[]) => {
      const { archetypes, lists } = readTree(files);
      return [...archetypes, ...lists].map(({ name, what }) => [
        name,
        JSON.stringify(what, skipPlace),
      ]);
    };
    expect(plain(collected)).toEqual(plain(loose));
  });

  it('lets a second definition replace the first, and lists it', () => {
    const { archetypes, lists, replaced } = readTree(
      [
        file('a.arc', object('rat', 'level 1\n') + object('cat')),
        file('b/b.arc', `\n${object('rat', 'level 2\n')}`),
        file('a.trs', 'treasure fish\nend\n'),
        file('b/b.trs', 'treasure fish\nend\n'),
      ],
      { root: 'mods' },
    );
    expect(archetypes.map(({ name, file: place }) => [name, place])).toEqual([
      ['cat', 'mods/a.arc'],
      ['rat', 'mods/b/b.arc'],
    ]);
    expect(lists).toHaveLength(1);
    const by = { file: 'mods/b/b.arc', line: 2 };
    expect(replaced).toEqual([
      { kind: 'archetype', name: 'rat', file: 'mods/a.arc', line: 1, by },
      {
        kind: 'treasure list',
        name: 'fish',
        file: 'mods/a.trs',
        line: 1,
        by: { file: 'mods/b/b.trs', line: 1 },
      },
    ]);
  });

  it('replaces further parts with their head, and keeps them behind the new one', () => {
    const big = `${object('big')}More\n${object('big_2')}More\n${object('big_3')}`;
    const { archetypes, replaced } = readTree([
      file('a.arc', big),
      file('b.arc', `${object('rat')}${object('big')}More\n${object('big_2')}`),
    ]);
    expect(archetypes.map(({ name, what }) => [name, what.part])).toEqual([
      ['rat', false],
      ['big', false],
      ['big_2', true],
    ]);
    expect(replaced.map(({ name }) => name)).toEqual(['big', 'big_2', 'big_3']);
  });

  it('reads faces, animations, artifacts and races as well', () => {
    const tree = readTree([
      file('a.face', 'face a.1\nend\nsmoothface a.1 b.1\nanimation a\na.1\nmina\n'),
      file('artifacts', 'Allowed all\nchance 3\nObject Luck\nend\n'),
      file('b/faces', 'face a.1\nvisibility 3\nend\n'),
      file('b/races', 'RACE vermin\nrat\n'),
      file('races', 'RACE vermin\nmouse\n'),
    ]);
    expect(tree.problems).toEqual([]);
    expect(tree.faces).toMatchObject([{ file: 'b/faces', what: { name: 'a.1', visibility: 3 } }]);
    expect(tree.smooths).toEqual([{ face: 'a.1', smoothface: 'b.1' }]);
    expect(tree.animations).toMatchObject([{ name: 'a', line: 4 }]);
    expect(tree.artifacts).toMatchObject([{ name: 'Luck', line: 3, what: { chance: 3 } }]);
    expect(tree.races.map(({ what: { members } }) => members)).toEqual([['mouse'], ['rat']]);
    expect(tree.replaced).toMatchObject([{ kind: 'face', name: 'a.1', file: 'a.face', line: 1 }]);
  });

  it('names the file and line of what is wrong', () => {
    const { problems } = readTree([file('a/rat.arc', 'Object rat\nlevel x\n')], { root: 'mods' });
    expect(problems).toMatchObject([
      { file: 'mods/a/rat.arc', line: 2, field: 'level' },
      { file: 'mods/a/rat.arc', line: 2, field: 'end' },
    ]);
  });
});

describe('the limits of a tree', () => {
  it('leave out a file of more than 4 MB, in bytes', () => {
    const fits = `${object('fits')}#${'é'.repeat(TREE_LIMITS.fileBytes / 2 - 10)}`;
    const over = `${object('over')}#${'é'.repeat(TREE_LIMITS.fileBytes / 2)}`;
    const { archetypes, problems } = readTree([file('fits.arc', fits), file('over.arc', over)]);
    expect(archetypes.map(({ name }) => name)).toEqual(['fits']);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([
      {
        severity: 'error',
        file: 'over.arc',
        line: 1,
        field: 'file',
        expected: 'at most 4 MB',
        got: '5 MB',
      },
    ]);
  });

  it('leave out the files beyond 64 MB', () => {
    const line = `#${' '.repeat(1022)}\n`;
    const text = `${object('same')}${line.repeat(TREE_LIMITS.fileBytes / 1024 - 1)}`;
    const files = Array.from({ length: 16 }, (_, index) => file(`${String(index + 10)}.arc`, text));
    const { problems } = readTree(files);
    expect(problems).toEqual([]);
    const more = readTree([...files, file('98.arc', text)]).problems;
    expect(more).toMatchObject([
      { file: '98.arc', line: 1, field: 'tree', got: '68 MB up to this file' },
    ]);
  });

  it('leave out the archetypes beyond 100,000', () => {
    const text = Array.from({ length: 50_001 }, (_, index) => object(`x${index}`)).join('');
    const other = text.replaceAll('Object x', 'Object y');
    const { archetypes, problems } = readTree([file('a.arc', text), file('b.arc', other)]);
    expect(archetypes).toHaveLength(TREE_LIMITS.archetypes);
    expect(problems).toMatchObject([
      { file: 'b.arc', line: 99_999, field: 'Object', expected: expect.stringContaining('100000') },
    ]);
  });
});

describe('bytes', () => {
  const encoded = (text: string) =>
    [...encodeURIComponent(text).matchAll(/%(..)|./g)].map(([letter, code]) =>
      code === undefined ? letter.charCodeAt(0) : Number.parseInt(code, 16),
    );
  const bytes = (text: string, wrong: readonly number[] = []) =>
    new Uint8Array([...encoded(text), ...wrong]);

  it.each([
    ['a lone continuation byte', [0x80]],
    ['an overlong letter', [0xc1, 0x81]],
    ['an overlong sequence of three', [0xe0, 0x9f, 0xbf]],
    ['a half of a surrogate pair', [0xed, 0xa0, 0x80]],
    ['a character beyond Unicode', [0xf4, 0x90, 0x80, 0x80]],
    ['a sequence that is cut short', [0xe2, 0x82]],
    ['Latin-1', [0xe9, 0x6e]],
  ])('that are %s are named with their line', (_, wrong) => {
    expect(invalidUtf8(bytes('Object a\nname é\nmsg ', wrong), 'a.arc')).toMatchObject({
      file: 'a.arc',
      line: 3,
      field: 'line',
      expected: 'UTF-8 text',
      got: expect.stringContaining(`0x${wrong[0]!.toString(16)}`),
    });
  });

  it.each(['plain', 'é€😀', '\ufeffObject a', '\0', ''])('of %j are UTF-8, and counted', text => {
    expect(invalidUtf8(bytes(text), 'a.arc')).toBeUndefined();
    expect(utf8Length(text)).toBe(encoded(text).length);
  });
});

function skipPlace(key: string, value: unknown): unknown {
  return key === 'line' || key === 'start' ? undefined : value;
}
