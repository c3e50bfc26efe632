// roguewright odds price: what a thing costs in a shop, what its keeper offers for it, what a use of it unpaid costs,
// and what the keeper does for money.

import { Enumerator } from '@roguewright/engine/chance';
import { originsOf, rulesetLine } from '@roguewright/engine/face';
import { priceOdds } from '@roguewright/engine/odds';
import { createRulesets, parseRulesetName } from '@roguewright/engine/rulesets';
import { Command } from 'commander';
import { distributionJson, spreadText } from '../odds/distributions.ts';
import { type PriceOptions, priceQuestion } from '../odds/price-question.ts';
import { table } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';

const HELP = `
Prices depend on charisma: they double at 5 and below, and halve above 18. Tourists below
level 15 and heroes who look like fools pay a third more, and get less. One thing in four
of a kind that the hero doesn't recognise costs a third more.

Examples:
  roguewright odds price "magic marker" --charisma 8
  roguewright odds price "wand of fireball" --unknown --shop "wand shop"
  roguewright odds price "chain mail" --enchantment 2 --role tourist --level 3 --json`;

interface Options extends PriceOptions {
  readonly ruleset: string;
  readonly json?: true;
}

/** The command, printing to a terminal. */
export function oddsPriceCommand(terminal: Terminal): Command {
  return new Command('price')
    .description('what a thing costs in a shop, and what its keeper offers')
    .argument('<ITEM>', 'a thing, such as "oil lamp" or "wand of fireball"')
    .option('--charisma <N>', 'of the hero, 1 to 25', '11')
    .option('--role <NAME>', 'of the hero', 'wizard')
    .option('--level <N>', 'of the hero, 1 to 30', '1')
    .option('--shop <KIND>', 'such as "book shop"; absent: one that buys anything')
    .option('--depth <N>', 'dungeon level on which a carrier of a spell is made, 1 to 1000', '1')
    .option('--enchantment <N>', 'of a weapon or armour, -127 to 127', '0')
    .option('--charges <N>', 'charges before a use of the unpaid thing', '5')
    .option('--pieces <N>', 'that are sold, 1 to 10000', '1')
    .option('--unknown', 'the hero doesn’t recognise it')
    .option('--angry', 'the keeper is angry')
    .option('--fool', 'the hero wears a dunce cap, or shows a loud shirt')
    .option('--content <DIR>', 'content files laid over those that ship')
    .option('--ruleset <ID>', 'ruleset or composition', 'house')
    .option('--json', 'print one JSON document instead of text')
    .addHelpText('after', HELP)
    .action((item: string, options: Options) => {
      const ruleset = createRulesets().resolve(parseRulesetName(options.ruleset));
      const ask = new Enumerator();
      const question = priceQuestion(ask, ruleset, item, options);
      const { asked, offered, fee, services } = priceOdds(ask, ruleset, question);
      const { title, shopName } = question;
      if (options.json) {
        const rulesets = originsOf(ruleset, ['world']);
        const numbers = {
          asked: distributionJson(asked),
          ...(offered !== undefined && { offered: distributionJson(offered) }),
          fee: distributionJson(fee),
          services: Object.fromEntries(services),
        };
        terminal.write(`${JSON.stringify({ item: title, rulesets, ...numbers })}\n`);
        return;
      }
      const where = shopName === undefined ? '' : ` in a ${shopName}`;
      terminal.write(`${rulesetLine(ruleset, ['world'])}\n\nA ${title}${where}, in gold\n\n`);
      terminal.write(
        table([
          ['costs', spreadText(asked)],
          ['brings', offered === undefined ? 'nothing: it isn’t bought here' : spreadText(offered)],
          ['a use unpaid', spreadText(fee)],
          ...services.map(([service, gold]) => [`to ${service}`, `${gold}`]),
        ]),
      );
    });
}
