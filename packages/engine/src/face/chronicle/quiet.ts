// What is said of commands that do nothing to be seen.

import type { Command } from '../../game/index.ts';

const QUIET = { wait: 'You wait.', rest: 'You rest.', search: 'You find nothing.' } as const;

/** The sentences that `tellQuiet` may give. */
export const QUIET_LINES: readonly string[] = Object.values(QUIET);

/** What is said of a rest or a search of which the game tells nothing; empty for other commands. */
export function tellQuiet(command: Command): string {
  if (command.kind !== 'rest' && command.kind !== 'search') {
    return '';
  }
  return QUIET[command.kind === 'rest' && command.count === 1 ? 'wait' : command.kind];
}
