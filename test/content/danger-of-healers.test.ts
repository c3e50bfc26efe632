// The danger from an enemy that heals itself when it has lost heart, once its spell was seen.

import { Enumerator } from '@roguewright/engine/chance';
import { answerQuestion } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const house = createRulesets().resolve('house');

it('rises with the spell that brings it back', () => {
  const rows = ['#############', '#....T..@..#', '#############'];
  const stage = new Stage(content, house, rows, { seed: 'healer', kinds: { T: 'ditch_troll' } });
  const { state, target } = stage;
  const { monsters } = state.sheet.lore;
  for (const blow of [0, 1, 2]) {
    monsters.felt(target.archetype, blow);
  }
  monsters.killed(target.archetype);
  target.conditions.set('helpless', 0);
  state.hero.hitPoints = 1;
  // He saw it lose all but the last of its hit points.
  const most = target.maxHitPoints;
  state.seat.damageSeen.set(target.id, most - 1);
  target.hitPoints = 1;
  const deadAfter = (moves: number) =>
    answerQuestion(state, new Enumerator(), { ask: 'survival', moves }).survival!.dead.at(-1)!;
  const before = deadAfter(12);
  monsters.sawAbility(target.archetype, 'spell_mending');
  const after = deadAfter(12);
  expect(after).toBeGreaterThan(before + 0.05);
});
