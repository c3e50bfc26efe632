// Hurling: a strong monster throws the hero away, and a gust of air throws whom it meets. NetHack 3.6.7 src/dothrow.c
// (hurtle, mhurtle).

import type { Creature } from '../../../actors/index.ts';
import { directionTowards } from '../../../world/index.ts';
import { tossOf } from '../../body/bonds/bond-rules.ts';
import { hurl as hurlAway } from '../../body/bonds/hurl.ts';
import { alarm } from '../../state/alarm.ts';
import type { ByMonster, PowerDeed } from '../../state/power-deed.ts';
import type { GameState } from '../../state/state.ts';
import { unlessResisted } from '../unless-resisted.ts';

/** Hurls a creature straight away from another. @returns whether it left the ground */
function hurlFrom(state: GameState, from: Creature, target: Creature, level: number): boolean {
  const { map } = state.level;
  const dx = map.x(target.square) - map.x(from.square);
  const dy = map.y(target.square) - map.y(from.square);
  const squares = tossOf(state.ruleset.slots.world.hurling, level);
  return hurlAway(state, target, { direction: directionTowards(dx, dy), squares, by: from.id });
}

const byMonster: ByMonster = (state, caster, level) => hurlFrom(state, caster, state.hero, level);

/** Hurls away. */
export const hurl: PowerDeed = {
  word: 'hurl',
  byMonster,
  meets: unlessResisted((state, target, hit) => {
    alarm(target);
    if (hit.owner !== 0 && hit.owner !== target.id) {
      hurlFrom(state, state.creature(hit.owner), target, hit.by.level);
    }
  }),
};
