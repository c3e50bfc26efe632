// roguewright odds shoot, odds throw: what one fighter's shot or throw at one target is worth.

import { type MissileOdds, type ShotOdds, shotOdds, throwOdds } from '@roguewright/engine/odds';
import { createRulesets, parseRulesetName, type Ruleset } from '@roguewright/engine/rulesets';
import { Command } from 'commander';
import { explanationText, reasons } from '../odds/explain.ts';
import { withFighter, withTarget } from '../odds/fighter.ts';
import { missileFigures, SHOOT_INPUTS, THROW_INPUTS } from '../odds/lab/fight-figures.ts';
import { lab } from '../odds/lab/lab.ts';
import { withLab } from '../odds/lab/lab-options.ts';
import type { LabQuestion } from '../odds/lab/lab-question.ts';
import {
  type ShootOptions,
  shootQuestion,
  type ThrowOptions,
  throwQuestion,
} from '../odds/missile-question.ts';
import { missileJson, missileText } from '../odds/missile-report.ts';
import { type AskedOptions, asked } from '../odds/options.ts';
import type { Terminal } from '../terminal/terminal.ts';

const SHOOT_HELP = `
Weights are in pounds, stats as Angband writes them (17, 18/50). The missile is of the
kind that the launcher fires. Hit points may be dice where only their distribution is known.

Examples:
  roguewright odds shoot --class ranger --race elf --level 20 --dex 18/50 \\
      --launcher long-bow --launcher-to-hit 5 --missile 1d6 --ac 36 --hp 11d10 --distance 6
  roguewright odds shoot --launcher sling --missile 1d4 --weight 0.5 --flags slay-evil \\
      --monster-flags evil --ac 16 --hp 12 --why`;

const THROW_HELP = `
Weights are in pounds, stats as Angband writes them (17, 18/50). Without options about the
object a flask of oil is thrown. Slays and brands work for weapons and ammunition only.

Examples:
  roguewright odds throw --class mage --level 5 --ac 16 --hp 3d7 --distance 4
  roguewright odds throw --object 1d6 --kind polearm --weight 5 --to-hit 3 --to-dam 4 \\
      --ac 32 --hp 30 --why`;

/** The command for shots, printing to a terminal. */
export function oddsShootCommand(terminal: Terminal): Command {
  const command = withFighter(new Command('shoot'))
    .description('chance to hit, shots, damage, chance to kill, turns to kill')
    .option('--launcher <KIND>', 'kind of the launcher', 'short-bow')
    .option('--launcher-weight <POUNDS>', 'weight of the launcher (default: its kind’s)')
    .option('--launcher-to-hit <N>', 'enchantment of the launcher to hit', '0')
    .option('--launcher-to-dam <N>', 'enchantment of the launcher to damage', '0')
    .option('--missile <DICE>', 'dice of the missile, such as 1d6', '1d4')
    .option('--weight <POUNDS>', 'weight of the missile', '0.3')
    .option('--extra-shots <N>', 'extra shots from everything worn', '0')
    .option('--extra-might <N>', 'extra might from everything worn', '0');
  return withMissile(command, 'missile')
    .addHelpText('after', SHOOT_HELP)
    .action(
      lab<ShootOptions & AskedOptions>(terminal, SHOOT_LAB, options => {
        const ruleset = rulesetOf(options);
        const question = shootQuestion(ruleset.slots.combat, options);
        const odds = shotOdds(ruleset.slots.combat, question.view);
        answer(terminal, ruleset, options, 'shot', question, odds);
      }),
    );
}

const SHOOT_LAB: LabQuestion<ShootOptions & AskedOptions> = {
  usual: SHOOT_INPUTS,
  answer: options => {
    const ruleset = rulesetOf(options);
    const { view, title } = shootQuestion(ruleset.slots.combat, options);
    return missileFigures(ruleset, title, shotOdds(ruleset.slots.combat, view), 'shot');
  },
};

/** The command for throws, printing to a terminal. */
export function oddsThrowCommand(terminal: Terminal): Command {
  const command = withFighter(new Command('throw'))
    .description('chance to hit, damage, chance to kill, turns to kill')
    .option('--object <DICE>', 'dice of the object, such as 1d6', '2d6')
    .option('--kind <KIND>', 'kind of the object', 'flask')
    .option('--weight <POUNDS>', 'weight of the object', '1');
  return withMissile(command, 'object')
    .addHelpText('after', THROW_HELP)
    .action(
      lab<ThrowOptions & AskedOptions>(terminal, THROW_LAB, options => {
        const ruleset = rulesetOf(options);
        const question = throwQuestion(ruleset.slots.combat, options);
        const odds = throwOdds(ruleset.slots.combat, question.view);
        answer(terminal, ruleset, options, 'throw', question, odds);
      }),
    );
}

const THROW_LAB: LabQuestion<ThrowOptions & AskedOptions> = {
  usual: THROW_INPUTS,
  answer: options => {
    const ruleset = rulesetOf(options);
    const { view, title } = throwQuestion(ruleset.slots.combat, options);
    return missileFigures(ruleset, title, throwOdds(ruleset.slots.combat, view), 'throw');
  },
};

/** The options that shots and throws share. @param thing what flies */
function withMissile(command: Command, thing: string): Command {
  command
    .option('--to-hit <N>', `enchantment of the ${thing} to hit`, '0')
    .option('--to-dam <N>', `enchantment of the ${thing} to damage`, '0')
    .option('--flags <LIST>', `slays and brands of the ${thing}, with commas`, '')
    .option('--artifact', `the ${thing} is an artifact`)
    .option('--distance <N>', 'squares to the target, 1 to 99', '3');
  return withLab(asked(withTarget(command)));
}

function rulesetOf({ ruleset }: AskedOptions): Ruleset {
  return createRulesets().resolve(parseRulesetName(ruleset));
}

function answer(
  terminal: Terminal,
  ruleset: Ruleset,
  options: AskedOptions,
  one: string,
  question: Parameters<typeof missileText>[3],
  odds: MissileOdds | ShotOdds,
): void {
  const why = reasons(options, odds.notes);
  if (options.json) {
    terminal.write(missileJson(ruleset, question, odds, why));
    return;
  }
  const drawn = options.plain ? { ...terminal, unicode: false } : terminal;
  terminal.write(missileText(drawn, ruleset, one, question, odds));
  terminal.write(why === undefined ? '' : explanationText(drawn, why));
}
