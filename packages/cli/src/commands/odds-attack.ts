// roguewright odds attack: what one fighter's attack on one target is worth.

import {
  ARCHETYPES_FIELD,
  ATTACK_FIELDS,
  type AttackOptions,
  askAttack,
} from '@roguewright/engine/face';
import { Command } from 'commander';
import { attackJson, attackText } from '../odds/attack-report.ts';
import { explanationText, reasons } from '../odds/explain.ts';
import { toldIn, withFields, worldOf } from '../odds/lab/field-options.ts';
import { lab } from '../odds/lab/lab.ts';
import { withLab } from '../odds/lab/lab-options.ts';
import { type AskedOptions, asked } from '../odds/options.ts';
import type { Terminal } from '../terminal/terminal.ts';

const HELP = `
Weights are in pounds, stats as Angband writes them (17, 18/50). Without --weapon the
attack is with bare hands. Hit points may be dice where only their distribution is known.
Flags of weapons: slay-evil, brand-fire, execute-dragon and so on; flags of monsters:
evil, animal, immune-fire and so on; a wrong one lists them all.

A weapon and a creature of the content can be named: their numbers then count.

Examples:
  roguewright odds attack --weapon "long sword" --creature ogre --level 10
  roguewright odds attack --class warrior --level 20 --str 18/50 --dex 18/10 \\
      --weapon 2d5 --weight 13 --to-hit 5 --to-dam 8 --ac 30 --hp 60
  roguewright odds attack --class rogue --race hobbit --weapon 1d4 --weight 1.2 \\
      --flags slay-evil --ac 16 --hp 3d8 --monster-flags evil --why`;

/** The command, printing to a terminal. */
export function oddsAttackCommand(terminal: Terminal): Command {
  const command = new Command('attack').description(
    'chance to hit, blows, damage, chance to kill, turns to kill',
  );
  return withLab(asked(withFields(command, [...ATTACK_FIELDS, ARCHETYPES_FIELD])))
    .addHelpText('after', HELP)
    .action(
      lab<AttackOptions & AskedOptions>(terminal, 'attack', (options, self) => {
        const { ruleset, question, odds } = askAttack(worldOf(self), options, toldIn(self));
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
