// Finds bytes that are no UTF-8. A decoder would replace them silently, and the text would be written back
// with other bytes.

import type { FormatProblem } from '../problems.ts';

/** A problem at the first byte that isn't UTF-8, with its line; undefined if all are. */
export function invalidUtf8(bytes: Uint8Array, file: string): FormatProblem | undefined {
  let line = 1;
  let at = 0;
  while (at < bytes.length) {
    const first = bytes[at]!;
    if (first < 0x80) {
      line += first === LINE_FEED ? 1 : 0;
      at++;
      continue;
    }
    const length = sequenceLength(bytes, at);
    if (length === 0) {
      const got = `byte 0x${first.toString(16)} at offset ${at}`;
      return { severity: 'error', file, line, field: 'line', expected: 'UTF-8 text', got };
    }
    at += length;
  }
  return undefined;
}

const LINE_FEED = 10;

/** Bytes of the character at an offset; 0 if it is malformed, overlong, a surrogate or beyond Unicode. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at]!;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4) {
    return 0;
  }
  for (let next = 1; next < length; next++) {
    if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) {
      return 0;
    }
  }
  const second = bytes[at + 1]!;
  const overlong = (first === 0xe0 && second < 0xa0) || (first === 0xf0 && second < 0x90);
  const surrogate = first === 0xed && second >= 0xa0;
  const beyond = first === 0xf4 && second >= 0x90;
  return overlong || surrogate || beyond ? 0 : length;
}
