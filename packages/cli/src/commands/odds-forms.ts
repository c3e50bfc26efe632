// roguewright odds forms: the forms that a polymorphed hero may have, and what they can't do.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { type FormRow, formRows } from '@roguewright/engine/host';
import { createRulesets, parseRulesetName } from '@roguewright/engine/rulesets';
import { tellForbidden } from '@roguewright/engine/words';
import { Command } from 'commander';
import { integerOption, nameOption } from '../options.ts';
import { table } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';

const HELP = `
The fastest forms come first. A form wears armour if helmet, gloves, boots and shield fit it.
What a form may do depends on the casting and charging slots of the ruleset.

Examples:
  roguewright odds forms
  roguewright odds forms --wears-armour --limit 3
  roguewright odds forms titan
  roguewright odds forms "air elemental" --ruleset charging=nethack-3.7`;

/** How many rows may be asked for. */
const ROWS = { least: 1, most: 1000 };

interface FormsOptions {
  readonly wearsArmour?: true;
  readonly limit: string;
  readonly ruleset: string;
  readonly json?: true;
}

/** The command, printing to a terminal. */
export function oddsFormsCommand(terminal: Terminal): Command {
  return new Command('forms')
    .description('the forms that polymorph gives, the fastest first, and what they can’t do')
    .argument('[NAME]', 'one form; by default all of them')
    .option('--wears-armour', 'only forms that wear armour')
    .option('--limit <N>', 'number of forms, 1 to 1000', '10')
    .option('--ruleset <ID>', 'ruleset or composition', 'house')
    .option('--json', 'print one JSON document instead of text')
    .addHelpText('after', HELP)
    .action((name: string | undefined, options: FormsOptions) => {
      const content = loadContent(readContent());
      const ruleset = createRulesets().resolve(parseRulesetName(options.ruleset));
      const limit = integerOption('limit', options.limit, ROWS.least, ROWS.most);
      const all = formRows(content, ruleset);
      if (name !== undefined) {
        const wanted = nameOption(
          'NAME',
          name,
          all.map(row => row.name),
        );
        const form = all.find(row => row.name === wanted)!;
        terminal.write(options.json ? `${JSON.stringify(form)}\n` : details(form));
        return;
      }
      const forms = all
        .filter(row => options.wearsArmour === undefined || row.wearsArmour)
        .slice(0, limit);
      terminal.write(options.json ? `${JSON.stringify(forms)}\n` : list(forms));
    });
}

function list(forms: readonly FormRow[]): string {
  const rows = forms.map(({ name, level, speed, armourClass, hitPoints, blows }) => [
    name,
    String(speed),
    String(level),
    String(armourClass),
    hitPoints[1].toFixed(1),
    blows.join(', ') || 'none',
  ]);
  return table([['form', 'speed', 'level', 'armour', 'hit points', 'blows'], ...rows]);
}

function details(form: FormRow): string {
  const [least, mean, most] = form.hitPoints;
  return [
    `${form.name}: level ${form.level}, ${form.size}, ${form.speed} movement points a turn`,
    `Armour class ${form.armourClass} (NetHack ${form.descending}), magic resistance ${form.magicResistance}`,
    `Hit points ${least} to ${most}, ${mean.toFixed(1)} on average`,
    `Blows: ${form.blows.join(', ') || 'none'}`,
    form.wearsArmour ? 'It wears helmet, gloves, boots and shield.' : 'It can’t wear armour.',
    ...tellForbidden(form.cannot),
    '',
  ].join('\n');
}
