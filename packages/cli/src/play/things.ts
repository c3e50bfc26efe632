// Creatures, items and spells by what a player calls them.

import { nearest } from '@roguewright/engine/errors';
import { distance, inSight } from '@roguewright/engine/face';
import type { GameView, ItemUse, ItemView, SpellView, ThingView } from '@roguewright/engine/game';
import { listOf } from '@roguewright/engine/words';

/** The creature that is meant, the nearest of several alike; or what to say. */
export function creatureNamed(view: GameView, written: string): ThingView | string {
  const creatures = inSight(view, 'creature');
  const names = [...new Set(creatures.map(({ name }) => name))];
  const [only] = creatures;
  if (only === undefined) {
    return 'Nobody is in sight.';
  }
  if (written === '') {
    return names.length === 1 ? only : `Whom: ${names.join(' or ')}?`;
  }
  const found = creatures.filter(({ name }) => isCalled(name, written));
  const kinds = [...new Set(found.map(({ name }) => name))];
  if (kinds.length > 1) {
    return `${written} may mean ${kinds.join(' or ')}.`;
  }
  return found[0] ?? unknown('You see no creature', written, names);
}

/** An item on the floor that the hero knows of: the nearest in sight, else the nearest that he remembers. */
export function floorThingNamed(view: GameView, written: string): ThingView | undefined {
  const remembered = view.things
    .filter(({ kind }) => kind === 'item')
    .sort((one, other) => distance(view.hero, one) - distance(view.hero, other));
  return [...inSight(view, 'item'), ...remembered].find(({ name }) => isCalled(name, written));
}

/** The nearest lever, rune, plate, wall or other fixture of that name that the hero knows of. */
export function fixtureNamed(view: GameView, written: string): ThingView | undefined {
  return view.things
    .filter(({ kind, name }) => kind === 'fixture' && isCalled(name, written))
    .sort((one, other) => distance(view.hero, one) - distance(view.hero, other))[0];
}

/** A thing at the hero's feet. */
export function thingUnderfoot(view: GameView, written: string): ThingView | undefined {
  const { x, y } = view.hero;
  return view.things.find(
    thing =>
      thing.kind === 'item' && thing.x === x && thing.y === y && isCalled(thing.name, written),
  );
}

const ASKING: Readonly<Record<ItemUse, string>> = {
  apply: 'Apply what',
  invoke: 'Invoke what',
  break: 'Break what',
  rub: 'Rub what',
  quaff: 'Drink what',
  read: 'Read what',
  study: 'Study what',
  eat: 'Eat what',
  wield: 'Wield what',
  wear: 'Wear what',
  'take-off': 'Take off what',
  zap: 'Zap what',
  throw: 'Throw what',
  fire: 'Fire what',
  drop: 'Drop what',
};

/**
 * The item carried that is meant, by letter or name; or what to say.
 * @param fitting what it may be; absent: what has such a use
 */
export function itemNamed(
  view: GameView,
  written: string,
  use: ItemUse,
  fitting: readonly ItemView[] = view.inventory.filter(({ uses }) => uses.includes(use)),
): ItemView | string {
  const { inventory } = view;
  if (written === '') {
    const [only] = fitting;
    if (only === undefined) {
      return `You have nothing to ${use.replace('-', ' ')}.`;
    }
    return fitting.length === 1 ? only : `${ASKING[use]}: ${choices(fitting)}?`;
  }
  // A name means what it can be done with, if there is such a thing; a letter is always clear.
  const isCarried =
    lettered(inventory, written) !== undefined ||
    inventory.some(({ name }) => isCalled(name, written));
  const isFitting =
    lettered(inventory, written) === undefined &&
    (!isCarried || fitting.some(({ name }) => isCalled(name, written)));
  const told = named(isFitting ? fitting : inventory, written, 'You carry nothing');
  return isFitting && fitting.length === 0
    ? `${told} You have nothing to ${use.replace('-', ' ')}.`
    : told;
}

