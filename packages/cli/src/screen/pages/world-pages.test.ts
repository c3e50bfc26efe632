import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { heroChoices } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { expect, it } from 'vitest';
import type { JoiningHero } from '../../server/far-games.ts';
import { FakeDevice } from '../../testing/fake-device.ts';
import { USUAL_OPTIONS } from '../options/options.ts';
import { Stage } from '../stage/stage.ts';
import { emptyPage, joinOnScreen, type Worlds } from './world-pages.ts';

const choices = heroChoices(loadContent(readContent()), createRulesets().resolve('house'));

/** Joins a world with these keys. @returns the heroes that tried to */
async function joined(keys: readonly string[]): Promise<readonly JoiningHero[]> {
  const heroes: JoiningHero[] = [];
  const worlds: Worlds = {
    server: 'http://localhost',
    choices,
    about: async () => ({
      ...{ clock: 'waiting', ticksPerSecond: 10, heroes: [], free: 3 },
      ruleset: 'house',
    }),
    heroIn: () => undefined,
    join: async (_, hero) => {
      heroes.push(hero);
      return 'g';
    },
    begin: async () => 'g',
  };
  const stage = new Stage(new FakeDevice(keys), USUAL_OPTIONS);
  const link = { server: 'http://localhost', game: 'g', invite: 'i' };
  expect(await joinOnScreen(stage, emptyPage, worlds, link)).toBe('g');
  return heroes;
}

it('offers a name to who joins a world, which another takes the place of', async () => {
  const [offered] = await joined(['Enter', 'a', 'a']);
  expect(offered?.heroName).toMatch(/^[A-Z][a-z]{3,}$/);
  expect(await joined([...'Una', 'Enter', 'a', 'a'])).toMatchObject([{ heroName: 'Una' }]);
});
