// The numbers of a slot of rules, which of them a game reads, and the slot with one of them changed.

type Tree = Readonly<Record<string, unknown>>;

/** The path of a number, or of a list of numbers, in the slot. */
export type NumberPath = readonly string[];

/** Whether a value is a number, or a list of at least one. */
function isNumber(value: unknown): value is number | readonly number[] {
  return (
    typeof value === 'number' ||
    (Array.isArray(value) && value.length > 0 && value.every(item => typeof item === 'number'))
  );
}

/** The paths of all numbers, and lists of numbers. */
export function numbersIn(part: unknown, path: NumberPath = []): NumberPath[] {
  if (isNumber(part)) {
    return [path];
  }
  return typeof part === 'object' && part !== null
    ? Object.entries(part).flatMap(([key, inner]) => numbersIn(inner, [...path, key]))
    : [];
}

/** The number at a path. */
export function numberAt(rules: object, path: NumberPath): number | readonly number[] {
  return path.reduce<unknown>((part, key) => (part as Tree)[key], rules) as number;
}

/** The same rules with one number changed. */
export function withNumber<Rules>(rules: Rules, path: NumberPath, value: unknown): Rules {
  const [key, ...rest] = path;
  if (key === undefined) {
    return value as Rules;
  }
  const copy = (Array.isArray(rules) ? [...rules] : { ...rules }) as Record<string, unknown>;
  copy[key] = withNumber(copy[key], rest, value);
  return copy as Rules;
}

/** The changes that are tried, until one moves something. */
export function otherValues(value: number | readonly number[]): unknown[] {
  if (typeof value !== 'number') {
    return [value.map(item => item + 7), value.map(item => item / 2)];
  }
  if (value < 0) {
    return [value - 1, value + 1, value - 10, Math.floor(value / 2), value * 2, 1];
  }
  return Number.isInteger(value)
    ? [value + 50, value + 1, Math.max(1, value - 1), value * 2, 1 + Math.floor(value / 2)]
    : [value * 0.8, value * 1.25, value / 4];
}

/** Rules that note which of their numbers are read. */
export interface TrackedRules<Rules> {
  readonly rules: Rules;
  /** Paths with dots. */
  readonly read: ReadonlySet<string>;
}

/** Equal rules, which note what is read. */
export function trackedRules<Rules extends object>(rules: Rules): TrackedRules<Rules> {
  const read = new Set<string>();
  const made = new Map<object, object>();
  const track = (value: object, path: string): object => {
    const known = made.get(value);
    if (known !== undefined) {
      return known;
    }
    // A copy, because what is frozen can't be answered by something else.
    const copy: object = Array.isArray(value) ? [...value] : { ...value };
    const tracked = new Proxy(copy, {
      get(target, key) {
        const inner: unknown = Reflect.get(target, key);
        if (typeof key === 'symbol' || typeof inner === 'function') {
          return inner;
        }
        const at = path === '' ? key : `${path}.${key}`;
        if (isNumber(inner)) {
          read.add(at);
        } else if (typeof inner === 'number') {
          read.add(path);
        }
        return typeof inner === 'object' && inner !== null ? track(inner, at) : inner;
      },
    });
    made.set(value, tracked);
    return tracked;
  };
  return { rules: track(rules, '') as Rules, read };
}
