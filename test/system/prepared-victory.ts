// A victory near its end: a game that was led to the Amulet and most of the way back by prepared saves, in which only
// the hero's place on each level is staged, and that the simple player then won from the second level on.

import { readContent } from '@roguewright/content';
import { loadContent, newGame, type SavedGame, saveGame } from '@roguewright/engine/game';
import {
  ENGINE_VERSION,
  GAME_FILE_FORMAT,
  GAME_FILE_VERSION,
  type GameFile,
  LocalGame,
  playSimply,
} from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { readRuns } from '@roguewright/engine/world';
import { canFollow } from './followed.ts';

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

/** The last level, and the level from which the hero goes on by himself. */
const DEEPEST = 26;
const LEFT_TO_HIMSELF = 2;

/** Numbers of stairs among the terrains, as saves hold them. */
const STAIRS = { up: 6, down: 7 } as const;

/** The hit points with which the hero is led. */
const WHOLE = 400;

/** Commands after which a way out is given up. */
const MOST_COMMANDS = 600;

/** A game that needs only some commands to be won. */
export interface PreparedVictory {
  /** The game before these commands. */
  readonly before: SavedGame;
  readonly commands: GameFile['commands'];
}

/**
 * The last commands of a victory, which the page can be given by keys.
 * @param games tried, one seed each
 * @param count of commands, fewer if it was won in fewer
 * Throws when none of the games is won.
 */
export function findVictory(role: string, games: number, count: number): PreparedVictory {
  for (let number = 0; number < games; number++) {
    const below = leadTo({ heroName: 'Perchta', role, race: 'human', seed: `out ${number}` });
    const game = LocalGame.restore(content, house, below);
    const { file, ending } = playSimply(game, `out ${number}`, MOST_COMMANDS);
    const first = Math.max(0, file.commands.length - count);
    const commands = file.commands.slice(first);
    if (ending?.kind === 'won' && canFollow(commands)) {
      const again = LocalGame.restore(content, house, below);
      for (const command of file.commands.slice(0, first)) {
        again.perform(command);
      }
      // A file counts commands from its snapshot when it holds none before it.
      return { before: { ...plain(again.save()), sequence: 0 }, commands };
    }
  }
  throw new Error(`none of ${games} games of a ${role} is won`);
}

/** The game, to be played on in this process. */
export function resumeVictory({ before }: PreparedVictory): LocalGame {
  return LocalGame.restore(content, house, plain(before));
}

/** The game as a file. Its hash is that of the prepared save, so that it is continued from there. */
export function victoryFile(victory: PreparedVictory): GameFile {
  const { ruleset, contentHash, start } = victory.before;
  return {
    format: GAME_FILE_FORMAT,
    version: GAME_FILE_VERSION,
    engine: ENGINE_VERSION,
    ruleset,
    contentHash,
    start,
    commands: [],
    hashes: [[0, resumeVictory(victory).hash()]],
    snapshot: victory.before,
  };
}

/** Leads a new hero down to the Amulet, which he picks up, and up to the level from which he goes on by himself. */
function leadTo(start: SavedGame['start']): SavedGame {
  let saved = plain(saveGame(newGame(content, house, start)));
  const perform = (command: Parameters<LocalGame['perform']>[0], square: number) => {
    const game = LocalGame.restore(content, house, placed(saved, square));
    game.perform(command);
    saved = plain(game.save());
  };
  for (let depth = 1; depth < DEEPEST; depth++) {
    perform({ kind: 'descend' }, stairsIn(saved, STAIRS.down));
  }
  const [, bottom] = saved.levels.find(([key]) => key === DEEPEST)!;
  const [where] = bottom.items.find(([, things]) =>
    things.some(({ archetype }) => archetype === 'amulet_of_the_deep'),
  )!;
  perform({ kind: 'pick-up', item: 0 }, where);
  for (let depth = DEEPEST; depth > LEFT_TO_HIMSELF; depth--) {
    perform({ kind: 'ascend' }, stairsIn(saved, STAIRS.up));
  }
  return saved;
}

/** The square of stairs on the hero's level. */
function stairsIn(saved: SavedGame, terrain: number): number {
  const { depth } = saved.seats[0]!;
  const { map } = saved.levels.find(([key]) => key === depth)![1];
  const terrains = readRuns('terrain', map.terrain, map.width * map.height, 255);
  const at = terrains.indexOf(terrain);
  return (Math.floor(at / map.width) + 1) * (map.width + 2) + (at % map.width) + 1;
}

/** The save with the hero on a square, whole, and nobody else on his level. */
function placed(saved: SavedGame, square: number): SavedGame {
  const [seat, ...others] = saved.seats;
  const { depth, hero, sheet } = seat!;
  const conditions = { ...hero.conditions, turns: hero.conditions.turns.map(() => 0) };
  const whole = { square, hitPoints: WHOLE, maxHitPoints: WHOLE, conditions };
  return {
    ...saved,
    levels: saved.levels.map(([key, level]) =>
      key === depth ? [key, { ...level, creatures: [] }] : [key, level],
    ),
    seats: [
      {
        ...seat!,
        hero: { ...hero, ...whole },
        sheet: { ...sheet, conditions, nutrition: 900 },
        acquainted: [],
        damageSeen: [],
        pending: null,
      },
      ...others,
    ],
  };
}

function plain(saved: SavedGame): SavedGame {
  return JSON.parse(JSON.stringify(saved)) as SavedGame;
}
