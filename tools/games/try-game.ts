// One seeded game by a player in code: played to its end, performed again from its record, and compared.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
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
import { createRulesets } from '@roguewright/engine/rulesets';

/** The players in code. */
const PLAYERS = { simple: playSimply, odds: playByOdds } as const;

/** The name of a player in code. */
export type PlayerName = keyof typeof PLAYERS;

/** What a game came to. Plain data. */
export interface TriedGame {
  readonly number: number;
  readonly role: string;
  /** `won`, `died`, or `unfinished` after the last permitted command. */
  readonly kind: string;
  readonly killer: string;
  /** The level where it ended, and the deepest that the hero saw. */
  readonly depth: number;
  readonly deepest: number;
  readonly heroLevel: number;
  readonly turns: number;
  readonly commands: number;
  /** What went wrong, with the role, race and seed; absent: nothing. */
  readonly problem?: string;
}

const content = loadContent(readContent());
const house = createRulesets().resolve('house');
const { roles, races } = heroChoices(content, house);

/**
 * Plays one and performs it again.
 * @param number decides role, race and seed
 * @param most commands after which it is broken off: it then counts as unfinished, not as wrong
 */
export function tryGame(player: PlayerName, number: number, most: number): TriedGame {
  const role = roles[number % roles.length]!.id;
  // Each role is played by all races.
  const race = races[Math.floor(number / roles.length) % races.length]!.id;
  const seed = `game ${number}`;
  const who = `${role}, ${race}, seed ${JSON.stringify(seed)}`;
  const none = { kind: 'wrong', killer: '', depth: 0, deepest: 0, heroLevel: 0, turns: 0 };
  try {
    const game = LocalGame.create(content, house, {
      heroName: 'Ada',
      role,
      race,
      seed,
      pet: 'role',
    });
    const { file, ending, stuckAt } = PLAYERS[player](game, seed, most);
    const { view } = game.look();
    const commands = file.commands.length;
    const problem =
      stuckAt === ''
        ? replayed(file, game.hash(), who)
        : `${who}: stuck at ${stuckAt} after ${commands} commands`;
    return {
      ...{ number, role, commands },
      kind: ending?.kind ?? 'unfinished',
      killer: ending?.killer ?? '',
      depth: view.dungeonLevel,
      deepest: view.deepestLevel,
      heroLevel: view.hero.level,
      turns: view.turn,
      ...(problem === undefined ? {} : { problem }),
    };
  } catch (error) {
    return { number, role, commands: 0, ...none, problem: `${who}: ${(error as Error).stack}` };
  }
}

function replayed(file: GameFile, hash: string, who: string): string | undefined {
  const replay = new Replay(content, house, readGameFile(writeGameFile(file)));
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
