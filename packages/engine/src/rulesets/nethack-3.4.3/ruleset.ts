import type { RulesetSource } from '../ruleset.ts';
import { casting } from './casting.ts';
import { charging } from './charging.ts';
import { speed } from './speed.ts';

/** NetHack 3.4.3: spellcasting, speed and charging. */
export const ruleset: RulesetSource = {
  id: 'nethack-3.4.3',
  title: 'NetHack 3.4.3',
  slots: { casting: { whole: casting }, charging: { whole: charging }, speed: { whole: speed } },
  about:
    'Spellcasting as NetHack 3.4.3 plays it: the first version of the line that is stated, and ' +
    'stated whole. A spell is cast at a chance from attribute, skill, level and armour, for energy ' +
    'and nutrition; the Amulet raises the price. Checked against the program’s own functions.' +
    ' ' +
    'Speed and charging in NetHack 3.4.3, the root of its line: what later versions and most variants say, they say as differences from it.',
  differences: [],
};
