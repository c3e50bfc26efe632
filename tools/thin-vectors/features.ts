// What is worth keeping about a case: which names appear in it, and which of its numbers are extreme.

/** A case as its file holds it. */
export interface Case {
  readonly in: unknown;
  readonly out?: unknown;
  readonly dist?: readonly (readonly [unknown, number])[];
}

/** Names with more values than this at one place (spells, archetypes) aren't all kept. */
const MOST_NAMES = 40;

/** For each case, the features that it shows; a feature is a short text. */
export function featuresOf(cases: readonly Case[]): string[][] {
  const leaves = cases.map(leavesOf);
  const names = new Map<string, Set<string>>();
  const ranges = new Map<string, { least: number; most: number }>();
  for (const [place, value] of leaves.flat()) {
    if (typeof value === 'number') {
      const range = ranges.get(place) ?? { least: value, most: value };
      range.least = Math.min(range.least, value);
      range.most = Math.max(range.most, value);
      ranges.set(place, range);
    } else {
      names.set(place, (names.get(place) ?? new Set()).add(String(value)));
    }
  }
  return leaves.map(list => {
    const features = new Set<string>();
    for (const [place, value] of list) {
      if (typeof value === 'number') {
        const { least, most } = ranges.get(place)!;
        features.add(`${place} ${part(value, least, most)}`);
      } else if (names.get(place)!.size <= MOST_NAMES) {
        features.add(`${place} ${value}`);
      }
    }
    return [...features];
  });
}

/** Both ends, nothing, and the quarters between them. */
function part(value: number, least: number, most: number): string {
  if (value === least) {
    return 'least';
  }
  if (value === most) {
    return 'most';
  }
  return value === 0 ? 'zero' : `quarter ${Math.floor((4 * (value - least)) / (most - least))}`;
}

function leavesOf({ in: input, out, dist }: Case): [string, unknown][] {
  const leaves: [string, unknown][] = [];
  collect('in', input, leaves);
  collect('out', out, leaves);
  if (dist !== undefined) {
    leaves.push(['outcomes', dist.length]);
    for (const [outcome] of dist.slice(0, 50)) {
      collect('outcome', outcome, leaves);
    }
  }
  return leaves;
}

function collect(place: string, value: unknown, leaves: [string, unknown][]): void {
  if (Array.isArray(value)) {
    leaves.push([`${place}.length`, value.length]);
    for (const item of value) {
      collect(`${place}[]`, item, leaves);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      collect(`${place}.${key}`, inner, leaves);
    }
  } else if (value !== undefined) {
    leaves.push([place, value]);
  }
}
