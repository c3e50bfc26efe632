// Every command, one row each: its fields and its action. Commands are plain JSON; they are the only input of
// a game. Their help is `words/command-help.ts`.

import type { CastArguments } from '../../spells/index.ts';
import { useFeature } from '../fixtures/features/use-feature.ts';
import type { ActionResult } from '../protocol/action-result.ts';
import type { CommandField, CommandFields, FieldValues } from '../protocol/commands.ts';
import type { GameState } from '../state/state.ts';
import { answer } from './answer.ts';
import { apply } from './apply.ts';
import { reletterSpells, sortSpells, swapSpells } from './casting/arrange-spells.ts';
import { cast } from './casting/cast.ts';
import { castAt } from './casting/cast-at.ts';
import { enhanceSkill } from './casting/enhance.ts';
import { teleportAtWish } from './casting/teleport.ts';
import { ascend, descend } from './climb.ts';
import { closeDoor, forceDoor, openDoor } from './doors.ts';
import { drop } from './drop.ts';
import { eat } from './eating/eat.ts';
import { attackOrAsk } from './fighting/attack.ts';
import { formPower } from './forms/form-power.ts';
import { breakItem } from './handling/break-wand.ts';
import { dip } from './handling/dip.ts';
import { disarmTrap } from './handling/disarm.ts';
import { engrave } from './handling/engrave.ts';
import { enter } from './handling/enter.ts';
import { invokeItem } from './handling/invoke.ts';
import { kickTowards } from './handling/kick.ts';
import { loot } from './handling/loot.ts';
import { pray } from './handling/pray.ts';
import { pull } from './handling/pull.ts';
import { rubLamp } from './handling/rub.ts';
import { steer } from './handling/steer.ts';
import { fire } from './missiles/fire.ts';
import { throwThing } from './missiles/throw.ts';
import { move } from './move.ts';
import { giveName } from './name.ts';
import { note, prefer } from './own/own-words.ts';
import { pickUp } from './pick-up.ts';
import { quaff } from './quaff.ts';
import { charge } from './reading/charge.ts';
import { read } from './reading/read.ts';
import { rest } from './rest.ts';
import { callCreature } from './riding/call-creature.ts';
import { ride } from './riding/ride.ts';
import { search } from './search.ts';
import { chat } from './trade/chat.ts';
import { pay } from './trade/pay.ts';
import { explore } from './walking/explore.ts';
import { travel } from './walking/travel.ts';
import { travelToLevel } from './walking/travel-to-level.ts';
import { takeOffThing, wearThing, wield } from './wear.ts';
import { zap } from './zap.ts';

/** One kind of command. */
interface CommandRow<Fields extends CommandFields> {
  readonly fields: Fields;
  /** Carries it out. The command is complete and in range. */
  readonly run: (state: GameState, command: FieldValues<Fields>) => ActionResult;
}

/** Gives `run` the type of its command. */
function row<const Fields extends CommandFields>(
  fields: Fields,
  run: CommandRow<Fields>['run'],
): CommandRow<Fields> {
  return { fields, run };
}

/** A cast with arguments, or without. */
function manner(told: CastArguments | undefined): { readonly arguments?: CastArguments } {
  return told === undefined ? {} : { arguments: told };
}

