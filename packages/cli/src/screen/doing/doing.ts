// Commands that need to be told more than their key: which spell, which thing, which door.

import {
  type Directed,
  directionHere,
  directionName,
  directionsFor,
  isBookWarning,
  useOfItem,
} from '@roguewright/engine/face';
import type { Direction, ItemUse, ItemView } from '@roguewright/engine/game';
import { COMMAND_HELP } from '@roguewright/engine/words';
import { inventoryLines, piecesOf } from '../../play/describe.ts';
import { aimAndAct } from '../aiming/targeting.ts';
import { showItem } from '../game/hero-page.ts';
import { itemChoices, lyingChoices, skillChoices, spellMenu } from '../game/menus.ts';
import type { PlayedGame } from '../game/played-game.ts';
import type { Choice } from '../stage/stage.ts';
import { directionKey } from '../terminal/keys.ts';

/**
 * Does something about a door or a fixture. The direction is always asked for, so that a key that says it is never
 * another command; Enter, a full stop, or the key of the command once more mean the only door.
 * @param begun the key of the command
 */
export async function useDoor(
  game: PlayedGame,
  kind: Exclude<Directed, 'attack'>,
  begun: string,
): Promise<void> {
  const { view } = game;
  const doors = directionsFor(view, kind);
  // Enter never digs a hole into the floor: that takes its own key.
  const only = kind === 'dig' ? undefined : directionHere(view, kind);
  const { title } = COMMAND_HELP[kind];
  const names =
    kind === 'steer' ? 'a full stop stands' : doors.map(way => named(kind, way)).join(' or ');
  const prompt =
    only === undefined || kind === 'steer'
      ? [
          `${title}: which way${names === '' ? '' : `, ${names}`}? Esc cancels`,
          `${title}: which way?`,
        ]
      : [
          `${title} ${names}: Enter or ${begun}, or another direction; Esc cancels`,
          `${title} ${names}: Enter or a direction`,
          `${title} ${names}: Enter`,
        ];
  const key = await game.stage.key(game.draw(prompt));
  const isOnly = key === 'Enter' || key === '.' || key === begun;
  const isDown = kind === 'dig' && (key === '.' || key === '>');
  const direction = directionKey(key) ?? (isDown ? 0 : isOnly ? only : undefined);
  if (direction !== undefined) {
    await game.perform({ kind, direction });
  }
}

/** A direction in the prompt; digging here is digging down, with a full stop. */
function named(kind: Directed, way: Direction): string {
  return kind === 'dig' && way === 0 ? 'down (.)' : directionName(way);
}

/** Aims what can be shot; where nothing can, has something chosen that is thrown. */
export async function fireSomething(game: PlayedGame): Promise<void> {
  const { inventory } = game.view;
  if (inventory.some(({ uses }) => uses.includes('fire'))) {
    return aimAndAct(game, { kind: 'fire', item: undefined }, 'You fire');
  }
  const throwable = itemChoices(game.view, 'throw');
  if (throwable.length === 0) {
    game.say(['You have nothing to fire, and nothing to throw.']);
    return;
  }
  const title = 'You have nothing to fire. Throw what?';
  const id = await game.stage.choose(game.draw(''), title, throwable);
  if (id !== undefined) {
    await use(game, 'throw', id, 0);
  }
}

/** Has a spell chosen, aimed and cast. */
export async function castSpell(game: PlayedGame): Promise<void> {
  const { heads, choices } = spellMenu(game.view, game.stage.columns);
  if (choices.length === 0) {
    game.say(['You know no spells.']);
    return;
  }
  const spell = await game.stage.choose(game.draw(''), 'Cast which spell?', choices, {
    heads,
  });
  if (spell !== undefined) {
    await aimAndAct(game, { kind: 'cast', spell }, spell.name);
  }
}

