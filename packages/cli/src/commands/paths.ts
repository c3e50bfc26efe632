// roguewright paths: sets of spell paths as numbers and as names.

import { pathsOption } from '@roguewright/engine/face';
import { createRulesets } from '@roguewright/engine/rulesets';
import { pathBit, pathsIn, SPELL_PATHS } from '@roguewright/engine/spellcraft';
import { Command } from 'commander';
import { table } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';

const HELP = `
Every spell belongs to one path or to several. A caster who is attuned to one of them pays
80 % of the price and of the time, and casts as if some levels higher. One who is repelled
pays 125 % and casts as if lower. A caster to whom a path is denied can't cast its spells.
Attuned and repelled at once cancel out. Several matching paths count once. Roles, races
and worn items give paths; a wand or a rune has its own, and those of its user don't count.

In content files a set is a number, the sum of the bits of its paths: path_attuned,
path_repelled and path_denied of an item, path_attuned of a spell.

Examples:
  roguewright paths
  roguewright paths 524290
  roguewright paths fire+light`;

/** The command, printing to a terminal. */
export function pathsCommand(terminal: Terminal): Command {
  return new Command('paths')
    .description('the spell paths, or the names or the number of a set of them')
    .argument('[SET...]', 'a number such as 524290, or names such as fire+light')
    .option('--json', 'print one JSON document instead of text')
    .addHelpText('after', HELP)
    .action((names: readonly string[], options: { readonly json?: true }) => {
      const rules = createRulesets().resolve('crossfire').slots.spells;
      const bits = names.length === 0 ? undefined : pathsOption(rules, 'paths', names.join(' '));
      const shown = bits === undefined ? SPELL_PATHS : pathsIn(bits);
      if (options.json) {
        const paths = shown.map(path => ({ path, bit: pathBit(path) }));
        terminal.write(`${JSON.stringify(bits === undefined ? { paths } : { bits, paths })}\n`);
        return;
      }
      const rows = shown.map(path => [path, String(pathBit(path))]);
      const unnamed =
        bits === undefined ? 0 : bits - shown.reduce((sum, path) => sum + pathBit(path), 0);
      if (unnamed !== 0) {
        rows.push(['(no name)', String(unnamed)]);
      }
      const total = bits === undefined ? [] : [['together', String(bits)]];
      const none = bits === 0 ? [['(none)', '0']] : [];
      terminal.write(table([['path', 'bit'], ...rows, ...none, ...(bits === 0 ? [] : total)]));
    });
}
