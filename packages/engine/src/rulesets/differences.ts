import type { Ruleset } from './ruleset.ts';
import { SLOT_NAMES, type SlotName } from './slots.ts';

/** One point where two rulesets differ. */
export interface RulesetDifference {
  /** Dotted path from the slot: `combat.steps.hitShare`. */
  readonly path: string;
  /**
   * The value in each. Lists are joined by commas, a step is shown by its function's name, an absent row as
   * `—`.
   */
  readonly left: string;
  readonly right: string;
}

/** Every number, row and step in which two resolved rulesets differ, by path. */
export function compareRulesets(left: Ruleset, right: Ruleset): RulesetDifference[] {
  const found: RulesetDifference[] = [];
  for (const slot of SLOT_NAMES) {
    compare(slot, left.slots[slot], right.slots[slot], found);
  }
  return found;
}

/** Every number, row and step in which two resolved rulesets differ in one slot, by path from the slot. */
export function compareSlots(slot: SlotName, left: Ruleset, right: Ruleset): RulesetDifference[] {
  const found: RulesetDifference[] = [];
  compare('', left.slots[slot], right.slots[slot], found);
  return found.map(({ path, ...values }) => ({ path: path.slice(1), ...values }));
}

function compare(path: string, left: unknown, right: unknown, found: RulesetDifference[]): void {
  if (Object.is(left, right)) {
    return;
  }
  if (isPlainList(left) && isPlainList(right)) {
    if (left.length !== right.length || left.some((value, at) => value !== right[at])) {
      found.push({ path, left: left.join(', '), right: right.join(', ') });
    }
    return;
  }
  if (isRecord(left) && isRecord(right)) {
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      compare(`${path}.${key}`, left[key], right[key], found);
    }
    return;
  }
  found.push({ path, left: show(left), right: show(right) });
}

/** A list of words or numbers, compared as one value. */
function isPlainList(value: unknown): value is readonly (string | number)[] {
  const isPlain = (item: unknown) => typeof item === 'string' || typeof item === 'number';
  return Array.isArray(value) && value.every(isPlain);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function show(value: unknown): string {
  if (value === undefined) {
    return '—';
  }
  return typeof value === 'function' ? `step ${value.name}` : JSON.stringify(value);
}