/** Has a thing chosen and uses it. @param count how many, where that can be said */
export async function useThing(game: PlayedGame, kind: ItemUse, count: number): Promise<void> {
  const choices = itemChoices(game.view, kind);
  const { title, verbs } = COMMAND_HELP[kind];
  if (choices.length === 0) {
    game.say([`You have nothing to ${verbs[0]!.replace('-', ' ')}.`]);
    return;
  }
  const id = await game.stage.choose(game.draw(''), `${title} what?`, choices);
  if (id !== undefined) {
    await use(game, kind, id, count);
  }
}

/** Shows what is carried; a letter on the page has one of it used. */
export async function openBag(game: PlayedGame): Promise<void> {
  const { inventory } = game.view;
  const key = await game.stage.page(game.draw(''), 'You carry', inventoryLines(game.view), {
    indent: 3,
    lettered: true,
    hint: inventory.length === 0 ? '' : '; a letter uses or describes it',
  });
  const item = inventory.find(({ letter }) => letter === key);
  if (item === undefined) {
    return;
  }
  const kinds = [...item.uses, ...namesOf(item)];
  const uses: Choice<(typeof kinds)[number] | 'page'>[] = kinds.map(kind => ({
    key: COMMAND_HELP[kind].keys[0] ?? '',
    text: `${COMMAND_HELP[kind].title}: ${COMMAND_HELP[kind].about}`,
    value: kind,
  }));
  uses.push({ key: ITEM_PAGE_KEY, text: 'Look: its numbers, and what it does.', value: 'page' });
  const kind = await game.stage.choose(game.draw(''), piecesOf(item), uses);
  if (kind === 'page') {
    await showItem(game, item);
  } else if (kind === 'name' || kind === 'call') {
    await game.perform({ kind, item: item.id });
  } else if (kind !== undefined) {
    await use(game, kind, item.id, 0);
  }
}

/** The key of an item's page, as of looking around. */
const ITEM_PAGE_KEY = ';';

/** What can be named: the item, and its kind as long as it isn't recognised. */
function namesOf({ callable }: ItemView): readonly ('name' | 'call')[] {
  return callable === true ? ['name', 'call'] : ['name'];
}

/** Uses one thing, aimed where that needs an aim. @param id also of what lies here; 0 for bare hands */
async function use(game: PlayedGame, kind: ItemUse, id: number, count: number): Promise<void> {
  const item = game.view.inventory.find(one => one.id === id);
  if (item === undefined) {
    if (kind === 'eat' || kind === 'wield') {
      await game.perform({ kind, item: id });
    }
    return undefined;
  }
  const used = useOfItem(item, kind, count);
  switch (used.kind) {
    case 'aim':
      return aimAndAct(game, used.what, item.name);
    case 'command':
      if (used.command.kind === 'read') {
        return read(game, id);
      }
      await game.perform(used.command);
      return undefined;
  }
}

/** Reads; a book that warns asks whether to go on. */
async function read(game: PlayedGame, item: number): Promise<void> {
  const { refusal } = await game.perform({ kind: 'read', item });
  if (!isBookWarning(refusal?.reason)) {
    return;
  }
  const key = await game.stage.key(game.draw('Read on all the same? y, or any other key'));
  if (key === 'y') {
    await game.perform({ kind: 'study', item });
  }
}

/** Takes what lies here: all of it, or what is chosen. */
export async function pickUp(game: PlayedGame): Promise<void> {
  const choices = lyingChoices(game.view);
  const item =
    choices.length < 3 ? 0 : await game.stage.choose(game.draw(''), 'Take what?', choices);
  if (item !== undefined) {
    await game.perform({ kind: 'pick-up', item });
  }
}

/** Has a skill chosen and takes a step in it. */
export async function enhance(game: PlayedGame): Promise<void> {
  const title = `Enhance which skill? Slots free: ${game.view.hero.skillSlots}`;
  const skill = await game.stage.choose(game.draw(''), title, skillChoices(game.view));
  if (skill !== undefined) {
    await game.perform({ kind: 'enhance', skill });
  }
}
