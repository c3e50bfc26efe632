// The hero's blows at a wall, by the combat rules. Angband 3.0.5 src/cmd1.c (py_attack), Crossfire server/attack.c
// (tear_down_wall).

import { attackerView } from '../../../actors/index.ts';
import { meleeAttack, prepareAttack, strikeAll } from '../../../combat/index.ts';
import type { Fixture } from '../../dungeon/fixture.ts';
import { damageWall } from '../../fixtures/walls.ts';
import type { ActionResult } from '../../protocol/action-result.ts';
import type { GameState } from '../../state/state.ts';

/** The hero strikes a wall with all his blows. */
export function attackWall(state: GameState, wall: Fixture): ActionResult {
  const { hero, ruleset, sheet, memory } = state;
  const { combat } = ruleset.slots;
  const view = meleeAttack(combat, {
    attacker: attackerView(ruleset, sheet),
    target: {
      armourClass: wall.thing.fact('armourClass'),
      monsterFlags: [],
      visible: memory.sees(wall.square),
    },
  });
  const total = strikeAll(state.luck('combat'), combat, prepareAttack(combat, view));
  if (total > 0) {
    damageWall(state, wall, total, hero.id);
  } else {
    state.logFelt('fixture-missed', hero.id, wall.id);
  }
  return { cost: ruleset.bridges.beats.move };
}
