// A game whose hero has few hit points and one enemy beside him, so that tests have danger at hand.

import { readContent } from '@roguewright/content';
import { UsageError } from '@roguewright/engine/errors';
import type { SavedGame } from '@roguewright/engine/game';
import { loadContent } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { demoGame } from './play-keys.ts';

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

/** The demo game as it is saved, threatened. @param hitPoints of the hero */
function threatenedSave(hitPoints: number, role = 'wizard'): SavedGame {
  const saved = demoGame(role).save();
  const [seat, ...others] = saved.seats;
  const { depth, hero } = seat!;
  const [, level] = saved.levels.find(([key]) => key === depth)!;
  const stride = level.map.width + 2;
  for (const creature of level.creatures) {
    for (const offset of [1, -1, stride, -stride]) {
      const turns = creature.conditions.turns.map(() => 0);
      const enemy = {
        ...creature,
        square: hero.square + offset,
        conditions: { ...creature.conditions, turns },
        hunts: true,
        target: hero.square,
      };
      const threatened: SavedGame = {
        ...saved,
        levels: saved.levels.map(([key, one]) =>
          key === depth ? [key, { ...one, creatures: [enemy] }] : [key, one],
        ),
        seats: [{ ...seat!, hero: { ...hero, hitPoints, maxHitPoints: 20 } }, ...others],
      };
      if (gameOf(threatened)?.look().view.adjacentHostile.length === 1) {
        return threatened;
      }
    }
  }
  throw new UsageError('creatures', level.creatures.length, 'one that fits beside the hero');
}

function gameOf(saved: SavedGame): LocalGame | undefined {
  try {
    return LocalGame.restore(content, house, saved);
  } catch {
    return undefined;
  }
}

/** The same as a game. */
export function threatenedGame(hitPoints: number, role = 'wizard'): LocalGame {
  return LocalGame.restore(content, house, threatenedSave(hitPoints, role));
}
