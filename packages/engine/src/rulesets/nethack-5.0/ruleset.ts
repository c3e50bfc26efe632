import type { RulesetSource } from '../ruleset.ts';
import { charging } from './charging.ts';
import { speed } from './speed.ts';

/** NetHack 5.0.0: differences from its parent in speed and charging. */
export const ruleset: RulesetSource = {
  id: 'nethack-5.0',
  title: 'NetHack 5.0.0',
  parent: { speed: 'nethack-3.7', charging: 'nethack-3.7' },
  slots: { charging: { patches: [charging] }, speed: { patches: [speed] } },
  about: 'NetHack 5.0.0, the 3.7 line under its released name.',
  differences: [
    {
      says: 'A slowed monster of speed 12 or more has 4 points and a third of its speed; it had two thirds.',
      source: 'NetHack 5.0.0 src/mon.c (mcalcmove)',
    },
    {
      says: 'The burden that counts at a turn boundary is that after the monsters have moved; it was that before.',
      source: 'NetHack 5.0.0 src/allmain.c (moveloop_core)',
    },
    {
      says: 'After a move a hostile monster attacks from afar only with what it hasn’t seen the hero resist.',
      source: 'NetHack 5.0.0 src/mhitu.c (ranged_attk_available)',
    },
    {
      says: 'The wand of wishing is made with one charge and is charged to one; it was up to three.',
      source: 'NetHack 5.0.0 src/mkobj.c (mksobj_init), src/read.c (recharge)',
    },
    {
      says: 'The wand of stasis is new; it is made with 3 to 6 charges.',
      source: 'NetHack 5.0.0 src/mkobj.c (mksobj_init)',
    },
    {
      says: 'A carried artifact that resists electricity spares rings as what is worn does.',
      source: 'NetHack 5.0.0 src/zap.c (u_adtyp_resistance_obj)',
    },
  ],
};
