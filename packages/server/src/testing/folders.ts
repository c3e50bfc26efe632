// Folders that a test may fill and that are gone when it ends.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder for the running test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'roguewright-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
