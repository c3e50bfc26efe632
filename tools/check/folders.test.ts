import { describe, expect, it } from 'vitest';
import { folderProblems } from './folders.ts';

function messages(count: number, ending = 'ts'): string[] {
  const files = Array.from({ length: count }, (_, at) => ({
    path: `a/b/${at}.${ending}`,
    text: '',
  }));
  const below = { path: 'a/b/c/0.ts', text: '' };
  return folderProblems([...files, below]).map(({ path, message }) => `${path}: ${message}`);
}

describe('folders', () => {
  it('hold at most 25 files of their own', () => {
    expect(messages(25)).toEqual([]);
    expect(messages(26)).toEqual(['a/b: 26 files of its own, at most 25']);
  });

  it('may hold any number of tests', () => {
    expect(messages(40, 'test.ts')).toEqual([]);
  });

  it('are looked for at all', () => {
    expect(folderProblems([])).toHaveLength(1);
  });
});
