// roguewright odds cast: what one attempt to cast is worth.

import { attemptsAt, castOdds } from '@roguewright/engine/odds';
import { createRulesets, parseRulesetName } from '@roguewright/engine/rulesets';
import { Command } from 'commander';
import { type CastOptions, castQuestion, PLENTY } from '../odds/cast-question.ts';
import { type CastAnswer, castJson, castText } from '../odds/cast-report.ts';
import { explain, explanationText } from '../odds/explain.ts';
import { type AskedOptions, asked } from '../odds/options.ts';
import type { Terminal } from '../terminal/terminal.ts';

const HELP = `
A spell is told by its numbers (--spell-level, --school, --skill, --damage), or it is one of
the content (--spell), which brings its own level, school, price, time and damage; what
the role is skilled in comes from the ruleset. The target of a spell of the content stands
still in the open, --distance squares away.

Examples:
  roguewright odds cast --role wizard --level 8 --int 18 --spell-level 3 --skill basic \\
      --body-armour metallic --robe --why
  roguewright odds cast --spell fireball --level 5 --int 17 --target-hp 2d8 --distance 4
  roguewright odds cast --role priest --wis 18 --spell-level 1 --emergency --shield small`;

/** The command, printing to a terminal. */
export function oddsCastCommand(terminal: Terminal): Command {
  const command = new Command('cast')
    .description('fail %, price, nutrition, casting time, damage, chance to kill')
    .option('--role <NAME>', 'role of the caster', 'wizard')
    .option('--level <N>', 'level of the caster, 1 to 30', '1')
    .option('--int <N>', 'intelligence, 3 to 25', '16')
    .option('--wis <N>', 'wisdom, 3 to 25', '16')
    .option('--spell <ID>', 'a spell of the content, such as spell_fireball')
    .option('--content <DIR>', 'further content files')
    .option('--spell-level <N>', 'level of the spell, 1 to 7', '1')
    .option('--school <NAME>', 'school of the spell')
    .option('--skill <SKILL>', 'skill in that school')
    .option('--emergency', 'it is an emergency spell')
    .option('--special', 'it is the special spell of the role')
    .option('--body-armour <KIND>', 'none, nonmetallic or metallic', 'none')
    .option('--robe', 'a robe is worn')
    .option('--shield <SIZE>', 'none, small or large', 'none')
    .option('--helmet <KIND>', 'none, nonmetallic, metallic or helm-of-brilliance', 'none')
    .option('--gloves <KIND>', 'none, nonmetallic or metallic', 'none')
    .option('--boots <KIND>', 'none, nonmetallic or metallic', 'none')
    .option('--quarterstaff', 'a quarterstaff is wielded')
    .option('--energy <N>', 'energy of the caster', PLENTY)
    .option('--nutrition <N>', 'nutrition of the caster', '900')
    .option('--strength <N>', 'strength of the caster, 3 to 25', '16')
    .option('--burden <NAME>', 'load of the caster', 'unencumbered')
    .option('--amulet', 'the Amulet of Yendor is carried')
    .option('--confused', 'the caster is confused')
    .option('--stunned', 'the caster is stunned')
    .option('--forgotten', 'the spell is forgotten')
    .option('--damage <DICE>', 'damage of a spell told by numbers, such as 6d6')
    .option('--target-hp <N or DICE>', 'hit points of the target')
    .option('--target-level <N>', 'level of the target', '1')
    .option('--resist <LIST>', 'resistances of the target, such as fire=50', '')
    .option('--distance <N>', 'squares to the target, 1 to 30', '3');
  return asked(command)
    .addHelpText('after', HELP)
    .action((options: CastOptions & AskedOptions) => {
      const ruleset = createRulesets().resolve(parseRulesetName(options.ruleset));
      const question = castQuestion(ruleset, options);
      const { damage, hitPoints } = question;
      const odds = castOdds(ruleset.slots.casting, question.view);
      const answer: CastAnswer = {
        odds,
        target:
          damage === undefined || hitPoints === undefined
            ? undefined
            : attemptsAt(odds, damage, hitPoints),
      };
      const why = options.why ? explain(odds.notes) : undefined;
      if (options.json) {
        terminal.write(castJson(ruleset.id, question, answer, why));
        return;
      }
      const drawn = options.plain ? { ...terminal, unicode: false } : terminal;
      terminal.write(castText(drawn, ruleset.id, question, answer));
      terminal.write(why === undefined ? '' : explanationText(drawn, why));
    });
}
