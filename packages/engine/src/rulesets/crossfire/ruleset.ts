import type { RulesetSource } from '../ruleset.ts';
import { casting } from './casting.ts';
import { spells } from './spells.ts';

/** The Crossfire server: spell objects. */
export const ruleset: RulesetSource = {
  id: 'crossfire',
  title: 'Crossfire',
  parent: { casting: 'house' },
  slots: { casting: { patches: [casting] }, spells: { whole: spells } },
  about:
    'Spell objects as the Crossfire server plays them (trunk of November 2021): levels moved by ' +
    'spell paths, damage, duration and range that grow with level, prices in mana and grace, ' +
    'casting times in ticks, paths and resistances composed from everything worn. Checked against ' +
    "the server's own functions.",
  differences: [],
};
