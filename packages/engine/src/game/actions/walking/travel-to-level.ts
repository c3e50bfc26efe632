// Travel across levels: from stairs to stairs that the hero knows, to a level on which he has been.

import { TERRAINS } from '../../../world/index.ts';
import { keyAbove } from '../../dungeon/branches/dungeon-plan.ts';
import { branchOf } from '../../dungeon/branches/level-keys.ts';
import { TOWN } from '../../dungeon/places.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import { isUp } from '../../state/company.ts';
import type { GameState } from '../../state/state.ts';
import { hostileInSight } from '../../turn/alertness.ts';
import { passTime } from '../../turn/turns.ts';
import { ascend, descend } from '../climb.ts';
import { journey } from './journey.ts';

/** Stairs that may be taken on the way. */
type Stairs = 'stairs-up' | 'stairs-down' | 'branch-stairs';

/**
 * Goes to a level on which the hero has been, by stairs that he remembers, until something stops him. The journey is
 * the one within a level, with its interruptions, and the stairs behind it.
 * @param key of the level
 * @param steps after which it pauses, 1…200; absent: it pauses after 200 steps on one level
 */
export function travelToLevel(state: GameState, key: number, steps?: number): ActionResult {
  const { seat } = state;
  if (key === seat.depth || !seat.memories.has(key)) {
    return refuse(key === seat.depth ? 'already-there' : 'level-unknown');
  }
  for (let legs = 0; seat.depth !== key; legs++) {
    const stairs = stairsTowards(state, key);
    const goal = stairs === undefined ? -1 : rememberedStairs(state, stairs);
    if (stairs === undefined || goal < 0) {
      return legs === 0 ? refuse('stairs-unknown') : { cost: 0 };
    }
    const { level } = state;
    if (state.hero.square !== goal) {
      const walked = journey(state, {
        goal: () => goal,
        isOver: () => state.hero.square === goal,
        nowhere: 'no-way',
        steps,
      });
      if ('refused' in walked) {
        return legs === 0 ? walked : { cost: 0 };
      }
    }
    const isThere = state.level === level && state.hero.square === goal;
    if (!isThere || state.ending !== undefined || !isUp(state) || isWatched(state)) {
      return { cost: 0 };
    }
    const climbed = stairs === 'stairs-up' ? ascend(state) : descend(state);
    if ('refused' in climbed) {
      return legs === 0 ? climbed : { cost: 0 };
    }
    passTime(state, climbed.cost);
    if (state.ending !== undefined || !isUp(state) || isWatched(state)) {
      return { cost: 0 };
    }
    if (steps !== undefined && seat.depth !== key) {
      state.logFelt('walk-paused', state.hero.id);
      return { cost: 0 };
    }
  }
  return { cost: 0 };
}

function isWatched(state: GameState): boolean {
  return hostileInSight(state) !== undefined;
}

/** The stairs that lead from the hero's level towards another; undefined: none do, such as from the home. */
function stairsTowards({ seat, world }: GameState, key: number): Stairs | undefined {
  const here = seat.depth;
  if (here < TOWN || key < TOWN) {
    return undefined;
  }
  let below = key;
  while (below > TOWN) {
    const above = keyAbove(world.dungeon, below);
    if (above === here) {
      return branchOf(below) === branchOf(here) ? 'stairs-down' : 'branch-stairs';
    }
    below = above;
  }
  return here === TOWN ? undefined : 'stairs-up';
}

/** The square of stairs that the hero remembers on his level; −1 for none. */
function rememberedStairs({ memory }: GameState, stairs: Stairs): number {
  const number = TERRAINS.findIndex(({ name }) => name === stairs);
  return memory.remembered.indexOf(number);
}
