import type { RulesetSource } from '../ruleset.ts';
import { casting } from './casting.ts';

/** NetHack 3.4.3: spellcasting. */
export const ruleset: RulesetSource = {
  id: 'nethack-3.4.3',
  title: 'NetHack 3.4.3',
  slots: { casting: { whole: casting } },
  about:
    'Spellcasting as NetHack 3.4.3 plays it: the first version of the line that is stated, and ' +
    'stated whole. A spell is cast at a chance from attribute, skill, level and armour, for energy ' +
    'and nutrition; the Amulet raises the price. Checked against the program’s own functions.',
  differences: [],
};
