// Which section of the handbook covers each statement of the documents.

import { PLACES, statementsOf } from '@roguewright/engine/handbook';
import type { Statements } from './statements.ts';
import { numbersOf } from './statements.ts';

/** How many statements the document on spells makes. */
const SPELLS = { SP: 446 };

/**
 * Statements without a section, and numbers in sections that no document has.
 * @param statements those of the other four documents; history needs no section
 */
export function misplacedStatements(statements: Statements): string[] {
  const placed = new Map(
    PLACES.flatMap(place => statementsOf(place).map(id => [id, place.id] as const)),
  );
  const spells = numbersOf(SPELLS);
  const wanted = Object.keys(statements).filter(id => statements[id]?.history === undefined);
  const known = new Set([...Object.keys(statements), ...spells]);
  return [
    ...[...wanted, ...spells]
      .filter(id => !placed.has(id))
      .map(id => `${id}: no section of the handbook covers it`),
    ...[...placed]
      .filter(([id]) => !known.has(id))
      .map(([id, section]) => `${section}: no document has a statement ${id}`),
  ];
}
