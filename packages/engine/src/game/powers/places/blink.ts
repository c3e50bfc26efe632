// Blinking. Angband 3.0.5 src/melee2.c (make_attack_spell: BLINK).

import type { Creature } from '../../../actors/index.ts';
import { distance, hasRoom, type LevelMap, WALK } from '../../../world/index.ts';
import { isFree } from '../../dungeon/placing.ts';
import { landed } from '../../movement/arriving.ts';
import { noticedByAll } from '../../movement/noticing.ts';
import { relocate } from '../../movement/relocate.ts';
import type { ByMonster, PowerDeed } from '../../state/power-deed.ts';

/** Takes the caster to a random nearby square, uniformly. Label: `blink`. */
const byMonster: ByMonster = (state, caster) => {
  const { map } = state.level;
  const { most, least } = state.ruleset.slots.world.powers.blink;
  const near: number[] = [];
  const far: number[] = [];
  for (let square = 0; square < map.size; square++) {
    const away = distance(map, caster.square, square);
    if (away <= most && isPlace(map, caster, square)) {
      (away < least ? near : far).push(square);
    }
  }
  const squares = far.length > 0 ? far : near;
  if (squares.length === 0) {
    return false;
  }
  const to = squares[state.luck('teleport').below(squares.length, 'blink')]!;
  state.logSeen('vanished', caster, caster.id);
  const from = caster.square;
  relocate(state.level, caster, to);
  noticedByAll(state, caster);
  landed(state, caster, from);
  return true;
};

function isPlace(map: LevelMap, { shape, id }: Creature, square: number): boolean {
  return shape.size === 1 ? isFree(map, square) : hasRoom(map, shape, square, WALK, id);
}

/** Cast by monsters only. */
export const blink: PowerDeed = { word: 'blink', byMonster };
