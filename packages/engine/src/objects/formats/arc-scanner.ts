// A single pass over the lines of an .arc text: the kind of each, and the positions of its key and value.
// Crossfire common/loader.l (the scanner's rules).

import { hashOn, keyAt } from './arc-key-table.ts';
import type { ArcKey } from './arc-keys.ts';
import { isSpace } from './number-scan.ts';

/** The kind of a line. */
export type ArcKind =
  | 'blank'
  | 'comment'
  /** `Object NAME`: starts an archetype. */
  | 'object'
  /** `arch NAME`: starts an object in the inventory. */
  | 'arch'
  | 'end'
  | 'more'
  /** A known key with its value. */
  | 'field'
  /** Any other word with a value. */
  | 'key-value'
  /** A word without a value. It stores nothing. */
  | 'bare'
  /** `msg` or `lore`. */
  | 'block'
  | 'block-text'
  | 'block-blank'
  /** `endmsg` or `endlore`. */
  | 'block-end'
  /** A line of the oldest format's `anim` … `mina`. */
  | 'old-animation';

const tab = 9;
const carriageReturn = 13;
const space = 32;
const numberSign = 35;
const byteOrderMark = 0xfeff;

/**
 * Iterates over the lines of a text. Its members describe the current line. It allocates nothing per line.
 */
export class ArcScanner {
  readonly text: string;
  kind: ArcKind = 'blank';
  /** Line number, from 1. */
  line = 0;
  /** Start of the line in the text, after any byte order mark. */
  start = 0;
  /** End of the line, before its line break. */
  stop = 0;
  /** Start of the next line. */
  next = 0;
  /** The known key of the first word, even if the line isn't used as such. */
  key: ArcKey | undefined = undefined;
  /** Start of the first word. */
  wordStart = 0;
  /** End of the first word. */
  wordEnd = 0;
  /** Start of the value; equals `to` if there is none. */
  from = 0;
  /** End of the value, before trailing blanks. */
  to = 0;
  /** Number of open objects after this line. */
  depth = 0;
  /** The open block after this line: `msg`, `lore`, `anim`, or empty. */
  block = '';

  constructor(text: string) {
    this.text = text;
  }

  /** The first word as written, in column 0 or indented. */
  get word(): string {
    return this.text.slice(this.wordStart, this.wordEnd);
  }

  /** Moves to the next line; false at the end. */
  advance(): boolean {
    const { text } = this;
    let start = this.next;
    if (start >= text.length) {
      return false;
    }
    if (start === 0 && text.charCodeAt(0) === byteOrderMark) {
      start = 1;
    }
    const end = text.indexOf('\n', start);
    let stop = end < 0 ? text.length : end;
    this.next = end < 0 ? text.length : end + 1;
    while (stop > start && text.charCodeAt(stop - 1) === carriageReturn) {
      stop--;
    }
    this.line++;
    this.start = start;
    this.stop = stop;
    this.key = undefined;
    this.wordStart = start;
    this.wordEnd = start;
    this.from = stop;
    this.to = stop;
    if (this.block === '') {
      this.#statement();
    } else {
      this.#insideBlock();
    }
    return true;
  }

