// Practice in the worker: the lessons and the fights of the arena. Nothing of it is stored.

import { randomName } from '@roguewright/client';
import type { LabWorld } from '@roguewright/engine/face';
import {
  itemCalled,
  itemsOf,
  LocalGame,
  monsterCalled,
  monstersOf,
  playedRuleset,
  practiceOdds,
  seedColumn,
} from '@roguewright/engine/host';
import { factOf } from '@roguewright/engine/objects';
import { DEFAULT_RULESET } from '@roguewright/engine/rulesets';
import { type ArenaWish, CallProblem, type PracticeCalls, type SeedWish } from './device-calls.ts';

/** Everybody takes the same lessons. */
const LESSONS_SEED = 'lessons';

/** Games that are kept for further calls; each window of the page has one at a time. */
const MOST_GAMES = 2;

/** The calls of practice. @param world the rulesets and the content that is practised with */
export function practiceCalls({ rulesets, content }: LabWorld): PracticeCalls {
  const games = new Map<string, LocalGame>();
  const begin = (game: LocalGame) => {
    const name = randomName();
    games.set(name, game);
    const [oldest] = games.keys();
    if (games.size > MOST_GAMES && oldest !== undefined) {
      games.delete(oldest);
    }
    return name;
  };
  const named = (name: string) => {
    const game = games.get(name);
    if (game === undefined) {
      throw new CallProblem('game', 'This practice was put away. Begin it again.');
    }
    return game;
  };
  const oddsOf = (game: LocalGame) =>
    practiceOdds(game.look().view, question => game.odds(question));
  return {
    beginLessons: async () => {
      const ruleset = playedRuleset(rulesets, DEFAULT_RULESET, {});
      return begin(LocalGame.lessons(content(), ruleset, LESSONS_SEED));
    },
    arenaOffers: async () => {
      const levels = new Map(
        monstersOf(content()).map(kind => [kind.name, factOf(kind, 'level')] as const),
      );
      const monsters = [...levels].map(([name, level]) => ({ name, level }));
      const items = [...new Set(itemsOf(content()).map(({ name }) => name))];
      return {
        monsters: monsters.sort((one, other) => one.level - other.level),
        items: items.sort((one, other) => one.localeCompare(other, 'en')),
      };
    },
    beginArena: async ({ against, items, ruleset, ...wish }: ArenaWish) => {
      const rules = playedRuleset(rulesets, DEFAULT_RULESET, { ruleset });
      const foe = monsterCalled('against', content(), against);
      const game = LocalGame.arena(content(), rules, {
        ...wish,
        foe,
        items: items.map(item => itemCalled('items', content(), item)),
      });
      return { game: begin(game), begun: game.look(), foe: foe.name, odds: oddsOf(game) };
    },
    practiceLook: async game => named(game).look(),
    practicePerform: async (game, command) => named(game).perform(command),
    practiceOdds: async (game, question) => named(game).odds(question),
    fightOdds: async game => oddsOf(named(game)),
    seedColumn: async ({ ruleset, moves, ...hero }: SeedWish) => {
      const rules = playedRuleset(rulesets, DEFAULT_RULESET, { ruleset });
      return seedColumn(content(), rules, hero, moves);
    },
  };
}
