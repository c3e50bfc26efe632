// The program as a process of its own, killed when the test ends.

import { onTestFinished } from 'vitest';
import { launchProcess, runToEnd, type ServerProcess } from './server-process.ts';

/** Starts the program; when this resolves, it answers. */
export function startProcess(environment: Record<string, string>): Promise<ServerProcess> {
  return launchProcess(environment, onTestFinished);
}

/** Runs the program until it ends by itself. */
export function runProcess(
  environment: Record<string, string>,
): Promise<{ code: number | null; errors: string }> {
  return runToEnd(environment, onTestFinished);
}
