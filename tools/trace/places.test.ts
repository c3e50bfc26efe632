import { describe, expect, it } from 'vitest';
import { root } from '../run/places.mjs';
import { misplacedStatements } from './places.ts';
import { readStatements } from './statements.ts';

describe('the handbook', () => {
  it('covers every statement of the documents', () => {
    expect(misplacedStatements(readStatements(root))).toEqual([]);
  });

  it('lacks a statement that no section names, unless it is history', () => {
    const more = { ...readStatements(root), 'SC-900': { test: 'a' }, 'SC-901': { history: 'b' } };
    expect(misplacedStatements(more)).toEqual(['SC-900: no section of the handbook covers it']);
  });

  it('names no statement that no document makes', () => {
    const { 'SC-064': _, ...fewer } = readStatements(root);
    expect(misplacedStatements(fewer)).toEqual([
      'casting.fail: no document has a statement SC-064',
    ]);
  });
});
