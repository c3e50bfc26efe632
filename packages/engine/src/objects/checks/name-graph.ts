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
  // What leads nowhere is in no cycle, and needs no notes.
  const enter = (name: string): void => {
    const led = links(name);
    if (led.length > 0) {
      const order = marks.size;
      marks.set(name, { order, low: order, isOpen: true });
      open.push(name);
      path.push({ name, links: led, next: 0 });
    }
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

/**
 * All names that are reached, each behind those to which it leads. Of names in a cycle, one comes before some to
 * which it leads.
 */
export function insideOut(names: Iterable<string>, links: NameLinks): readonly string[] {
  const order: string[] = [];
  const met = new Set<string>();
  const path: Step[] = [];
  const enter = (name: string): void => {
    if (!met.has(name)) {
      met.add(name);
      path.push({ name, links: links(name), next: 0 });
    }
  };
  for (const name of names) {
    enter(name);
    for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
      const next = step.links[step.next++];
      if (next !== undefined) {
        enter(next);
      } else {
        order.push(step.name);
        path.pop();
      }
    }
  }
  return order;
}
