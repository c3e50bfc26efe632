// A game by Crossfire's casting rules, in lines.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { LocalGame, playedRuleset } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { expect, it } from 'vitest';
import { Session } from './session.ts';

it('tells what a prayer fails by, and prays', async () => {
  const rules = playedRuleset(createRulesets(), 'house', { casting: 'crossfire' });
  expect(rules.id).toBe('casting=crossfire,spells=crossfire');
  const start = { heroName: 'Pia', role: 'priest', race: 'human', seed: 'mend-1' };
  const game = LocalGame.create(loadContent(readContent()), rules, start);
  const session = await Session.begin(
    {
      look: async () => game.look(),
      perform: async command => game.perform(command),
      odds: async question => game.odds(question),
      close: async () => {},
    },
    false,
  );
  expect(await session.answer('spells')).not.toMatch(/retention/i);
  expect(await session.answer('odds cast a')).toMatch(/^Fails 11 %. Costs 4 grace/);
  expect(await session.answer('odds why cast a')).toMatch(/fumble 11 of 100 such prayers/);
  expect(await session.answer('cast a')).toMatch(/succour|fumble/i);
});
