// roguewright odds charge: the outcome of charging an item, and how long wands last, asked and played.

import type { ChargingRules, WandChargeView } from '@roguewright/engine/charging';
import {
  askCharge,
  CHARGE_FIELDS,
  type ChargeOdds,
  type ChargeOptions,
  type ChargeQuestion,
} from '@roguewright/engine/face';
import { playedRecharges, rechargeTable, type WandOddsView } from '@roguewright/engine/odds';
import { Command } from 'commander';
import { type ChargeAnswer, chargeJson, chargeText } from '../odds/charge-report.ts';
import { explanationText, reasons } from '../odds/explain.ts';
import { toldIn, withFields, worldOf } from '../odds/lab/field-options.ts';
import { lab } from '../odds/lab/lab.ts';
import { withLab } from '../odds/lab/lab-options.ts';
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
  const command = new Command('charge').description(
    'charges gained, chance to explode, damage, how long wands last',
  );
  return withLab(asked(withPlays(withFields(command, CHARGE_FIELDS), 'wands')))
    .addHelpText('after', HELP)
    .action(
      lab<ChargeOptions & PlayedOptions & AskedOptions>(terminal, 'charge', (options, self) => {
        const { ruleset, question, odds } = askCharge(worldOf(self), options, toldIn(self));
        if (question.of !== 'wand') {
          refuseOptions(self, ['plays', 'seed'], `doesn't apply to a ${question.of}`);
        }
        const answer = answerOf(ruleset.slots.charging, question, odds, readPlays(options));
        const why = reasons(options, odds.notes);
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

/** A new wand of the kind that was asked about. */
function newWand({ wand, aim, beatitude }: WandOddsView): WandChargeView {
  return { wand, aim, beatitude, source: 'blessed', charges: 0, recharged: 0 };
}

function answerOf(
  rules: ChargingRules,
  question: ChargeQuestion,
  odds: ChargeOdds,
  plays: Plays,
): ChargeAnswer {
  if (question.of !== 'wand') {
    return { odds };
  }
  const played = playedRecharges(luckOf(plays), rules, newWand(question.view), plays.times);
  return { odds, wands: { table: rechargeTable(rules, question.view), played, plays } };
}
