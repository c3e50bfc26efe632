// Where the results of chunks are kept, once each, by experiment and number of the chunk.

import { createHash } from 'node:crypto';
import type { Experiment } from '../experiment/experiment.ts';
import type { DoneChunk } from '../runners/runner.ts';

/** A result that is kept. */
export interface StoredChunk {
  readonly chunk: number;
  /** JSON of its result. */
  readonly text: string;
  readonly worker: string;
}

/** A chunk that was done a second time. */
export interface StoredCheck {
  readonly chunk: number;
  readonly worker: string;
  /** SHA-256 of its text, in hexadecimal digits. */
  readonly hash: string;
}

/** Keeps results. A result that was put is there after a kill of any process. */
export interface ChunkStore {
  /** Notes an experiment, before its chunks. */
  begin(experiment: Experiment): Promise<void>;
  /** The numbers of the chunks that are there, ascending. */
  numbers(name: string): Promise<readonly number[]>;
  /** One result. @throws Error when it isn't there */
  read(name: string, chunk: number): Promise<StoredChunk>;
  /** Keeps a result, or the hash of one that was done again. A second one of the same chunk is left out. */
  put(name: string, done: DoneChunk): Promise<void>;
  /** The chunks that were done again. */
  checks(name: string): Promise<readonly StoredCheck[]>;
  /** Nothing more of this experiment is wanted. */
  end(name: string): Promise<void>;
  close(): Promise<void>;
}

/** What two results are compared by. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
