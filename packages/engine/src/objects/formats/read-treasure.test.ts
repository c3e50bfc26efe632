import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ContentError, UsageError } from '../../errors/index.ts';
import { parseTreasure, readTreasure } from './read-treasure.ts';
import {
  putTreasureList,
  readTreasureDocument,
  removeTreasureList,
  writeTreasure,
} from './treasure-document.ts';
import type { TreasureEntryReading } from './treasure-reading.ts';
import { writeTreasureLists } from './write-treasure-lists.ts';

const text = `##
treasure orc
\tarch cloak
\t\tchance 3
\t\tnrof 2
\tno
\t\tlist NONE
\t\t\tmagic 5
\t\tyes
\t\t\tarch hat
\t\tend
\tmore
\t\tarch shoe
\tend

#more
more
  list humanoid_parts
end

treasureone parts
arch liver
more
arch heart
chance 100
end
`;

const lists = [
  {
    name: 'orc',
    one: false,
    items: [
      {
        arch: 'cloak',
        chance: 3,
        nrof: 2,
        no: [{ list: 'NONE', magic: 5, yes: [{ arch: 'hat' }] }, { arch: 'shoe' }],
      },
      { list: 'humanoid_parts' },
    ],
  },
  { name: 'parts', one: true, items: [{ arch: 'liver' }, { arch: 'heart' }] },
];

function problemsOf(trs: string): string[] {
  return readTreasure(trs, 'a.trs').problems.map(
    ({ severity, line, field, expected, got }) =>
      `${severity} ${line} ${field}: ${expected}; ${got}`,
  );
}

describe('treasure lists', () => {
  it('are read with their entries and chains', () => {
    expect(readTreasure(text, 'a.trs')).toMatchObject({ lists, lines: [2, 21], problems: [] });
    expect(readTreasure(text.replaceAll('\n', '\r\n'), 'a.trs').lists).toEqual(lists);
  });

  it('of kind one without any chance are tried entry by entry', () => {
    const { lists: found } = readTreasure('treasureone a\narch b\nchance 0\nend', 'a.trs');
    expect(found).toEqual([{ name: 'a', one: false, items: [{ arch: 'b', chance: 0 }] }]);
  });

  it('store numbers in 8 or 16 bits', () => {
    const entry = 'arch b\nchance 300\nnrof 70000\nmagic -1\n';
    const { lists: found } = readTreasure(`treasure a\n${entry}end\n`, 'a.trs');
    expect(found[0]?.items).toEqual([{ arch: 'b', chance: 44, nrof: 4464, magic: 255 }]);
  });

  it('change names, and on request make artifacts and roll counts', () => {
    const entry = 'arch b\nchange_name x\nchange_title y\nchange_slaying z\n';
    const newer = 'artifact of the Sun\nnrof_rolls 2\n';
    const trs = `treasure a\n${entry}${newer}end\n`;
    const changed = { arch: 'b', changeName: 'x', changeTitle: 'y', changeSlaying: 'z' };
    expect(readTreasure(trs, 'a.trs')).toMatchObject({
      lists: [{ items: [changed] }],
      problems: [],
    });
    expect(readTreasure(trs, 'a.trs').lists[0]?.items).toEqual([changed]);
    const { lists: found } = readTreasure(trs, 'a.trs', { newerKeys: true });
    expect(found[0]?.items).toEqual([{ ...changed, artifact: 'of the Sun', nrofRolls: 2 }]);
  });
});

