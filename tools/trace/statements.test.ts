import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openStatements, readStatements, wrongStatements } from './statements.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the table of the statements of the other documents', () => {
  it('has an answer for each, and names only tests that exist', () => {
    expect(wrongStatements(root, readStatements(root))).toEqual([]);
  });

  it('is wrong about missing and unknown rows, rows without one answer and tests that don’t exist', () => {
    const here = 'tools/trace/statements.ts > wrongStatements';
    const statements = {
      'SC-002': { test: here },
      'SC-003': {},
      'SC-004': { test: here, open: 'something' },
      'SC-005': { test: 'tools/trace/statements.ts > never written there' },
      'SC-006': { history: 'a remark' },
      'XX-001': { test: here },
    };
    expect(wrongStatements(root, statements, { SC: 6 })).toEqual([
      'SC-001: no row',
      'SC-003: 0 answers instead of one',
      'SC-004: 2 answers instead of one',
      'XX-001: no document has such a statement',
      'SC-005: tools/trace/statements.ts has no "never written there"',
    ]);
  });

  it('lists what is open', () => {
    expect(openStatements({ 'SC-001': { test: 'x' }, 'SC-002': { open: 'no scene' } })).toEqual([
      'SC-002: no scene',
    ]);
  });
});
