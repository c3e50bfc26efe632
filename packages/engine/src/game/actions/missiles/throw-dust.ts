// Throwing dust: its spell is released towards where it is thrown. Crossfire server/player.c (fire_misc_object),
// type 5 with subtype 2.

import type { GameObject } from '../../../objects/index.ts';
import { learnKind } from '../../items/learn-kind.ts';
import { takeOut } from '../../items/pack.ts';
import { carriedOrder, releaseCarried } from '../../magic/carried-spell.ts';
import { directionTo, reeledDirection } from '../../movement/reeling.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { GameState } from '../../state/state.ts';

/** Throws a pinch of dust towards a square. */
export function throwDust(state: GameState, pile: GameObject, x: number, y: number): ActionResult {
  const { hero, sheet, ruleset, level } = state;
  const { map } = level;
  const wanted = x < map.width && y < map.height ? directionTo(state, map.square(x, y)) : 0;
  if (wanted === 0) {
    return refuse('out-of-range');
  }
  const direction = reeledDirection(state, 'wands', wanted);
  const dust = takeOut(state, pile, 1);
  state.scratch.usedUp.set(dust.id, dust);
  state.logFelt('thrown', hero.id, dust.id);
  const tells = releaseCarried(state, carriedOrder(dust, dust.inventory[0]!, hero.id, direction));
  if (tells && !sheet.conditions.has('blind')) {
    learnKind(state, dust);
  }
  return { cost: ruleset.bridges.beats.move };
}
