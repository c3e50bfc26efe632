// Measures a JSON text without parsing it: 16 million characters may contain as many lists, which would take
// a gigabyte once parsed.

/** The size of a parsed text. */
export interface JsonMeasure {
  /** Number of values, including lists and records; approximate for invalid JSON. */
  readonly values: number;
  /** Nesting depth of the innermost value. */
  readonly depth: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENED: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSED: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Measures a text to its end, or until it nests deeper than `deepest`. */
export function measureJson(text: string, deepest: number): JsonMeasure {
  let values = 1;
  let open = 0;
  let depth = 0;
  for (let at = 0; at < text.length && depth <= deepest; at++) {
    const letter = text.charCodeAt(at);
    if (letter === QUOTE) {
      at = endOfText(text, at);
    } else if (letter === COMMA) {
      values += 1;
    } else if (OPENED.has(letter)) {
      values += 1;
      open += 1;
      depth = Math.max(depth, open);
    } else if (CLOSED.has(letter)) {
      open -= 1;
    }
  }
  return { values, depth };
}

/**
 * Index of the closing quotation mark of the string that starts at an index; beyond the text if there is
 * none.
 */
function endOfText(text: string, begin: number): number {
  for (let end = text.indexOf('"', begin + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) {
      slashes += 1;
    }
    if (slashes % 2 === 0) {
      return end;
    }
  }
  return text.length;
}
