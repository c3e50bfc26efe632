// What every command does. Its fields are in `commands.ts`, its help is in `words/command-help.ts`.

import type { CastArguments } from '../../spells/index.ts';
import { useFeature } from '../fixtures/features/use-feature.ts';
import type { ActionResult } from '../protocol/action-result.ts';
import type { GameState } from '../state/state.ts';
import { answer } from './answer.ts';
import { apply } from './apply.ts';
import { reletterSpells, sortSpells, swapSpells } from './casting/arrange-spells.ts';
import { cast } from './casting/cast.ts';
import { castAt } from './casting/cast-at.ts';
import { enhanceSkill } from './casting/enhance.ts';
import { teleportAtWish } from './casting/teleport.ts';
import { ascend, descend } from './climb.ts';
import type { CommandKind, FieldsOf } from './commands.ts';
import { closeDoor, forceDoor, openDoor } from './doors.ts';
import { drop } from './drop.ts';
import { eat } from './eating/eat.ts';
import { attackOrAsk } from './fighting/attack.ts';
import { formPower } from './forms/form-power.ts';
import { breakItem } from './handling/break-wand.ts';
import { digWithTool } from './handling/dig.ts';
import { dip } from './handling/dip.ts';
import { disarmTrap } from './handling/disarm.ts';
import { engrave } from './handling/engrave.ts';
import { enter } from './handling/enter.ts';
import { invokeItem } from './handling/invoke.ts';
import { kickTowards } from './handling/kick.ts';
import { loot } from './handling/loot.ts';
import { offer } from './handling/offer.ts';
import { pray } from './handling/pray.ts';
import { pull } from './handling/pull.ts';
import { rubLamp } from './handling/rub.ts';
import { steer } from './handling/steer.ts';
import { tip } from './handling/tip.ts';
import { fire } from './missiles/fire.ts';
import { throwThing } from './missiles/throw.ts';
import { move } from './move.ts';
import { giveName } from './name.ts';
import { letBe } from './own/let-be.ts';
import { note, prefer } from './own/own-words.ts';
import { pickUp } from './pick-up.ts';
import { quaff } from './quaff.ts';
import { charge } from './reading/charge.ts';
import { read } from './reading/read.ts';
import { rest } from './rest.ts';
import { callCreature } from './riding/call-creature.ts';
import { ride } from './riding/ride.ts';
import { unsaddle } from './riding/unsaddle.ts';
import { search } from './search.ts';
import { chat } from './trade/chat.ts';
import { pay } from './trade/pay.ts';
import { explore } from './walking/explore.ts';
import { travel } from './walking/travel.ts';
import { travelToLevel } from './walking/travel-to-level.ts';
import { takeOffThing, wearThing, wield } from './wear.ts';
import { zap } from './zap.ts';

/** A cast with arguments, or without. */
function manner(told: CastArguments | undefined): { readonly arguments?: CastArguments } {
  return told === undefined ? {} : { arguments: told };
}

/** What each kind of command does. The command is complete and in range. */
type CommandActions = {
  readonly [Kind in CommandKind]: (state: GameState, command: FieldsOf<Kind>) => ActionResult;
};

/** Carries out a command. */
export const COMMAND_ACTIONS: CommandActions = {
  move: (state, { direction }) => move(state, direction),
  attack: (state, { direction }) => attackOrAsk(state, direction),
  open: (state, { direction }) => openDoor(state, direction),
  close: (state, { direction }) => closeDoor(state, direction),
  force: (state, { direction }) => forceDoor(state, direction),
  kick: (state, { direction }) => kickTowards(state, direction),
  dig: (state, { direction }) => digWithTool(state, direction),
  cast: (state, { spell, direction, arguments: told }) =>
    cast(state, spell, direction, manner(told)),
  'cast-at': (state, { spell, x, y, arguments: told }) => castAt(state, spell, x, y, manner(told)),
  strain: (state, { spell, direction, arguments: told }) =>
    cast(state, spell, direction, { strains: true, ...manner(told) }),
  teleport: state => teleportAtWish(state),
  fire: (state, { item, x, y }) => fire(state, item, x, y),
  throw: (state, { item, x, y }) => throwThing(state, item, x, y),
  zap: (state, { item, direction }) => zap(state, item, direction),
  read: (state, { item }) => read(state, item),
  answer: (state, given) => answer(state, given.answer),
  charge: (state, { item, target }) => charge(state, item, target),
  apply: (state, { item, direction }) => apply(state, item, direction),
  study: (state, { item }) => read(state, item, true),
  rub: (state, { item }) => rubLamp(state, item),
  dip: (state, { item }) => dip(state, item),
  break: (state, { item }) => breakItem(state, item),
  invoke: (state, { item }) => invokeItem(state, item),
  quaff: (state, { item }) => quaff(state, item),
  eat: (state, { item }) => eat(state, item),
  wield: (state, { item }) => wield(state, item),
  wear: (state, { item }) => wearThing(state, item),
  'take-off': (state, { item }) => takeOffThing(state, item),
  'pick-up': (state, { item }) => pickUp(state, item),
  drop: (state, { item, count }) => drop(state, item, count),
  pay: state => pay(state),
  chat: state => chat(state),
  ascend: state => ascend(state),
  descend: state => descend(state),
  enter: state => enter(state),
  travel: (state, { x, y, steps }) => travel(state, x, y, steps),
  journey: (state, { level, steps }) => travelToLevel(state, level, steps),
  explore: (state, { steps }) => explore(state, steps),
  search: (state, { count }) => search(state, count),
  disarm: (state, { direction }) => disarmTrap(state, direction),
  pull: (state, { direction }) => pull(state, direction),
  steer: (state, { direction }) => steer(state, direction),
  ride: (state, { direction }) => ride(state, direction),
  unsaddle: (state, { direction }) => unsaddle(state, direction),
  'call-creature': (state, { direction }) => callCreature(state, direction),
  'form-power': (state, { direction }) => formPower(state, direction),
  loot: state => loot(state),
  tip: (state, { item }) => tip(state, item),
  engrave: state => engrave(state),
  pray: state => pray(state),
  offer: (state, { item }) => offer(state, item),
  sit: state => useFeature(state),
  rest: (state, { count }) => rest(state, count),
  enhance: (state, { skill }) => enhanceSkill(state, skill),
  name: (state, { item }) => giveName(state, item, 'item'),
  call: (state, { item }) => giveName(state, item, 'kind'),
  prefer: (state, { about, rules }) => prefer(state, about, rules),
  'let-be': (state, { creature }) => letBe(state, creature),
  note: (state, { text }) => note(state, text),
  'swap-spells': (state, { spell, other }) => swapSpells(state, spell, other),
  'sort-spells': (state, { order }) => sortSpells(state, order),
  'reletter-spells': state => reletterSpells(state),
};
