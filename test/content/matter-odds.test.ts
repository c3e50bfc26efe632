// What odds foresee of spells on bodies and matter.

import { saveGame } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { expect, it } from 'vitest';
import { giveDagger, givenDagger } from './scenes/matter-scenes.ts';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const house = createRulesets().resolve('house');
const changing = createRulesets().resolve({ spells: 'crossfire' });

const HALL = ['##########', '#........#', '#@..o....#', '#........#', '##########'];
const GRAVE = ['##########', '#........#', '#@..Z....#', '#........#', '##########'];
const HEAP = ['######', '#@,..#', '######'];

interface Asked {
  readonly rows?: readonly string[];
  readonly floor?: string;
  readonly direction?: 0 | 3;
  readonly gives?: true;
  readonly rules?: typeof house;
}

/** The outcomes that the odds of a cast list. */
function foreseen(id: string, asked: Asked): string {
  const { rows = HALL, floor, direction = 0, gives, rules = house } = asked;
  const stage = new Stage(content, rules, rows, { seed: id, ...(floor && { floor }) });
  const spell = stage.teach(id);
  if (gives) {
    giveDagger(stage);
  }
  const game = LocalGame.restore(content, rules, saveGame(stage.state));
  const answer = game.odds({
    ask: 'cast',
    spell,
    direction,
    ...(gives && { arguments: givenDagger() }),
  });
  return JSON.stringify(answer);
}

it.each([
  ['spell_gutter_cough', { direction: 3 }, 'It makes the ogre ill with gutter cough.'],
  // The undead don’t catch it, and it goes on to the wall.
  ['spell_gutter_cough', { rows: GRAVE, direction: 3 }, 'Something solid is in the way: it fails.'],
  ['spell_grave_mould', { rows: GRAVE, direction: 3 }, 'It makes the ghoul ill with grave mould.'],
  ['spell_true_weight', { rows: HEAP, floor: 'plate_mail' }, 'melts to nuggets worth up to'],
  ['spell_true_weight', { rows: HEAP, floor: 'plate_mail' }, 'plate mail 1 square'],
  ['spell_true_weight', { rows: HALL }, 'nothing that it could melt'],
  ['spell_ill_wish', { rows: HALL, gives: true }, 'It curses the item'],
  ['spell_good_word', { rows: HALL, gives: true }, 'It blesses the item'],
  ['spell_second_thoughts', { direction: 3 }, 'This world lets nothing change its shape'],
  [
    'spell_second_thoughts',
    { direction: 3, rules: changing },
    'The ogre becomes another creature.',
  ],
  ['spell_lay_bare', {}, 'creatures, magical items, cursed items and what is hidden or invisible'],
] as const satisfies readonly (readonly [string, Asked, string])[])(
  'foresees %s with %o: %s',
  (spell, asked: Asked, said) => {
    expect(foreseen(spell, asked)).toContain(said);
  },
);
