// Parses the lines that a player writes.

import { nearest } from '@roguewright/engine/errors';
import {
  type DoorCommand,
  directionName,
  directionOfWord,
  directionsFor,
  isDoor,
  neighbour,
  placeOf,
  straight,
  WAYS,
} from '@roguewright/engine/face';
import type { Command, Direction, GameView } from '@roguewright/engine/game';
import { readThreshold } from '@roguewright/engine/host';
import { COMMAND_HELP, capitalised, listOf, withThe } from '@roguewright/engine/words';
import { bareAnswer, readAnswer } from './answer-orders.ts';
import { expectedThresholds } from './beside/cautious-play.ts';
import { companionOrder } from './beside/companion-orders.ts';
import { fixtureOrder, steerOrder } from './beside/fixture-orders.ts';
import { formPowerOrder } from './beside/form-orders.ts';
import { castOrder } from './cast-order.ts';
import { readEnhance } from './enhance-order.ts';
import { readCompare, readRecall } from './fight-orders.ts';
import { helpOf, searchHelp } from './help.ts';
import { readJourney } from './map/journey-order.ts';
import { nameOrder } from './name-orders.ts';
import { readOdds } from './odds/odds-orders.ts';
import { type Order, type Page, say } from './order.ts';
import { readFind } from './own/finding.ts';
import { OWN_READERS, readInventory, readRules } from './own/own-orders.ts';
import { sortOrder, swapOrder } from './spell-orders.ts';
import { readDrop, readPickUp, readShot, readUse, readZap } from './thing-orders.ts';
import { creatureNamed } from './things.ts';
import { TOOL_READERS } from './tool-orders.ts';

/** @param raw what follows the verb, as it was typed */
type Reader = (words: readonly string[], view: GameView, raw: string) => Order;

const page =
  (name: Page): Reader =>
  () => ({ do: 'show', page: name });
const perform = (command: Command): Order => ({ do: 'perform', command });

/** What reads the words after the verb of each kind of command. */
const READERS: Readonly<Record<Command['kind'], Reader>> = {
  move: readWalk,
  travel: readGo,
  journey: readJourney,
  explore: () => perform({ kind: 'explore' }),
  ascend: () => perform({ kind: 'ascend' }),
  descend: () => perform({ kind: 'descend' }),
  enter: () => perform({ kind: 'enter' }),
  open: readDoor('open'),
  close: readDoor('close'),
  // The verb kick is both commands': a rider who names no door kicks his steed.
  force: (words, view, raw) =>
    words.length === 0 && view.hero.riding !== undefined
      ? TOOL_READERS.kick(words, view)
      : readDoor('force')(words, view, raw),
  search: readCount('search'),
  disarm: fixtureOrder('disarm'),
  pull: fixtureOrder('pull'),
  steer: steerOrder,
  'form-power': formPowerOrder,
  ride: companionOrder('ride'),
  unsaddle: companionOrder('unsaddle'),
  'call-creature': companionOrder('call-creature'),
  loot: () => perform({ kind: 'loot' }),
  engrave: () => perform({ kind: 'engrave' }),
  pray: () => perform({ kind: 'pray' }),
  sit: () => perform({ kind: 'sit' }),
  pay: () => perform({ kind: 'pay' }),
  chat: () => perform({ kind: 'chat' }),
  rest: readCount('rest'),
  attack: readAttack,
  cast: castOrder('cast'),
  'cast-at': castOrder('cast', 'aim'),
  strain: castOrder('strain'),
  teleport: () => perform({ kind: 'teleport' }),
  fire: readShot('fire'),
  throw: readShot('throw'),
  zap: readZap,
  quaff: readUse('quaff'),
  read: readUse('read'),
  ...TOOL_READERS,
  kick: readKick,
  break: readBreak,
  answer: readAnswer,
  study: readUse('study'),
  eat: readUse('eat'),
  wield: readUse('wield'),
  wear: readUse('wear'),
  'take-off': readUse('take-off'),
  'pick-up': readPickUp,
  drop: readDrop,
  enhance: readEnhance,
  name: nameOrder('name'),
  call: nameOrder('call'),
  ...OWN_READERS,
  'swap-spells': swapOrder,
  'sort-spells': sortOrder,
  'reletter-spells': () => perform({ kind: 'reletter-spells' }),
};

