// Changes of the hero's speed: applies the rule of quickness for each cause, and logs the result. NetHack
// 3.6.7 src/potion.c (speed_up), src/zap.c (zapyourself), src/mhitu.c (u_slow_down), src/attrib.c (adjabil).

import { type Creature, legsWounded } from '../../actors/index.ts';
import type { Beatitude } from '../../objects/index.ts';
import {
  adjustmentAfter,
  changeSpeed,
  fastByRole,
  type Quickness,
  type SpeedChange,
} from '../../speed/index.ts';
import { SPEED_TELLINGS } from '../protocol/event-words.ts';
import type { GameState } from '../state/state.ts';
import { healLegs } from './legs/heal-legs.ts';

/** The hero's speed, as input of the rule. */
function quicknessOf({ sheet }: GameState): Quickness {
  const { conditions } = sheet;
  return {
    permanent: sheet.powers.fast,
    turns: conditions.left('very-fast'),
    worn: sheet.powers.quickened,
    slow: conditions.left('slow'),
  };
}

/**
 * Changes the hero's speed.
 * @param beatitude of a potion
 * @returns whether the effect identifies its cause
 */
export function quicken(
  state: GameState,
  change: SpeedChange,
  beatitude: Beatitude = 'uncursed',
): boolean {
  const { sheet, ruleset, hero } = state;
  const { after, tells } = changeSpeed(state.luck('quickness'), ruleset.slots.speed, {
    now: quicknessOf(state),
    change,
    beatitude,
    woundedLegs: sheet.riding === undefined && legsWounded(sheet.conditions) > 0,
    cancelled: false,
    resistsSlowing: false,
  });
  if (tells === 'legs-healed') {
    healLegs(state);
  }
  sheet.powers.fast = after.permanent;
  sheet.conditions.set('very-fast', after.turns);
  sheet.conditions.set('slow', after.slow);
  if (tells !== 'nothing') {
    state.logFelt('speed-changed', hero.id, SPEED_TELLINGS.indexOf(tells));
  }
  return tells !== 'nothing' && tells !== 'renewed';
}

/** A number of turns longer than any game. */
export const FOR_GOOD = 1_000_000;

/**
 * A wand makes a monster permanently faster.
 * @returns whether that was visible
 * Source: NetHack 3.6.7 src/worn.c (mon_adjust_speed)
 */
export function hastenMonster(state: GameState, monster: Creature): boolean {
  const { conditions } = monster;
  const before = monster.adjustment;
  const after = adjustmentAfter(before, 'haste');
  if (after === before) {
    return false;
  }
  conditions.set('slow', 0);
  conditions.set('fast', after === 'fast' ? FOR_GOOD : 0);
  state.logSeen('monster-paced', monster, monster.id);
  return state.perceives(monster);
}

/** Heroes of some roles become fast at a level. @param before the previous level */
export function quickenByLevel(state: GameState, before: number): void {
  const { sheet, ruleset, hero } = state;
  const { speed } = ruleset.slots;
  const isNews =
    !fastByRole(speed, sheet.role, before) && fastByRole(speed, sheet.role, sheet.level);
  if (isNews && !sheet.powers.fast) {
    sheet.powers.fast = true;
    state.logFelt('speed-changed', hero.id, SPEED_TELLINGS.indexOf('speed-up'));
  }
}
