// The animal with which a hero begins. NetHack 3.6.7 src/dog.c (pet_type, makedog).

import { makeMonster } from '../../actors/index.ts';
import { makeObject } from '../../objects/index.ts';
import { rouse } from '../body/relieve.ts';
import { freeSquareNear } from '../dungeon/placing.ts';
import { giveTo } from '../items/monster-pack.ts';
import { joinAt } from '../movement/roster.ts';
import type { FirstPet } from '../protocol/performed.ts';
import type { GameState } from '../state/state.ts';
import { makePet } from './taming.ts';

/**
 * A hero begins with an animal beside him. A role with a steed has that, whatever is wished. Nothing comes where the
 * content lacks the animal. Label: `which-pet`.
 */
export function beginWithPet(state: GameState, wish: FirstPet): void {
  const { content, ruleset, hero, level } = state;
  const kind = content.find(kindOf(state, wish));
  const square = freeSquareNear(level.map, hero.square);
  if (kind === undefined || square < 0) {
    return;
  }
  const nextId = () => state.newId();
  const pet = makeMonster(state.luck('pets'), ruleset, content, kind, square, nextId);
  rouse(pet);
  joinAt(level, pet, square);
  makePet(state, pet);
  const worn = content.find(ruleset.slots.world.companions.beginning.wears[kind.id] ?? '');
  if (worn !== undefined) {
    giveTo(pet, makeObject(content, worn, nextId));
  }
}

function kindOf(state: GameState, wish: FirstPet): string {
  const { byRole, wished, others, wears } = state.ruleset.slots.world.companions.beginning;
  const own = byRole[state.sheet.role];
  if (own !== undefined && (wish === 'role' || wears[own] !== undefined)) {
    return own;
  }
  return wish === 'role'
    ? others[state.luck('pets').below(others.length, 'which-pet')]!
    : wished[wish];
}
