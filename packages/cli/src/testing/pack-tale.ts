// A game with a pack in which the hero meets one of its creatures, and finds, learns and casts one of its spells.
// It is looked for with the simple player, so that it needs no rehearsed luck.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readContent } from '@roguewright/content';
import { KnownGround } from '@roguewright/engine/face';
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
import { keysOf, withoutItems } from './tale.ts';

/** The folder of the pack. */
export const EMBERFEN = fileURLToPath(new URL('../../../../test/packs/emberfen', import.meta.url));

const CREATURE = /\b(?:peat moth|sedge crab|ash newt)\b/;
const SPELL = /\b(?:ember lance|smoke fan)\b/;
const BOOK = /\bcharred book\b|\bember lance\b|\bsmoke fan\b/;

/** Games that are looked through, and commands of each. */
const GAMES = 400;
const COMMANDS = 120;

/** A game up to and with the cast of a spell of the pack. */
export interface PackTale {
  readonly start: NewGame;
  readonly commands: readonly Command[];
  /** The name of the spell, and of a creature of the pack that was met. */
  readonly spell: string;
  readonly creature: string;
}

const house = createRulesets().resolve('house');

const files = readdirSync(EMBERFEN)
  .filter(name => /\.(?:arc|trs)$/.test(name))
  .sort()
  .map(path => ({ path, text: readFileSync(`${EMBERFEN}/${path}`, 'utf8'), pack: 'emberfen' }));
const content = loadContent([...readContent(), ...files]);

/** The game of a tale at its beginning. */
export function beginPackTale(start: NewGame): LocalGame {
  return LocalGame.create(content, house, start);
}

/** The first game that goes as it should. @throws Error when there is none */
export function findPackTale(): PackTale {
  for (let number = 0; number < GAMES; number++) {
    const seed = `fen ${number}`;
    const start = { heroName: 'Una', role: 'wizard', race: 'human', seed };
    const tale = taleOf(start, beginPackTale(start));
    if (tale !== undefined) {
      return tale;
    }
  }
  throw new Error(`no wizard of ${GAMES} learns a spell of the pack in ${COMMANDS} commands`);
}

/** Plays a game; nothing when it doesn't come to the cast, or keys won't do for one of its commands. */
function taleOf(start: NewGame, game: LocalGame): PackTale | undefined {
  const player = new SimplePlayer(start.seed);
  const commands: Command[] = [];
  let performed = game.look();
  let creature: string | undefined;
  while (commands.length < COMMANDS && performed.view.ending === undefined) {
    const { view } = performed;
    creature ??= view.things.find(
      ({ kind, name }) => kind === 'creature' && CREATURE.test(name),
    )?.name;
    const spell = view.spells.find(({ name }) => SPELL.test(name));
    const direction = spell === undefined ? undefined : wayToCast(view);
    const cast: Command | undefined =
      spell === undefined || direction === undefined
        ? undefined
        : { kind: 'cast', spell: spell.id, direction };
    const command = cast ?? towardsTheBook(view) ?? player.next(withoutItems(performed));
    if (keysOf(command, view) === undefined) {
      return undefined;
    }
    performed = game.perform(command);
    if (performed.refusal !== undefined || performed.view.pending !== undefined) {
      return undefined;
    }
    commands.push(command);
    if (cast !== undefined && spell !== undefined && creature !== undefined && isCast(performed)) {
      return { start, commands, spell: spell.name, creature };
    }
  }
  return undefined;
}

/** The direction of a creature of the pack in line; nothing when there is none. */
function wayToCast(view: GameView): Direction | undefined {
  const ground = new KnownGround(view);
  const ways = view.things
    .filter(({ kind, name }) => kind === 'creature' && CREATURE.test(name))
    .map(({ x, y }) => ground.straightTo(ground.square(x, y))?.direction);
  return ways.find(way => way !== undefined);
}

function isCast({ events }: Performed): boolean {
  return events.some(({ kind }) => kind === 'cast');
}

/** Goes to a book, picks it up and reads it; nothing when there is none, or an enemy is near. */
function towardsTheBook(view: GameView): Command | undefined {
  const knows = view.spells.some(({ name }) => SPELL.test(name));
  if (knows || view.adjacentHostile.length > 0) {
    return undefined;
  }
  const carried = view.inventory.find(({ name, uses }) => BOOK.test(name) && uses.includes('read'));
  if (carried !== undefined) {
    return { kind: 'read', item: carried.id };
  }
  if (view.underfoot.some(({ name }) => BOOK.test(name))) {
    return { kind: 'pick-up', item: 0 };
  }
  const ground = new KnownGround(view);
  const books = new Set(
    view.things
      .filter(({ kind, name }) => kind === 'item' && BOOK.test(name))
      .map(({ x, y }) => ground.square(x, y)),
  );
  const way = ground.wayTo(square => books.has(square), { isStraightAtDoors: true });
  return way && { kind: 'move', direction: way.first };
}
