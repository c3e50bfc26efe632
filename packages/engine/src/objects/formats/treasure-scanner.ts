// The lines of a .trs text, one after the other, in a single pass.
// Crossfire common/assets/TreasureLoader.cpp.

import { isSpace } from './number-scan.ts';

/** What a line of a .trs file is. */
export type TreasureKind =
  | 'blank'
  | 'comment'
  /** `treasure NAME` or `treasureone NAME`: a list begins. */
  | 'treasure'
  /** `yes` or `no`: a chain begins within an entry. */
  | 'chain'
  | 'more'
  | 'end'
  /** `arch`, `list`, `chance` and the like, with a value or without. */
  | 'field'
  | 'unknown';

/** The words that say something about an entry. */
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

/** All words that a line may begin with. */
export const treasureWords: readonly string[] = [
  ...treasureFields,
  ...['treasure', 'treasureone', 'yes', 'no', 'more', 'end'],
];

const longestWord = 24;

/** The words by the code of their first letter, so that few are compared with a line's. */
const wordsByLetter: readonly (readonly string[])[] = Array.from({ length: 128 }, (_, code) =>
  treasureWords.filter(word => word.charCodeAt(0) === code),
);

/** Walks over the lines of a text. Its members describe the line that it stands on. */
export class TreasureScanner {
  readonly text: string;
  kind: TreasureKind = 'blank';
  /** The number of the line, from 1. */
  line = 0;
  /** Where the line starts in the text, a byte order mark excluded. */
  start = 0;
  /** Where the next line starts. */
  next = 0;
  /** The first word. */
  word = '';
  /** Where the rest of the line starts in the text, the blanks before it excluded. */
  from = 0;
  /** Where it ends, trailing blanks excluded. */
  to = 0;
  /** How many chains are open after this line; 0: no list is open. */
  depth = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Steps onto the next line; false when there is none. */
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
    // Inside a list only a word in column 0 begins another (the open one lacks its end).
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

/** The word in a span of text: the known one when it's that, so that no line cuts it out anew. */
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