describe('a problem of a treasure list', () => {
  it.each([
    ['treasure a\narch b\n', 'error 2 end: `end` of "a" on line 1; the end of the file'],
    [
      'treasure a\narch b\ntreasure c\narch d\nend\n',
      'error 3 end: `end` of "a" on line 1; `treasure c`',
    ],
    ['end\n', 'error 1 end: an open treasure list before it; none'],
    ['chance 5\n', 'error 1 chance: an open treasure list before it; none'],
    ['nonsense\n', 'error 1 nonsense: `treasure NAME` or `treasureone NAME`; "nonsense"'],
    ['treasure\narch b\nend\n', 'error 1 treasure: a name; nothing'],
    [
      'treasure a\narch b\nchance x\nend\n',
      'error 3 chance: a number from 0 to 255; "x", which changes nothing',
    ],
    [
      'treasure a\narch b\nlist c\nend\n',
      'error 3 list: one archetype or list in an entry; "c" after "b"',
    ],
    [
      'treasure a\narch b\nchanse 3\nend\n',
      'error 3 chanse: a word of treasure lists; "chanse 3" (did you mean chance?)',
    ],
    [
      'treasure a\narch b\nwobble 3\nend\n',
      'warning 3 wobble: a word of treasure lists; "wobble 3", which is ignored',
    ],
    [
      'treasure a\narch b\nchance 300\nend\n',
      'warning 3 chance: a number from 0 to 255; "300", which becomes 44',
    ],
    ['treasure a\narch b c\nend\n', 'warning 2 arch: one word; "b c", of which "b" is read'],
    [
      'treasure a\nend\n',
      'warning 1 arch: `arch` or `list` in every entry; neither, so it makes nothing',
    ],
    [
      'treasureone a\narch b\nno\narch c\nend\nend\n',
      'warning 1 a: no `yes` or `no` chain in a treasureone; one, which is ignored',
    ],
    [
      'treasure a\narch b\nend\ntreasure a\narch c\nend\n',
      'warning 4 treasure: each list once; "a" again, as on line 1; the last one counts',
    ],
  ])('is found in %j', (trs, problem) => {
    expect(problemsOf(trs)).toEqual([problem]);
  });

  it('is thrown by the strict reading', () => {
    expect(() => parseTreasure('treasure a\narch b\n', 'a.trs')).toThrow(ContentError);
    expect(parseTreasure(text, 'a.trs').lists).toHaveLength(2);
  });

  it('is one when chains lie in one another absurdly deep', () => {
    const deep = `treasure a\narch b\n${'no\narch b\n'.repeat(1000)}${'end\n'.repeat(1001)}`;
    const { problems } = readTreasure(deep, 'a.trs');
    expect(problems.map(({ field }) => field)).toEqual(['no']);
  });
});

const anyLine = fc.oneof(
  fc.constantFrom(
    ...[
      'treasure a',
      'treasureone b',
      'treasure',
      'arch c',
      '\tlist d',
      'chance 5',
      'nrof x',
      'yes',
    ],
    ...['\tno', 'more', 'end', '# c', '', '  ', 'artifact of x', 'change_name y'],
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const anyText = fc
  .array(fc.tuple(anyLine, fc.constantFrom('\n', '\r\n', '\r', '')), { maxLength: 40 })
  .map(all => all.flat().join(''));

const name = fc.constantFrom('cloak', 'orc_parts', 'NONE', 'ünlich');
const entry = {
  arch: name,
  chance: fc.integer({ min: 0, max: 99 }),
  nrof: fc.integer({ min: 1, max: 65535 }),
  magic: fc.integer({ min: 1, max: 255 }),
  artifact: fc.constant('of the Sun'),
  nrofRolls: fc.integer({ min: 1, max: 65535 }),
  changeName: name,
};

/** Chains of entries nested up to a depth. */
function chains(deepest: number): fc.Arbitrary<readonly TreasureEntryReading[]> {
  const length = { minLength: 1, maxLength: 2 };
  if (deepest === 0) {
    return fc.array(fc.record(entry, { requiredKeys: ['arch'] }), length);
  }
  const nested = chains(deepest - 1);
  const model = fc.record({ ...entry, yes: nested, no: nested }, { requiredKeys: ['arch'] });
  return fc.array(model, length);
}

describe('a treasure document', () => {
  it('writes any text as it was, and reading it never throws', () => {
    fc.assert(
      fc.property(anyText, any => {
        expect(writeTreasure(readTreasure(any, 'any.trs').document)).toBe(any);
      }),
      { numRuns: 500 },
    );
  });

  it('has lists replaced, added and removed, the rest untouched', () => {
    const document = readTreasureDocument(text, 'a.trs');
    const parts = { name: 'parts', one: false, items: [{ arch: 'bone', chance: 5 }] };
    const before = text.slice(0, text.indexOf('treasureone'));
    const written = 'treasure parts\n\tarch bone\n\t\tchance 5\nend\n';
    expect(writeTreasure(putTreasureList(document, parts))).toBe(before + written);
    const added = putTreasureList(document, { ...parts, name: 'new' });
    expect(writeTreasure(added)).toBe(text + written.replace('parts', 'new'));
    expect(writeTreasure(removeTreasureList(document, 'parts'))).toBe(before);
    expect(() => removeTreasureList(document, 'none')).toThrow(UsageError);
  });

  it('written from lists is read as the same lists', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b'), chains(3))), all => {
        const made = all.map(([list, items]) => ({ name: list, one: false, items }));
        const found = readTreasure(writeTreasureLists(made), 'a.trs', { newerKeys: true });
        expect(found.lists).toEqual(made);
      }),
    );
  });

  it('is refused when the format cannot say it', () => {
    const items = [
      { arch: 'two words' },
      { arch: 'a', chance: 256 },
      { arch: 'a', artifact: ' x' },
    ];
    for (const item of items) {
      expect(() => writeTreasureLists([{ name: 'a', one: false, items: [item] }])).toThrow(
        UsageError,
      );
    }
  });
});
