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

/** As `lineOf`, but searched only up to the next archetype or list. */
export function lineWithin(text: string, from: number, words: string): number {
  return findLine(text, from, words, true);
}

function findLine(text: string, from: number, words: string, isBounded: boolean): number {
  const count = words.split(' ').length;
  const lines = linesOf(text);
  for (let line = from; lines.start(line) < text.length; line++) {
    const start = lines.start(line);
    const end = Math.min(lines.start(line + 1), start + LONGEST);
    const begins = text.slice(start, end).trim().split(/\s+/, count);
    if (begins.join(' ') === words) {
      return line;
    }
    if (isBounded && line > from && STARTS.has(begins[0]!)) {
      break;
    }
  }
  return from;
}

/** Words that start an archetype or a treasure list. */
const STARTS: ReadonlySet<string> = new Set(['Object', 'object', 'treasure', 'treasureone']);

/** Characters of a line that are looked at. */
const LONGEST = 1000;
