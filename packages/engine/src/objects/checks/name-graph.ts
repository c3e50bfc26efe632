// Questions about what names what, answered in time linear in the number of names, however a hostile tree
// arranges them.

/** The names to which each name leads. */
export type NameLinks = (name: string) => readonly string[];

/** A place in the walk: a name, and how many of its links have been followed. */
interface Step {
  readonly name: string;
  readonly links: readonly string[];
  next: number;
}

/** The walk's notes on a name. */
interface Mark {
  readonly order: number;
  /** The earliest open name that it leads back to. */
  low: number;
  isOpen: boolean;
}

/** All names that lead back to themselves, directly or through others. Tarjan's strongly connected components. */
export function namesInCycles(names: Iterable<string>, links: NameLinks): ReadonlySet<string> {
  const found = new Set<string>();
  const marks = new Map<string, Mark>();
  for (const name of names) {
    if (!marks.has(name)) {
      walkFrom(name, links, marks, found);
    }
  }
  return found;
}

function walkFrom(
  start: string,
  links: NameLinks,
  marks: Map<string, Mark>,
  found: Set<string>,
): void {
  const open: string[] = [];
  const path: Step[] = [];
  const enter = (name: string): void => {
    const order = marks.size;
    marks.set(name, { order, low: order, isOpen: true });
    open.push(name);
    path.push({ name, links: links(name), next: 0 });
  };
  enter(start);
  for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
    const mark = marks.get(step.name)!;
    const next = step.links[step.next++];
    const other = next === undefined ? undefined : marks.get(next);
    if (next !== undefined && other === undefined) {
      enter(next);
    } else if (next !== undefined && other!.isOpen) {
      mark.low = Math.min(mark.low, other!.order);
    } else if (next === undefined) {
      path.pop();
      const before = path.at(-1);
      if (before !== undefined) {
        const outer = marks.get(before.name)!;
        outer.low = Math.min(outer.low, mark.low);
      }
      if (mark.low === mark.order) {
        close(step, open, marks, found);
      }
    }
  }
}

/** Closes a component. Its names lead back to themselves if there are several, or if the one names itself. */
function close(
  { name, links }: Step,
  open: string[],
  marks: Map<string, Mark>,
  found: Set<string>,
): void {
  const members = open.splice(open.lastIndexOf(name));
  const isCycle = members.length > 1 || links.includes(name);
  for (const member of members) {
    marks.get(member)!.isOpen = false;
    if (isCycle) {
      found.add(member);
    }
  }
}

/** What lies below a name. */
export interface Below {
  /** Links on the longest way down. */
  readonly depth: number;
  /** Names on all ways down, a name as often as it is reached; at most `MOST_BELOW`. */
  readonly count: number;
}

/** The greatest number that `below` counts to. */
export const MOST_BELOW = 1_000_000;

const NOTHING_BELOW: Below = { depth: 0, count: 0 };

/** What lies below each name. Names in cycles, and ways through them, count as ends. */
export function below(names: Iterable<string>, links: NameLinks): ReadonlyMap<string, Below> {
  const known = new Map<string, Below>();
  for (const name of names) {
    const path: Step[] = known.has(name) ? [] : [{ name, links: links(name), next: 0 }];
    const open = new Set<string>(path.map(step => step.name));
    for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
      const next = step.links[step.next++];
      if (next === undefined) {
        known.set(step.name, sumOf(step.links, known));
        open.delete(step.name);
        path.pop();
      } else if (!known.has(next) && !open.has(next)) {
        open.add(next);
        path.push({ name: next, links: links(next), next: 0 });
      }
    }
  }
  return known;
}

function sumOf(links: readonly string[], known: ReadonlyMap<string, Below>): Below {
  let [depth, count] = [0, 0];
  for (const link of links) {
    const under = known.get(link) ?? NOTHING_BELOW;
    depth = Math.max(depth, under.depth + 1);
    count = Math.min(MOST_BELOW, count + under.count + 1);
  }
  return { depth, count };
}
