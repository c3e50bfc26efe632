// Names and other words that people choose: what is shown to everybody must look like what it is.

import { UsageError } from './errors.ts';

/** Letters that nobody sees, or that change how others are shown: control, format, bidi, fillers. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** Marks on one letter beyond what any writing puts there. */
const PILED_MARKS = /\p{M}{3}/u;

/**
 * A text that somebody has chosen, in Unicode's composed form (NFC). Throws a UsageError for one that is
 * blank, too long, holds half a surrogate pair, or letters that can't be seen, or more than two marks on
 * one letter.
 * @param longest in UTF-16 units
 */
export function plainText(field: string, value: unknown, longest: number): string {
  if (typeof value !== 'string' || value.trim() === '' || value.length > longest) {
    throw new UsageError(field, shown(value), `1 to ${longest} characters, not all blank`);
  }
  const text = value.isWellFormed() ? value.normalize('NFC') : '';
  if (text === '' || text.length > longest || UNSEEN.test(text) || PILED_MARKS.test(text)) {
    throw new UsageError(
      field,
      shown(value),
      `1 to ${longest} characters that can be seen, at most two marks on a letter`,
    );
  }
  return text;
}

/** A text as an error shows it: what can't be seen is written out. */
function shown(value: unknown): unknown {
  return typeof value === 'string'
    ? [...value.slice(0, 100)]
        .map(letter =>
          UNSEEN.test(letter) || /\p{M}/u.test(letter)
            ? `{U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}}`
            : letter,
        )
        .join('')
    : value;
}
