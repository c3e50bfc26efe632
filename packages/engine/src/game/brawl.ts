// Monsters that fight each other, some of them for the hero.

import type { Creature } from '../actors/index.ts';
import { hurt } from './harm.ts';
import { blowView } from './monster-weapon.ts';
import { areFoes } from './sides.ts';
import type { GameState } from './state.ts';

/** Strikes a foe among the monsters beside a creature. @returns whether there was one */
export function strikesBeside(state: GameState, creature: Creature): boolean {
  const { map, creatures } = state.level;
  if (!creatures.hasServants) {
    return false;
  }
  for (let direction = 1; direction <= 8; direction++) {
    const id = map.occupant[map.neighbour(creature.square, direction)]!;
    if (id !== 0 && id !== state.hero.id && areFoes(state, creature, state.creature(id))) {
      strikeMonster(state, creature, state.creature(id));
      return true;
    }
  }
  return false;
}

/** The blows of one monster at another, by the rule of monsters' blows. */
function strikeMonster(state: GameState, striker: Creature, target: Creature): void {
  const { bridges } = state.ruleset;
  const armourClass = bridges.descending(target.facts.armourClass);
  for (const blow of striker.facts.blows) {
    if (target.alive) {
      const view = blowView(striker, blow, armourClass);
      const damage = bridges.monsterBlow(state.luck('monsters'), bridges, view);
      if (damage === 0) {
        state.logSeen('missed', target.square, striker.id, target.id);
      } else {
        state.logSeen('hit', target.square, striker.id, target.id, damage, 0);
        hurt(state, target, damage, striker.id);
      }
    }
  }
}
