// What players read about each command: one table, from which every face makes its buttons, keys, verbs
// and help page. Keys are NetHack's (3.6.7, the default command set) where it has one.

import type { Command } from '../game/index.ts';

/** What players read about one kind of command. */
export interface CommandHelp {
  /** On a button. */
  readonly title: string;
  /** The verbs that begin a line, the usual one first. */
  readonly verbs: readonly string[];
  /** Keys as a keyboard names them, the usual one first; `^D` with Ctrl. Empty for the direction keys. */
  readonly keys: readonly string[];
  /** The words after the verb in a line; optional words in brackets. */
  readonly asks: string;
  /** Whether it takes game time. */
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
    about: 'Take one step. A step into an enemy attacks it; a step into a closed door opens it.',
  },
  travel: {
    title: 'Travel',
    verbs: ['go', 'travel'],
    keys: ['_'],
    asks: 'PLACE',
    takesTurn: true,
    about: 'Walk over known ground to stairs, a door, an item or a creature.',
  },
  explore: {
    title: 'Explore',
    verbs: ['explore'],
    // The back-quote is a dead key on many keyboards; v is a plain key on all of them.
    keys: ['v', '`'],
    asks: '',
    takesTurn: true,
    about: 'Walk to unexplored ground until you find something or something happens.',
  },
  ascend: {
    title: 'Up',
    verbs: ['ascend', 'climb', 'up'],
    keys: ['<'],
    asks: '',
    takesTurn: true,
    about:
      'Take the stairs up. They lead out of the dungeon too; with the Amulet that wins the game.',
  },
  descend: {
    title: 'Down',
    verbs: ['descend', 'down'],
    keys: ['>'],
    asks: '',
    takesTurn: true,
    about: 'Take the stairs down.',
  },
  enter: {
    title: 'Enter',
    verbs: ['enter'],
    keys: ['I'],
    asks: '',
    takesTurn: true,
    about: 'Go through the door or the portal on which you stand.',
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
    about: 'Search the squares beside you for hidden doors, passages, runes and traps.',
  },
  disarm: {
    title: 'Disarm',
    verbs: ['disarm'],
    keys: ['D'],
    asks: '[WAY]',
    takesTurn: true,
    about: 'Try to disarm a trap or rune that you have found beside you or under you.',
  },
  pull: {
    title: 'Pull',
    verbs: ['pull'],
    keys: ['G'],
    asks: '[WAY]',
    takesTurn: true,
    about: 'Pull a lever beside you. A step into a lever in a wall pulls it too.',
  },
  pray: {
    title: 'Pray',
    verbs: ['pray', 'kneel'],
    keys: ['V'],
    asks: '',
    takesTurn: true,
    about:
      'Pray at the altar on your square. An altar of your god brings back grace; at another you may change your god.',
  },
  rest: {
    title: 'Rest',
    verbs: ['rest', 'wait'],
    keys: ['.', 'R'],
    asks: '[N]',
    takesTurn: true,
    about: 'Wait. Stops when an enemy comes into view.',
  },
  attack: {
    title: 'Fight',
    verbs: ['attack', 'hit', 'fight', 'kill'],
    keys: ['F'],
    asks: 'WAY or NAME',
    takesTurn: true,
    about: 'Attack a square beside you, whatever is there.',
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
    about:
      'Cast a spell that you lack the energy for and pay the rest in hit points, if the rules allow it.',
  },
  teleport: {
    title: 'Teleport',
    verbs: ['teleport'],
    keys: ['^T'],
    asks: '',
    takesTurn: true,
    about: 'Teleport within this level, by an ability or by the spell.',
  },
  'cast-at': {
    title: 'Cast at',
    verbs: ['aim'],
    keys: [],
    asks: 'SPELL PLACE or NAME',
    takesTurn: true,
    about: 'Cast a spell at a square in sight.',
  },
  fire: {
    title: 'Fire',
    verbs: ['fire', 'shoot'],
    keys: ['f'],
    asks: '[ITEM] WAY or NAME',
    takesTurn: true,
    about: 'Shoot with the launcher you wield: from the quiver, or ammunition that you name.',
  },
  throw: {
    title: 'Throw',
    verbs: ['throw', 'toss'],
    keys: ['t'],
    asks: 'ITEM WAY or NAME',
    takesTurn: true,
    about: 'Throw an item, or one item of a stack.',
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
    asks: 'ITEM [WAY or NAME]',
    takesTurn: true,
    about: 'Use a tool: light a lamp, blow a horn, gaze into a ball.',
  },
  answer: {
    title: 'Answer',
    verbs: ['answer'],
    keys: ['p'],
    asks: 'ANSWER or nothing',
    takesTurn: true,
    about: 'Answer a waiting question, such as which item a scroll charges.',
  },
  charge: {
    title: 'Charge',
    verbs: ['charge'],
    keys: [],
    asks: 'ITEM [with SCROLL]',
    takesTurn: true,
    about: 'Charge a wand, a ring or a tool with a scroll of charging.',
  },
  quaff: {
    title: 'Quaff',
    verbs: ['quaff', 'drink'],
    keys: ['q'],
    asks: 'ITEM',
    takesTurn: true,
    about: 'Drink a potion.',
  },
  read: {
    title: 'Read',
    verbs: ['read', 'study'],
    keys: ['r'],
    asks: 'ITEM',
    takesTurn: true,
    about: 'Read a scroll, or study a book.',
  },
  study: {
    title: 'Study',
    verbs: ['study'],
    keys: ['M'],
    asks: 'BOOK',
    takesTurn: true,
    about: 'Study a book even if it is difficult, or if you already know its spell well.',
  },
  eat: {
    title: 'Eat',
    verbs: ['eat'],
    keys: ['e'],
    asks: 'ITEM',
    takesTurn: true,
    about: 'Eat something that you carry, or that lies here.',
  },
  wield: {
    title: 'Wield',
    verbs: ['wield', 'brandish'],
    keys: ['w'],
    asks: 'ITEM or nothing',
    takesTurn: true,
    about: 'Wield a weapon or a launcher, or empty your hands.',
  },
  wear: {
    title: 'Wear',
    verbs: ['wear', 'put'],
    keys: ['W', 'P'],
    asks: 'ITEM',
    takesTurn: true,
    about:
      'Put on armour, a ring, an amulet or a light. Armour or an amulet in its place is taken off first.',
  },
  'take-off': {
    title: 'Take off',
    verbs: ['take-off', 'remove', 'doff'],
    keys: ['T'],
    asks: 'ITEM',
    takesTurn: true,
    about: 'Take off what you wear.',
  },
  'pick-up': {
    title: 'Take',
    verbs: ['pick', 'take', 'get', 'pick-up'],
    keys: [',', 'g'],
    asks: '[ITEM]',
    takesTurn: true,
    about: 'Pick up items that lie here.',
  },
  drop: {
    title: 'Drop',
    verbs: ['drop'],
    keys: ['d'],
    asks: '[N] ITEM',
    takesTurn: true,
    about: 'Drop an item, or some of a stack.',
  },
  name: {
    title: 'Name',
    verbs: ['name'],
    keys: ['m'],
    asks: '[ITEM [NAME]]',
    takesTurn: false,
    about: 'Give an item a name of its own; an empty name takes it away.',
  },
  call: {
    title: 'Call',
    verbs: ['call', '#call'],
    keys: ['C'],
    asks: '[ITEM [NAME]]',
    takesTurn: false,
    about: 'Give every item of an unidentified kind a name, such as what you think it is.',
  },
  'swap-spells': {
    title: 'Swap letters',
    verbs: ['swap', 'swap-spells', 'adjust'],
    keys: [],
    asks: 'SPELL with SPELL',
    takesTurn: false,
    about: 'Swap the letters of two spells.',
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
    about: 'Advance a skill that you have practised enough.',
  },
};
