// The files that a signature is computed from, read from the disk.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '@roguewright/content';
import type { SignedFiles } from './sign.ts';

const VECTORS = join(import.meta.dirname, '../../vectors');

/** The shipped content, and all vectors in the order of their paths. */
export function readSignedFiles(): SignedFiles {
  const paths = readdirSync(VECTORS, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.jsonl'))
    .map(path => path.replaceAll('\\', '/'))
    .sort();
  return {
    content: readContent(),
    vectors: paths.map(path => ({ path, text: readFileSync(join(VECTORS, path), 'utf8') })),
  };
}
