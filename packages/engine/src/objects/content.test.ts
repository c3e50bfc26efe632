import { describe, expect, it } from 'vitest';
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

  it('of which a part leads out of it can be surveyed all the same', () => {
    const { content, problems } = surveyContent([arc('Object hat\nother_arch head\nend\n')]);
    expect(content.archetype('hat').texts.otherArch).toBe('head');
    expect(problems).toHaveLength(1);
    expect(() => content.treasure.list('floor')).toThrow(ContentError);
  });
});
