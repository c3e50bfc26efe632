// Covetous monsters: wounded they vanish to the stairs and heal, unhurt they appear beside the hero. NetHack 3.6.7
// src/wizard.c (strategy, tactics).

import { type Creature, carriesAmulet } from '../../../actors/index.ts';
import { floorDiv } from '../../../integers/index.ts';
import { regain } from '../../body/harm.ts';
import { freeSquareNear } from '../../dungeon/placing.ts';
import { landed } from '../../movement/arriving.ts';
import { noticedByAll } from '../../movement/noticing.ts';
import { relocate } from '../../movement/relocate.ts';
import { apart } from '../../movement/where.ts';
import type { GameState } from '../../state/state.ts';

/**
 * A covetous monster's move, before what others do: badly wounded it goes to the stairs, where it rests while the hero
 * is away. Otherwise it appears beside the hero, surely if he has the Amulet, and may attack in the same move. Label:
 * `appears`.
 * @returns whether that was its move
 */
export function covets(state: GameState, monster: Creature): boolean {
  const { conditions, hunts, hitPoints, maxHitPoints } = monster;
  if (conditions.helpless || !hunts) {
    return false;
  }
  const { level, hero, sheet, ruleset } = state;
  const { map } = level;
  const rules = ruleset.slots.world.companions.covetous;
  const parts = floorDiv(hitPoints * rules.parts, maxHitPoints);
  if (parts < rules.fleesBelow) {
    const refuge = refugeOf(state);
    if (refuge >= 0 && apart(map, monster, refuge) > 1) {
      warp(state, monster, refuge);
    }
    const alone = apart(map, monster, hero.square) > rules.rests.apart;
    if (alone) {
      regain(state, monster, state.luck('minds').roll(1, rules.rests.sides, 'rests'));
    }
    return apart(map, monster, hero.square) > 1;
  }
  const far = apart(map, monster, hero.square) > 1;
  const comes =
    far &&
    (carriesAmulet(sheet) ||
      (parts >= rules.parts && state.luck('minds').test(1, rules.appearsOneIn, 'appears')));
  if (comes) {
    warp(state, monster, hero.square);
  }
  return false;
}

/** The stairs up, or down where there are none; −1: neither. */
function refugeOf({ level: { map } }: GameState): number {
  let down = -1;
  for (let square = 0; square < map.size; square++) {
    const terrain = map.terrainAt(square);
    if (terrain === 'stairs-up') {
      return square;
    }
    down = terrain === 'stairs-down' ? square : down;
  }
  return down;
}

/** It appears as near to a square as there is room. */
function warp(state: GameState, monster: Creature, near: number): void {
  const { level } = state;
  const { map } = level;
  const to = freeSquareNear(map, near, monster.shape, monster.id);
  if (to < 0 || to === monster.square) {
    return;
  }
  const from = monster.square;
  state.logSeen('vanished', monster, monster.id);
  relocate(level, monster, to);
  state.logSeen('warped', monster, monster.id, map.x(to), map.y(to));
  noticedByAll(state, monster);
  landed(state, monster, from);
}
