// Reads golden vectors: JSON Lines, the header in the first, a case in each of the others.

import { createReadStream } from 'node:fs';
import {
  parseRecord,
  readCase,
  readHeader,
  type VectorCase,
  VectorError,
  type VectorHeader,
} from './vector-record.ts';

/** Reads a file line by line: its header first, then its cases. Throws a VectorError. */
export async function* readVectors(path: string): AsyncGenerator<VectorHeader | VectorCase> {
  let header: VectorHeader | undefined;
  for await (const { number, text } of linesOf(path)) {
    if (text.trim() === '') {
      continue;
    }
    const record = parseRecord(path, number, text);
    if (header === undefined) {
      header = readHeader(path, number, record);
      yield header;
    } else if (header.kind !== 'film' && header.kind !== 'scene') {
      yield readCase(path, number, record, header.kind);
    }
  }
  if (header === undefined) {
    throw new VectorError(path, 1, 'header', 'an object with rule, ruleset and kind', 'nothing');
  }
}

interface Line {
  readonly number: number;
  readonly text: string;
}

async function* linesOf(path: string): AsyncGenerator<Line> {
  let number = 0;
  let rest = '';
  for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: 1 << 18 })) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop()!;
    for (const text of parts) {
      number++;
      yield { number, text };
    }
  }
  if (rest !== '') {
    yield { number: number + 1, text: rest };
  }
}
