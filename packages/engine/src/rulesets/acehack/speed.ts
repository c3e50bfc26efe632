// Speed in AceHack, where it differs from NetHack 3.4.3. AceHack src/allmain.c (moveloop).

import type { SpeedRules } from '../../speed/index.ts';
import { leaveWithWholeMove } from '../nethack-3.6.0/speed.ts';
import type { Patch } from '../patch.ts';

/** The differences of AceHack. */
export const speed: Patch<SpeedRules> = { steps: { leavePasses: leaveWithWholeMove } };
