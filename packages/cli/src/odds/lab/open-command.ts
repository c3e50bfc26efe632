// roguewright odds open: asks the question of an address.

import { type Inputs, parseAddress } from '@roguewright/engine/odds';
import { Command } from 'commander';
import { nameOption, normalName } from '../../options.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { isFlag } from './command-inputs.ts';
import { NO_INPUTS } from './lab-options.ts';

/** The command. @param questions the commands whose --link prints addresses */
export function oddsOpenCommand(terminal: Terminal, questions: readonly Command[]): Command {
  return new Command('open')
    .description('asks the question of an address that --link printed')
    .argument('<ADDRESS>', 'such as "v=1&q=cast&int=18&spell=fireball"')
    .option('--json', 'print one JSON document instead of text')
    .addHelpText('after', EXAMPLE)
    .action(async (text: string, { json }: { readonly json?: true }) => {
      const { question, inputs } = parseAddress(text);
      const names = questions.map(command => command.name());
      const name = nameOption('q', question, names);
      const command = questions.find(one => one.name() === name)!;
      const { words, unknown } = wordsOf(command, inputs);
      if (unknown.length > 0) {
        terminal.complain(`not understood: ${unknown.join(', ')}\n`);
      }
      await command.parseAsync([...words, ...(json ? ['--json'] : [])], { from: 'user' });
    });
}

const EXAMPLE = `
Inputs that the question doesn't have are named, and the rest is asked.

Example:
  roguewright odds open "v=1&q=cast&int=18&spell=fireball"`;

/** The inputs as words of the command line. */
function wordsOf(command: Command, inputs: Inputs) {
  const words: string[] = [];
  const unknown: string[] = [];
  for (const [name, value] of Object.entries(inputs)) {
    const option = command.options.find(({ long }) => long === `--${normalName(name)}`);
    if (option === undefined || NO_INPUTS.has(option.attributeName())) {
      unknown.push(`${name}=${value}`);
    } else if (!isFlag(command, name)) {
      words.push(`${option.long}=${value}`);
    } else if (normalName(value) !== 'no') {
      words.push(option.long!);
    }
  }
  return { words, unknown };
}
