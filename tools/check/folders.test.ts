import { describe, expect, it } from 'vitest';
import { folderProblems, type WideFolders } from './folders.ts';
import wide from './wide-folders.json' with { type: 'json' };

/** The exceptions when the check began. */
const FIRST: WideFolders = {
  'packages/cli/src/screen': 34,
  'packages/engine/src/charging': 32,
  'packages/engine/src/chance': 26,
  'packages/engine/src/game/powers/effects': 28,
  'packages/engine/src/spells': 32,
};

function messages(count: number, wideFolders: WideFolders, ending = 'ts'): string[] {
  const files = Array.from({ length: count }, (_, at) => ({
    path: `a/b/${at}.${ending}`,
    text: '',
  }));
  const below = { path: 'a/b/c/0.ts', text: '' };
  return folderProblems([...files, below], wideFolders).map(
    ({ path, message }) => `${path}: ${message}`,
  );
}

describe('folders', () => {
  it('hold at most 25 files of their own', () => {
    expect(messages(25, {})).toEqual([]);
    expect(messages(26, {})).toEqual(['a/b: 26 files of its own, at most 25']);
  });

  it('may hold any number of tests', () => {
    expect(messages(40, {}, 'test.ts')).toEqual([]);
  });

  it('that are excepted stop growing, and leave the list when they can', () => {
    expect(messages(30, { 'a/b': 30 })).toEqual([]);
    expect(messages(31, { 'a/b': 30 })).toEqual(['a/b: 31 files of its own, at most 30']);
    expect(messages(25, { 'a/b': 30 })).toEqual([
      'a/b: no longer needs its exception in wide-folders.json',
    ]);
  });

  it('are looked for at all', () => {
    expect(folderProblems([], {})).toHaveLength(1);
  });

  it('are excepted no more than when the check began', () => {
    for (const [folder, most] of Object.entries(wide)) {
      expect(most, folder).toBeLessThanOrEqual(FIRST[folder] ?? 0);
    }
  });
});
