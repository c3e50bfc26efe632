// roguewright odds cast: what one attempt to cast is worth.

import { ARCHETYPES_FIELD, askCast, CAST_FIELDS, type CastOptions } from '@roguewright/engine/face';
import { Command } from 'commander';
import { contentOption } from '../content-option.ts';
import { castJson, castText, deniedJson, deniedText } from '../odds/cast-report.ts';
import { explanationText, reasons } from '../odds/explain.ts';
import { toldIn, withFields, worldOf } from '../odds/lab/field-options.ts';
import { lab } from '../odds/lab/lab.ts';
import { withLab } from '../odds/lab/lab-options.ts';
import { type AskedOptions, asked } from '../odds/options.ts';
import { refuseOptions } from '../options.ts';
import type { Terminal } from '../terminal/terminal.ts';

const HELP = `
A spell is told by its numbers (--spell-level, --school, --skill, --damage), or it is one of
the content (--spell), which brings its own level, school, price, time and damage; what
the role is skilled in comes from the ruleset. The target of a spell of the content stands
still in the open, --distance squares away. It dies when its hit points fall below 0, as
the combat rules have it: a damage of 20 doesn't kill 20 hit points. Words of a name may be
joined by a blank, a hyphen or an underscore.

Examples:
  roguewright odds cast --role wizard --level 8 --int 18 --spell-level 3 --skill basic \\
      --body-armour metallic --robe --why
  roguewright odds cast --spell fireball --level 5 --int 17 --target-hp 2d8 --distance 4
  roguewright odds cast --spell fireball --level 5 --attuned fire --repelled frost+light
  roguewright odds cast --role priest --wis 18 --spell-level 1 --emergency --shield small`;

/** The command, printing to a terminal. */
export function oddsCastCommand(terminal: Terminal): Command {
  const command = new Command('cast').description(
    'fail %, price, nutrition, casting time, damage or effect, chance to kill',
  );
  withFields(command, [...CAST_FIELDS, ARCHETYPES_FIELD]).addOption(
    contentOption('folder of a pack with further spells'),
  );
  return withLab(asked(command))
    .addHelpText('after', HELP)
    .action(
      lab<CastOptions & AskedOptions>(terminal, 'cast', (options, self) => {
        if (options.spell === undefined) {
          refuseOptions(self, ['content'], 'needs --spell');
        }
        const { ruleset, question, answer } = askCast(worldOf(self), options, toldIn(self));
        if (answer === undefined) {
          terminal.write(
            options.json ? deniedJson(ruleset, question) : deniedText(terminal, ruleset, question),
          );
          return;
        }
        const effect = question.known?.effect.notes ?? [];
        const why = reasons(options, [...answer.odds.notes, ...effect]);
        if (options.json) {
          terminal.write(castJson(ruleset, question, answer, why));
          return;
        }
        const drawn = options.plain ? { ...terminal, unicode: false } : terminal;
        terminal.write(castText(drawn, ruleset, question, answer));
        terminal.write(why === undefined ? '' : explanationText(drawn, why));
      }),
    );
}
