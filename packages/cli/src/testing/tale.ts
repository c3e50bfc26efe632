// A game in which a spell kills a creature, found with the simple player, and the keys by which
// a person plays the same.

import { readContent } from '@roguewright/content';
import {
  type Command,
  type Direction,
  type GameView,
  loadContent,
  type NewGame,
  type Performed,
} from '@roguewright/engine/game';
import { LocalGame, SimplePlayer } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

type Cast = Extract<Command, { readonly kind: 'cast' }>;

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
    const hero = { heroName: 'Perchta', role: 'wizard', race: 'human' };
    // The form of a new hero gives the usual pet.
    const start: NewGame = { ...hero, seed, pet: 'role' };
    const commands = killIn(beginTale(start), seed);
    if (commands !== undefined) {
      return { start, commands };
    }
  }
  throw new Error(`no wizard of ${GAMES} kills by a spell in ${COMMANDS} commands`);
}

/** The commands up to the first cast that kills its first target; nothing when none does, or keys won't do. */
function killIn(game: LocalGame, seed: string): Command[] | undefined {
  const player = new SimplePlayer(seed);
  const commands: Command[] = [];
  let performed = game.look();
  while (commands.length < COMMANDS && performed.view.ending === undefined) {
    const command = player.next(withoutItems(performed));
    if (keysOf(command, performed.view) === undefined) {
      return undefined;
    }
    const target = command.kind === 'cast' ? firstTarget(game, command) : undefined;
    performed = game.perform(command);
    const { events, refusal, view } = performed;
    if (refusal !== undefined || view.pending !== undefined) {
      return undefined;
    }
    commands.push(command);
    const { id: hero } = view.hero;
    const kills = events.some(
      event => event.kind === 'died' && event.target === target && event.by === hero,
    );
    if (target !== undefined && kills) {
      return commands;
    }
  }
  return undefined;
}

function firstTarget(game: LocalGame, { spell, direction }: Cast): number | undefined {
  return game.odds({ ask: 'cast', spell, direction }).targets[0]?.id;
}

/** What the simple player is shown, so that it explores and casts, and leaves alone whatever the content provides. */
export function withoutItems(performed: Performed): Performed {
  const { view } = performed;
  const things = view.things.filter(({ kind }) => kind !== 'item');
  return { ...performed, view: { ...view, things, inventory: [], underfoot: [] } };
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
