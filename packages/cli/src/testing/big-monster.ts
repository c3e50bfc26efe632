// A game in which a sleeping monster of several squares lies near the hero.

import { readContent } from '@roguewright/content';
import { CONDITIONS } from '@roguewright/engine/actors';
import { loadContent, type SavedGame } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

/** @param kind its archetype */
export function gameWithBigMonster(kind = 'chapel_tortoise'): LocalGame {
  const start = { heroName: 'Perchta', role: 'wizard', race: 'human', seed: 'big monster' };
  const saved = JSON.parse(JSON.stringify(LocalGame.create(content, house, start).save()));
  const { hero } = (saved as SavedGame).seats[0]!;
  const level = saved.levels[0][1];
  const [any] = level.creatures;
  const turns = CONDITIONS.map(name => (name === 'asleep' ? 1_000_000 : 0));
  level.creatures = [
    {
      ...any,
      archetype: kind,
      square: hero.square,
      hunts: false,
      target: -1,
      carried: [],
      conditions: { ...any.conditions, turns },
    },
  ];
  // It is saved where the hero stands, so it is moved to the nearest place with room.
  return LocalGame.restore(content, house, saved);
}
