// roguewright seed: the same seed under several rules, side by side.

import { readContent } from '@roguewright/content';
import { UsageError } from '@roguewright/engine/errors';
import { loadContent } from '@roguewright/engine/game';
import { comparedRows, MOST_SEED_MOVES, seedColumn } from '@roguewright/engine/host';
import {
  createRulesets,
  parseRulesetName,
  presetId,
  type Ruleset,
} from '@roguewright/engine/rulesets';
import { Command } from 'commander';
import { integerOption, nameOption } from '../options.ts';
import { narrowTable } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';

const HELP = `
One hero of one seed is begun under each of the rules, and led by the simple player through the same
number of commands at most. Levels are the same as long as the rules don't make them otherwise.

Examples:
  roguewright seed compare --seed demo --rules house --rules angbands-blades
  roguewright seed compare --seed demo --rules house --rules casting=fiqhack --role priest --moves 500`;

interface CompareOptions {
  readonly seed: string;
  readonly rules: readonly string[];
  readonly role: string;
  readonly race: string;
  readonly moves: string;
}

/** The command, printing to a terminal. */
export function seedCommand(terminal: Terminal): Command {
  const compare = new Command('compare')
    .description('begin and play one seed under several rules')
    .requiredOption('--seed <TEXT>', 'the seed')
    .requiredOption(
      '--rules <NAME>',
      'a ruleset, a composition or a named one; twice or more',
      (name: string, before: readonly string[] = []) => [...before, name],
    )
    .option('--role <ROLE>', 'role of the hero', 'wizard')
    .option('--race <RACE>', 'race of the hero', 'human')
    .option('--moves <N>', 'commands of the simple player at most', '300')
    .addHelpText('after', HELP)
    .action((options: CompareOptions) => {
      if (options.rules.length < 2) {
        throw new UsageError('--rules', options.rules.join(', '), 'two rules or more to compare');
      }
      const moves = integerOption('--moves', options.moves, 0, MOST_SEED_MOVES);
      terminal.write(narrowTable(comparison(options, moves), terminal.columns));
    });
  return new Command('seed').description('one seed under several rules').addCommand(compare);
}

function comparison({ seed, rules, role, race }: CompareOptions, moves: number): string[][] {
  const content = loadContent(readContent());
  const library = createRulesets();
  const named = (name: string): Ruleset => {
    const presets = library.presets.map(({ id }) => id);
    const isPreset = presets.includes(presetId(name));
    return library.resolve(
      parseRulesetName(isPreset ? nameOption('--rules', presetId(name), presets) : name),
    );
  };
  const columns = rules.map(name => seedColumn(content, named(name), { seed, role, race }, moves));
  return comparedRows(rules, columns, moves);
}
