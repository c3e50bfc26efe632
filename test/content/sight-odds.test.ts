// What the aiming panel says of spells of sight, light and help, and that it says no more than the hero knows.

import { saveGame } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const house = createRulesets().resolve('house');

const EMPTY = ['##########', '#........#', '#@..o....#', '#........#', '##########'];

/** The outcomes that the odds of a spell list. */
function outcomes(spell: string, before: (stage: Stage) => void = () => {}): string[] {
  const stage = new Stage(content, house, EMPTY, {});
  before(stage);
  const id = stage.teach(spell);
  const game = LocalGame.restore(content, house, saveGame(stage.state));
  const answer = game.odds({ ask: 'cast', spell: id, direction: 0 });
  return (answer.outcomes ?? []).map(({ text }) => text);
}

it.each([
  ['spell_lay_of_the_land', 'It maps the ground around you'],
  ['spell_look_inward', 'It tells you about yourself.'],
  ['spell_nightfall', 'It makes the level darker.'],
  ['spell_call_the_dawn', 'It makes the level lighter.'],
  ['spell_sense_life', 'It shows creatures.'],
  ['spell_sense_magic', 'It shows magical items.'],
  ['spell_smell_malice', 'It shows cursed items.'],
  ['spell_unveil', 'It shows what is hidden or invisible.'],
  ['spell_know_the_dead', 'It shows creatures of one race.'],
  ['spell_call_hound', 'comes.'],
])('foresees %s: %s', (spell, said) => {
  expect(outcomes(spell).join(' ')).toContain(said);
});

it('foresees how many items are identified', () => {
  const know = (doubted: number) => (stage: Stage) => {
    const { lore, inventory } = stage.state.sheet;
    inventory.things.forEach((thing, index) => {
      lore.identify(thing);
      if (index < doubted) {
        lore.doubt(thing, 'beatitude');
      }
    });
  };
  expect(outcomes('spell_appraise', know(0)).join('')).toContain('nothing to identify');
  expect(outcomes('spell_appraise', know(1)).join('')).toContain('identifies an item');
});

it('foresees no darkness beyond the deepest', () => {
  const deepest = outcomes('spell_nightfall', ({ state }) => {
    state.level.map.darkness = 5;
  });
  expect(deepest).toEqual([]);
});
