// The odds of blowing a horn of frost are the shares of what happens.

import { Enumerator } from '@roguewright/engine/chance';
import { performCommand } from '@roguewright/engine/game';
import { answerQuestion } from '@roguewright/engine/host';
import { makeObject, setCharges } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const house = createRulesets().resolve('house');
const HALL = ['##########', '#........#', '#@...o...#', '#........#', '##########'];
const TIMES = 300;

/** A hero with a charged horn that he knows, before an ogre that can't move. */
function blown(seed: string) {
  const stage = new Stage(content, house, HALL, { seed });
  const { state, target } = stage;
  target.maxHitPoints = 500;
  target.hitPoints = 500;
  target.conditions.set('helpless', 90);
  const horn = makeObject(content, content.archetype('frost_horn'), () => state.newId());
  setCharges(horn, { left: 4, recharged: 0 });
  state.sheet.inventory.add(horn);
  state.sheet.lore.identify(horn);
  return { state, target, horn };
}

it('a horn of frost hits as often and as hard as the odds say', () => {
  const { state, horn } = blown('asked');
  const question = { ask: 'zap', item: horn.id, direction: 3 } as const;
  const [answer] = answerQuestion(state, new Enumerator(), question).targets;
  expect(answer!.meanDamage).toBeGreaterThan(1);
  const damages = Array.from({ length: TIMES }, (_, seed) => {
    const game = blown(`horn ${seed}`);
    performCommand(game.state, { kind: 'apply', item: game.horn.id, direction: 3 });
    performCommand(game.state, { kind: 'rest', count: 2 });
    return 500 - game.target.hitPoints;
  });
  const hit = damages.filter(points => points > 0).length / TIMES;
  expect(Math.abs(hit - answer!.hitChance)).toBeLessThan(0.13);
  const mean = damages.reduce((sum, points) => sum + points, 0) / TIMES;
  expect(Math.abs(mean - answer!.meanDamage)).toBeLessThan(0.15 * answer!.meanDamage);
});
