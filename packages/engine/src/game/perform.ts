// Commands in: checked, carried out, paid for; then the world goes on.

import { poolsByObject } from '../actors/index.ts';
import { integerIn, UsageError } from '../errors/index.ts';
import { leaveUnanswered } from './actions/answer.ts';
import { COMMAND_ACTIONS } from './actions/command-actions.ts';
import { COMMAND_FIELDS, COMMAND_KINDS, type Command } from './actions/commands.ts';
import { tellBurden } from './items/burden.ts';
import { setGait } from './movement/riding/riding.ts';
import { forgetFormer } from './movement/roster.ts';
import { type ActionResult, refuse } from './protocol/action-result.ts';
import { checkAnswer } from './protocol/answers.ts';
import {
  type CommandField,
  FIELD_RANGES,
  LONGEST_WORD,
  type Refusal,
  type RefusalReason,
} from './protocol/commands.ts';
import { LONGEST_NOTE } from './protocol/own/own-words.ts';
import { checkCastArguments } from './protocol/told/given-arguments.ts';
import { isAway, isUp } from './state/company.ts';
import { forgetFreezing } from './state/freeze.ts';
import type { GameState } from './state/state.ts';
import { goOn, passTime } from './turn/turns.ts';
import { wakeTheDead } from './ways/going-home.ts';

/**
 * Carries out a command of the state's hero and lets the world go on until he is to act again, or another
 * hero who has yet to act. A hero who isn't up is refused.
 * Throws a UsageError for what isn't a command; a refusal is a value.
 */
export function performCommand(state: GameState, command: Command): Refusal | undefined {
  checkCommand(command);
  const outOfTurn = outOfTurnReason(state);
  if (outOfTurn !== undefined) {
    return { reason: outOfTurn, usesMove: false };
  }
  state.log.clear();
  forgetFormer(state);
  forgetFreezing(state);
  if (state.scratch.usedUp.size > 0) {
    // Clearing allocates, even what is empty.
    state.scratch.usedUp.clear();
  }
  const { resting } = state.sheet.powers.pools;
  const gait = state.sheet.riding?.gait;
  noteRest(state, command);
  const { encumbrance } = state.pace.read(state.ruleset, state.sheet);
  const waiting = state.pending;
  const { square } = state.hero;
  const { level } = state;
  setGait(state, 'stays');
  const result = act(state, command);
  if (!RUNS.has(command.kind) && (state.hero.square !== square || state.level !== level)) {
    setGait(state, 'steps');
  }
  tellBurden(state, encumbrance);
  const refused = 'refused' in result;
  // A refusal that costs nothing has changed nothing: there is nothing to store or to replay.
  const nothingDone = refused && !result.usesMove;
  if (nothingDone) {
    state.sheet.powers.pools.resting = resting;
    if (gait !== undefined) {
      setGait(state, gait);
    }
  } else {
    state.world.sequence++;
  }
  const cost = refused ? (result.usesMove ? state.ruleset.bridges.beats.move : 0) : result.cost;
  const before =
    waiting === undefined || nothingDone || isAnswer(command) ? 0 : leaveUnanswered(state, waiting);
  if (cost + before > 0 && state.ending === undefined) {
    passTime(state, cost + before);
  } else if (!state.seat.present && !nothingDone) {
    // His game is over, and that of others goes on.
    goOn(state);
  }
  while (wakeTheDead(state) && !state.states.some(isUp)) {
    goOn(state);
  }
  return refused ? { reason: result.refused, usesMove: result.usesMove } : undefined;
}

/** Commands that set the gait themselves, step by step. */
const RUNS: ReadonlySet<Command['kind']> = new Set(['travel', 'explore']);

/** Under rules of spell objects, a resting hero recovers faster until his next command. */
function noteRest({ ruleset, sheet }: GameState, { kind }: Command): void {
  if (poolsByObject(ruleset)) {
    sheet.powers.pools.resting = kind === 'rest';
  }
}

/** Why a hero among several can't act now; he is still told all that has happened since his last command. */
function outOfTurnReason(state: GameState): RefusalReason | undefined {
  if (isAway(state)) {
    return 'away';
  }
  if (state.states.length === 1 || isUp(state)) {
    return undefined;
  }
  return state.ending === undefined ? 'others-first' : 'game-over';
}

/** Whether a command answers what waits; `charge` with item 0 is the older form of that. */
function isAnswer(command: Command): boolean {
  return command.kind === 'answer' || (command.kind === 'charge' && command.item === 0);
}

function act(state: GameState, command: Command): ActionResult {
  if (state.ending !== undefined) {
    return refuse('game-over');
  }
  // The action takes the fields of its own kind, which a type can't say of a kind that is looked up.
  return COMMAND_ACTIONS[command.kind](state, command as never);
}

type FieldList = readonly (readonly [field: string, holds: CommandField])[];

/** The fields of each kind, listed once. */
const FIELD_LISTS: ReadonlyMap<Command['kind'], FieldList> = new Map(
  COMMAND_KINDS.map(kind => [kind, Object.entries(COMMAND_FIELDS[kind])]),
);

/** Throws a UsageError unless it is a command, whole and in range, with nothing besides. */
export function checkCommand(command: unknown): asserts command is Command {
  if (typeof command !== 'object' || command === null) {
    throw new UsageError('command', command, 'an object with a kind');
  }
  const given = command as Record<string, unknown>;
  const fields = FIELD_LISTS.get(given.kind as Command['kind']);
  if (fields === undefined) {
    throw new UsageError('kind', given.kind, `one of ${COMMAND_KINDS.join(', ')}`);
  }
  for (let index = 0; index < fields.length; index++) {
    const [field, holds] = fields[index]!;
    checkField(field, given[field], holds);
  }
  checkNothingBesides(given, COMMAND_FIELDS[given.kind as Command['kind']]);
}

/** Throws a UsageError for a field of its own that the kind of command doesn't have. */
function checkNothingBesides(given: Record<string, unknown>, fields: object): void {
  // Unlike a list of the keys, this allocates nothing.
  for (const field in given) {
    if (field !== 'kind' && !Object.hasOwn(fields, field) && Object.hasOwn(given, field)) {
      throw new UsageError(field, given[field], `no such field of ${given.kind}`);
    }
  }
}

function checkField(field: string, value: unknown, holds: CommandField) {
  if (holds === 'word') {
    if (typeof value !== 'string' || value === '' || value.length > LONGEST_WORD) {
      throw new UsageError(field, value, `1 to ${LONGEST_WORD} characters`);
    }
    return;
  }
  if (holds === 'text') {
    if (typeof value !== 'string' || value.length > LONGEST_NOTE) {
      throw new UsageError(field, value, `0 to ${LONGEST_NOTE} characters`);
    }
    return;
  }
  if (holds === 'answer') {
    checkAnswer(field, value);
    return;
  }
  if (holds === 'arguments') {
    checkCastArguments(field, value);
    return;
  }
  if (holds === 'steps' && value === undefined) {
    return;
  }
  const [least, most] = FIELD_RANGES[holds];
  integerIn(field, value, least, most);
}
