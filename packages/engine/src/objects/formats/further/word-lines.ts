// A single pass over the lines of a text whose lines are a word and its value: faces, animations and races.

import { UsageError } from '../../../errors/index.ts';
import { isSpace } from '../number-scan.ts';
import type { Statement, TextDocument } from '../text-document.ts';

const byteOrderMark = 0xfeff;

/** Iterates over the lines of a text. Its members describe the current line. */
export class WordLines {
  readonly text: string;
  /** Line number, from 1. */
  line = 0;
  /** Start of the line in the text, after any byte order mark. */
  start = 0;
  /** Start of the next line. */
  next = 0;
  /** The first word; empty on a blank line. */
  word = '';
  /** Start of the first word. */
  wordStart = 0;
  /** Start of the rest of the line, after its leading blanks. */
  from = 0;
  /** End of the rest, before trailing blanks. */
  to = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Moves to the next line; false at the end. */
  advance(): boolean {
    const { text } = this;
    const begin = this.next;
    if (begin >= text.length) {
      return false;
    }
    const end = text.indexOf('\n', begin);
    this.next = end < 0 ? text.length : end + 1;
    this.line++;
    this.start = begin === 0 && text.charCodeAt(0) === byteOrderMark ? 1 : begin;
    const to = skipBack(text, end < 0 ? text.length : end, this.start);
    this.wordStart = skipSpace(text, this.start, to);
    const wordEnd = skipWord(text, this.wordStart, to);
    this.word = text.slice(this.wordStart, wordEnd);
    this.from = skipSpace(text, wordEnd, to);
    this.to = to;
    return true;
  }

  /** The rest of the line behind its first word, without blanks around it. */
  get rest(): string {
    return this.text.slice(this.from, this.to);
  }

  /** The whole line without blanks around it. */
  get whole(): string {
    return this.text.slice(this.wordStart, this.to);
  }

  /** Whether the line is a comment: a number sign in the first column. */
  get isComment(): boolean {
    return this.text.charCodeAt(this.start) === 35;
  }
}

/** A scanner that gives each line a kind. */
interface KindScanner<Kind extends string> {
  readonly lines: WordLines;
  readonly kind: Kind;
  /** Open blocks after the line, 0 or 1. */
  readonly depth: number;
  advance(): boolean;
}

/** Whether a text is one word: not empty, and without blanks as the scanner knows them. */
export function isOneWord(text: string): boolean {
  return /^[^\t-\r ]+$/.test(text);
}

/** Whether a text fits behind a word on its line: no blanks around it and no line feed; it may be empty. */
export function isRestOfLine(text: string): boolean {
  return !/^[\t-\r ]|[\t-\r ]$|\n/.test(text);
}

/** A name as it is written. Throws a UsageError unless it is one word. */
export function oneWord(field: string, value: string): string {
  if (!isOneWord(value)) {
    throw new UsageError(field, value, 'a name without blanks');
  }
  return value;
}

/** The document of a text, by the scanner that knows its kinds. Never throws. */
export function documentOf<Kind extends string>(
  scanner: KindScanner<Kind>,
  file: string,
): TextDocument<Kind> {
  const { lines } = scanner;
  const statements: Statement<Kind>[] = [];
  while (scanner.advance()) {
    // The first line includes a byte order mark before it.
    const start = lines.line === 1 ? 0 : lines.start;
    statements.push({
      kind: scanner.kind,
      raw: lines.text.slice(start, lines.next),
      key: lines.word,
      from: lines.from - start,
      to: Math.max(lines.from, lines.to) - start,
      depth: scanner.depth,
    });
  }
  return { file, statements };
}

function skipSpace(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && isSpace(text.charCodeAt(at))) {
    at++;
  }
  return at;
}

function skipWord(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && !isSpace(text.charCodeAt(at))) {
    at++;
  }
  return at;
}

function skipBack(text: string, from: number, to: number): number {
  let at = from;
  while (at > to && isSpace(text.charCodeAt(at - 1))) {
    at--;
  }
  return at;
}
