// roguewright odds cast: what one attempt to cast is worth.

import { castForgotten } from '@roguewright/engine/casting';
import { Enumerator } from '@roguewright/engine/chance';
import { attemptsAt, castOdds, objectCastOdds } from '@roguewright/engine/odds';
import { createRulesets, parseRulesetName, type Ruleset } from '@roguewright/engine/rulesets';
import { Command } from 'commander';
import { contentOption } from '../content-option.ts';
import { OptionError } from '../failures.ts';
import {
  type CastOptions,
  type CastQuestion,
  castQuestion,
  PLENTY,
  PURSE,
} from '../odds/cast-question.ts';
import {
  type CastAnswer,
  castJson,
  castText,
  deniedJson,
  deniedText,
} from '../odds/cast-report.ts';
import { explanationText, reasons } from '../odds/explain.ts';
import { CAST_INPUTS, castFigures } from '../odds/lab/cast-figures.ts';
import { lab } from '../odds/lab/lab.ts';
import { withLab } from '../odds/lab/lab-options.ts';
import type { LabQuestion } from '../odds/lab/lab-question.ts';
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
  const command = new Command('cast')
    .description('fail %, price, nutrition, casting time, damage or effect, chance to kill')
    .option('--role <NAME>', 'role of the caster', 'wizard')
    .option('--level <N>', 'level of the caster, 1 to 30', '1')
    .option('--int <N>', 'intelligence, 3 to 25', '16')
    .option('--wis <N>', 'wisdom, 3 to 25', '16')
    .option('--dex <N>', 'dexterity, which aims a ray, 3 to 25', '10')
    .option('--spell <ID>', 'a spell of the content, such as spell_fireball')
    .addOption(contentOption('folder of a pack with further spells'))
    .option('--spell-level <N>', 'level of the spell, 1 to 7', '1')
    .option('--school <NAME>', 'school of the spell')
    .option('--skill <SKILL>', 'skill in that school: restricted to expert')
    .option('--attuned <PATHS>', 'paths to which the caster is attuned, such as fire+light', '')
    .option('--repelled <PATHS>', 'paths by which the caster is repelled', '')
    .option('--denied <PATHS>', 'paths denied to the caster', '')
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
    .option('--grace <N>', 'grace of the caster, which pays for prayers', PLENTY)
    .option('--encumbrance <N>', 'weight of gear as Crossfire counts it, 0 to 999', '0')
    .option('--luck <N>', 'luck of the caster under Crossfire, -99 to 99', '0')
    .option('--nutrition <N>', 'nutrition of the caster', '900')
    .option('--strength <N>', 'strength of the caster, 3 to 25', '16')
    .option(
      '--burden <NAME>',
      'unencumbered, burdened, stressed, strained, overtaxed or overloaded',
      'unencumbered',
    )
    .option('--amulet', 'the Amulet of Yendor is carried')
    .option('--confused', 'the caster is confused')
    .option('--stunned', 'the caster is stunned')
    .option('--forgotten', 'the spell is forgotten')
    .option('--damage <DICE>', 'damage of a spell told by numbers, such as 6d6')
    .option('--target-hp <N or DICE>', 'hit points of the target')
    .option('--target-level <N>', 'level of the target', '1')
    .option('--target-ac <N>', 'armour class of the target, descending, -128 to 127', '8')
    .option('--target-mr <N>', 'magic resistance of the target, 0 to 127', '0')
    .option('--resist <LIST>', 'resistances of the target, such as fire=50 or sleep=100', '')
    .option('--distance <N>', 'squares to the target, 1 to 30', '3');
  return withLab(asked(command))
    .addHelpText('after', HELP)
    .action(
      lab<CastOptions & AskedOptions>(terminal, LAB, (options, self) => {
        const { ruleset, question } = read(options, self);
        if (question.denied) {
          terminal.write(
            options.json ? deniedJson(ruleset, question) : deniedText(terminal, ruleset, question),
          );
          return;
        }
        refuseUnmet(self, question);
        const answer = answerOf(ruleset, question, options);
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

/** The question asked many times. */
const LAB: LabQuestion<CastOptions & AskedOptions> = {
  usual: CAST_INPUTS,
  answer: (options, self) => {
    const { ruleset, question } = read(options, self);
    if (question.denied) {
      return castFigures(ruleset, question, undefined);
    }
    refuseUnmet(self, question);
    return castFigures(ruleset, question, answerOf(ruleset, question, options));
  },
};

function read(options: CastOptions & AskedOptions, self: Command) {
  const ruleset = createRulesets().resolve(parseRulesetName(options.ruleset));
  refuseIdle(self, options);
  return { ruleset, question: castQuestion(ruleset, options) };
}

/** Throws a UsageError for an option about a target that the spell doesn't meet. */
function refuseUnmet(command: Command, { damage, known }: CastQuestion): void {
  if (damage === undefined) {
    refuseOptions(command, ['targetHp'], 'needs a spell that does damage');
    if (known?.effect.brings === undefined) {
      refuseOptions(command, OF_TARGET, 'needs a spell that meets a target');
    }
  }
}

/** Options that only say something about a spell of the content, and about what it does to its target. */
const OF_TARGET = ['dex', 'distance', 'targetLevel', 'targetAc', 'targetMr', 'resist'];
const OF_CONTENT = ['content', 'attuned', 'repelled', 'denied', ...OF_TARGET];

/** Throws a UsageError for an option that the other options leave without a meaning. */
function refuseIdle(command: Command, { spell, damage, targetHp, content }: CastOptions): void {
  if (spell === undefined) {
    refuseOptions(command, OF_CONTENT, 'needs --spell');
  } else {
    refuseOptions(
      command,
      ['spellLevel'],
      "can't be combined with --spell, which has a level of its own",
    );
  }
  if (damage !== undefined) {
    const idle = OF_CONTENT.filter(name => name !== 'content' || content === undefined);
    refuseOptions(
      command,
      idle,
      "can't be combined with --damage, which replaces what the spell does",
    );
  }
  if (spell === undefined && damage === undefined && targetHp !== undefined) {
    throw new OptionError('--target-hp', 'needs --spell or --damage, which hurts the target');
  }
}

function answerOf(ruleset: Ruleset, question: CastQuestion, options: CastOptions): CastAnswer {
  const { damage, hitPoints, view } = question;
  const { casting } = ruleset.slots;
  const odds =
    question.byObject === undefined
      ? castOdds(casting, view)
      : objectCastOdds(ruleset.slots.spells, question.byObject);
  const isForgotten = options.forgotten === true && odds.ends.get('forgotten') === 1;
  const { spellLevel } = view.caster;
  const before = { confusion: 0, stun: 0, energy: PURSE, nutrition: 0 };
  return {
    odds,
    target:
      damage === undefined || hitPoints === undefined || isForgotten
        ? undefined
        : attemptsAt(odds, damage, hitPoints),
    backfires: isForgotten
      ? new Enumerator().ask(castForgotten, casting, { spellLevel, ...before })
      : undefined,
  };
}
