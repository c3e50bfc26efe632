import type { RulesetSource } from '../ruleset.ts';
import { casting } from './casting.ts';
import { charging } from './charging.ts';
import { speed } from './speed.ts';
import { world } from './world.ts';

/** NetHack 3.4.3: spellcasting, speed and charging. */
export const ruleset: RulesetSource = {
  id: 'nethack-3.4.3',
  title: 'NetHack 3.4.3',
  parent: { world: 'house' },
  slots: {
    casting: { whole: casting },
    charging: { whole: charging },
    speed: { whole: speed },
    world: { patches: [world] },
  },
  about:
    'Spellcasting, speed and charging as in NetHack 3.4.3. The chance to cast depends on attribute, ' +
    'skill, level and armour; a cast costs energy and nutrition, and more energy with the Amulet. ' +
    'Later versions and most variants are stated as differences from this ruleset. Checked against ' +
    'the program’s own functions.',
  differences: [
    {
      says: 'Shopkeepers sell and buy, and offer no services; in the house they identify, uncurse and charge for gold.',
      source: 'NetHack 3.4.3 src/shk.c',
      slot: 'world',
      changes: ['shops.offered'],
    },
  ],
};
