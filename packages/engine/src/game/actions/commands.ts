// Every command with its fields. Commands are plain JSON; they are the only input of a game. What they do is
// `command-actions.ts`, their help `words/command-help.ts`.

import type { CommandFields, FieldValues } from '../protocol/commands.ts';

/** The fields of each command, in the order of the help page. Object ids are those of the view. */
const FIELDS = {
  /** One step; towards a hostile creature an attack, towards a closed door an attempt to open it. */
  move: { direction: 'direction' },
  attack: { direction: 'direction' },
  open: { direction: 'direction' },
  close: { direction: 'direction' },
  /** Breaks a locked door by force. */
  force: { direction: 'direction' },
  kick: { direction: 'direction' },
  /** Digs with the tool in hand, else with the first that he carries; 0: into the floor. */
  dig: { direction: 'direction' },
  /** Casts a known spell; the direction is ignored if the spell needs none, and so are arguments. */
  cast: { spell: 'id', direction: 'direction', arguments: 'arguments' },
  /** Casts a known spell at a square, for spells that act there without flying. */
  'cast-at': { spell: 'id', x: 'place', y: 'place', arguments: 'arguments' },
  /** Casts on hit points if energy is lacking and the rules allow it. */
  strain: { spell: 'id', direction: 'direction', arguments: 'arguments' },
  /** Teleports within the level, by the ability or by the spell. */
  teleport: {},
  /**
   * Shoots ammunition with the launcher at a square; item 0 is the ammunition in the quiver, else the first
   * that fits.
   */
  fire: { item: 'id', x: 'place', y: 'place' },
  /** Throws one piece of an item at a square. */
  throw: { item: 'id', x: 'place', y: 'place' },
  /** Zaps a wand; the direction is ignored if it needs none. */
  zap: { item: 'id', direction: 'direction' },
  read: { item: 'id' },
  /** Answers the pending question (`pending` of the view). */
  answer: { answer: 'answer' },
  /** Charges a thing at once with a scroll that is known to charge. Item 0 is an older form of `answer`. */
  charge: { item: 'id', target: 'id' },
  /** Applies a tool; the direction is ignored if it needs none. */
  apply: { item: 'id', direction: 'direction' },
  /** Reads a book in spite of its difficulty, or although its spell is well known. */
  study: { item: 'id' },
  rub: { item: 'id' },
  dip: { item: 'id' },
  break: { item: 'id' },
  invoke: { item: 'id' },
  quaff: { item: 'id' },
  /** Eats a carried item, or one underfoot. */
  eat: { item: 'id' },
  /** Wields a weapon or launcher; item 0 empties the weapon hand. */
  wield: { item: 'id' },
  wear: { item: 'id' },
  'take-off': { item: 'id' },
  /** Picks up one item underfoot; item 0 is all of them. */
  'pick-up': { item: 'id' },
  drop: { item: 'id', count: 'amount' },
  /** Pays a keeper what is owed. */
  pay: {},
  /** Talks to a keeper. */
  chat: {},
  ascend: {},
  descend: {},
  /** Goes through the door or the portal on which the hero stands. */
  enter: {},
  /**
   * Travels to a square over remembered ground, until arrival or an interruption. After `steps` steps (1…200; absent:
   * 200) it pauses, and the same command goes on.
   */
  travel: { x: 'place', y: 'place', steps: 'steps' },
  /** Travels by stairs that the hero knows to a level on which he has been; `level` is its key, 0 the town. */
  journey: { level: 'id', steps: 'steps' },
  /** Explores unknown squares one after the other, until a discovery or an interruption. */
  explore: { steps: 'steps' },
  /** Searches for hidden features nearby, up to `count` moves (1…99). */
  search: { count: 'count' },
  /** Tries to disarm a known rune or trap beside or under the hero. */
  disarm: { direction: 'direction' },
  /** Pulls a lever beside or under the hero. */
  pull: { direction: 'direction' },
  /** Sends the hero's golem in a direction; 0: it stands. */
  steer: { direction: 'direction' },
  /** Mounts the saddled pet in a direction; a rider gets down, whatever the direction. */
  ride: { direction: 'direction' },
  /** Takes the saddle off the creature in a direction. */
  unsaddle: { direction: 'direction' },
  /** Gives the creature in a direction a name, which is asked for; 0 is the steed. */
  'call-creature': { direction: 'direction' },
  /** Uses a power of the form that the hero has taken; the direction is ignored if it needs none. */
  'form-power': { direction: 'direction' },
  loot: {},
  /** Tips a container out; item 0 is the one at the hero's feet. */
  tip: { item: 'id' },
  engrave: {},
  /** Prays at the altar on the hero's square. */
  pray: {},
  /** Offers a body at an altar; item 0: which one is asked first. */
  offer: { item: 'id' },
  /** Drinks from the fountain or sink on the hero's square, or sits down on the throne there. */
  sit: {},
  /** Rests up to `count` moves (1…99); ends when a hostile creature comes into sight. */
  rest: { count: 'count' },
  /** Enhances a skill with enough practice. */
  enhance: { skill: 'word' },
  /** Gives one item a name of its own, which is asked for; item 0: the item is asked for first. */
  name: { item: 'id' },
  /** Gives the kind of an item a name while the hero doesn't recognise it; asks in the same way. */
  call: { item: 'id' },
  /**
   * The player's own rules for what he picks up (`pickup`), for who stops him (`stops`), or for the messages that do
   * (`messages`); empty: none.
   */
  prefer: { about: 'word', rules: 'text' },
  /** An enemy in sight stops the hero no more until it is beside him; 0: all that are in sight. */
  'let-be': { creature: 'id' },
  /** The player makes a note; an empty one takes away the last. */
  note: { text: 'text' },
  /** Swaps the letters of two spells. */
  'swap-spells': { spell: 'id', other: 'id' },
  /** Sorts the spell menu; `order` is one of the view's orders. */
  'sort-spells': { order: 'word' },
  /** Reletters the spells in menu order. */
  'reletter-spells': {},
} as const;

/** A kind of command. */
export type CommandKind = keyof typeof FIELDS;

/** The fields of a command of a kind. */
export type FieldsOf<Kind extends CommandKind> = FieldValues<(typeof FIELDS)[Kind]>;

/** A command: its kind, with its fields. */
export type Command = {
  [Kind in CommandKind]: { readonly kind: Kind } & FieldsOf<Kind>;
}[CommandKind];

/** The kinds of command, in the order of the help page. */
export const COMMAND_KINDS = Object.keys(FIELDS) as readonly CommandKind[];

/** The fields of each kind of command, with their types. */
export const COMMAND_FIELDS: Readonly<Record<CommandKind, CommandFields>> = FIELDS;
