import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { castingRulesets, heroChoices, playedRuleset } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { DEEPWOOD, readPack } from '../../test/packs/read-pack.ts';
import { sampled } from '../../test/sampled.ts';
import { trySaves } from './save-anywhere.ts';

/** A mounted pack, whose monsters, spells and items are met as well. */
const content = loadContent([...readContent(), ...readPack(DEEPWOOD, 'deepwood')]);
const library = createRulesets();
const { roles, races } = heroChoices(content, library.resolve('house'));
const castings = castingRulesets(library);

/** Commands of each game: `npm run games -- saves` plays longer ones. */
const COMMANDS = 40;

const GAMES = roles.map(({ id }, number) => ({
  role: id,
  race: races[number % races.length]!.id,
  casting: castings[number % castings.length]!,
  base: number % 3 === 2 ? 'crossfire' : 'house',
}));

describe('a game saved after any command', () => {
  it.each(sampled(GAMES, 5))(
    'goes on as if it had not been: $role under $base, casting by $casting',
    ({ base, ...hero }) => {
      const start = { heroName: 'Ada', seed: `saves ${hero.role}`, ...hero };
      const ruleset = playedRuleset(library, base, start);
      const { saves, difference } = trySaves({ content, ruleset, start, commands: COMMANDS });
      expect(difference).toBeUndefined();
      expect(saves).toBeGreaterThan(0);
    },
  );

  it.each([
    // A wyvern followed the hero from another level, poisoned him there, and was still on record below.
    ['forgets who left a level as soon as a save would', 59, 60],
    // A servant died beside the hero, who didn't look at its body.
    ['has seen the bodies that fell in sight', 97, 80],
  ])('%s', (_, number, commands) => {
    const start = {
      heroName: 'Ada',
      seed: `saves ${number}`,
      role: roles[number % roles.length]!.id,
      race: races[number % races.length]!.id,
      casting: castings[number % castings.length]!,
    };
    const ruleset = playedRuleset(library, 'house', start);
    const { difference } = trySaves({ content, ruleset, start, commands });
    expect(difference).toBeUndefined();
  });
});
