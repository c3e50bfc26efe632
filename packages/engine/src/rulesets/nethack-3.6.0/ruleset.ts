import type { RulesetSource } from '../ruleset.ts';
import { charging } from './charging.ts';
import { speed } from './speed.ts';

/** NetHack 3.6.0: differences from its parent in speed and charging. */
export const ruleset: RulesetSource = {
  id: 'nethack-3.6.0',
  title: 'NetHack 3.6.0',
  parent: { speed: 'nethack-3.4.3', charging: 'nethack-3.4.3' },
  slots: { charging: { patches: [charging] }, speed: { patches: [speed] } },
  about:
    'NetHack 3.6.0: the first version in which a monster’s points are left to luck and in which an exploding wand hurts by its kind.',
  differences: [
    {
      says: 'A monster’s points vary from turn to turn by up to four more or two less, and are 1 at least; they were its speed. A steed’s and those of what never moves stay.',
      source: 'NetHack 3.6.0 src/mon.c (mcalcmove)',
    },
    {
      says: 'The hero goes next with one whole move in hand; it took more than one.',
      source: 'NetHack 3.6.0 src/allmain.c (moveloop)',
    },
    {
      says: 'An exploding wand does dice of damage by its kind, as many as it has charges and some more; it was a share of the hero’s hit points.',
      source: 'NetHack 3.6.0 src/read.c (wand_explode)',
    },
    {
      says: 'Half physical damage halves what wands and rings do when they explode.',
      source: 'NetHack 3.6.0 src/read.c (recharge, wand_explode)',
    },
    {
      says: 'Rings are offered for charging when their enchantment is known or their type identified; those of identified type were left out.',
      source: 'NetHack 3.6.0 src/read.c (charge_ok)',
    },
    {
      says: 'Charging while confused gives dice of power, and none at all from a cursed scroll; it filled the power up.',
      source: 'NetHack 3.6.0 src/read.c (seffects)',
    },
    {
      says: 'A stunned hero plays magical instruments like plain ones, too; only a confused one did.',
      source: 'NetHack 3.6.0 src/music.c (do_improvisation)',
    },
    {
      says: 'Novels stay what they are when cancelled.',
      source: 'NetHack 3.6.0 src/zap.c (cancel_item)',
    },
  ],
};