interface Verb {
  readonly name: string;
  readonly also: readonly string[];
  readonly read: Reader;
}

/** The verbs of the commands; their keys do as well where they are no letters. */
const COMMAND_VERBS: readonly Verb[] = (Object.keys(READERS) as Command['kind'][]).map(kind => {
  const { verbs, keys } = COMMAND_HELP[kind];
  const [name = kind, ...others] = verbs;
  return { name, also: [...others, ...keys.filter(isSign)], read: READERS[kind] };
});

function isSign(key: string): boolean {
  return !/[a-z]/i.test(key);
}

/** Every verb with its other names. */
const VERBS: readonly Verb[] = [
  { name: 'look', also: [':', ';', 'examine', 'near', 'nearby'], read: readLook },
  { name: 'find', also: ['search-for', '^F'], read: readFind },
  { name: 'autopickup', also: [], read: readRules('pickup') },
  { name: 'stops', also: [], read: readRules('stops') },
  { name: 'messages', also: [], read: readRules('messages') },
  { name: 'map', also: [], read: page('map') },
  { name: 'exits', also: [], read: page('exits') },
  { name: 'hero', also: ['status', '@'], read: page('hero') },
  { name: 'sheet', also: ['character'], read: () => ({ do: 'ask', question: { ask: 'sheet' } }) },
  { name: 'item', also: ['about'], read: words => ({ do: 'item', item: words.join(' ') }) },
  { name: 'inventory', also: ['i', 'bag', 'pack'], read: readInventory },
  { name: 'equipment', also: ['worn', '*'], read: page('equipment') },
  { name: 'spells', also: ['+'], read: page('spells') },
  { name: 'skills', also: [], read: page('skills') },
  { name: 'discoveries', also: ['\\', 'discovered'], read: page('discoveries') },
  { name: 'conducts', also: ['conduct'], read: page('conducts') },
  { name: 'movers', also: ['moves', 'next'], read: page('movers') },
  { name: 'history', also: ['log'], read: page('history') },
  { name: 'luck', also: [], read: () => ({ do: 'look-back', about: 'luck' }) },
  { name: 'last-turns', also: [], read: () => ({ do: 'look-back', about: 'last-turns' }) },
  { name: 'morgue', also: ['dump'], read: () => ({ do: 'look-back', about: 'morgue' }) },
  { name: 'help', also: ['?'], read: readHelp },
  { name: 'options', also: [], read: readOptions },
  // Before the commands, of which one is called so too: without a name it goes on by itself.
  { name: 'fight', also: ['autofight'], read: readFight },
  ...COMMAND_VERBS,
  { name: 'odds', also: [], read: readOdds },
  { name: 'recall', also: ['/'], read: readRecall },
  { name: 'compare', also: ['='], read: readCompare },
  { name: 'again', also: [], read: () => ({ do: 'again' }) },
  { name: 'danger', also: ['risk'], read: () => ({ do: 'danger' }) },
  { name: 'save', also: [], read: () => ({ do: 'save' }) },
  { name: 'quit', also: ['exit', 'q'], read: () => ({ do: 'quit' }) },
];

/** Words that carry no meaning here. */
const FILLERS = new Set(['the', 'to', 'at', 'my', 'with']);

/** These too, but only before a name: else they may be letters of things. */
const ARTICLES = new Set(['a', 'an']);

function meansNothing(word: string, next: string | undefined): boolean {
  const ends = next === undefined || next === 'at' || next === 'against';
  const beforeName = !ends && directionOfWord(next) === undefined;
  return FILLERS.has(word) || (ARTICLES.has(word) && beforeName);
}

