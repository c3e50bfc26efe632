// Beckoning. Angband 3.0.5 src/melee2.c (make_attack_spell: TELE_TO).

import { nearestPart } from '../../../world/index.ts';
import { freeSquareNear } from '../../dungeon/placing.ts';
import { stepTo } from '../../movement/stepping.ts';
import { apart } from '../../movement/where.ts';
import type { ByMonster, PowerDeed } from '../../state/power-deed.ts';

/** Brings the hero to the square nearest to the caster. */
const byMonster: ByMonster = (state, caster) => {
  const { hero, level } = state;
  const { map } = level;
  const nearest = nearestPart(map, caster.shape, caster.square, hero.square);
  const to = freeSquareNear(map, nearest);
  if (to < 0 || apart(map, caster, to) >= apart(map, caster, hero.square)) {
    return false;
  }
  state.logFelt('teleported', hero.id, level.map.x(to), level.map.y(to));
  state.logToOthers('vanished', hero.square, hero.id);
  stepTo(state, to);
  return true;
};

/** Cast by monsters only. */
export const beckon: PowerDeed = { word: 'beckon', byMonster };
