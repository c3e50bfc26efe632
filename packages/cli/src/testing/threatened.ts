// A game whose hero has few hit points and one enemy beside him, so that tests have danger at hand.

import { readContent } from '@roguewright/content';
import { UsageError } from '@roguewright/engine/errors';
import type { Command, Performed, SavedGame } from '@roguewright/engine/game';
import { loadContent } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { demoGame, type PlayedLocally } from './play-keys.ts';

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

/**
 * A game in which the danger rises on the way: the commands are performed, and a sleeper is in sight whose danger is as
 * the test has it.
 * @param dangers the chance to die after each command; the last one stays
 */
export function risingDanger(dangers: readonly number[]): {
  readonly game: PlayedLocally;
  readonly commands: Command[];
} {
  const commands: Command[] = [];
  const game = demoGame();
  const [enemy] = threatenedGame(9)
    .look()
    .view.things.filter(({ hostile }) => hostile);
  const sleeper = { ...enemy!, id: SLEEPER, inactive: 'asleep' as const };
  const seen = (performed: Performed): Performed => ({
    ...performed,
    view: { ...performed.view, things: [...performed.view.things, sleeper] },
  });
  const odds: LocalGame['odds'] = question => {
    // The game knows nothing of the sleeper, about whom faces ask too.
    const isOfSleeper = 'target' in question && question.target === SLEEPER;
    const answer = game.odds(question.ask === 'survival' || isOfSleeper ? CALM : question);
    if (question.ask !== 'survival') {
      return answer;
    }
    const share = dangers[Math.min(commands.length, dangers.length - 1)]!;
    const dead = new Array<number>(question.moves).fill(share);
    const survival = { dead, least: dead, most: dead, played: 0, foes: [SLEEPER], foreseen: true };
    return { ...answer, survival };
  };
  return {
    game: {
      look: () => seen(game.look()),
      perform: command => {
        commands.push(command as Command);
        return seen(game.perform(command));
      },
      odds,
    },
    commands,
  };
}

/** An id that no thing of the demo game has. */
const SLEEPER = 9999;

const CALM = { ask: 'survival', moves: 1 } as const;