/** Reads a line; only letters of things may be large or small. Never throws: what can't be understood is answered with what was expected. */
export function understand(line: string, view: GameView): Order {
  const [first = '', ...rest] = line
    .trim()
    .split(/\s+/)
    .map((word, place) => (place > 0 && word.length === 1 ? word : word.toLowerCase()));
  if (first === '') {
    return { do: 'nothing' };
  }
  if (/^\d{1,3}$/.test(first) && /^[a-z]/.test(rest[0] ?? '')) {
    // A count before its command, as keys have it: `5 search`.
    return understand(`${rest.join(' ')} ${first}`, view);
  }
  const short = bareAnswer(line.trim(), view) ?? countedKey(first, view);
  if (short !== undefined) {
    return short;
  }
  const words = rest.filter((word, index) => !meansNothing(word, rest[index + 1]));
  const direction = directionOfWord(first);
  if (direction !== undefined) {
    return stepOrder(direction, words[0]);
  }
  const verb = verbOf(first);
  return typeof verb === 'string'
    ? { do: 'say', text: verb, unknown: true }
    : verb.read(words, view, line.trim().slice(first.length).trim());
}

function readHelp(words: readonly string[]): Order {
  const [word] = words;
  if (word === undefined) {
    return { do: 'show', page: 'help' };
  }
  const verb = verbOf(directionOfWord(word) === undefined ? word : 'walk');
  return say(
    typeof verb === 'string' ? searchHelp(words.join(' ')) || verb : helpOf(verb.name, verb.also),
  );
}

/** `20s` searches 20 times, `20.` rests 20 moves, `5l` walks five steps east; undefined for other words. */
function countedKey(word: string, view: GameView): Order | undefined {
  const [, count, key = ''] = /^n?(\d{1,3})(\D+)$/.exec(word) ?? [];
  if (count === undefined) {
    return undefined;
  }
  if (key === 's' || key === '.') {
    return readCount(key === 's' ? 'search' : 'rest')([count], view, '');
  }
  const direction = directionOfWord(key);
  return direction === undefined ? undefined : stepOrder(direction, count);
}

/** The verb meant, by its name, another name, or the beginning of one; else what to say. */
function verbOf(word: string): (typeof VERBS)[number] | string {
  const exact = VERBS.find(({ name, also }) => name === word || also.includes(word));
  if (exact !== undefined) {
    return exact;
  }
  const begun = VERBS.filter(({ name, also }) =>
    [name, ...also].some(known => known.startsWith(word)),
  );
  const [only] = begun;
  if (only !== undefined && begun.length === 1) {
    return only;
  }
  if (begun.length > 1) {
    return `${word} may mean ${alternatives(begun.map(({ name }) => name))}.`;
  }
  const names = [...VERBS.map(({ name }) => name), ...WAYS.map(directionName)];
  const close = nearest(word, names);
  return close === undefined
    ? `There is no command ${word}. help lists them all.`
    : `There is no command ${word}. Did you mean ${close}?`;
}

/** `force, attack or fire`. */
function alternatives(names: readonly string[]): string {
  return listOf(names).replace(/ and (?=\S+$)/, ' or ');
}

/** The most steps or moments of one line. */
const MOST = 99;

function countOf(word: string | undefined): number | undefined {
  if (word === undefined) {
    return 1;
  }
  const count = /^\d{1,3}$/.test(word) ? Number(word) : 0;
  return count >= 1 && count <= MOST ? count : undefined;
}

function stepOrder(direction: Direction, word: string | undefined): Order {
  const times = countOf(word);
  if (times === undefined) {
    return say(`Expected a number of steps from 1 to ${MOST}, got ${word}.`);
  }
  if (direction === 0) {
    return perform({ kind: 'rest', count: times });
  }
  return times === 1 ? perform({ kind: 'move', direction }) : { do: 'walk', direction, times };
}

function readWalk([way = '', count]: readonly string[]): Order {
  const direction = directionOfWord(way);
  return direction === undefined
    ? say('Walk where? For example: walk east 5.')
    : stepOrder(direction, count);
}

function readGo(words: readonly string[]): Order {
  const [first = '', second] = words;
  const direction = directionOfWord(first);
  // `go 3 apples` and `go 5 west` begin with what else would be a direction.
  if (direction !== undefined && (second === undefined || /^\d+$/.test(second))) {
    return stepOrder(direction, second);
  }
  const to = words.join(' ');
  return to === '' ? say('Go where? For example: go stairs, go potion.') : { do: 'go', to };
}

