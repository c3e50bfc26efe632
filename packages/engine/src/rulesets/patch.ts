// Overlays: only the differences from a parent. A key that is absent is inherited, a value replaces,
// `removed` takes away, `added` adds a row that the parent doesn't have.

import { nearest, RulesetError } from '../errors/index.ts';

const REMOVED: unique symbol = Symbol('removed');
const ADDED: unique symbol = Symbol('added');

/** Marks a row or step of the parent as removed. */
export const removed: typeof REMOVED = REMOVED;
type Removed = typeof REMOVED;

/** A row or step that the parent doesn't have. */
export interface Added<Value> {
  readonly [ADDED]: Value;
}

/** Adds a row or step that the parent doesn't have. */
export function added<Value>(value: Value): Added<Value> {
  return { [ADDED]: value };
}

// Any function: `never` is assignable to every parameter type.
type AnyFunction = (...inputs: never[]) => unknown;

/** The differences that an overlay may state about a record of tables, constants and steps. */
export type Patch<Base> = Base extends AnyFunction
  ? Base
  : Base extends readonly (infer Item)[]
    ? Base | { readonly [index: number]: Patch<Item> }
    : Base extends object
      ? { readonly [Key in keyof Base]?: Patch<Base[Key]> | Added<Base[Key]> | Removed }
      : Base;

/**
 * The record with the differences applied. Unnamed parts are shared with the base. Throws a RulesetError for
 * a key that the base doesn't have, naming the nearest key.
 */
export function applyPatch<Base>(base: Base, patch: Patch<Base>, path: string): Base {
  return merge(base, patch, path) as Base;
}

function merge(base: unknown, patch: unknown, path: string): unknown {
  if (!isRecord(patch) || !isRecord(base)) {
    return patch;
  }
  if (Array.isArray(patch)) {
    return patch;
  }
  const result: Record<string, unknown> | unknown[] = Array.isArray(base) ? [...base] : { ...base };
  const target = result as Record<string, unknown>;
  for (const [key, change] of Object.entries(patch)) {
    const place = `${path}.${key}`;
    const known = Object.hasOwn(base, key);
    if (isRecord(change) && ADDED in change) {
      if (known) {
        throw new RulesetError(`${place}: added, but the parent has it already`);
      }
      target[key] = change[ADDED];
    } else if (!known) {
      throw new RulesetError(unknownKey(place, key, Object.keys(base)));
    } else if (change === REMOVED) {
      delete target[key];
    } else {
      target[key] = merge((base as Record<string, unknown>)[key], change, place);
    }
  }
  return result;
}

function unknownKey(place: string, key: string, keys: readonly string[]): string {
  const close = nearest(key, keys);
  const hint = close === undefined ? `it has ${keys.join(', ')}` : `did you mean ${close}?`;
  return `${place}: no such key in the parent; ${hint}`;
}

function isRecord(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}
