// Commands in: checked, carried out, paid for; then the world goes on.

import { UsageError } from '../errors/index.ts';
import { attack } from './actions/attack.ts';
import { cast } from './actions/cast.ts';
import { climb } from './actions/climb.ts';
import { closeDoor, openDoor } from './actions/doors.ts';
import { pickUp, quaff } from './actions/items.ts';
import { move } from './actions/move.ts';
import { readBook } from './actions/read.ts';
import { rest } from './actions/rest.ts';
import { type ActionResult, refuse } from './actions/result.ts';
import { COMMAND_KINDS, type Command, type Refusal } from './commands.ts';
import type { GameState } from './state.ts';
import { passTime } from './turns.ts';

/**
 * Carries out a command and lets the world go on until the hero is to act again.
 * Throws a UsageError for what isn't a command; a refusal is a value.
 */
export function performCommand(state: GameState, command: Command): Refusal | undefined {
  checkCommand(command);
  state.log.clear();
  state.usedUp.clear();
  const result = act(state, command);
  const refused = 'refused' in result;
  // A refusal that costs nothing has changed nothing: there is nothing to store or to replay.
  state.sequence += refused && !result.usesMove ? 0 : 1;
  const beats = refused ? (result.usesMove ? state.ruleset.bridges.beats.move : 0) : result.beats;
  if (beats > 0 && state.ending === undefined) {
    passTime(state, beats);
  }
  return refused ? { reason: result.refused, usesMove: result.usesMove } : undefined;
}

function act(state: GameState, command: Command): ActionResult {
  if (state.ending !== undefined) {
    return refuse('game-over');
  }
  switch (command.kind) {
    case 'move':
      return move(state, command.direction);
    case 'attack':
      return attack(state, command.direction);
    case 'open':
      return openDoor(state, command.direction);
    case 'close':
      return closeDoor(state, command.direction);
    case 'cast':
      return cast(state, command.spell, command.direction);
    case 'quaff':
      return quaff(state, command.item);
    case 'read':
      return readBook(state, command.item);
    case 'pick-up':
      return pickUp(state);
    case 'climb':
      return climb(state);
    case 'rest':
      return rest(state, command.count);
  }
}

/** The numbers that each kind of command carries, with their ranges. */
const NUMBERS: Readonly<Record<Command['kind'], readonly (readonly [string, number, number])[]>> = {
  move: [['direction', 0, 8]],
  attack: [['direction', 0, 8]],
  open: [['direction', 0, 8]],
  close: [['direction', 0, 8]],
  cast: [
    ['spell', 0, 2 ** 31],
    ['direction', 0, 8],
  ],
  quaff: [['item', 0, 2 ** 31]],
  read: [['item', 0, 2 ** 31]],
  'pick-up': [],
  climb: [],
  rest: [['count', 1, 99]],
};

/** Throws a UsageError unless it is a command, whole and in range. */
export function checkCommand(command: unknown): asserts command is Command {
  if (typeof command !== 'object' || command === null) {
    throw new UsageError('command', command, 'an object with a kind');
  }
  const given = command as Record<string, unknown>;
  const kind = COMMAND_KINDS.find(known => known === given.kind);
  if (kind === undefined) {
    throw new UsageError('kind', given.kind, `one of ${COMMAND_KINDS.join(', ')}`);
  }
  for (const [field, least, most] of NUMBERS[kind]) {
    const value = given[field];
    const fits = Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
    if (!fits) {
      throw new UsageError(field, value, `an integer from ${least} to ${most}`);
    }
  }
}
