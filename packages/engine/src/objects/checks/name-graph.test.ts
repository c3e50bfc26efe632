import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insideOut, namesInCycles } from './name-graph.ts';

const graph = fc.array(fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 3 }), {
  maxLength: 8,
});

function linksOf(edges: readonly (readonly number[])[]): (name: string) => readonly string[] {
  return name => (edges[Number(name)] ?? []).map(String);
}

/** All names that are reached from a name by at least one link. */
function reached(start: string, links: (name: string) => readonly string[]): ReadonlySet<string> {
  const met = new Set(links(start));
  for (const name of met) {
    for (const next of links(name)) {
      met.add(next);
    }
  }
  return met;
}

describe('names that name each other', () => {
  it('are in a cycle exactly when they lead back to themselves', () => {
    fc.assert(
      fc.property(graph, edges => {
        const names = edges.map((_, index) => String(index));
        const links = linksOf(edges);
        const expected = [...new Set([...names, ...names.flatMap(links)])].filter(name =>
          reached(name, links).has(name),
        );
        expect([...namesInCycles(names, links)].sort()).toEqual(expected.sort());
      }),
      { numRuns: 2000 },
    );
  });

  it('stand behind those to which they lead', () => {
    expect(insideOut(['0', '1'], linksOf([[1, 1, 2], [3], [], [2]]))).toEqual(['2', '3', '1', '0']);
  });

  it('may be a hundred thousand in a row or in a ring', () => {
    const size = 100_000;
    const names = Array.from({ length: size }, (_, index) => String(index));
    const ring = (name: string) => [String((Number(name) + 1) % size)];
    const row = (name: string) => (Number(name) + 1 < size ? ring(name) : []);
    expect(namesInCycles(names, ring).size).toBe(size);
    expect(namesInCycles(names, row).size).toBe(0);
    expect(insideOut(names, row)).toEqual(names.toReversed());
    expect(insideOut(names, ring)).toHaveLength(size);
  });
});
