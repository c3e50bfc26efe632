// A pet in a new body: it is its master's still, as loyal as before, and answers to its name.

import { hashGame, performedFor, restoreGame, saveGame } from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import { expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const house = createRulesets().resolve('house');
const HALL = ['##########', '#........#', '#@..k....#', '#........#', '##########'];

it('keeps master, loyalty and name when it is polymorphed, in a saved game too', () => {
  const stage = new Stage(content, house, HALL, { seed: 'pet', skill: 'expert' });
  const { state, target } = stage;
  const pet = { tameness: 13, hungryAt: 5_000, abused: 2, weakened: 0, eating: 0, metAt: 1 };
  Object.assign(target, { master: state.hero.id, pet, given: 'Cobweb' });
  const before = target.archetype.id;
  for (let cast = 0; cast < 10 && !stage.has('polymorphed'); cast++) {
    stage.cast('spell_polymorph', 3, 0);
  }
  const changed = state.level.creatures.find(target.id)!;
  expect(changed.archetype.id).not.toBe(before);
  expect(changed.master).toBe(state.hero.id);
  expect(changed.pet).toMatchObject({ tameness: 13, hungryAt: 5_000, abused: 2 });
  const seen = performedFor(state, undefined).view.things.find(({ id }) => id === target.id)!;
  expect(seen.name).toBe(`${changed.archetype.name} called Cobweb`);
  const restored = restoreGame(content, house, saveGame(state));
  expect(hashGame(restored)).toBe(hashGame(state));
  expect(restored.level.creatures.find(target.id)!.pet).toEqual(changed.pet);
});
