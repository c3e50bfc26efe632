// A check that is another program: it passes when that program ends with code 0.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './source-files.ts';

/**
 * What a program has to say when it fails, as lines; nothing when it succeeds.
 * @param script its file inside node_modules, run by this Node
 */
export function complaintsOf(
  script: string,
  parameters: readonly string[],
  nodeFlags: readonly string[] = [],
): Promise<string[]> {
  const path = join(root, 'node_modules', script);
  const child = spawn(process.execPath, [...nodeFlags, path, ...parameters], { cwd: root });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      const lines = Buffer.concat(chunks).toString('utf8').trimEnd().split('\n');
      resolve(code === 0 ? [] : [...lines, `(ended with ${signal ?? `code ${code}`})`]);
    });
  });
}
