// Circles of imports: files that can only be understood, loaded and tested together.

/** The circles in a graph, each once, as the names along it; the first is repeated at the end. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const trail: string[] = [];
  const onTrail = new Set<string>();

  const follow = (name: string): void => {
    if (onTrail.has(name)) {
      cycles.push([...trail.slice(trail.indexOf(name)), name]);
      return;
    }
    if (finished.has(name)) {
      return;
    }
    trail.push(name);
    onTrail.add(name);
    for (const next of graph.get(name) ?? []) {
      follow(next);
    }
    trail.pop();
    onTrail.delete(name);
    finished.add(name);
  };

  for (const name of graph.keys()) {
    follow(name);
  }
  return cycles;
}
