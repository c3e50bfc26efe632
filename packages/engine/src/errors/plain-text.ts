// Validation of names and other texts chosen by people: their display must not be deceptive.

import { UsageError } from './errors.ts';

/**
 * Invisible characters, or characters that change how others are displayed: control, format, bidi, fillers.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** More combining marks on one letter than any script uses. */
const PILED_MARKS = /\p{M}{3}/u;

/**
 * A text chosen by a user, in Unicode's composed form (NFC). Throws a UsageError if it is blank or too long,
 * or contains half a surrogate pair, invisible characters or more than two marks on one letter.
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

/** A text as shown in an error, with invisible characters escaped. */
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
