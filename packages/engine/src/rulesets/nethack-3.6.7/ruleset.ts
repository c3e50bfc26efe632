import type { RulesetSource } from '../ruleset.ts';
import { casting } from './casting.ts';

/** NetHack 3.6.7: spellcasting, speed and charging. */
export const ruleset: RulesetSource = {
  id: 'nethack-3.6.7',
  title: 'NetHack 3.6.7',
  parent: 'nethack-3.6.1',
  slots: { casting: { patches: [casting] } },
  about:
    'Spellcasting, speed and charging as in NetHack 3.6.7. The chance to cast depends on attribute, ' +
    'skill, level and armour; a cast costs energy and nutrition. A move costs 12 movement points, ' +
    'and a speed that isn’t a multiple of 12 is rounded at random. The chance to wrest a last charge ' +
    'from an empty wand is 1 in 121. Checked against the program’s source and its own functions.',
  differences: [
    {
      says: 'Teleporting at will costs what the spell does, and a refusal keeps the move; it needed nutrition above 100 and strength 6, and a refusal used the move.',
      source: 'NetHack 3.6.2 src/teleport.c (dotele)',
      slot: 'casting',
      changes: ['teleport'],
      askedOnly: true,
    },
  ],
};
