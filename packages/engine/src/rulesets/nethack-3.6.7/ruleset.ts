import type { RulesetSource } from '../ruleset.ts';
import { casting } from './casting.ts';

/** NetHack 3.6.7: spellcasting, speed and charging. */
export const ruleset: RulesetSource = {
  id: 'nethack-3.6.7',
  title: 'NetHack 3.6.7',
  parent: 'nethack-3.6.1',
  slots: { casting: { patches: [casting] } },
  about:
    'Spellcasting, speed and charging as NetHack 3.6.7 plays them. A spell is cast at a chance from ' +
    'attribute, skill, level and armour, for energy and nutrition; movement is dealt out in points, ' +
    'twelve to a move, at random where a speed is no multiple of twelve; an empty wand gives up a ' +
    'last charge once in 121 tries. Numbers and order are those of the program, read in its source ' +
    'and checked against its own functions.',
  differences: [
    {
      says: 'Teleporting at will costs what the spell does, and a refusal keeps the move; it needed nutrition above 100 and strength 6, and a refusal used the move.',
      source: 'NetHack 3.6.2 src/teleport.c (dotele)',
      askedOnly: true,
    },
  ],
};
