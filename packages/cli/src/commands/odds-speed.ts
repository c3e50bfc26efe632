// roguewright odds speed: points and moves a turn, asked and played.

import {
  askPace,
  SPEED_FIELDS,
  type SpeedOptions,
  type SpeedQuestion,
} from '@roguewright/engine/face';
import {
  burdenTable,
  type PaceOdds,
  playedHeroPace,
  playedMonsterPace,
} from '@roguewright/engine/odds';
import type { SpeedRules } from '@roguewright/engine/speed';
import { Command } from 'commander';
import { explanationText, reasons } from '../odds/explain.ts';
import { toldIn, withFields, worldOf } from '../odds/lab/field-options.ts';
import { lab } from '../odds/lab/lab.ts';
import { withLab } from '../odds/lab/lab-options.ts';
import { type AskedOptions, asked } from '../odds/options.ts';
import { luckOf, type PlayedOptions, type Plays, readPlays, withPlays } from '../odds/played.ts';
import { type SpeedAnswer, speedJson, speedText } from '../odds/speed-report.ts';
import type { Terminal } from '../terminal/terminal.ts';

const HELP = `
A move takes 12 points. A hero's table shows every burden with every speed property.

Examples:
  roguewright odds speed --property very-fast
  roguewright odds speed --ruleset wiki-speed --burden overtaxed
  roguewright odds speed --ruleset sporkhack --steed 20 --riding-skill expert --galloping
  roguewright odds speed --ruleset nethack-5.0 --monster 20 --adjustment slow`;

/** The command, printing to a terminal. */
export function oddsSpeedCommand(terminal: Terminal): Command {
  const command = new Command('speed').description(
    'points and moves a turn, in the long run and as played',
  );
  return withLab(asked(withPlays(withFields(command, SPEED_FIELDS), 'turns')))
    .addHelpText('after', HELP)
    .action(
      lab<SpeedOptions & PlayedOptions & AskedOptions>(terminal, 'speed', (options, self) => {
        const { ruleset, question, odds } = askPace(worldOf(self), options, toldIn(self));
        const answer = answerOf(ruleset.slots.speed, question, odds, readPlays(options));
        const why = reasons(options, odds.notes);
        if (options.json) {
          terminal.write(speedJson(ruleset, question, answer, why));
          return;
        }
        const drawn = options.plain ? { ...terminal, unicode: false } : terminal;
        terminal.write(speedText(drawn, ruleset, question, answer));
        terminal.write(why === undefined ? '' : explanationText(drawn, why));
      }),
    );
}

function answerOf(
  rules: SpeedRules,
  question: SpeedQuestion,
  odds: PaceOdds,
  plays: Plays,
): SpeedAnswer {
  const luck = luckOf(plays);
  return question.who === 'hero'
    ? {
        odds,
        played: playedHeroPace(luck, rules, question.view, plays.times),
        plays,
        burdens: burdenTable(rules, question.view),
      }
    : {
        odds,
        played: playedMonsterPace(luck, rules, question.view, plays.times),
        plays,
        burdens: [],
      };
}
