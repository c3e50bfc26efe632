// Creatures that split when they are struck: `food` creatures of `other_arch` take the place of one, each with the hit
// points that it has left. Crossfire server/attack.c (hit_player): a hit with the physical attack type that it survives.

import { type Creature, hasHabit } from '../../actors/index.ts';
import { factOf, textOf } from '../../objects/index.ts';
import { attackBit } from '../../spellcraft/index.ts';
import { vanish } from '../body/harm.ts';
import { freeSquareNear } from '../dungeon/placing.ts';
import { noticeFlag } from '../movement/noticing.ts';
import { isHostile } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';
import { bringCreature } from './newcomers.ts';

const PHYSICAL = attackBit('physical');

/** A creature has been struck, and splits if it lives and is of such a kind. @param attackType bits of the hit */
export function splitWhenStruck(
  state: GameState,
  struck: Creature,
  attackType: number = PHYSICAL,
): void {
  const { archetype, square, master, hitPoints } = struck;
  if (!struck.alive || (attackType & PHYSICAL) === 0 || !hasHabit(archetype, 'splits')) {
    return;
  }
  const parts = factOf(archetype, 'food');
  const kind = state.content.find(textOf(archetype, 'otherArch'));
  if (parts <= 0 || kind === undefined) {
    return;
  }
  const friendly = !isHostile(state, struck);
  state.logSeen('split', struck, struck.id);
  for (const witness of state.states) {
    if (witness.isOn(state.level) && witness.perceives(struck)) {
      noticeFlag(witness, struck, 'splits', true);
    }
  }
  vanish(state.level, struck);
  for (let part = 0; part < parts; part++) {
    const on = freeSquareNear(state.level.map, square, kind.shape);
    if (on >= 0) {
      const newcomer = { kind: kind.index, on, owner: master, friendly, follows: true } as const;
      bringCreature(state, { ...newcomer, hitPoints: Math.max(1, hitPoints), uncalled: true });
    }
  }
}
