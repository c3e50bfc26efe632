// roguewright odds shoot, odds throw: what one fighter's shot or throw at one target is worth.

import {
  ARCHETYPES_FIELD,
  askShot,
  askThrow,
  SHOOT_FIELDS,
  type ShootOptions,
  THROW_FIELDS,
  type ThrowOptions,
} from '@roguewright/engine/face';
import type { MissileOdds, ShotOdds } from '@roguewright/engine/odds';
import type { Ruleset } from '@roguewright/engine/rulesets';
import { Command } from 'commander';
import { explanationText, reasons } from '../odds/explain.ts';
import { toldIn, withFields, worldOf } from '../odds/lab/field-options.ts';
import { lab } from '../odds/lab/lab.ts';
import { withLab } from '../odds/lab/lab-options.ts';
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
  const command = new Command('shoot').description(
    'chance to hit, shots, damage, chance to kill, turns to kill',
  );
  return withLab(asked(withFields(command, [...SHOOT_FIELDS, ARCHETYPES_FIELD])))
    .addHelpText('after', SHOOT_HELP)
    .action(
      lab<ShootOptions & AskedOptions>(terminal, 'shoot', (options, self) => {
        const { ruleset, question, odds } = askShot(worldOf(self), options, toldIn(self));
        answer(terminal, ruleset, options, 'shot', question, odds);
      }),
    );
}

/** The command for throws, printing to a terminal. */
export function oddsThrowCommand(terminal: Terminal): Command {
  const command = new Command('throw').description(
    'chance to hit, damage, chance to kill, turns to kill',
  );
  return withLab(asked(withFields(command, [...THROW_FIELDS, ARCHETYPES_FIELD])))
    .addHelpText('after', THROW_HELP)
    .action(
      lab<ThrowOptions & AskedOptions>(terminal, 'throw', (options, self) => {
        const { ruleset, question, odds } = askThrow(worldOf(self), options, toldIn(self));
        answer(terminal, ruleset, options, 'throw', question, odds);
      }),
    );
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
