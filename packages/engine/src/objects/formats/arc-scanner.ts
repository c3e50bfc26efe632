// The lines of an .arc text, one after the other, in a single pass: what each is, where its key and
// value stand. Crossfire common/loader.l (the scanner's rules).

import { hashOn, keyAt } from './arc-key-table.ts';
import type { ArcKey } from './arc-keys.ts';
import { isSpace } from './number-scan.ts';

/** What a line of an .arc file is. */
export type ArcKind =
  | 'blank'
  | 'comment'
  /** `Object NAME`: an archetype begins. */
  | 'object'
  /** `arch NAME`: an object in the inventory begins. */
  | 'arch'
  | 'end'
  | 'more'
  /** A key that the original knows, with its value. */
  | 'field'
  /** Any other word with a value. */
  | 'key-value'
  /** A word without a value, which stores nothing. */
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
 * Walks over the lines of a text. Its members describe the line that it stands on; nothing is
 * allocated per line.
 */
export class ArcScanner {
  readonly text: string;
  kind: ArcKind = 'blank';
  /** The number of the line, from 1. */
  line = 0;
  /** Where the line starts in the text, a byte order mark excluded. */
  start = 0;
  /** Where the line ends, its line end excluded. */
  stop = 0;
  /** Where the next line starts. */
  next = 0;
  /** What the reader knows of the first word, also when the line isn't used as that. */
  key: ArcKey | undefined = undefined;
  /** Where the first word starts in the text. */
  wordStart = 0;
  /** Where the first word ends. */
  wordEnd = 0;
  /** Where the value starts in the text; the same as `to` when there is none. */
  from = 0;
  /** Where the value ends, trailing blanks excluded. */
  to = 0;
  /** How many objects are open after this line. */
  depth = 0;
  /** The block that is open after this line: `msg`, `lore`, `anim`, or none. */
  block = '';

  constructor(text: string) {
    this.text = text;
  }

  /** The first word as written, in column 0 or after blanks. */
  get word(): string {
    return this.text.slice(this.wordStart, this.wordEnd);
  }

  /** Steps onto the next line; false when there is none. */
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

  /** A line whose first word stands in column 0, where known keys are recognised. */
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
    // A key counts when a blank and one more character follow.
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

  /** Words that stand alone on their line. True when the line is one of them. */
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
      // An archetype that lacks its name: opened all the same, or its lines would all be reported.
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

  /**
   * The value of a known key: after the first space and any further ones, trailing ones excluded.
   */
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

  /** A word nobody knows, or one that's indented, and the rest of its line. */
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
      // Whoever forgot `mina` means the object's end.
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

/**
 * Whether a word in lower case stands alone in a span of text, in any letter case, blanks behind it
 * aside.
 */
export function standsAlone(text: string, from: number, to: number, word: string): boolean {
  const end = from + word.length;
  return (
    end <= to &&
    (text.charCodeAt(from) | 32) === word.charCodeAt(0) &&
    text.slice(from, end).toLowerCase() === word &&
    onlyBlanks(text, end, to)
  );
}
