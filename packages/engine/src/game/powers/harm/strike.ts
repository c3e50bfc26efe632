// A hit that does damage. NetHack 3.6.7 src/zap.c (bhitm, zhitm).

import type { Creature } from '../../../actors/index.ts';
import type { PowerHit } from '../../../spells/index.ts';
import { hurt } from '../../body/harm.ts';
import { alarm } from '../../state/alarm.ts';
import type { Meets } from '../../state/power-deed.ts';
import type { GameState } from '../../state/state.ts';

/** Applies and logs damage, or logs its absence. */
export function strike(
  state: GameState,
  target: Creature,
  { owner, attackType }: PowerHit,
  damage: number,
  otherwise: 'missed' | 'burned' | 'resisted',
): void {
  const { id } = target;
  if (damage > 0) {
    state.logSeen('burned', target, owner, id, damage, attackType, 0);
  } else if (otherwise === 'missed') {
    state.logSeen('missed', target, owner, id);
  } else if (otherwise === 'burned') {
    state.logSeen('burned', target, owner, id, 0, attackType, 0);
  } else {
    state.logSeen('resisted', target, id);
  }
  alarm(target);
  hurt(state, target, damage, owner);
}

/** A hit that does damage and nothing else. @param otherwise what is reported of a hit without damage */
export function strikes(otherwise: 'missed' | 'burned'): Meets {
  return (state, target, hit, { damage }) => strike(state, target, hit, damage, otherwise);
}
