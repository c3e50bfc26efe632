// roguewright odds charge: the outcome of charging an item, and how long wands last, asked and played.

import type { ChargingRules, WandChargeView } from '@roguewright/engine/charging';
import {
  bookChargeOdds,
  playedRecharges,
  rechargeTable,
  ringChargeOdds,
  toolChargeOdds,
  type WandOddsView,
  wandChargeOdds,
} from '@roguewright/engine/odds';
import { createRulesets, parseRulesetName } from '@roguewright/engine/rulesets';
import { Command } from 'commander';
import {
  type ChargeOptions,
  type ChargeQuestion,
  chargeQuestion,
  idleOptions,
} from '../odds/charge-question.ts';
import { type ChargeAnswer, chargeJson, chargeText } from '../odds/charge-report.ts';
import { explanationText, reasons } from '../odds/explain.ts';
import { lab } from '../odds/lab/lab.ts';
import { withLab } from '../odds/lab/lab-options.ts';
import type { LabQuestion } from '../odds/lab/lab-question.ts';
import { CHARGE_INPUTS, chargeFigures } from '../odds/lab/other-figures.ts';
import { type AskedOptions, asked } from '../odds/options.ts';
import { luckOf, type PlayedOptions, type Plays, readPlays, withPlays } from '../odds/played.ts';
import { refuseOptions } from '../options.ts';
import type { Terminal } from '../terminal/terminal.ts';

const HELP = `
Kinds are names such as magic-missile, "gain strength" or magic_marker. Of a ring --charges
is the enchantment. Of a wand the table tells how long one of its kind lasts, charged by
blessed sources.

Examples:
  roguewright odds charge --wand wishing --charges 1 --source blessed
  roguewright odds charge --wand death --charges 4 --recharged 5 --ruleset nethack-3.4.3 --hp 80
  roguewright odds charge --ring protection --charges 3 --why
  roguewright odds charge --book sleep --aim ray --recharged 4 --ruleset slashem
  roguewright odds charge --tool oil-lamp --charges 1 --fuel 200 --source uncursed`;

/** The command, printing to a terminal. */
export function oddsChargeCommand(terminal: Terminal): Command {
  const command = new Command('charge')
    .description('charges gained, chance to explode, damage, how long wands last')
    .option('--wand <KIND>', 'a wand, such as magic-missile')
    .option('--ring <KIND>', 'a ring, such as gain-strength')
    .option('--tool <KIND>', 'a tool, such as magic-marker')
    .option('--book <SPELL>', 'a spellbook, where the ruleset charges books')
    .option('--aim <AIM>', 'of a wand or the spell of a book: none, immediate or ray')
    .option('--source <BEATITUDE_SIGN>', 'cursed, uncursed or blessed', 'blessed')
    .option('--beatitude <BEATITUDE_SIGN>', 'of the thing: cursed, uncursed or blessed', 'uncursed')
    .option('--charges <N>', 'charges that it has; -1 for a cancelled wand', '0')
    .option('--recharged <N>', 'how often it was charged before, 0 to 7', '0')
    .option('--fuel <N>', 'turns of fuel of a lamp', '0')
    .option('--lit', 'the lamp is lit')
    .option('--luck <N>', 'of the bearer, where the ruleset asks, -13 to 13', '0')
    .option('--hp <N>', 'greatest hit points of the bearer, where the ruleset asks', '30');
  return withLab(asked(withPlays(command, 'wands')))
    .addHelpText('after', HELP)
    .action(
      lab<ChargeOptions & PlayedOptions & AskedOptions>(terminal, LAB, (options, self) => {
        const { ruleset, question } = read(options, self);
        const answer = answerOf(ruleset.slots.charging, question, readPlays(options));
        const why = reasons(options, answer.odds.notes);
        if (options.json) {
          terminal.write(chargeJson(ruleset, question, answer, why));
          return;
        }
        const drawn = options.plain ? { ...terminal, unicode: false } : terminal;
        terminal.write(chargeText(drawn, ruleset, question, answer));
        terminal.write(why === undefined ? '' : explanationText(drawn, why));
      }),
    );
}

/** The question asked many times. */
const LAB: LabQuestion<ChargeOptions & AskedOptions> = {
  usual: CHARGE_INPUTS,
  answer: (options, self) => {
    const { ruleset, question } = read(options, self);
    return chargeFigures(ruleset, question, oddsOf(ruleset.slots.charging, question));
  },
};

function read(options: ChargeOptions & AskedOptions, self: Command) {
  const ruleset = createRulesets().resolve(parseRulesetName(options.ruleset));
  const question = chargeQuestion(ruleset, options);
  refuseOptions(self, idleOptions(question.of), `doesn't apply to a ${question.of}`);
  return { ruleset, question };
}

/** A new wand of the kind that was asked about. */
function newWand({ wand, aim, beatitude }: WandOddsView): WandChargeView {
  return { wand, aim, beatitude, source: 'blessed', charges: 0, recharged: 0 };
}

function oddsOf(rules: ChargingRules, question: ChargeQuestion): ChargeAnswer['odds'] {
  switch (question.of) {
    case 'wand':
      return wandChargeOdds(rules, question.view);
    case 'ring':
      return ringChargeOdds(rules, question.view);
    case 'book':
      return bookChargeOdds(rules, question.view);
    case 'tool':
      return toolChargeOdds(rules, question.view);
  }
}

function answerOf(rules: ChargingRules, question: ChargeQuestion, plays: Plays): ChargeAnswer {
  const odds = oddsOf(rules, question);
  if (question.of !== 'wand') {
    return { odds };
  }
  const played = playedRecharges(luckOf(plays), rules, newWand(question.view), plays.times);
  return { odds, wands: { table: rechargeTable(rules, question.view), played, plays } };
}
