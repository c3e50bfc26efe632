// Lines from a file. Empty lines and lines that begin with # are skipped.

import { OptionError } from '../failures.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Session } from './session.ts';

/**
 * Plays the lines of a script until they or the game end. Prints each line before its result.
 * @throws UsageError that names the line that is no command
 */
export async function playScript(
  path: string,
  text: string,
  session: Session,
  terminal: Terminal,
): Promise<void> {
  for (const [place, written] of text.split(/\r?\n/).entries()) {
    const line = written.trim();
    if (line === '' || line.startsWith('#') || session.over) {
      continue;
    }
    const problem = session.misunderstood(line);
    if (problem !== undefined) {
      throw new OptionError(`${path}:${place + 1}`, `: ${problem}`);
    }
    terminal.write(`> ${line}\n`);
    const answer = await session.answer(line);
    terminal.write(answer === '' ? '' : `${answer}\n`);
  }
}
