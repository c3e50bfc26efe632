// roguewright odds attack: what one fighter's attack on one target is worth.

import { attackOdds } from '@roguewright/engine/odds';
import { createRulesets, parseRulesetName } from '@roguewright/engine/rulesets';
import { Command } from 'commander';
import { type AttackOptions, attackQuestion, USUAL_WEIGHT } from '../odds/attack-question.ts';
import { attackJson, attackText } from '../odds/attack-report.ts';
import { explanationText, reasons } from '../odds/explain.ts';
import { withFighter, withTarget } from '../odds/fighter.ts';
import { ATTACK_INPUTS, attackFigures } from '../odds/lab/fight-figures.ts';
import { lab } from '../odds/lab/lab.ts';
import { withLab } from '../odds/lab/lab-options.ts';
import type { LabQuestion } from '../odds/lab/lab-question.ts';
import { type AskedOptions, asked } from '../odds/options.ts';
import { refuseOptions } from '../options.ts';
import type { Terminal } from '../terminal/terminal.ts';

const HELP = `
Weights are in pounds, stats as Angband writes them (17, 18/50). Without --weapon the
attack is with bare hands. Hit points may be dice where only their distribution is known.
Flags of weapons: slay-evil, brand-fire, execute-dragon and so on; flags of monsters:
evil, animal, immune-fire and so on; a wrong one lists them all.

Examples:
  roguewright odds attack --class warrior --level 20 --str 18/50 --dex 18/10 \\
      --weapon 2d5 --weight 13 --to-hit 5 --to-dam 8 --ac 30 --hp 60
  roguewright odds attack --class rogue --race hobbit --weapon 1d4 --weight 1.2 \\
      --flags slay-evil --ac 16 --hp 3d8 --monster-flags evil --why`;

/** Options that only say something about a weapon. */
const OF_WEAPON = ['kind', 'toHit', 'toDam', 'flags', 'blessed'];

/** The command, printing to a terminal. */
export function oddsAttackCommand(terminal: Terminal): Command {
  const command = withFighter(new Command('attack'))
    .description('chance to hit, blows, damage, chance to kill, turns to kill')
    .option('--weapon <DICE>', 'dice of the weapon, such as 2d5')
    .option('--kind <KIND>', 'kind of the weapon', 'sword')
    .option('--weight <POUNDS>', `weight of the weapon (default: ${USUAL_WEIGHT})`)
    .option('--to-hit <N>', 'enchantment of the weapon to hit', '0')
    .option('--to-dam <N>', 'enchantment of the weapon to damage', '0')
    .option('--flags <LIST>', 'slays and brands of the weapon, with commas', '')
    .option('--blessed', 'the weapon is blessed')
    .option('--worn-to-dam <N>', 'to damage from everything else worn', '0')
    .option('--extra-blows <N>', 'extra blows from everything worn', '0');
  return withLab(asked(withTarget(command)))
    .addHelpText('after', HELP)
    .action(
      lab<AttackOptions & AskedOptions>(terminal, LAB, (options, self) => {
        const { ruleset, question } = read(options, self);
        const odds = attackOdds(ruleset.slots.combat, question);
        const why = reasons(options, odds.notes);
        if (options.json) {
          terminal.write(attackJson(ruleset, question, odds, why));
          return;
        }
        const drawn = options.plain ? { ...terminal, unicode: false } : terminal;
        terminal.write(attackText(drawn, ruleset, question, odds));
        terminal.write(why === undefined ? '' : explanationText(drawn, why));
      }),
    );
}

/** The question asked many times. */
const LAB: LabQuestion<AttackOptions & AskedOptions> = {
  usual: ATTACK_INPUTS,
  answer: (options, self) => {
    const { ruleset, question } = read(options, self);
    const odds = attackOdds(ruleset.slots.combat, { ...question, brief: true });
    return attackFigures(ruleset, question.title, odds);
  },
};

function read(options: AttackOptions & AskedOptions, self: Command) {
  const ruleset = createRulesets().resolve(parseRulesetName(options.ruleset));
  if (options.weapon === undefined) {
    refuseOptions(self, OF_WEAPON, 'needs --weapon');
  }
  return { ruleset, question: attackQuestion(ruleset.slots.combat, options) };
}
