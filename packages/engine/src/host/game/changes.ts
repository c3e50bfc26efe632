// What has changed from one piece of plain data to the next, such as from view to view: much shorter than the next
// one, since most of what a hero knows stays as it was. Sent to those who have the one before.

/**
 * A change: the whole new value, or changes of parts. Of a record: changed keys, and keys that are gone. Of a list:
 * changed places; or how many items stay at its beginning and its end, with those between them.
 */
export type Change =
  | readonly [kind: 'is', value: unknown]
  | readonly [
      kind: 'keys',
      changed: readonly (readonly [key: string, change: Change])[],
      gone: readonly string[],
    ]
  | readonly [kind: 'places', changed: readonly (readonly [place: number, change: Change])[]]
  | readonly [kind: 'between', first: number, last: number, items: readonly unknown[]];

type PlainRecord = Readonly<Record<string, unknown>>;

/** The change from one value to another; undefined: they are equal. */
export function changeBetween(before: unknown, after: unknown): Change | undefined {
  if (Object.is(before, after)) {
    return undefined;
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    return listChange(before, after);
  }
  if (isRecord(before) && isRecord(after)) {
    return recordChange(before, after);
  }
  return ['is', after];
}

/** The value after a change; what has not changed is shared with the one before. */
export function applyChange(before: unknown, change: Change): unknown {
  switch (change[0]) {
    case 'is':
      return change[1];
    case 'keys': {
      const [, changed, gone] = change;
      const after = new Map(Object.entries(before as PlainRecord));
      for (const key of gone) {
        after.delete(key);
      }
      for (const [key, part] of changed) {
        after.set(key, applyChange(after.get(key), part));
      }
      return Object.fromEntries(after);
    }
    case 'places': {
      const after = [...(before as readonly unknown[])];
      for (const [place, part] of change[1]) {
        after[place] = applyChange(after[place], part);
      }
      return after;
    }
    case 'between': {
      const [, first, last, items] = change;
      const list = before as readonly unknown[];
      return [...list.slice(0, first), ...items, ...list.slice(list.length - last)];
    }
  }
}

function isRecord(value: unknown): value is PlainRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function recordChange(before: PlainRecord, after: PlainRecord): Change | undefined {
  const changed: (readonly [string, Change])[] = [];
  for (const [key, value] of Object.entries(after)) {
    const change = Object.hasOwn(before, key)
      ? changeBetween(before[key], value)
      : (['is', value] as const);
    if (change !== undefined) {
      changed.push([key, change]);
    }
  }
  const gone = Object.keys(before).filter(key => !Object.hasOwn(after, key));
  return changed.length > 0 || gone.length > 0 ? ['keys', changed, gone] : undefined;
}

function listChange(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  if (before.length === after.length) {
    const changed: (readonly [number, Change])[] = [];
    for (const [place, item] of after.entries()) {
      const change = changeBetween(before[place], item);
      if (change !== undefined) {
        changed.push([place, change]);
      }
    }
    return changed.length === 0 ? undefined : ['places', changed];
  }
  const shorter = Math.min(before.length, after.length);
  let first = 0;
  while (first < shorter && isEqual(before[first], after[first])) {
    first += 1;
  }
  let last = 0;
  while (last < shorter - first && isEqual(before.at(-1 - last), after.at(-1 - last))) {
    last += 1;
  }
  return ['between', first, last, after.slice(first, after.length - last)];
}

function isEqual(one: unknown, other: unknown): boolean {
  return changeBetween(one, other) === undefined;
}
