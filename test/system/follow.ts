// Plays a tale at the page, command after command by visible controls and keys, beside the same game
// in this process: what the page shows must be what the game says.

import type { Command, GameView, Performed } from '@roguewright/engine/game';
import type { LocalGame } from '@roguewright/engine/host';
import { tellEvents } from '@roguewright/engine/words';
import { expect } from 'vitest';
import { isFollowed } from './followed.ts';
import { keyOfDirection, type Place, type Player } from './player.ts';
import { beginTale, type Tale } from './tales.ts';

/** Commands after which the figures of the page are compared. */
const COMPARED_EVERY = 20;

/** Least milliseconds between two commands: the server's rate limit for one client. */
const PACE = 50;

/** Keys of the sheets that ask for a thing. */
const SHEETS = {
  quaff: 'q',
  read: 'r',
  eat: 'e',
  wield: 'w',
  wear: 'W',
  'take-off': 'T',
} as const;

/** Begins the tale's game at the page and plays it; the same game in this process, where it stands. */
export async function follow(player: Player, tale: Tale, place?: string): Promise<LocalGame> {
  const { heroName, role, seed } = tale.start;
  await player.begin(heroName, seed, role, place);
  const game = beginTale(tale);
  await playOn(player, game, tale.commands);
  return game;
}

/** Plays commands at the page and in a game beside it, and compares the two. */
export async function playOn(
  player: Player,
  game: LocalGame,
  commands: readonly Command[],
): Promise<void> {
  for (const [count, command] of commands.entries()) {
    const paced = player.page.waitForTimeout(PACE);
    await give(player, command, game.look().view);
    await paced;
    const performed = game.perform(command);
    const isUse = command.kind in SHEETS || command.kind === 'pick-up';
    if (performed.view.ending === undefined && (isUse || count % COMPARED_EVERY === 0)) {
      await compare(player, performed, `${count}: ${JSON.stringify(command)}`);
    }
  }
}

async function compare(player: Player, performed: Performed, where: string): Promise<void> {
  const { hero, turn } = performed.view;
  const { hitPoints, energy, turn: shown } = await player.look();
  expect({ hitPoints, energy, turn: shown }, where).toEqual({
    hitPoints: hero.hitPoints,
    energy: hero.energy,
    turn,
  });
  const told = tellEvents(performed);
  const last = told.filter(text => text !== '').at(-1);
  if (last !== undefined) {
    expect(await player.log(), where).toContain(last);
  }
}

/** Gives one command by keys. */
async function give(player: Player, command: Command, view: GameView): Promise<void> {
  if (!isFollowed(command)) {
    throw new Error(`no key is known for the command ${command.kind}: choose tales by canFollow`);
  }
  switch (command.kind) {
    case 'move':
      return await player.press(keyOfDirection(command.direction));
    case 'attack':
    case 'open':
    case 'close':
    case 'force':
      return await direct(player, command);
    case 'rest':
    case 'search':
      await type(player, command.count);
      return await player.press(command.kind === 'rest' ? '.' : 's');
    case 'ascend':
      return await player.press('<');
    case 'descend':
      return await player.press('>');
    case 'enter':
      return await player.press('I');
    case 'explore':
      return await player.press('v');
    case 'pick-up':
      return await take(player, command.item, view);
    case 'cast':
      return await cast(player, command, view);
    case 'fire':
    case 'throw':
      return await shoot(player, command, view);
    case 'zap':
      await choose(player, 'z', letterOf(view.inventory, command.item));
      await player.press(keyOfDirection(command.direction));
      return await player.press('Enter');
    case 'disarm':
      await player.press('D');
      return await player.press(command.direction === 0 ? '.' : keyOfDirection(command.direction));
    case 'pull':
      await player.press('G');
      return await player.press(command.direction === 0 ? '.' : keyOfDirection(command.direction));
    case 'pray':
      return await player.press('V');
    case 'pay':
      return await player.press('$');
    case 'chat':
      return await player.press('"');
    case 'charge':
      return await charge(player, command, view);
    case 'drop':
      await type(player, command.count);
      return await choose(player, 'd', letterOf(view.inventory, command.item));
    default:
      return await use(player, command, view);
  }
}

