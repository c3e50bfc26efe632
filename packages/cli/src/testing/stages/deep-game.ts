// Games whose heroes have gone down by stairs, whole, for tales of what lies deep.

import { readContent } from '@roguewright/content';
import { loadContent, type NewGame, type SavedGame } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets, type Ruleset } from '@roguewright/engine/rulesets';
import { DOWN, squareIn, staged } from '../staged-save.ts';

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

/** A game on a level of the main dungeon; its hero stands on the stairs down. */
export function deepGame(start: NewGame, depth: number, rules: Ruleset = house): LocalGame {
  const onStairs = (game: LocalGame) => {
    const saved = game.save();
    return LocalGame.restore(content, rules, staged(saved, squareIn(saved, DOWN)));
  };
  let game = onStairs(LocalGame.create(content, rules, start));
  while (game.look().view.dungeonLevel < depth) {
    game.perform({ kind: 'descend' });
    game = onStairs(game);
  }
  return game;
}

/** The save of a game whose hero starves at his next moves. */
export function starving(game: LocalGame): SavedGame {
  const saved = game.save();
  const [seat] = saved.seats;
  return {
    ...saved,
    seats: [{ ...seat!, sheet: { ...seat!.sheet, nutrition: -10_000 } }],
  };
}
