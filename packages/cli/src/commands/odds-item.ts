// roguewright odds item: level, price, charges, energy and curses of a new carrier of a spell.

import type { Distribution } from '@roguewright/engine/chance';
import { Enumerator } from '@roguewright/engine/chance';
import { originsOf, rulesetLine } from '@roguewright/engine/face';
import { carrierOdds } from '@roguewright/engine/odds';
import { createRulesets, parseRulesetName } from '@roguewright/engine/rulesets';
import { Command } from 'commander';
import { type CarrierOptions, carrierQuestion } from '../odds/carrier-question.ts';
import { distributionJson, spreadText } from '../odds/distributions.ts';
import { percent } from '../terminal/numbers.ts';
import { plot } from '../terminal/plot.ts';
import { table } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';

const HELP = `
A carrier is a file that a treasure list fills with a spell: wand, staff, heavy_rod,
light_rod, hunting_horn, spell_ring, scroll, spellbook, spell_potion or dust. Its level
grows with the depth at which it is made, and its price with its level.

Examples:
  roguewright odds item --carrier wand --spell fireball --depth 3
  roguewright odds item --carrier heavy_rod --spell spell_frost_bolt --depth 5 --ruleset crossfire
  roguewright odds item --carrier scroll --spell fireball --json`;

const DEPTH = '1';

interface Options extends CarrierOptions {
  readonly ruleset: string;
  readonly plain?: true;
  readonly json?: true;
}

/** The command, printing to a terminal. */
export function oddsItemCommand(terminal: Terminal): Command {
  return new Command('item')
    .description('level, price, charges, energy and curse of a new wand, rod, scroll or book')
    .requiredOption('--carrier <KIND>', 'a carrier that a list fills, such as wand or heavy_rod')
    .requiredOption('--spell <NAME>', 'the spell in it')
    .option('--depth <N>', 'dungeon level on which it is made, 1 to 1000', DEPTH)
    .option('--content <DIR>', 'content files laid over those that ship')
    .option('--ruleset <ID>', 'ruleset or composition', 'house')
    .option('--plain', 'plots in plain ASCII')
    .option('--json', 'print one JSON document instead of text')
    .addHelpText('after', HELP)
    .action((options: Options) => {
      const ruleset = createRulesets().resolve(parseRulesetName(options.ruleset));
      const question = carrierQuestion(options);
      const odds = carrierOdds(new Enumerator(), ruleset, question);
      const { title } = question;
      const numbers: readonly (readonly [string, Distribution | undefined])[] = [
        ['level', odds.level],
        ['price', odds.worth],
        ['charges', odds.charges],
        ['pieces', odds.pieces],
        ['energy', odds.energy],
        ['a shot', odds.cost],
      ];
      const known = numbers.flatMap(([name, of]) =>
        of === undefined ? [] : [[name, of] as const],
      );
      if (options.json) {
        const json = Object.fromEntries(known.map(([name, of]) => [name, distributionJson(of)]));
        const curses = Object.fromEntries(odds.curses);
        const rulesets = originsOf(ruleset, ['spells']);
        terminal.write(`${JSON.stringify({ item: title, rulesets, ...json, curses })}\n`);
        return;
      }
      const drawn = options.plain ? { ...terminal, unicode: false } : terminal;
      const curses = odds.curses.map(([state, share]) => `${state} ${percent(share)}`).join(', ');
      terminal.write(`${rulesetLine(ruleset, ['spells'])}\n\nA new ${title}\n\n`);
      terminal.write(
        table([...known.map(([name, of]) => [name, spreadText(of)]), ['beatitude', curses]]),
      );
      if (odds.worth.min !== odds.worth.max) {
        const values = [...odds.worth];
        terminal.write(
          `\n${plot(drawn, { title: 'price in gold', values, mean: odds.worth.mean })}`,
        );
      }
    });
}
