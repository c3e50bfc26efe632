import { describe, expect, it, vi } from 'vitest';
import { ContentError } from '../errors/index.ts';
import { loadContent, surveyContent } from './content.ts';

const arc = (text: string) => ({ path: 'item/hat.arc', text });
const trs = (text: string) => ({ path: 'treasure/floor.trs', text });

function problemsOf(files: Parameters<typeof loadContent>[0]) {
  try {
    loadContent(files);
  } catch (error) {
    return (error as ContentError).problems;
  }
  throw new Error('nothing is wrong');
}

describe('content', () => {
  it('holds archetypes and treasure lists, which may name each other', () => {
    const content = loadContent([
      trs('treasure floor\narch hat\nend\ntreasure band\narch ribbon\nend\n'),
      arc('Object hat\nrandomitems band\nnrof 3\nend\nObject ribbon\nend\n'),
    ]);
    expect(content.treasure.list('floor').items).toHaveLength(1);
    expect(content.treasure.kindOf('hat')).toMatchObject({ count: 3, cursed: false });
  });

  it('says where a name leads nowhere, by file, line and field, and which is nearest', () => {
    const files = [
      trs('# floor\ntreasureone floor\narch hat\nmore\narch hatt\nmore\nlist flor\nend\n'),
      arc('Object hat\nname hat\nrandomitems floot\nother_arch hut\nend\n'),
    ];
    expect(problemsOf(files)).toEqual([
      {
        file: 'item/hat.arc',
        line: 4,
        field: 'other_arch',
        expected: 'a known archetype such as hat',
        got: 'hut',
      },
      {
        file: 'item/hat.arc',
        line: 3,
        field: 'randomitems',
        expected: 'a known treasure list such as floor',
        got: 'floot',
      },
      {
        file: 'treasure/floor.trs',
        line: 5,
        field: 'arch',
        expected: 'a known archetype such as hat',
        got: 'hatt',
      },
      {
        file: 'treasure/floor.trs',
        line: 7,
        field: 'list',
        expected: 'a known treasure list such as floor',
        got: 'flor',
      },
    ]);
  });

  it('finds the lines of a thousand broken names in one pass over their file', () => {
    const blank = '\n'.repeat(20_000);
    const lost = Array.from({ length: 1000 }, (_, at) => `Object a${at}\nother_arch b${at}\nend\n`);
    const searched = vi.spyOn(String.prototype, 'indexOf');
    try {
      const { problems } = surveyContent([arc(blank + lost.join(''))]);
      expect(problems.map(({ line }) => line)).toEqual(lost.map((_, at) => 20_002 + 3 * at));
      // Once when the file is read, and once for the lines.
      expect(searched.mock.calls.length).toBeLessThan(100_000);
    } finally {
      searched.mockRestore();
    }
  });

  it('of which a part leads out of it can be surveyed all the same', () => {
    const { content, problems } = surveyContent([arc('Object hat\nother_arch head\nend\n')]);
    expect(content.archetype('hat').texts.otherArch).toBe('head');
    expect(problems).toHaveLength(1);
    expect(() => content.treasure.list('floor')).toThrow(ContentError);
  });
});
