// A cast in lines that ends before its target says so.

import { readContent } from '@roguewright/content';
import { directionName, directionTo } from '@roguewright/engine/face';
import { loadContent } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { expect, it } from 'vitest';
import { Session } from '../session.ts';

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

/** A wizard casts his first spell at a jackal seven squares away. @param reach squares that the spell touches */
async function cast(reach: number): Promise<string> {
  const game = LocalGame.arena(content, house, {
    ...{ role: 'wizard', race: 'human', level: 9, foe: content.archetype('jackal'), count: 1 },
    ...{ items: [], stranger: false, seed: 'far', fight: 'far' },
  });
  const session = await Session.begin(
    {
      look: async () => game.look(),
      perform: async command => game.perform(command),
      odds: async question => {
        const answer = game.odds(question);
        return question.ask === 'cast'
          ? { ...answer, squares: answer.squares.slice(0, reach) }
          : answer;
      },
      close: async () => {},
    },
    false,
  );
  const { hero, things } = game.look().view;
  const jackal = things.find(({ hostile }) => hostile)!;
  return session.answer(`cast a ${directionName(directionTo(hero, jackal))}`);
}

it('tells how far it reaches, before what happens', async () => {
  expect(await cast(3)).toMatch(
    /^Out of range: it reaches 3 squares at most, and the jackal is 7 away\.\n/,
  );
  expect(await cast(99)).not.toContain('Out of range');
});