  #statement(): void {
    const { text, start, stop } = this;
    const first = start < stop ? text.charCodeAt(start) : 0;
    if (start === stop) {
      this.kind = 'blank';
    } else if (first === numberSign) {
      this.kind = 'comment';
    } else if (isSpace(first)) {
      this.#keyValue();
    } else {
      this.#firstColumn();
    }
  }

  /** Handles a line whose first word is in column 0, where known keys are recognised. */
  #firstColumn(): void {
    const { text, start, stop } = this;
    let at = start;
    let hash = 0;
    for (; at < stop; at++) {
      const code = text.charCodeAt(at);
      if (code === space || code === tab) {
        break;
      }
      hash = hashOn(hash, code);
    }
    const key = keyAt(text, start, at, hash);
    if (key === undefined) {
      this.#keyValue();
      return;
    }
    // A key needs a following blank and at least one more character.
    if (!key.alone && stop - at >= 2) {
      this.#found(key, at);
      this.#open(key);
    } else if (this.#structure(key, at)) {
      this.#found(key, at);
    } else {
      this.#keyValue();
    }
  }

  #found(key: ArcKey, wordEnd: number): void {
    this.key = key;
    this.wordEnd = wordEnd;
    this.#value(wordEnd);
  }

  /** Structural words that stand alone on their line. True if the line is one of them. */
  #structure(key: ArcKey, at: number): boolean {
    const alone = onlyBlanks(this.text, at, this.stop);
    if (!alone) {
      return false;
    }
    if (key.form === 'end') {
      this.kind = 'end';
      this.depth = Math.max(0, this.depth - 1);
    } else if (key.form === 'more') {
      this.kind = 'more';
    } else if (key.form === 'block') {
      this.kind = 'block';
      this.block = key.name;
    } else if (key.form === 'old-animation') {
      this.kind = 'old-animation';
      this.block = key.name;
    } else if (key.form === 'object' && this.depth === 0) {
      // An archetype without a name is opened anyway; otherwise each of its lines would be reported.
      this.kind = 'object';
      this.depth = 1;
    } else {
      return false;
    }
    return true;
  }

  #open(key: ArcKey): void {
    if (key.form === 'object') {
      this.kind = 'object';
      this.depth = 1;
    } else if (key.form === 'arch') {
      this.kind = 'arch';
      this.depth += this.depth > 0 ? 1 : 0;
    } else {
      this.kind = 'field';
    }
  }

  /** The value of a known key: without the separating and trailing blanks. */
  #value(wordEnd: number): void {
    const { text, stop } = this;
    let from = wordEnd;
    // A tab instead of the space counts as blank (the original would read an empty value).
    const tabbed = from < stop && text.charCodeAt(from) === tab;
    while (
      from < stop &&
      (text.charCodeAt(from) === space || (tabbed && text.charCodeAt(from) === tab))
    ) {
      from++;
    }
    let to = stop;
    while (
      to > from &&
      (text.charCodeAt(to - 1) === space || text.charCodeAt(to - 1) === carriageReturn)
    ) {
      to--;
    }
    this.from = from;
    this.to = to;
  }

  /** An unknown or indented word and the rest of its line. */
  #keyValue(): void {
    const { text, start } = this;
    let { stop } = this;
    let at = start;
    while (at < stop && isSpace(text.charCodeAt(at))) {
      at++;
    }
    if (at === stop) {
      this.kind = 'blank';
      return;
    }
    this.wordStart = at;
    let hash = 0;
    while (at < stop && !isSpace(text.charCodeAt(at))) {
      hash = hashOn(hash, text.charCodeAt(at));
      at++;
    }
    this.wordEnd = at;
    this.key = keyAt(text, this.wordStart, at, hash);
    while (at < stop && isSpace(text.charCodeAt(at))) {
      at++;
    }
    while (stop > at && isSpace(text.charCodeAt(stop - 1))) {
      stop--;
    }
    this.from = at;
    this.to = stop;
    this.kind = at === stop ? 'bare' : 'key-value';
  }

  #insideBlock(): void {
    const { text, start, stop, block } = this;
    this.from = start;
    this.to = stop;
    if (onlyBlanks(text, start, stop)) {
      this.kind = block === 'anim' ? 'old-animation' : 'block-blank';
    } else if (block === 'anim') {
      this.#insideAnimation();
    } else if (standsAlone(text, start, stop, `end${block}`)) {
      this.kind = 'block-end';
      this.wordEnd = start + block.length + 3;
      this.from = this.to;
      this.block = '';
    } else {
      this.kind = 'block-text';
    }
  }

  #insideAnimation(): void {
    this.kind = 'old-animation';
    if (standsAlone(this.text, this.start, this.stop, 'mina')) {
      this.block = '';
    } else if (standsAlone(this.text, this.start, this.stop, 'end')) {
      // A missing `mina` ends with its object.
      this.block = '';
      this.#statement();
    }
  }
}

function onlyBlanks(text: string, from: number, to: number): boolean {
  let at = from;
  while (at < to && (text.charCodeAt(at) === space || text.charCodeAt(at) === tab)) {
    at++;
  }
  return at === to;
}

/** Whether a lower-case word fills a span of text, in any letter case, ignoring trailing blanks. */
export function standsAlone(text: string, from: number, to: number, word: string): boolean {
  const end = from + word.length;
  return (
    end <= to &&
    (text.charCodeAt(from) | 32) === word.charCodeAt(0) &&
    text.slice(from, end).toLowerCase() === word &&
    onlyBlanks(text, end, to)
  );
}
