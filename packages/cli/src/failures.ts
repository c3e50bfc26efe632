// The message and the exit code of an error that ends a command.

import { RulesetError, UsageError } from '@roguewright/engine/errors';

export { OptionError } from '@roguewright/engine/face';

/** Errors whose message is written for the user. By name, so that the server needn't be loaded. */
const TOLD: readonly string[] = [
  'UsageError',
  'RulesetError',
  'ContentError',
  'ReplayError',
  'GameProblem',
  'HostProblem',
  'StartError',
];

/** Does something with a file; a foreseen error then names the file. */
export async function aboutFile<Result>(
  path: string,
  work: () => Result,
): Promise<Awaited<Result>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && isForeseen(error) && !error.message.startsWith(`${path}:`)) {
      error.message = `${path}: ${error.message}`;
    }
    throw error;
  }
}

/** 2 for wrong input, 1 for a command that failed. */
export function exitCodeOf(error: unknown): number {
  return error instanceof UsageError || error instanceof RulesetError ? 2 : 1;
}

/** Whether an error is foreseen, not a defect of the program. */
export function isForeseen(error: unknown): boolean {
  return error instanceof Error && TOLD.includes(error.name);
}

/** The message of an error; of an unexpected one, also where it comes from. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  const ofSystem = (error as NodeJS.ErrnoException).syscall !== undefined;
  return isForeseen(error) || ofSystem
    ? error.message
    : `defect of this program: ${error.stack ?? error.message}`;
}
