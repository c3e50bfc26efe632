// An .arc file as a document: it keeps every line verbatim, and is edited by archetype and key.

import { UsageError } from '../../errors/index.ts';
import { type ArcForm, arcKeys, valueForms } from './arc-keys.ts';
import { type ArcKind, ArcScanner } from './arc-scanner.ts';
import type { ArchetypeReading } from './archetype-reading.ts';
import {
  lineEndOf,
  type Statement,
  splice,
  statementValue,
  type TextDocument,
  writeDocument,
} from './text-document.ts';
import { writeArchetypes } from './write-archetypes.ts';

/** One line of an `.arc` file. */
export type ArcStatement = Statement<ArcKind>;

/** An `.arc` file, line by line. */
export type ArcDocument = TextDocument<ArcKind>;

/** Forms of keys that have a line of their own and don't affect the structure. */
const settable: ReadonlySet<ArcForm> = new Set([
  ...valueForms,
  'flag',
  'slow-move',
  'no-pass',
  'ignored',
]);

/** A span of lines from `first` to `last`, both inclusive. */
interface Span {
  readonly first: number;
  readonly last: number;
}

/** The document of any text. Never throws. */
export function readArcDocument(text: string, file: string): ArcDocument {
  return { file, statements: statementsOf(text) };
}

/** The document's text. Without edits it equals the text that was read. */
export function writeArc(document: ArcDocument): string {
  return writeDocument(document);
}

/**
 * The document with one field, flag or key/value of an archetype set, or removed when there is no value. The
 * effective (last) line keeps its position and spacing. A new line follows the archetype's own last line.
 * Lines of its inventory are never changed. Throws a UsageError if the archetype doesn't exist or the format
 * can't express the value.
 * @param arch the archetype's name; its last definition is edited
 * @param key in any letter case if known; `msg` and `lore` accept several lines of text
 */
export function setArcField(
  document: ArcDocument,
  arch: string,
  key: string,
  value: string | number | undefined,
): ArcDocument {
  const span = archetypeSpan(document, arch);
  const own = ownLines(document, span, key);
  const last = own.at(-1);
  if (value === undefined) {
    return own.reduceRight(
      (edited, { first, last: end }) => splice(edited, first, end - first + 1, []),
      document,
    );
  }
  const line = fieldLines(document, key, String(value));
  if (last === undefined) {
    return splice(document, placeForField(document, span), 0, line);
  }
  const statement = document.statements[last.first]!;
  if (statement.kind === 'block') {
    return splice(document, last.first, last.last - last.first + 1, line);
  }
  const { raw, from, to } = statement;
  const edited = statementsOf(raw.slice(0, from) + String(value) + raw.slice(to), 1);
  return splice(document, last.first, 1, edited);
}

/** The document with an archetype appended in canonical form. */
export function addArchetype(document: ArcDocument, archetype: ArchetypeReading): ArcDocument {
  const text = writeArchetypes([archetype]).replaceAll('\n', lineEndOf(document));
  return splice(document, document.statements.length, 0, statementsOf(text));
}

/**
 * The document without an archetype (its last definition) and, for a head, without its further parts. Throws
 * a UsageError if it doesn't exist.
 */
export function removeArchetype(document: ArcDocument, arch: string): ArcDocument {
  const { first, last } = archetypeSpan(document, arch);
  const more = moreBefore(document, first);
  const start = more ?? first;
  const end = more === undefined ? endOfParts(document, last) : last;
  return splice(document, start, end - start + 1, []);
}

