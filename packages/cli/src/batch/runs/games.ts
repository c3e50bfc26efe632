// One run of games: a whole game by a player in code, performed again from its record where that is asked for.

import {
  type GameFile,
  heroChoices,
  LocalGame,
  playByOdds,
  playSimply,
  Replay,
  readGameFile,
  writeGameFile,
} from '@roguewright/engine/host';
import type { Content } from '@roguewright/engine/objects';
import type { Ruleset } from '@roguewright/engine/rulesets';
import type { GameArm } from '../experiment/experiment.ts';
import type { RunResult } from '../results/run-result.ts';

/** The players in code. */
const PLAYERS = { simple: playSimply, odds: playByOdds } as const;

/**
 * Plays one.
 * @param number of the run: decides role and race where the arm says `all`; each role is played by all races
 * @param seed of the game and of the player's own luck
 */
export function runGame(
  content: Content,
  ruleset: Ruleset,
  arm: GameArm,
  number: number,
  seed: string,
): RunResult {
  const { roles, races } = heroChoices(content, ruleset);
  const role = arm.role === 'all' ? roles[number % roles.length]!.id : arm.role;
  const race =
    arm.race === 'all' ? races[Math.floor(number / roles.length) % races.length]!.id : arm.race;
  const who = `${role}, ${race}, seed ${JSON.stringify(seed)}`;
  const game = LocalGame.create(content, ruleset, {
    ...{ heroName: 'Ada', role, race, seed },
    pet: 'role',
  });
  try {
    const { file, ending, stuckAt } = PLAYERS[arm.player](game, seed, arm.commands);
    const { view } = game.look();
    const commands = file.commands.length;
    const problem =
      stuckAt !== ''
        ? `${who}: stuck at ${stuckAt} after ${commands} commands`
        : arm.replay
          ? replayed(content, ruleset, file, game.hash(), who)
          : undefined;
    return {
      labels: {
        ...{ role, race, end: ending?.kind ?? 'unfinished' },
        ...(ending?.kind === 'died' && { killer: ending.killer }),
      },
      numbers: {
        ...{ depth: view.dungeonLevel, deepest: view.deepestLevel, commands },
        ...{ heroLevel: view.hero.level, turns: view.turn },
      },
      ...(problem !== undefined && { problem }),
    };
  } catch (error) {
    const { message, stack } = error as Error;
    const problem = `${who}: ${(stack ?? message).split('\n').slice(0, 2).join(' ')}`;
    return { labels: { role, race, end: 'wrong' }, numbers: {}, problem };
  }
}

/** What differs when a game is performed again. @returns undefined: nothing */
function replayed(
  content: Content,
  ruleset: Ruleset,
  file: GameFile,
  hash: string,
  who: string,
): string | undefined {
  const replay = new Replay(content, ruleset, readGameFile(writeGameFile(file)));
  while (!replay.over) {
    replay.step();
  }
  const { difference } = replay;
  if (difference !== undefined) {
    const { sequence, turn, expected, got } = difference;
    return `${who}: replayed, command ${sequence} (turn ${turn}): expected ${expected}, got ${got}`;
  }
  return replay.game.hash() === hash ? undefined : `${who}: replayed, the last state is another`;
}
