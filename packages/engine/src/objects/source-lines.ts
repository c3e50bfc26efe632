// Lines of content files, looked up for the problems that are found in them.

/** The lines of a text. Where they start is counted once. */
class SourceLines {
  readonly text: string;
  readonly #starts: readonly number[];

  constructor(text: string) {
    this.text = text;
    const starts = [0];
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
      starts.push(end + 1);
    }
    this.#starts = starts;
  }

  /** Where a line starts; the end of the text for one beyond the last. @param line from 1 */
  start(line: number): number {
    return this.#starts[line - 1] ?? this.text.length;
  }
}

/** The lines of the last text: problems are looked up file by file, and a file may have thousands. */
let last: SourceLines | undefined;

function linesOf(text: string): SourceLines {
  if (last?.text !== text) {
    last = new SourceLines(text);
  }
  return last;
}

/** The line that starts with these words, else the first line of the archetype or list; from 1. */
export function lineOf(text: string, from: number, words: string): number {
  return findLine(text, from, words, false);
}

/**
 * As `lineOf`, but searched only up to the next archetype or list.
 * @param start where the first line starts in the text; absent: its lines are counted
 */
export function lineWithin(text: string, from: number, words: string, start?: number): number {
  return findLine(text, from, words, true, start);
}

function findLine(
  text: string,
  from: number,
  words: string,
  isBounded: boolean,
  first = linesOf(text).start(from),
): number {
  const count = words.split(' ').length;
  let line = from;
  for (let start = first; start < text.length; line++) {
    const found = text.indexOf('\n', start);
    const next = found < 0 ? text.length : found + 1;
    const begins = text
      .slice(start, Math.min(next, start + LONGEST))
      .trim()
      .split(/\s+/, count);
    if (begins.join(' ') === words) {
      return line;
    }
    if (isBounded && line > from && STARTS.has(begins[0]!)) {
      break;
    }
    start = next;
  }
  return from;
}

/** Words that start an archetype or a treasure list. */
const STARTS: ReadonlySet<string> = new Set(['Object', 'object', 'treasure', 'treasureone']);

/** Characters of a line that are looked at. */
const LONGEST = 1000;
