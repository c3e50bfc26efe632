// Monsters that tear down walls in their way. Crossfire server/monster.c (monster_move), server/attack.c
// (attack_ob, tear_down_wall).

import type { Creature } from '../../actors/index.ts';
import type { Fixture } from '../dungeon/fixture.ts';
import { damageWall } from '../fixtures/walls.ts';
import type { GameState } from '../state/state.ts';
import { blowView } from './monster-weapon.ts';

/** A monster strikes a wall with all its blows, until it falls. */
export function strikeWall(state: GameState, monster: Creature, wall: Fixture): void {
  const { bridges } = state.ruleset;
  const chance = state.luck('monsters');
  const armourClass = bridges.descending(wall.thing.fact('armourClass'));
  for (const blow of monster.facts.blows) {
    if (wall.gone) {
      return;
    }
    const damage = bridges.monsterBlow(chance, bridges, blowView(monster, blow, armourClass));
    if (damage === 0) {
      state.logSeen('fixture-missed', wall.square, monster.id, wall.id);
    } else {
      damageWall(state, wall, damage, monster.id);
    }
  }
}