function statementsOf(text: string, depth = 0): ArcStatement[] {
  const scanner = new ArcScanner(text);
  scanner.depth = depth;
  const statements: ArcStatement[] = [];
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

/** The lines of the last definition of an archetype, from its `Object` to its `end`. */
function archetypeSpan(document: ArcDocument, arch: string): Span {
  const first = document.statements.findLastIndex(
    statement => statement.kind === 'object' && statementValue(statement) === arch,
  );
  if (first < 0) {
    throw new UsageError('arch', arch, `an archetype of ${document.file}`);
  }
  return { first, last: endOfObject(document, first) };
}

/**
 * The last line of the object that starts on a given line: its `end`, or the line before the next `Object`.
 */
function endOfObject({ statements }: ArcDocument, first: number): number {
  let at = first + 1;
  while (at < statements.length && statements[at]!.kind !== 'object') {
    if (statements[at]!.kind === 'end' && statements[at]!.depth === 0) {
      return at;
    }
    at++;
  }
  return at - 1;
}

/** The lines about one key inside an archetype but outside its inventory. */
function ownLines({ statements }: ArcDocument, span: Span, key: string): Span[] {
  const known = arcKeys.get(key.toLowerCase());
  const found: Span[] = [];
  for (let at = span.first + 1; at <= span.last; at++) {
    const { kind, key: word, depth } = statements[at]!;
    const same = known === undefined ? word === key : word.toLowerCase() === known.name;
    if (
      depth === 1 &&
      same &&
      (kind === 'field' || (kind === 'key-value' && known === undefined))
    ) {
      found.push({ first: at, last: at });
    } else if (depth === 1 && same && kind === 'block') {
      const end = statements.findIndex((other, index) => index > at && other.kind === 'block-end');
      found.push({ first: at, last: end < 0 ? span.last : end });
    }
  }
  return found;
}

/** New lines that set one key of an archetype. */
function fieldLines(document: ArcDocument, key: string, value: string): ArcStatement[] {
  const known = arcKeys.get(key.toLowerCase());
  const named = { arch: 'x', part: false, flags: [], fields: {}, keyValues: {} };
  let text = `${key} ${value}\n`;
  if (known?.form === 'block') {
    const whole = writeArchetypes([{ ...named, fields: { name: 'x', [known.name]: value } }]);
    text = whole.slice(whole.indexOf('\n') + 1, whole.lastIndexOf('end\n'));
  } else if (known === undefined) {
    const whole = writeArchetypes([
      { ...named, keyValues: { [key]: value }, fields: { name: 'x' } },
    ]);
    text = whole.slice(whole.indexOf('\n') + 1, whole.lastIndexOf('end\n'));
  } else if (!settable.has(known.form)) {
    throw new UsageError('key', key, 'a field, a flag or a key/value');
  } else if (value === '' || /^ |[ \r]$|\n/.test(value)) {
    throw new UsageError(known.name, value, 'a value on one line, without blanks around it');
  }
  return statementsOf(text.replaceAll('\n', lineEndOf(document)), 1);
}

/** The position of a new line: after the archetype's own last line, before its inventory. */
function placeForField({ statements }: ArcDocument, { first, last }: Span): number {
  let index = first + 1;
  for (let at = first + 1; at <= last && statements[at]!.depth === 1; at++) {
    const { kind } = statements[at]!;
    if (kind === 'field' || kind === 'key-value' || kind === 'block-end') {
      index = at + 1;
    }
  }
  return index;
}

/** The `More` line that marks the object on a line as a further part; undefined for a head. */
function moreBefore({ statements }: ArcDocument, first: number): number | undefined {
  let at = first - 1;
  while (at >= 0 && saysNothing(statements[at]!)) {
    at--;
  }
  return statements[at]?.kind === 'more' ? at : undefined;
}

/** The last line of the last further part of the archetype that ends on a line. */
function endOfParts(document: ArcDocument, last: number): number {
  let end = last;
  for (;;) {
    const more = nextSaying(document, end);
    const object = nextSaying(document, more);
    const { statements } = document;
    if (statements[more]?.kind !== 'more' || statements[object]?.kind !== 'object') {
      return end;
    }
    end = endOfObject(document, object);
  }
}

function nextSaying({ statements }: ArcDocument, after: number): number {
  let at = after + 1;
  while (at < statements.length && saysNothing(statements[at]!)) {
    at++;
  }
  return at;
}

function saysNothing({ kind }: ArcStatement): boolean {
  return kind === 'blank' || kind === 'comment';
}
