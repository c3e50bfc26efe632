// Games of the engine whose heroes begin far down and are about to starve, for tests of bones.

import { readContent } from '@roguewright/content';
import {
  type GameState,
  loadContent,
  type NewGame,
  newGame,
  performCommand,
  saveGame,
} from '@roguewright/engine/game';
import { createRulesets, type Ruleset } from '@roguewright/engine/rulesets';
import { engineGames } from '../games/engine-games.ts';
import type { GameMaker } from '../games/game-maker.ts';

/** The level on which they begin. */
export const DEEP = 6;

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

/** A game whose hero has come to a level, on its stairs down. */
function gameAt(start: NewGame, depth: number, rules: Ruleset = house): GameState {
  const state = newGame(content, rules, start);
  const { hero } = state;
  const toStairs = () => {
    const { map } = state.level;
    const stairs = [...map.terrain.keys()].find(at => map.terrainAt(at) === 'stairs-down')!;
    hero.hitPoints = hero.maxHitPoints;
    map.occupant[hero.square] = 0;
    hero.square = stairs;
    map.occupant[stairs] = hero.id;
  };
  for (let step = 0; step < 60 && state.seat.depth < depth; step++) {
    toStairs();
    performCommand(state, { kind: 'descend' });
  }
  toStairs();
  return state;
}

/** The engine's games: Ada begins far down and starving, Cyn on the stairs above that level. */
export function dyingGames(): GameMaker {
  const engine = engineGames({ ruleset: 'house' });
  const begun = (state: GameState) =>
    engine.restore({ content: engine.content, ruleset: 'house', state: saveGame(state) });
  return {
    ...engine,
    create: start => {
      if (start.heroName === 'Cyn') {
        return begun(gameAt(start, DEEP - 1));
      }
      if (start.heroName !== 'Ada') {
        return engine.create(start);
      }
      const state = gameAt(start, DEEP);
      state.sheet.nutrition = -10_000;
      return begun(state);
    },
  };
}