async function use(
  player: Player,
  { kind, item }: Extract<Command, { readonly kind: keyof typeof SHEETS }>,
  view: GameView,
): Promise<void> {
  await choose(player, SHEETS[kind], item === 0 ? '-' : letterOf(view.inventory, item));
}

/** Of several things underfoot the page asks which: the topmost has the first letter. */
async function take(player: Player, item: number, view: GameView): Promise<void> {
  const { x, y } = view.hero;
  const lying = view.things.filter(one => one.kind === 'item' && one.x === x && one.y === y);
  if (lying.length < 2) {
    return await player.press(',');
  }
  const place = lying.reverse().findIndex(({ id }) => id === item);
  await choose(player, ',', item === 0 ? ',' : 'abcdefghijklmnopqrstuvwxyz'.charAt(place));
}

/** A number before a command; one needs none. */
async function type(player: Player, count: number): Promise<void> {
  if (count > 1) {
    await player.page.keyboard.type(String(count));
  }
}

/** Opens a sheet and takes what has the letter. */
async function choose(player: Player, sheet: string, letter: string): Promise<void> {
  await player.page.keyboard.press(sheet);
  await player.page.getByRole('dialog').waitFor();
  await player.press(letter);
}

/** Reads the scroll, and answers its question with the item that it is for. */
async function charge(
  player: Player,
  { item, target }: Extract<Command, { readonly kind: 'charge' }>,
  { inventory }: GameView,
): Promise<void> {
  await choose(player, 'r', letterOf(inventory, item));
  const sheet = player.page.getByRole('dialog', { name: 'Charge what?' });
  await sheet.waitFor();
  await player.page.keyboard.press(letterOf(inventory, target));
  await player.press('Enter');
  await sheet.waitFor({ state: 'detached' });
  await player.settle();
}

const DIRECTED = { attack: 'F', open: 'o', close: 'c', force: 'Control+d' } as const;

async function direct(
  player: Player,
  { kind, direction }: Extract<Command, { readonly kind: keyof typeof DIRECTED }>,
): Promise<void> {
  await player.page.keyboard.press(DIRECTED[kind]);
  await player.page.getByRole('region', { name: /which way\?$/ }).waitFor();
  await player.press(keyOfDirection(direction));
}

async function cast(
  player: Player,
  command: Extract<Command, { readonly kind: 'cast' }>,
  view: GameView,
): Promise<void> {
  await choose(player, 'Z', letterOf(view.spells, command.spell));
  const spell = view.spells.find(({ id }) => id === command.spell);
  if (spell?.needsDirection === true) {
    await player.press(keyOfDirection(command.direction));
  }
  await player.press('Enter');
}

async function shoot(
  player: Player,
  command: Extract<Command, { readonly kind: 'fire' | 'throw' }>,
  view: GameView,
): Promise<void> {
  if (command.item === 0) {
    await player.press('f');
  } else if (command.kind === 'throw') {
    await choose(player, 't', letterOf(view.inventory, command.item));
  } else {
    await player.press('i');
    const letter = letterOf(view.inventory, command.item);
    const entries = player.page.getByRole('dialog').getByRole('listitem');
    const entry = entries.filter({ has: player.page.getByText(letter, { exact: true }) });
    await entry.getByRole('button', { name: 'Fire' }).click();
  }
  await aim(player, { x: command.x - view.hero.x, y: command.y - view.hero.y });
  await player.press('Enter');
  if (
    await player.page
      .getByText(/^(Press Enter|Tap the button) again/)
      .filter({ visible: true })
      .isVisible()
  ) {
    await player.press('Enter');
  }
}

/** Moves the reticle of a missile, a square at a time, until it lies where it should. */
async function aim(player: Player, wanted: Place): Promise<void> {
  for (let step = 0; step < 100; step++) {
    const { x, y } = await player.reticle();
    if (x === wanted.x && y === wanted.y) {
      return;
    }
    const key = player.keyOf({ east: wanted.x - x, south: wanted.y - y });
    await player.press(key.toUpperCase());
  }
  throw new Error(`the reticle never came to ${wanted.x} east, ${wanted.y} south`);
}

function letterOf(
  things: readonly { readonly letter: string; readonly id: number }[],
  id: number,
): string {
  const thing = things.find(one => one.id === id);
  if (thing === undefined) {
    throw new Error(`the hero has nothing with the id ${id}`);
  }
  return thing.letter;
}
