// Teleportation of the hero, within the level or to another, and of monsters. NetHack 3.6.7 src/teleport.c
// (tele, level_tele).

import type { Creature } from '../../actors/index.ts';
import { carriesAmulet } from '../../actors/index.ts';
import { branchKey, branchOf, levelOfKey } from '../dungeon/branches/level-keys.ts';
import { randomFreeSquare } from '../dungeon/placing.ts';
import { randomDepth } from '../dungeon/random-depth.ts';
import type { GameState } from '../state/state.ts';
import { landed } from './arriving.ts';
import { changeLevel } from './change-level.ts';
import { noticedByAll } from './noticing.ts';
import { relocate } from './relocate.ts';
import { stepTo } from './stepping.ts';

/** Takes the hero to a random square of his level. @returns whether he was teleported */
export function teleportHero(state: GameState): boolean {
  const { hero, level } = state;
  const { heldOneIn } = state.ruleset.slots.world.teleports;
  const chance = state.luck('teleport');
  const held = carriesAmulet(state.sheet) && chance.test(1, heldOneIn, 'held');
  const to = held ? -1 : randomFreeSquare(chance, level.map);
  if (to < 0) {
    state.logFelt('odd-feeling', hero.id);
    return false;
  }
  state.logFelt('teleported', hero.id, level.map.x(to), level.map.y(to));
  state.logToOthers('vanished', hero.square, hero.id);
  stepTo(state, to);
  return true;
}

/**
 * Takes the hero to another level of his branch; never with the Amulet.
 * @returns whether he was teleported
 */
export function changeLevelAtRandom(state: GameState): boolean {
  const key = state.seat.depth;
  const branch = branchOf(key);
  const { deepest, branches } = state.world.dungeon;
  const depth = Math.max(1, levelOfKey(key));
  const levels = branch === undefined ? deepest : branches.get(branch)!.levels;
  const to = carriesAmulet(state.sheet)
    ? depth
    : randomDepth(state.luck('teleport'), state.ruleset.slots.world.teleports, {
        depth,
        deepest: levels,
      });
  if (to === depth) {
    state.logFelt('odd-feeling', state.hero.id);
    return false;
  }
  changeLevel(state, branch === undefined ? to : branchKey(branch, to), 'anywhere');
  return true;
}

/** Takes a monster to a random square of the level. Source: NetHack 3.6.7 src/teleport.c (u_teleport_mon, rloc) */
export function teleportCreature(state: GameState, monster: Creature): void {
  const { map } = state.level;
  const to = randomFreeSquare(state.luck('teleport'), map, monster.shape, monster.id);
  if (to < 0) {
    return;
  }
  state.logSeen('vanished', monster, monster.id);
  const from = monster.square;
  relocate(state.level, monster, to);
  noticedByAll(state, monster);
  landed(state, monster, from);
}
