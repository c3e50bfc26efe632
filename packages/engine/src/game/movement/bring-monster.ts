// A random monster of the level's depth appears near the hero. NetHack 3.6.7 src/makemon.c (makemon).

import { chooseKind, makeMonster, spawnTable } from '../../actors/index.ts';
import type { Chance } from '../../chance/index.ts';
import type { Archetype } from '../../objects/index.ts';
import { freeSquareNear } from '../dungeon/placing.ts';
import { alarm } from '../state/alarm.ts';
import type { GameState } from '../state/state.ts';
import { noticeArrival } from './noticing.ts';
import { join } from './roster.ts';

/**
 * Places a monster as near to the hero as possible. Labels: `kind`, `hit-points`.
 * @param fits whether a kind is suitable; absent: any kind of the depth
 * @param near the square next to which it comes, or on which; absent: the hero's
 * @returns whether he sees it
 */
export function bringMonster(
  state: GameState,
  chance: Chance,
  fits: (kind: Archetype) => boolean = () => true,
  near: number = state.hero.square,
): boolean {
  const { content, ruleset, level, depth, sheet } = state;
  const table = spawnTable(ruleset.slots.world.spawning, content, {
    depth,
    heroLevel: sheet.level,
    extinct: state.world.extinct,
  });
  const kind = chooseKind(
    chance,
    table.filter(entry => fits(entry.kind)),
  );
  const square = freeSquareNear(level.map, near, kind?.shape);
  if (kind === undefined || square < 0) {
    return false;
  }
  const monster = makeMonster(chance, ruleset, content, kind, square, () => state.newId());
  alarm(monster);
  join(level, monster);
  const { map } = level;
  state.logSeen('summoned', monster, 0, monster.id, map.x(square), map.y(square));
  noticeArrival(state, monster);
  return state.perceives(monster);
}
