import { fileURLToPath } from 'node:url';
import { SUBTYPES } from '@roguewright/engine/spells';
import { describe, expect, it } from 'vitest';
import { openRows, readRows, type TracedRow, wrongRows } from './rows.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the table of statements and their scenes', () => {
  it('names only tests that exist', () => {
    expect(wrongRows(root, readRows(root))).toEqual([]);
  });

  it('names a test for every statement about a kind of spell that can be cast', () => {
    const castable = new Set(SUBTYPES.map(({ number }) => number));
    expect(openRows(readRows(root), castable)).toEqual([]);
  });

  it('is wrong about a file or a title that doesn’t exist', () => {
    const rows: Record<string, TracedRow> = {
      'SP-1': { subtype: 4, test: 'tools/trace/none.test.ts > anything' },
      'SP-2': { subtype: 4, test: 'tools/trace/rows.ts > never written there' },
      'SP-3': { subtype: 4, test: 'tools/trace/rows.ts > wrongRows' },
    };
    expect(wrongRows(root, rows)).toEqual([
      'SP-1: there is no file tools/trace/none.test.ts',
      'SP-2: tools/trace/rows.ts has no "never written there"',
    ]);
  });

  it('lists what is open of kinds that can be cast', () => {
    const rows: Record<string, TracedRow> = {
      'SP-1': { subtype: 4 },
      'SP-2': { subtype: 4, test: 'somewhere' },
      'SP-3': { subtype: 99 },
      'SP-4': { subtype: 4, needs: [99] },
    };
    expect(openRows(rows, new Set([4]))).toEqual(['SP-1 (subtype 4)']);
  });
});
