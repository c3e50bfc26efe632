// Options of the command line. The engine reads their values.

import type { Command } from 'commander';
import { OptionError } from './failures.ts';

export {
  integerOption,
  nameOption,
  nearName,
  normalName,
} from '@roguewright/engine/face';

/**
 * Throws a UsageError for the first of these options that was written on the command line.
 * @param names as commander keeps them: `spellLevel` for `--spell-level`
 * @param problem what follows the name of the option in the error: `needs --spell`
 */
export function refuseOptions(command: Command, names: readonly string[], problem: string): void {
  for (const name of names) {
    if (command.getOptionValueSource(name) === 'cli') {
      const option = command.options.find(known => known.attributeName() === name);
      throw new OptionError(option?.long ?? name, problem);
    }
  }
}