/** The id of the carried weapon that is meant, 0 for bare hands; or what to say. */
export function weaponNamed({ inventory }: GameView, written: string): number | string {
  if (['nothing', 'none', '-', 'hands'].includes(written)) {
    return 0;
  }
  const weapons = inventory.filter(({ weapon }) => weapon === true);
  const others = weapons.filter(({ wielded }) => !wielded);
  const [only] = others;
  if (written !== '') {
    const meant = named(weapons, written, 'You carry no weapon');
    return typeof meant === 'string' ? meant : meant.id;
  }
  if (only === undefined) {
    return 'You carry no other weapon. For example: compare nothing.';
  }
  return others.length === 1 ? only.id : `Compare what: ${choices(others)}?`;
}

/** The longest beginning of the words that names a thing with such a use; what follows is where to. */
export function namedFirst(
  view: GameView,
  words: readonly string[],
  use: ItemUse,
): { readonly item: ItemView; readonly rest: string } | string {
  for (let length = words.length; length > 0; length--) {
    const item = itemNamed(view, words.slice(0, length).join(' '), use);
    if (typeof item !== 'string') {
      return { item, rest: words.slice(length).join(' ') };
    }
  }
  const item = itemNamed(view, words[0] ?? '', use);
  return typeof item === 'string' ? item : { item, rest: '' };
}

/** The known spell that is meant, by letter or name; or what to say. */
export function spellNamed({ spells }: GameView, written: string): SpellView | string {
  if (spells.length === 0) {
    return 'You know no spells.';
  }
  return written === ''
    ? `Cast what: ${choices(spells)}?`
    : named(spells, written, 'You know no spell');
}

interface Lettered {
  readonly letter: string;
  readonly name: string;
}

/** The one that is meant, by its letter or name; or what to say. @param none the beginning of `You carry nothing called wand` */
export function named<Thing extends Lettered>(
  things: readonly Thing[],
  written: string,
  none: string,
): Thing | string {
  const byLetter = lettered(things, written);
  const found = things.filter(({ name }) => isCalled(name, written));
  const [only] = found;
  if (byLetter !== undefined) {
    return byLetter;
  }
  if (/^\p{L}$/u.test(written)) {
    return `Nothing has the letter ${written}.`;
  }
  if (only === undefined) {
    return unknown(
      none,
      written,
      things.map(({ name }) => name),
    );
  }
  return found.length === 1 ? only : `${written} may mean ${choices(found)}.`;
}

/** The thing of a letter, large or small where that leaves no doubt. */
function lettered<Thing extends Lettered>(
  things: readonly Thing[],
  written: string,
): Thing | undefined {
  return (
    things.find(({ letter }) => letter === written) ??
    things.find(({ letter }) => letter.toLowerCase() === written.toLowerCase())
  );
}

function choices(things: readonly Lettered[]): string {
  return things.map(({ letter, name }) => `${letter} (${name})`).join(' or ');
}

/**
 * Whether every word written begins a word of the name, in any order; of `+1 dagger` each counts. One
 * letter alone begins nothing, because it means a thing by its letter. `apples` is an apple as well.
 */
export function isCalled(name: string, written: string): boolean {
  const words = name.toLowerCase().split(/[\s-]+/);
  const parts = written.toLowerCase().split(/[\s-]+/);
  return parts.every(part => words.some(word => begins(word, part) || word === part));
}

function begins(word: string, part: string): boolean {
  const isLetter = /^\p{L}$/u.test(part);
  return !isLetter && singulars(part).some(one => word.startsWith(one));
}

/** A word and what may be its singular: `knives`, `knife`; `apples`, `apple`. */
function singulars(word: string): string[] {
  const forms: (readonly [plural: RegExp, singular: string])[] = [
    [/ies$/, 'y'],
    [/ves$/, 'f'],
    [/es$/, ''],
    [/s$/, ''],
  ];
  const found = forms
    .filter(([plural]) => word.length > LEAST_PLURAL && plural.test(word))
    .map(([plural, singular]) => word.replace(plural, singular));
  return [word, ...found];
}

/** Shorter words are no plurals. */
const LEAST_PLURAL = 3;

function unknown(none: string, written: string, names: readonly string[]): string {
  const close = nearest(written, names);
  const known = names.length === 0 ? '' : ` Choose from ${listOf([...new Set(names)])}.`;
  return close === undefined
    ? `${none} called ${written}.${known}`
    : `${none} called ${written}. Did you mean ${close}?`;
}
