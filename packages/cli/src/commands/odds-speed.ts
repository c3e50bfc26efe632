// roguewright odds speed: points and moves a turn, asked and played.

import {
  burdenTable,
  heroPace,
  monsterPace,
  type PaceOdds,
  playedHeroPace,
  playedMonsterPace,
} from '@roguewright/engine/odds';
import { createRulesets, parseRulesetName } from '@roguewright/engine/rulesets';
import type { SpeedRules } from '@roguewright/engine/speed';
import { Command } from 'commander';
import { explanationText, reasons } from '../odds/explain.ts';
import { lab } from '../odds/lab/lab.ts';
import { withLab } from '../odds/lab/lab-options.ts';
import type { LabQuestion } from '../odds/lab/lab-question.ts';
import { SPEED_INPUTS, speedFigures } from '../odds/lab/other-figures.ts';
import { type AskedOptions, asked } from '../odds/options.ts';
import { luckOf, type PlayedOptions, type Plays, readPlays, withPlays } from '../odds/played.ts';
import { type SpeedOptions, type SpeedQuestion, speedQuestion } from '../odds/speed-question.ts';
import { type SpeedAnswer, speedJson, speedText } from '../odds/speed-report.ts';
import { refuseOptions } from '../options.ts';
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
  const command = new Command('speed')
    .description('points and moves a turn, in the long run and as played')
    .option('--base <N>', 'speed of the hero’s form, 0 to 127', '12')
    .option('--property <NAME>', 'none, fast or very-fast', 'none')
    .option(
      '--burden <NAME>',
      'unencumbered, burdened, stressed, strained, overtaxed or overloaded',
      'unencumbered',
    )
    .option('--slow', 'the hero is slowed, where the ruleset knows of that')
    .option('--steed <N>', 'the hero rides a steed of this speed and has just moved')
    .option('--riding-skill <SKILL>', 'the hero’s, where the ruleset asks', 'basic')
    .option('--galloping', 'the steed gallops, on a longer way')
    .option('--monster <N>', 'a monster of this speed in place of a hero')
    .option('--adjustment <NAME>', 'of monster or steed: normal, slow or fast', 'normal');
  return withLab(asked(withPlays(command, 'turns')))
    .addHelpText('after', HELP)
    .action(
      lab<SpeedOptions & PlayedOptions & AskedOptions>(terminal, LAB, (options, self) => {
        const { ruleset, question } = read(options, self);
        const answer = answerOf(ruleset.slots.speed, question, readPlays(options));
        const why = reasons(options, answer.odds.notes);
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

/** The question asked many times. */
const LAB: LabQuestion<SpeedOptions & AskedOptions> = {
  usual: SPEED_INPUTS,
  answer: (options, self) => {
    const { ruleset, question } = read(options, self);
    const odds = oddsOf(ruleset.slots.speed, question);
    return speedFigures(ruleset, question.title, odds);
  },
};

function read(options: SpeedOptions & AskedOptions, self: Command) {
  const ruleset = createRulesets().resolve(parseRulesetName(options.ruleset));
  refuseIdle(self, options);
  return { ruleset, question: speedQuestion(options) };
}

function oddsOf(rules: SpeedRules, question: SpeedQuestion): PaceOdds {
  return question.who === 'hero'
    ? heroPace(rules, question.view)
    : monsterPace(rules, question.view);
}

/** Throws a UsageError for an option that the other options leave without a meaning. */
function refuseIdle(command: Command, { monster, steed }: SpeedOptions): void {
  if (monster !== undefined) {
    const ofHero = ['base', 'property', 'burden', 'slow', 'steed', 'ridingSkill', 'galloping'];
    refuseOptions(command, ofHero, "is about a hero, so it can't be combined with --monster");
  } else if (steed === undefined) {
    refuseOptions(command, ['ridingSkill', 'galloping'], 'needs --steed');
    refuseOptions(command, ['adjustment'], 'needs --steed or --monster');
  }
}

function answerOf(rules: SpeedRules, question: SpeedQuestion, plays: Plays): SpeedAnswer {
  const luck = luckOf(plays);
  return question.who === 'hero'
    ? {
        odds: oddsOf(rules, question),
        played: playedHeroPace(luck, rules, question.view, plays.times),
        plays,
        burdens: burdenTable(rules, question.view),
      }
    : {
        odds: oddsOf(rules, question),
        played: playedMonsterPace(luck, rules, question.view, plays.times),
        plays,
        burdens: [],
      };
}
