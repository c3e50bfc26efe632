// Creating monsters. NetHack 3.6.7 src/read.c (seffects: SPE_CREATE_MONSTER), src/makemon.c
// (create_critters).

import { chooseKind, makeMonster, spawnTable } from '../../../actors/index.ts';
import { freeSquareNear } from '../../dungeon/placing.ts';
import { markSeen } from '../../movement/noticing.ts';
import { join } from '../../movement/roster.ts';
import { lookAround } from '../../movement/stepping.ts';
import type { Cast, PowerDeed } from '../../state/power-deed.ts';

/** An independent monster arrives. */
const cast: Cast = state => {
  const { content, ruleset, depth, sheet, hero, level } = state;
  const chance = state.luck('spells');
  const { moreOneIn, more } = ruleset.slots.world.powers.created;
  const count = chance.test(1, moreOneIn, 'more-come') ? 1 + chance.roll(1, more, 'comers') : 1;
  const table = spawnTable(ruleset.slots.world.spawning, content, {
    depth,
    heroLevel: sheet.level,
    extinct: state.world.extinct,
  });
  let came = false;
  for (let number = 0; number < count; number++) {
    const kind = chooseKind(chance, table);
    const square = freeSquareNear(level.map, hero.square, kind?.shape);
    if (kind === undefined || square < 0) {
      break;
    }
    const comer = makeMonster(chance, ruleset, content, kind, square, () => state.newId());
    join(level, comer);
    markSeen(state, comer);
    state.logSeen('summoned', comer, hero.id, comer.id, level.map.x(square), level.map.y(square));
    came = true;
  }
  lookAround(state);
  return came;
};

/** The spell. */
export const createMonster: PowerDeed = {
  word: 'create-monster',
  cast,
};
