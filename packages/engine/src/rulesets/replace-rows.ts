// Replaces a table that has little in common with the parent's.

import { type Added, added, removed } from './patch.ts';

type Row<Value> = Value | Added<Value> | typeof removed;

/** The patch that turns the parent's rows into these: it removes, adds and replaces rows. */
export function replaceRows<Value>(
  parent: Readonly<Record<string, Value>>,
  rows: Readonly<Record<string, Value>>,
): Readonly<Record<string, Row<Value>>> {
  const patch: Record<string, Row<Value>> = {};
  for (const name of Object.keys(parent)) {
    patch[name] = rows[name] ?? removed;
  }
  for (const [name, row] of Object.entries(rows)) {
    patch[name] = parent[name] === undefined ? added(row) : row;
  }
  return patch;
}