/** The commands, in the order of the help page. Object ids are those of the view. */
export const COMMANDS = {
  /** One step; towards a hostile creature an attack, towards a closed door an attempt to open it. */
  move: row({ direction: 'direction' }, (state, { direction }) => move(state, direction)),
  attack: row({ direction: 'direction' }, (state, { direction }) => attackOrAsk(state, direction)),
  open: row({ direction: 'direction' }, (state, { direction }) => openDoor(state, direction)),
  close: row({ direction: 'direction' }, (state, { direction }) => closeDoor(state, direction)),
  /** Breaks a locked door by force. */
  force: row({ direction: 'direction' }, (state, { direction }) => forceDoor(state, direction)),
  kick: row({ direction: 'direction' }, (state, { direction }) => kickTowards(state, direction)),
  /** Casts a known spell; the direction is ignored if the spell needs none, and so are arguments. */
  cast: row(
    { spell: 'id', direction: 'direction', arguments: 'arguments' },
    (state, { spell, direction, arguments: told }) => cast(state, spell, direction, manner(told)),
  ),
  /** Casts a known spell at a square, for spells that act there without flying. */
  'cast-at': row(
    { spell: 'id', x: 'place', y: 'place', arguments: 'arguments' },
    (state, { spell, x, y, arguments: told }) => castAt(state, spell, x, y, manner(told)),
  ),
  /** Casts on hit points if energy is lacking and the rules allow it. */
  strain: row(
    { spell: 'id', direction: 'direction', arguments: 'arguments' },
    (state, { spell, direction, arguments: told }) =>
      cast(state, spell, direction, { strains: true, ...manner(told) }),
  ),
  /** Teleports within the level, by the ability or by the spell. */
  teleport: row({}, state => teleportAtWish(state)),
  /**
   * Shoots ammunition with the launcher at a square; item 0 is the ammunition in the quiver, else the first
   * that fits.
   */
  fire: row({ item: 'id', x: 'place', y: 'place' }, (state, { item, x, y }) =>
    fire(state, item, x, y),
  ),
  /** Throws one piece of an item at a square. */
  throw: row({ item: 'id', x: 'place', y: 'place' }, (state, { item, x, y }) =>
    throwThing(state, item, x, y),
  ),
  /** Zaps a wand; the direction is ignored if it needs none. */
  zap: row({ item: 'id', direction: 'direction' }, (state, { item, direction }) =>
    zap(state, item, direction),
  ),
  read: row({ item: 'id' }, (state, { item }) => read(state, item)),
  /** Answers the pending question (`pending` of the view). */
  answer: row({ answer: 'answer' }, (state, given) => answer(state, given.answer)),
  /** Charges a thing at once with a scroll that is known to charge. Item 0 is an older form of `answer`. */
  charge: row({ item: 'id', target: 'id' }, (state, { item, target }) =>
    charge(state, item, target),
  ),
  /** Applies a tool; the direction is ignored if it needs none. */
  apply: row({ item: 'id', direction: 'direction' }, (state, { item, direction }) =>
    apply(state, item, direction),
  ),
  /** Reads a book in spite of its difficulty, or although its spell is well known. */
  study: row({ item: 'id' }, (state, { item }) => read(state, item, true)),
  rub: row({ item: 'id' }, (state, { item }) => rubLamp(state, item)),
  dip: row({ item: 'id' }, (state, { item }) => dip(state, item)),
  break: row({ item: 'id' }, (state, { item }) => breakItem(state, item)),
  invoke: row({ item: 'id' }, (state, { item }) => invokeItem(state, item)),
  quaff: row({ item: 'id' }, (state, { item }) => quaff(state, item)),
  /** Eats a carried item, or one underfoot. */
  eat: row({ item: 'id' }, (state, { item }) => eat(state, item)),
  /** Wields a weapon or launcher; item 0 empties the weapon hand. */
  wield: row({ item: 'id' }, (state, { item }) => wield(state, item)),
  wear: row({ item: 'id' }, (state, { item }) => wearThing(state, item)),
  'take-off': row({ item: 'id' }, (state, { item }) => takeOffThing(state, item)),
  /** Picks up one item underfoot; item 0 is all of them. */
  'pick-up': row({ item: 'id' }, (state, { item }) => pickUp(state, item)),
  drop: row({ item: 'id', count: 'amount' }, (state, { item, count }) => drop(state, item, count)),
  /** Pays a keeper what is owed. */
  pay: row({}, state => pay(state)),
  /** Talks to a keeper. */
  chat: row({}, state => chat(state)),
  ascend: row({}, state => ascend(state)),
  descend: row({}, state => descend(state)),
  /** Goes through the door or the portal on which the hero stands. */
  enter: row({}, state => enter(state)),
  /** Travels to a square over remembered ground, until arrival or an interruption. */
  travel: row({ x: 'place', y: 'place' }, (state, { x, y }) => travel(state, x, y)),
  /** Travels by stairs that the hero knows to a level on which he has been; `level` is its key, 0 the town. */
  journey: row({ level: 'id' }, (state, { level }) => travelToLevel(state, level)),
  /** Explores unknown squares one after the other, until a discovery or an interruption. */
  explore: row({}, state => explore(state)),
  /** Searches for hidden features nearby, up to `count` moves (1…99). */
  search: row({ count: 'count' }, (state, { count }) => search(state, count)),
  /** Tries to disarm a known rune or trap beside or under the hero. */
  disarm: row({ direction: 'direction' }, (state, { direction }) => disarmTrap(state, direction)),
  /** Pulls a lever beside or under the hero. */
  pull: row({ direction: 'direction' }, (state, { direction }) => pull(state, direction)),
  /** Sends the hero's golem in a direction; 0: it stands. */
  steer: row({ direction: 'direction' }, (state, { direction }) => steer(state, direction)),
  /** Mounts the saddled pet in a direction; a rider gets down, whatever the direction. */
  ride: row({ direction: 'direction' }, (state, { direction }) => ride(state, direction)),
  /** Gives the creature in a direction a name, which is asked for; 0 is the steed. */
  'call-creature': row({ direction: 'direction' }, (state, { direction }) =>
    callCreature(state, direction),
  ),
  /** Uses a power of the form that the hero has taken; the direction is ignored if it needs none. */
  'form-power': row({ direction: 'direction' }, (state, { direction }) =>
    formPower(state, direction),
  ),
  /** Prays at the altar on the hero's square. */
  loot: row({}, state => loot(state)),
  engrave: row({}, state => engrave(state)),
  pray: row({}, state => pray(state)),
  /** Drinks from the fountain or sink on the hero's square, or sits down on the throne there. */
  sit: row({}, state => useFeature(state)),
  /** Rests up to `count` moves (1…99); ends when a hostile creature comes into sight. */
  rest: row({ count: 'count' }, (state, { count }) => rest(state, count)),
  /** Enhances a skill with enough practice. */
  enhance: row({ skill: 'word' }, (state, { skill }) => enhanceSkill(state, skill)),
  /** Gives one item a name of its own, which is asked for; item 0: the item is asked for first. */
  name: row({ item: 'id' }, (state, { item }) => giveName(state, item, 'item')),
  /** Gives the kind of an item a name while the hero doesn't recognise it; asks in the same way. */
  call: row({ item: 'id' }, (state, { item }) => giveName(state, item, 'kind')),
  /** The player's own rules for what he picks up (`pickup`) or for what stops him (`stops`); empty: none. */
  prefer: row({ about: 'word', rules: 'text' }, (state, { about, rules }) =>
    prefer(state, about, rules),
  ),
  /** The player makes a note; an empty one takes away the last. */
  note: row({ text: 'text' }, (state, { text }) => note(state, text)),
  /** Swaps the letters of two spells. */
  'swap-spells': row({ spell: 'id', other: 'id' }, (state, { spell, other }) =>
    swapSpells(state, spell, other),
  ),
  /** Sorts the spell menu; `order` is one of the view's orders. */
  'sort-spells': row({ order: 'word' }, (state, { order }) => sortSpells(state, order)),
  /** Reletters the spells in menu order. */
  'reletter-spells': row({}, state => reletterSpells(state)),
};

type CommandKind = keyof typeof COMMANDS;

type FieldsOf<Kind extends CommandKind> = (typeof COMMANDS)[Kind]['fields'];

/** A command: its kind, with the fields of its row. */
export type Command = {
  [Kind in CommandKind]: { readonly kind: Kind } & FieldValues<FieldsOf<Kind>>;
}[CommandKind];

/** The kinds of command, in the order of the help page. */
export const COMMAND_KINDS = Object.keys(COMMANDS) as readonly CommandKind[];

/** The fields of each kind of command, with their types. */
export const COMMAND_FIELDS = Object.fromEntries(
  COMMAND_KINDS.map(kind => [kind, COMMANDS[kind].fields]),
) as { readonly [Kind in CommandKind]: Readonly<Record<string, CommandField>> };
