// The wand of haste. NetHack 3.6.7 src/zap.c (bhitm, zapyourself: WAN_SPEED_MONSTER).

import { hastenMonster, quicken } from '../../body/quickness.ts';
import type { WandEffect } from './wand-effect.ts';
import { withstands } from './withstands.ts';

/** Makes the target fast: the hero permanently, a monster by one step. */
export const haste: WandEffect = {
  here: state => quicken(state, 'wand'),
  touch: (state, creature) => !withstands(state, creature) && hastenMonster(state, creature),
};
