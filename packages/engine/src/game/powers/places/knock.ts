// Knock turned on oneself. NetHack 3.6.7 src/zap.c (zapyourself: WAN_OPENING, SPE_KNOCK).

import { unchain } from '../../body/bonds/chain.ts';
import type { PowerDeed } from '../../state/power-deed.ts';

/** Opens the ring of the hero's chain. What it does to doors is its rule. */
export const knock: PowerDeed = { word: 'knock', cast: state => unchain(state) };
