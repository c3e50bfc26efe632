// A game in which a spell kills a creature, found with the simple player, and the keys by which
// a person plays the same.

import { readContent } from '@roguewright/content';
import {
  type Command,
  type Direction,
  type GameView,
  loadContent,
  type NewGame,
} from '@roguewright/engine/game';
import { LocalGame, playSimply } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

/** A game up to and with the cast that kills. */
export interface Tale {
  readonly start: NewGame;
  readonly commands: readonly Command[];
}

/** The game of a tale at its beginning. */
export function beginTale(start: NewGame): LocalGame {
  return LocalGame.create(content, house, start);
}

/** Games that are looked through, and commands of each. */
const GAMES = 40;
const COMMANDS = 80;

/** The first game that goes as it should. @throws Error when there is none */
export function taleOfAKill(): Tale {
  for (let number = 0; number < GAMES; number++) {
    const seed = `tale ${number}`;
    const start = { heroName: 'Perchta', role: 'wizard', race: 'human', seed };
    const { commands } = playSimply(beginTale(start), seed, COMMANDS).file;
    const end = endOf(start, commands);
    if (end !== undefined) {
      return { start, commands: commands.slice(0, end) };
    }
  }
  throw new Error(`no wizard of ${GAMES} kills by a spell in ${COMMANDS} commands`);
}

/** How many commands it takes until an aimed spell kills; nothing when it never does, or keys won't do. */
function endOf(start: NewGame, commands: readonly Command[]): number | undefined {
  const game = beginTale(start);
  for (const [index, command] of commands.entries()) {
    const { view } = game.look();
    if (keysOf(command, view) === undefined) {
      return undefined;
    }
    const { events, refusal } = game.perform(command);
    const kills = events.some(({ kind }) => kind === 'died');
    if (command.kind === 'cast' && kills) {
      return index + 1;
    }
    if (refusal !== undefined) {
      return undefined;
    }
  }
  return undefined;
}

const WAYS: Readonly<Record<Direction, string>> = {
  0: '.',
  1: 'k',
  2: 'u',
  3: 'l',
  4: 'n',
  5: 'j',
  6: 'b',
  7: 'h',
  8: 'y',
};

/** What a person presses on the full screen; nothing for what the story does without. */
export function keysOf(command: Command, view: GameView): string | undefined {
  switch (command.kind) {
    case 'move':
      return WAYS[command.direction];
    case 'rest':
    case 'search': {
      const key = command.kind === 'rest' ? '.' : 's';
      return `${command.count}${key}`;
    }
    case 'pick-up': {
      const lying = view.underfoot.filter(({ uses }) => uses.includes('pick-up'));
      return command.item === 0 ? (lying.length > 1 ? ',,' : ',') : undefined;
    }
    case 'read': {
      const item = view.inventory.find(({ id }) => id === command.item);
      return item && `r${item.letter}`;
    }
    case 'cast': {
      const spell = view.spells.find(({ id }) => id === command.spell);
      const isAimed = spell?.needsDirection || (spell?.helps && command.direction !== 0);
      return spell && `Z${spell.letter}${isAimed ? WAYS[command.direction] : ''}\r`;
    }
    default:
      return undefined;
  }
}
