// Fear by magic. NetHack 3.6.7 src/monmove.c (monflee).

import type { Creature } from '../../../actors/index.ts';
import { extendCondition } from '../../body/afflict.ts';
import { alarm } from '../../state/alarm.ts';
import type { PowerDeed } from '../../state/power-deed.ts';
import type { GameState } from '../../state/state.ts';
import { unlessResisted } from '../unless-resisted.ts';

/** Puts a creature to flight, if it lives. */
export function frightenByMagic(state: GameState, target: Creature): void {
  if (target.alive) {
    alarm(target);
    extendCondition(state, target, 'afraid', state.ruleset.slots.world.fear.byMagic);
  }
}

/** Frightens. */
export const fear: PowerDeed = { word: 'fear', meets: unlessResisted(frightenByMagic) };
