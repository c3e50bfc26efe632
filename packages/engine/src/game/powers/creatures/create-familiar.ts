// Creating a familiar. NetHack 3.6.7 src/dog.c (make_familiar, pick_familiar_pm).

import { chooseKind, makeMonster, spawnTable } from '../../../actors/index.ts';
import { familiarDifficulty } from '../../../casting/index.ts';
import { freeSquareNear } from '../../dungeon/placing.ts';
import { markSeen } from '../../movement/noticing.ts';
import { bindNewcomer, join } from '../../movement/roster.ts';
import { lookAround } from '../../movement/stepping.ts';
import type { Cast, PowerDeed } from '../../state/power-deed.ts';

/**
 * A creature arrives and serves the hero: of a kind for this depth, or by skill for a slightly greater one.
 */
const cast: Cast = (state, by) => {
  const { content, ruleset, depth, sheet, hero, level } = state;
  const chance = state.luck('spells');
  const deeper = depth + familiarDifficulty(ruleset.slots.casting, by.skill);
  const kind = chooseKind(
    chance,
    spawnTable(ruleset.slots.world.spawning, content, {
      depth: deeper,
      heroLevel: sheet.level,
      extinct: state.world.extinct,
    }),
  );
  const square = freeSquareNear(level.map, hero.square, kind?.shape);
  if (kind === undefined || square < 0) {
    state.logFelt('odd-feeling', hero.id);
    return false;
  }
  const familiar = makeMonster(chance, ruleset, content, kind, square, () => state.newId());
  bindNewcomer(familiar, hero.id);
  markSeen(state, familiar);
  join(level, familiar);
  state.logSeen(
    'summoned',
    familiar,
    hero.id,
    familiar.id,
    level.map.x(square),
    level.map.y(square),
  );
  lookAround(state);
  return true;
};

/** The spell. */
export const createFamiliar: PowerDeed = {
  word: 'create-familiar',
  cast,
};
