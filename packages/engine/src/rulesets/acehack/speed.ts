// Speed as AceHack plays it, where NetHack 3.4.3 does otherwise. AceHack src/allmain.c (moveloop).

import type { SpeedRules } from '../../speed/index.ts';
import { leaveWithWholeMove } from '../nethack-3.6.0/speed.ts';
import type { Patch } from '../patch.ts';

/** What AceHack does otherwise. */
export const speed: Patch<SpeedRules> = { steps: { leavePasses: leaveWithWholeMove } };
