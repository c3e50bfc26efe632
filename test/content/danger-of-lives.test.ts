// The danger to a hero who has more than one life to lose: under another form, or with an amulet that saves him.

import { HeroForm } from '@roguewright/engine/actors';
import { Enumerator } from '@roguewright/engine/chance';
import { performCommand } from '@roguewright/engine/game';
import { answerQuestion } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const house = createRulesets().resolve('house');

/** A hero with few hit points beside a giant. */
function met(): Stage {
  const rows = ['#######', '#R@...#', '#######'];
  const stage = new Stage(content, house, rows, { seed: 'lives', kinds: { R: 'rag_giant' } });
  const { state, target } = stage;
  state.sheet.lore.monsters.felt(target.archetype, 0);
  state.hero.hitPoints = 2;
  return stage;
}

function deadAfter(moves: number, { state, target }: Stage): number {
  // A stage holds its creatures still, and blows free nobody who is helpless.
  target.conditions.set('helpless', 0);
  const question = { ask: 'survival', moves } as const;
  return answerQuestion(state, new Enumerator(), question).survival!.dead.at(-1)!;
}

it('is less with an amulet that saves him, once he knows what it is', () => {
  const stage = met();
  const { state } = stage;
  const amulet = stage.thing('amulet_of_the_second_breath');
  state.sheet.inventory.add(amulet);
  performCommand(state, { kind: 'wear', item: amulet.id });
  state.hero.hitPoints = 2;
  const before = deadAfter(4, stage);
  expect(before).toBeGreaterThan(0.2);
  state.sheet.lore.identify(amulet);
  expect(deadAfter(4, stage)).toBeLessThan(before / 2);
});

it('is less under a form, whose end is no death', () => {
  const stage = met();
  const { state } = stage;
  const before = deadAfter(4, stage);
  expect(before).toBeGreaterThan(0.2);
  state.sheet.powers.form = new HeroForm(content.archetype('jackal'), 60, 60, 500);
  expect(deadAfter(4, stage)).toBeLessThan(before / 2);
  state.sheet.powers.form = new HeroForm(content.archetype('jackal'), 0, 60, 500);
  expect(deadAfter(4, stage)).toBeGreaterThan(0.1);
});