function readAttack(words: readonly string[], view: GameView): Order {
  const written = words.join(' ');
  const direction = directionOfWord(written);
  if (direction !== undefined && direction !== 0) {
    return perform({ kind: 'attack', direction });
  }
  const [only] = view.adjacentHostile;
  if (written === '' && only !== undefined && view.adjacentHostile.length === 1) {
    return perform({ kind: 'attack', direction: only });
  }
  const target = creatureNamed(view, written);
  if (typeof target === 'string') {
    return say(target);
  }
  const way = straight(view.hero, target);
  const near = WAYS.some(one => {
    const { x, y } = neighbour(view.hero, one);
    return x === target.x && y === target.y;
  });
  return near && way !== undefined
    ? perform({ kind: 'attack', direction: way })
    : say(
        `${capitalised(withThe(target.name))} is out of reach, ${placeOf(view.hero, target)}. go ${target.name} walks there.`,
      );
}

function readFight(words: readonly string[], view: GameView): Order {
  return words.length === 0 ? { do: 'fight' } : readAttack(words, view);
}

/** Words that mean the box at the hero's feet. */
const BOXES: ReadonlySet<string> = new Set(['box', 'chest', 'lock', 'here']);

function readDoor(kind: DoorCommand): Reader {
  return (words, view) => {
    if (kind === 'force' && BOXES.has(words.at(-1) ?? '')) {
      return perform({ kind, direction: 0 });
    }
    const [way = ''] = words.filter(word => word !== 'door');
    const told = directionOfWord(way);
    if (told !== undefined && told !== 0) {
      return perform({ kind, direction: told });
    }
    if (way !== '') {
      return say(`Expected a direction, got ${way}. For example: ${kind} door east.`);
    }
    const doors = WAYS.filter(one => isDoor(view, neighbour(view.hero, one)));
    const fitting = directionsFor(view, kind);
    const [only] = fitting.length > 0 ? fitting : doors;
    if (only === undefined) {
      return say('There is no door next to you.');
    }
    return fitting.length > 1
      ? say(`Which door: ${fitting.map(directionName).join(' or ')}?`)
      : perform({ kind, direction: only });
  };
}

/** `kick jackal` and `kick door` are aimed as a blow and as at a door, all else as `kick east`. */
function readKick(words: readonly string[], view: GameView): Order {
  const isNamed = words.length > 0 && directionOfWord(words.join(' ')) === undefined;
  const aimed = words.includes('door')
    ? readDoor('force')(words, view, '')
    : isNamed
      ? readAttack(words, view)
      : TOOL_READERS.kick(words, view);
  return aimed.do === 'perform' && 'direction' in aimed.command
    ? perform({ kind: 'kick', direction: aimed.command.direction })
    : aimed;
}

/** `break wand`; `break door` forces it. */
function readBreak(words: readonly string[], view: GameView): Order {
  return words[0] === 'door' ? readDoor('force')(words, view, '') : TOOL_READERS.break(words, view);
}

function readCount(kind: 'rest' | 'search'): Reader {
  return ([word, ...rest]) => {
    if (kind === 'rest' && word === 'until') {
      return { do: 'rest-until', until: rest.join(' ') };
    }
    const count = countOf(word);
    return count === undefined
      ? say(`${capitalised(kind)} takes a number from 1 to ${MOST}, not ${word}.`)
      : perform({ kind, count });
  };
}

function readLook(words: readonly string[]): Order {
  return words.length === 0 || words[0] === 'around'
    ? { do: 'show', page: 'look' }
    : { do: 'look', at: words.join(' ') };
}

function readOptions([option, value, ...others]: readonly string[]): Order {
  if (option === undefined) {
    return { do: 'show', page: 'options' };
  }
  if (option === 'danger') {
    const threshold = readThreshold([value ?? '', ...others].join(' '));
    return threshold === undefined ? say(expectedThresholds()) : { do: 'caution', threshold };
  }
  if ((option !== 'map' && option !== 'hints') || (value !== 'on' && value !== 'off')) {
    return say('Expected: options map on or off, options hints on or off, or options danger off.');
  }
  const on = value === 'on';
  return option === 'map' ? { do: 'draw', drawn: on } : { do: 'hints', on };
}
