// Charming. NetHack 3.6.7 src/dog.c (tamedog).

import type { Creature } from '../../../actors/index.ts';
import { relieve } from '../../body/relieve.ts';
import { bind } from '../../movement/roster.ts';
import { calm } from '../../state/alarm.ts';
import type { PowerDeed } from '../../state/power-deed.ts';
import { isHostile } from '../../state/sides.ts';
import type { GameState } from '../../state/state.ts';
import { unlessResisted } from '../unless-resisted.ts';

/** A creature becomes a servant of a hero. @param owner his id */
export function charmCreature(state: GameState, target: Creature, owner: number): void {
  calm(target);
  relieve(target, 'afraid');
  bind(state.level, target, owner);
  state.logSeen('charmed', target, target.id);
}

/** An enemy becomes the caster's servant; existing servants don't change their master. */
export const charm: PowerDeed = {
  word: 'charm',
  meets: unlessResisted((state, target, { owner }) => {
    if (state.of(owner) !== undefined && isHostile(state, target)) {
      charmCreature(state, target, owner);
    }
  }),
};
