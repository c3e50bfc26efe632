// What an error that ends a command says, and the exit code it gives.

import { RulesetError, UsageError } from '@roguewright/engine/errors';

/**
 * Errors whose message is written for the person at the keyboard. By name, so that nobody has to
 * load the server in order to know its errors.
 */
const TOLD: readonly string[] = [
  'UsageError',
  'RulesetError',
  'ContentError',
  'ReplayError',
  'GameProblem',
  'StartError',
];

/** The person's input was wrong: 2. What was asked for couldn't be done: 1. */
export function exitCodeOf(error: unknown): number {
  return error instanceof UsageError || error instanceof RulesetError ? 2 : 1;
}

/** Whether an error is nobody's defect. */
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
    : `a defect of this program: ${error.stack ?? error.message}`;
}
