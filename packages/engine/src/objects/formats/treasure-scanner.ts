// A single pass over the lines of a .trs text. Crossfire common/assets/TreasureLoader.cpp.

import { isSpace } from './number-scan.ts';

/** The kind of a line. */
export type TreasureKind =
  | 'blank'
  | 'comment'
  /** `treasure NAME` or `treasureone NAME`: starts a list. */
  | 'treasure'
  /** `yes` or `no`: starts a chain within an entry. */
  | 'chain'
  | 'more'
  | 'end'
  /** `arch`, `list`, `chance` and the like, with or without a value. */
  | 'field'
  | 'unknown';

/** The keys of an entry. */
const treasureFields: ReadonlySet<string> = new Set([
  'arch',
  'list',
  'chance',
  'nrof',
  'magic',
  'change_name',
  'change_title',
  'change_slaying',
  'artifact',
  'nrof_rolls',
]);

/** All words that can start a line. */
export const treasureWords: readonly string[] = [
  ...treasureFields,
  ...['treasure', 'treasureone', 'yes', 'no', 'more', 'end'],
];

const longestWord = 24;

/** The words by the code of their first letter, to reduce comparisons. */
const wordsByLetter: readonly (readonly string[])[] = Array.from({ length: 128 }, (_, code) =>
  treasureWords.filter(word => word.charCodeAt(0) === code),
);

/** Iterates over the lines of a text. Its members describe the current line. */
export class TreasureScanner {
  readonly text: string;
  kind: TreasureKind = 'blank';
  /** Line number, from 1. */
  line = 0;
  /** Start of the line in the text, after any byte order mark. */
  start = 0;
  /** Start of the next line. */
  next = 0;
  /** The first word. */
  word = '';
  /** Start of the rest of the line, after its leading blanks. */
  from = 0;
  /** End of the rest, before trailing blanks. */
  to = 0;
  /** Number of open chains after this line; 0: no open list. */
  depth = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Moves to the next line; false at the end. */
  advance(): boolean {
    const { text } = this;
    const start = this.next;
    if (start >= text.length) {
      return false;
    }
    const end = text.indexOf('\n', start);
    this.next = end < 0 ? text.length : end + 1;
    this.line++;
    this.start = start === 0 && text.charCodeAt(0) === 0xfeff ? 1 : start;
    this.#words(end < 0 ? text.length : end);
    this.kind = this.#kind();
    return true;
  }

  /** Finds the first word and the rest. */
  #words(end: number): void {
    const { text } = this;
    let stop = end;
    while (stop > this.start && isSpace(text.charCodeAt(stop - 1))) {
      stop--;
    }
    let at = this.start;
    while (at < stop && isSpace(text.charCodeAt(at))) {
      at++;
    }
    const wordStart = at;
    while (at < stop && !isSpace(text.charCodeAt(at))) {
      at++;
    }
    this.word = wordAt(text, wordStart, at);
    while (at < stop && isSpace(text.charCodeAt(at))) {
      at++;
    }
    this.from = at;
    this.to = stop;
  }

  #kind(): TreasureKind {
    const { word, start, text } = this;
    if (text.charCodeAt(start) === 35) {
      return 'comment';
    }
    if (word === '') {
      return 'blank';
    }
    if (word.length > longestWord) {
      return 'unknown';
    }
    // Inside a list only a word in column 0 starts another list (the open one lacks its end).
    const begins = this.depth === 0 || text.startsWith(word, start);
    if ((word === 'treasure' || word === 'treasureone') && begins) {
      this.depth = 1;
      return 'treasure';
    }
    return treasureFields.has(word) ? 'field' : this.#structure();
  }

  #structure(): TreasureKind {
    if (this.from < this.to) {
      return 'unknown';
    }
    switch (this.word) {
      case 'yes':
      case 'no':
        this.depth += this.depth > 0 ? 1 : 0;
        return 'chain';
      case 'more':
        return 'more';
      case 'end':
        this.depth = Math.max(0, this.depth - 1);
        return 'end';
      default:
        return 'unknown';
    }
  }
}

/** The word at a span of text. A known word is returned as a constant, without allocation. */
function wordAt(text: string, from: number, to: number): string {
  const candidates = from < to ? wordsByLetter[text.charCodeAt(from)] : undefined;
  if (candidates !== undefined) {
    for (const word of candidates) {
      if (word.length === to - from && text.startsWith(word, from)) {
        return word;
      }
    }
  }
  return text.slice(from, to);
}
