// Every command of the game as people meet it: one table, of which every face makes its buttons,
// keys, verbs and help page. Keys are NetHack's (3.6.7, the default command set) where it has one.

import type { Command } from '../game/index.ts';

/** What a player is told of one kind of command. */
export interface CommandHelp {
  /** On a button. */
  readonly title: string;
  /** What begins a line, the usual word first. */
  readonly verbs: readonly string[];
  /** Keys as a keyboard names them, the usual one first; `^D` with Ctrl. Empty for the direction keys. */
  readonly keys: readonly string[];
  /** What follows the verb in a line; brackets around what may be left out. */
  readonly asks: string;
  /** Whether it takes time when it is done. */
  readonly takesTurn: boolean;
  /** One sentence. */
  readonly about: string;
}

/** The commands, in the order of a help page. */
export const COMMAND_HELP: Readonly<Record<Command['kind'], CommandHelp>> = {
  move: {
    title: 'Walk',
    verbs: ['walk', 'move', 'run'],
    keys: [],
    asks: 'WAY [N]',
    takesTurn: true,
    about: 'One step: into an enemy it is an attack, into a closed door it opens it.',
  },
  travel: {
    title: 'Travel',
    verbs: ['go', 'travel'],
    keys: ['_'],
    asks: 'PLACE',
    takesTurn: true,
    about: 'Go by known ground to stairs, a door, a thing or a creature.',
  },
  explore: {
    title: 'Explore',
    verbs: ['explore'],
    // The back-quote is a dead key on many keyboards; v is a plain key on all of them.
    keys: ['v', '`'],
    asks: '',
    takesTurn: true,
    about: 'Walk to what you have not seen yet, until something is found or comes up.',
  },
  ascend: {
    title: 'Up',
    verbs: ['ascend', 'climb', 'up'],
    keys: ['<'],
    asks: '',
    takesTurn: true,
    about: 'Take the stairs up; out of the dungeon only with the Amulet.',
  },
  descend: {
    title: 'Down',
    verbs: ['descend', 'down'],
    keys: ['>'],
    asks: '',
    takesTurn: true,
    about: 'Take the stairs down.',
  },
  open: {
    title: 'Open',
    verbs: ['open'],
    keys: ['o'],
    asks: '[door WAY]',
    takesTurn: true,
    about: 'Open a door beside you.',
  },
  close: {
    title: 'Close',
    verbs: ['close', 'shut'],
    keys: ['c'],
    asks: '[door WAY]',
    takesTurn: true,
    about: 'Close a door beside you.',
  },
  force: {
    title: 'Force',
    verbs: ['force', 'kick', 'break'],
    keys: ['^D'],
    asks: '[door WAY]',
    takesTurn: true,
    about: 'Break a locked door beside you.',
  },
  search: {
    title: 'Search',
    verbs: ['search'],
    keys: ['s'],
    asks: '[N]',
    takesTurn: true,
    about: 'Look for what is hidden beside you, once or so many moves.',
  },
  rest: {
    title: 'Rest',
    verbs: ['rest', 'wait'],
    keys: ['.', 'R'],
    asks: '[N]',
    takesTurn: true,
    about: 'Let moves pass; ends when an enemy shows.',
  },
  attack: {
    title: 'Fight',
    verbs: ['attack', 'hit', 'fight', 'kill'],
    keys: ['F'],
    asks: 'WAY or NAME',
    takesTurn: true,
    about: 'Strike at something beside you, whatever is there.',
  },
  cast: {
    title: 'Cast',
    verbs: ['cast'],
    keys: ['Z'],
    asks: 'SPELL [WAY or NAME]',
    takesTurn: true,
    about: 'Cast a spell that you know.',
  },
  strain: {
    title: 'Cast on hit points',
    verbs: ['strain'],
    keys: [],
    asks: 'SPELL [WAY|CREATURE]',
    takesTurn: true,
    about: 'Cast where energy is lacking: hit points stand in for it, where the rules allow that.',
  },
  teleport: {
    title: 'Teleport',
    verbs: ['teleport'],
    keys: ['^T'],
    asks: '',
    takesTurn: true,
    about: 'Go elsewhere on this level, by an ability or by the spell.',
  },
  'cast-at': {
    title: 'Cast at',
    verbs: ['aim'],
    keys: [],
    asks: 'SPELL PLACE or NAME',
    takesTurn: true,
    about: 'Cast at a square in sight a spell that happens there.',
  },
  fire: {
    title: 'Fire',
    verbs: ['fire', 'shoot'],
    keys: ['f'],
    asks: '[THING] WAY or NAME',
    takesTurn: true,
    about: 'Shoot with what you wield: from the quiver, or what you name.',
  },
  throw: {
    title: 'Throw',
    verbs: ['throw', 'toss'],
    keys: ['t'],
    asks: 'THING WAY or NAME',
    takesTurn: true,
    about: 'Throw one piece of a thing.',
  },
  zap: {
    title: 'Zap',
    verbs: ['zap'],
    keys: ['z'],
    asks: 'WAND [WAY or NAME]',
    takesTurn: true,
    about: 'Use a wand.',
  },
  apply: {
    title: 'Apply',
    verbs: ['apply', 'use', 'light', 'blow'],
    keys: ['a'],
    asks: 'THING [WAY or NAME]',
    takesTurn: true,
    about: 'Use a tool: light a lamp, blow a horn, gaze into a ball.',
  },
  answer: {
    title: 'Answer',
    verbs: ['answer'],
    keys: ['p'],
    asks: 'WORDS or nothing',
    takesTurn: true,
    about: 'Answer the question that waits, such as what a scroll charges.',
  },
  charge: {
    title: 'Charge',
    verbs: ['charge'],
    keys: ['C'],
    asks: 'THING [with SCROLL]',
    takesTurn: true,
    about: 'Charge a wand, a ring or a tool with a scroll of charging.',
  },
  quaff: {
    title: 'Quaff',
    verbs: ['quaff', 'drink'],
    keys: ['q'],
    asks: 'THING',
    takesTurn: true,
    about: 'Drink a potion.',
  },
  read: {
    title: 'Read',
    verbs: ['read', 'study'],
    keys: ['r'],
    asks: 'THING',
    takesTurn: true,
    about: 'Read a scroll, or study a book.',
  },
  study: {
    title: 'Study',
    verbs: ['study'],
    keys: ['M'],
    asks: 'BOOK',
    takesTurn: true,
    about: 'Memorise a book although it is difficult, or although you know its spell well.',
  },
  eat: {
    title: 'Eat',
    verbs: ['eat'],
    keys: ['e'],
    asks: 'THING',
    takesTurn: true,
    about: 'Eat something that you carry or stand on.',
  },
  wield: {
    title: 'Wield',
    verbs: ['wield', 'brandish'],
    keys: ['w'],
    asks: 'THING or nothing',
    takesTurn: true,
    about: 'Take a weapon or a launcher in hand, or empty your hand.',
  },
  wear: {
    title: 'Wear',
    verbs: ['wear', 'put'],
    keys: ['W', 'P'],
    asks: 'THING',
    takesTurn: true,
    about:
      'Put on armour, a ring, an amulet or a light. Armour and amulets in its place are taken off first.',
  },
  'take-off': {
    title: 'Take off',
    verbs: ['take-off', 'remove', 'doff'],
    keys: ['T'],
    asks: 'THING',
    takesTurn: true,
    about: 'Take off what you wear.',
  },
  'pick-up': {
    title: 'Take',
    verbs: ['pick', 'take', 'get', 'pick-up'],
    keys: [',', 'g'],
    asks: '[THING]',
    takesTurn: true,
    about: 'Pick up what lies here.',
  },
  drop: {
    title: 'Drop',
    verbs: ['drop'],
    keys: ['d'],
    asks: '[N] THING',
    takesTurn: true,
    about: 'Lay down a thing, or some of a pile.',
  },
  'swap-spells': {
    title: 'Swap letters',
    verbs: ['swap', 'swap-spells', 'adjust'],
    keys: [],
    asks: 'SPELL with SPELL',
    takesTurn: false,
    about: 'Two spells change letters.',
  },
  'sort-spells': {
    title: 'Sort spells',
    verbs: ['sort', 'sort-spells'],
    keys: [],
    asks: 'ORDER',
    takesTurn: false,
    about: 'Sort the menu of spells: by letter, name, level, school, failure or price.',
  },
  'reletter-spells': {
    title: 'New letters',
    verbs: ['letters'],
    keys: [],
    asks: '',
    takesTurn: false,
    about: 'Give your spells letters in the order in which the menu shows them.',
  },
  enhance: {
    title: 'Enhance',
    verbs: ['enhance', 'advance'],
    keys: ['E'],
    asks: 'SKILL',
    takesTurn: false,
    about: 'Take a step in a skill that you have practised enough.',
  },
};
