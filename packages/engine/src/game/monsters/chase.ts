// Who comes after a hero that carries the Amulet. NetHack 3.6.7 src/wizard.c (intervene); the numbers are own rules.

import { carriesAmulet, makeMonster } from '../../actors/index.ts';
import { squaresWithin } from '../../world/index.ts';
import { OLD_DUNGEON } from '../dungeon/branches/dungeon-plan.ts';
import { isFree } from '../dungeon/placing.ts';
import { noticeArrival } from '../movement/noticing.ts';
import { join } from '../movement/roster.ts';
import { alarm, suspect } from '../state/alarm.ts';
import type { GameState } from '../state/state.ts';

/**
 * Once a turn: while a hero carries the Amulet in the dungeon, its keeper comes to him, again after each death. Games
 * begun before there were branches have none. Labels: `comes`, `chase`, `hit-points`.
 */
export function keeperComes(state: GameState): void {
  const { level, content, ruleset, hero, sheet, world } = state;
  const { kind: id, comesOneIn, within } = ruleset.slots.world.chase;
  if (world.dungeon === OLD_DUNGEON || !level.restless || !carriesAmulet(sheet)) {
    return;
  }
  const kind = content.find(id);
  const isHere = level.creatures.all.some(({ archetype, alive }) => alive && archetype === kind);
  if (kind === undefined || isHere || !state.luck('chase').test(1, comesOneIn, 'comes')) {
    return;
  }
  const { map } = level;
  const squares = squaresWithin(map, hero.square, within).filter(square => isFree(map, square));
  if (squares.length === 0) {
    return;
  }
  const chance = state.luck('chase');
  const square = squares[chance.below(squares.length, 'chase')]!;
  const keeper = makeMonster(chance, ruleset, content, kind, square, () => state.newId());
  alarm(keeper);
  suspect(keeper, hero.square);
  join(level, keeper);
  noticeArrival(state, keeper);
  state.logFelt('chase-began', keeper.id);
}
