// Games that the simple player has played in this process, to be played again at the page: a game in
// which something wanted happens is looked for, whatever content and rules have become meanwhile.

import { readContent } from '@roguewright/content';
import { type Command, type Ending, loadContent, type NewGame } from '@roguewright/engine/game';
import { LocalGame, playSimply } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { canFollow } from './followed.ts';

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

/** A game from its beginning, as it went. */
export interface Tale {
  readonly start: NewGame;
  readonly commands: readonly Command[];
  readonly ending: Ending | undefined;
}

/** The game of a tale at its beginning. */
export function beginTale({ start }: Pick<Tale, 'start'>): LocalGame {
  return LocalGame.create(content, house, start);
}

/** What to look for, and how far. */
interface Search {
  readonly roles: readonly string[];
  /** Commands after which a game is broken off. */
  readonly commands: number;
  readonly games: number;
}

/**
 * The first tale that is as it should be, cut off where `cut` says, counting commands. Tales that need a
 * command which the page can't be given by keys are passed over.
 * Throws when no game among those tried has one.
 */
export function findTale(
  { roles, commands, games }: Search,
  cut: (tale: Tale) => number | undefined,
): Tale {
  for (let number = 0; number < games; number++) {
    const seed = `tale ${number}`;
    const role = roles[number % roles.length]!;
    const start = { heroName: 'Perchta', role, race: 'human', seed };
    const { file, ending } = playSimply(beginTale({ start }), seed, commands);
    const tale = { start, commands: file.commands, ending };
    const end = cut(tale);
    if (end === undefined) {
      continue;
    }
    if (canFollow(tale.commands.slice(0, end + 1))) {
      return { ...tale, commands: tale.commands.slice(0, end) };
    }
  }
  throw new Error(`no such tale among ${games} games of ${roles.join(', ')}`);
}
