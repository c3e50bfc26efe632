// Bounds on a tree of content files. A tree of any origin may be mounted, so each bound is checked before the
// text is read further.

import type { FormatProblem } from '../problems.ts';

const MEGABYTE = 2 ** 20;

/** Bounds on what one tree may hold. */
interface TreeLimits {
  /** Bytes of one file in UTF-8. All archetypes of Crossfire together have 3 MB. */
  readonly fileBytes: number;
  /** Bytes of all content files of one tree. */
  readonly treeBytes: number;
  /** Archetypes of one tree, further parts included. */
  readonly archetypes: number;
}

/** The bounds. */
export const TREE_LIMITS: TreeLimits = {
  fileBytes: 4 * MEGABYTE,
  treeBytes: 64 * MEGABYTE,
  archetypes: 100_000,
};

/** A problem for a file that is too large to read; undefined if it isn’t. */
export function fileTooLarge(file: string, bytes: number): FormatProblem | undefined {
  return bytes <= TREE_LIMITS.fileBytes
    ? undefined
    : tooLarge(file, 'file', `at most ${megabytes(TREE_LIMITS.fileBytes)}`, megabytes(bytes));
}

/** A problem for the file whose bytes make a tree too large. @param bytes of it and all files before it */
export function treeTooLarge(file: string, bytes: number): FormatProblem | undefined {
  const expected = `at most ${megabytes(TREE_LIMITS.treeBytes)} in all content files`;
  return bytes <= TREE_LIMITS.treeBytes
    ? undefined
    : tooLarge(file, 'tree', expected, `${megabytes(bytes)} up to this file`);
}

/** A problem for the archetype that exceeds the number of archetypes. */
export function tooManyArchetypes(file: string, line: number): FormatProblem {
  const expected = `at most ${TREE_LIMITS.archetypes} archetypes in one tree`;
  return { severity: 'error', file, line, field: 'Object', expected, got: 'one more' };
}

function tooLarge(file: string, field: string, expected: string, got: string): FormatProblem {
  return { severity: 'error', file, line: 1, field, expected, got };
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / MEGABYTE)} MB`;
}

/** Bytes of a text in UTF-8. A half of a surrogate pair counts as its replacement, 3 bytes. */
export function utf8Length(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x80) {
      // A pair has 4 bytes in 2 characters, so each half adds 1.
      bytes += code < 0x800 || isPairHalf(text, at) ? 1 : 2;
    }
  }
  return bytes;
}

function isPairHalf(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (
    (isHigh(code) && isLow(text.charCodeAt(at + 1))) ||
    (isLow(code) && at > 0 && isHigh(text.charCodeAt(at - 1)))
  );
}

function isHigh(code: number): boolean {
  return code >= 0xd800 && code < 0xdc00;
}

function isLow(code: number): boolean {
  return code >= 0xdc00 && code < 0xe000;
}
