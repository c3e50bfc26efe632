import { describe, expect, it } from 'vitest';
import { docPathProblems } from './doc-paths.ts';

const FILES = ['README.md', 'docs/a.md', 'packages/engine/src/chance/index.ts', 'tools/run.mjs'];

/** What is wrong with one document. */
function problems(text: string, path = 'docs/a.md') {
  return docPathProblems([{ path, text }], FILES).map(({ line, message }) => [line, message]);
}

describe('paths in documents', () => {
  it('lead somewhere, as a whole or by their end', () => {
    expect(problems('`packages/engine/src` and `chance/index.ts` and `chance/`')).toEqual([]);
    expect(problems('one\n`chance/gone.ts`')).toEqual([[2, 'there is no chance/gone.ts']]);
    expect(problems('`packages/server`')).toEqual([[1, 'there is no packages/server']]);
    expect(problems('`gone/`, `gone.md`')).toHaveLength(2);
    expect(problems('`node tools/walk.mjs --all`')).toEqual([[1, 'there is no tools/walk.mjs']]);
  });

  it('lead from where the document lies, when they are links or say so', () => {
    expect(problems('[a](../README.md#top) [b](a.md) [c](#here) [d](https://x.org/y.md)')).toEqual(
      [],
    );
    expect(problems('[a](README.md)')).toEqual([[1, 'there is no README.md']]);
    expect(problems('![p](docs/a.md)', 'README.md')).toEqual([]);
    expect(problems('`../tools/run.mjs` and `../run.mjs`')).toEqual([
      [1, 'there is no ../run.mjs'],
    ]);
  });

  it('are not what other programs, builds and examples have', () => {
    expect(problems('`src/spell.c`, `dist/main.js`, `casting/amnesia`, `test/<name>.ts`')).toEqual(
      [],
    );
    expect(problems('```\n`gone.md`\n```\n`gone.ts`')).toEqual([[4, 'there is no gone.ts']]);
  });

  it('are looked for in documents at all', () => {
    expect(docPathProblems([], FILES)).toEqual([
      { path: 'README.md', message: 'no document was read' },
    ]);
  });
});
