// A level as a peer wrote it down: rows of '.' (free), '+' (a door that stands open) and '#' (anything else),
// then a line for each creature: its letter, column and row.

import { readFileSync } from 'node:fs';

/** A creature and where it stands. */
interface Placed {
  readonly letter: string;
  readonly x: number;
  readonly y: number;
}

/** A level on which a peer began. */
export interface PeerLevel {
  readonly rows: readonly string[];
  readonly placed: readonly Placed[];
}

/** Reads such a file. @throws {Error} for a line that is neither */
export function readLevelFile(file: string): PeerLevel {
  const rows: string[] = [];
  const placed: Placed[] = [];
  for (const [place, line] of readFileSync(file, 'utf8').trimEnd().split('\n').entries()) {
    const [, letter, x, y] = /^(\S) (\d+) (\d+)$/.exec(line) ?? [];
    if (letter !== undefined) {
      placed.push({ letter, x: Number(x), y: Number(y) });
    } else if (/^[.+#]+$/.test(line)) {
      rows.push(line);
    } else {
      throw new Error(`${file}, line ${place + 1}: expected a row of a level, got ${line}`);
    }
  }
  return { rows, placed };
}
