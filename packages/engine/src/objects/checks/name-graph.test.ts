import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, namesInCycles } from './name-graph.ts';

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

  it('have below them what they lead to, each as often as it is reached', () => {
    const links = linksOf([[1, 1, 2], [3], [], [2]]);
    expect(Object.fromEntries(below(['0', '1', '2', '3'], links))).toEqual({
      0: { depth: 3, count: 7 },
      1: { depth: 2, count: 2 },
      2: { depth: 0, count: 0 },
      3: { depth: 1, count: 1 },
    });
  });

  it('may be a hundred thousand in a row or in a ring', () => {
    const size = 100_000;
    const names = Array.from({ length: size }, (_, index) => String(index));
    const ring = (name: string) => [String((Number(name) + 1) % size)];
    const row = (name: string) => (Number(name) + 1 < size ? ring(name) : []);
    expect(namesInCycles(names, ring).size).toBe(size);
    expect(namesInCycles(names, row).size).toBe(0);
    expect(below(names, row).get('0')).toEqual({ depth: size - 1, count: size - 1 });
    expect(below(names, ring).size).toBe(size);
  });

  it('never count beyond a million', () => {
    const names = Array.from({ length: 64 }, (_, index) => String(index));
    const doubled = (name: string) => {
      const next = String(Number(name) + 1);
      return Number(name) < 63 ? [next, next] : [];
    };
    expect(below(names, doubled).get('0')).toEqual({ depth: 63, count: 1_000_000 });
  });
});
