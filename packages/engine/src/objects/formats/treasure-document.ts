// A .trs file as a document: it keeps every line verbatim, and replaces lists by name.

import { UsageError } from '../../errors/index.ts';
import {
  lineEndOf,
  type Statement,
  splice,
  statementValue,
  type TextDocument,
  writeDocument,
} from './text-document.ts';
import type { TreasureListReading } from './treasure-reading.ts';
import { type TreasureKind, TreasureScanner } from './treasure-scanner.ts';
import { writeTreasureLists } from './write-treasure-lists.ts';

/** A `.trs` file, line by line. */
export type TreasureDocument = TextDocument<TreasureKind>;

/** The document of any text. Never throws. */
export function readTreasureDocument(text: string, file: string): TreasureDocument {
  return { file, statements: statementsOf(text) };
}

/** The document's text. Without edits it equals the text that was read. */
export function writeTreasure(document: TreasureDocument): string {
  return writeDocument(document);
}

/** The document with a list in canonical form, which replaces its last definition or is appended. */
export function putTreasureList(
  document: TreasureDocument,
  list: TreasureListReading,
): TreasureDocument {
  const text = writeTreasureLists([list]).replaceAll('\n', lineEndOf(document));
  const first = placeOf(document, list.name);
  if (first < 0) {
    return splice(document, document.statements.length, 0, statementsOf(text));
  }
  return splice(document, first, lengthOf(document, first), statementsOf(text));
}

/** The document without the last definition of a list. Throws a UsageError if it doesn't exist. */
export function removeTreasureList(document: TreasureDocument, name: string): TreasureDocument {
  const first = placeOf(document, name);
  if (first < 0) {
    throw new UsageError('list', name, `a treasure list of ${document.file}`);
  }
  return splice(document, first, lengthOf(document, first), []);
}

function statementsOf(text: string): Statement<TreasureKind>[] {
  const scanner = new TreasureScanner(text);
  const statements: Statement<TreasureKind>[] = [];
  while (scanner.advance()) {
    // The first line includes a byte order mark before it.
    const start = scanner.line === 1 ? 0 : scanner.start;
    statements.push({
      kind: scanner.kind,
      raw: text.slice(start, scanner.next),
      key: scanner.word,
      from: scanner.from - start,
      to: scanner.to - start,
      depth: scanner.depth,
    });
  }
  return statements;
}

function placeOf({ statements }: TreasureDocument, name: string): number {
  return statements.findLastIndex(
    statement =>
      statement.kind === 'treasure' && statementValue(statement).split(/\s/, 1)[0] === name,
  );
}

/** Number of lines of a list, from its name to its `end` (or to the next list if that is missing). */
function lengthOf({ statements }: TreasureDocument, first: number): number {
  let at = first + 1;
  while (at < statements.length && statements[at]!.kind !== 'treasure') {
    at++;
    if (statements[at - 1]!.kind === 'end' && statements[at - 1]!.depth === 0) {
      break;
    }
  }
  return at - first;
}
