// Every question that a face can ask about a running game, one row each: its fields and its answering
// function. A missing row doesn't compile.

import type { Enumerator } from '../../chance/index.ts';
import { UsageError } from '../../errors/index.ts';
import {
  checkCastArguments,
  checkCommand,
  FIELD_RANGES,
  type GameState,
  LONGEST_WORD,
} from '../../game/index.ts';
import { MOST_MOVES_AHEAD, type OddsAnswer, type OddsQuestion } from '../../odds/index.ts';
import { answerCharge } from './answer-charge.ts';
import { answerDanger } from './answer-danger.ts';
import { answerCompare, answerRecall } from './answer-fight.ts';
import { answerItem } from './answer-item.ts';
import { answerMissile } from './answer-missile.ts';
import { answerAttack, answerCast, answerFormPower, answerZap } from './answer-odds.ts';
import { answerSheet } from './answer-sheet.ts';
import { answerHidden, answerTrap } from './answer-trap.ts';
import { answerRide } from './companions/answer-ride.ts';
import { answerDeed } from './deeds/answer-deed.ts';
import { answerKick } from './deeds/answer-kick.ts';
import { answerFind } from './found/answer-find.ts';
import { answerPlace } from './ground/answer-place.ts';
import { answerHelp } from './lab/answer-help.ts';
import { answerLab, answerLabDuel, answerLabMissile } from './lab/answer-lab.ts';
import { answerSurvival } from './survival/answer-survival.ts';

/** The type of a question's field; columns and rows are those of the level, and a command may be absent. */
export type QuestionField =
  | 'id'
  | 'direction'
  | 'column'
  | 'row'
  | 'arguments'
  | 'moves'
  | 'command'
  | 'choice';

type Asks = OddsQuestion['ask'];

type QuestionOf<Ask extends Asks> = Extract<OddsQuestion, { readonly ask: Ask }>;

interface QuestionRow<Ask extends Asks> {
  readonly fields: {
    readonly [Field in keyof Required<Omit<QuestionOf<Ask>, 'ask'>>]: QuestionField;
  };
  /** Throws a UsageError for a spell, item or creature unknown to the hero. */
  readonly answer: (state: GameState, ask: Enumerator, question: QuestionOf<Ask>) => OddsAnswer;
}

const AT_CREATURE = { item: 'id', target: 'id' } as const;

const QUESTIONS: { readonly [Ask in Asks]: QuestionRow<Ask> } = {
  cast: {
    fields: { spell: 'id', direction: 'direction', arguments: 'arguments' },
    answer: (state, ask, { spell, direction, arguments: told }) =>
      answerCast(state, ask, 'cast', spell, { direction, arguments: told }),
  },
  'cast-at': {
    fields: { spell: 'id', x: 'column', y: 'row', arguments: 'arguments' },
    answer: (state, ask, { spell, x, y, arguments: told }) =>
      answerCast(state, ask, 'cast-at', spell, {
        direction: 0,
        target: state.level.map.square(x, y),
        arguments: told,
      }),
  },
  zap: {
    fields: { item: 'id', direction: 'direction' },
    answer: (state, ask, { item, direction }) => answerZap(state, ask, item, direction),
  },
  attack: {
    fields: { target: 'id' },
    answer: (state, ask, { target }) => answerAttack(state, ask, target),
  },
  danger: {
    fields: { target: 'id' },
    answer: (state, ask, { target }) => answerDanger(state, ask, target),
  },
  fire: { fields: AT_CREATURE, answer: answerMissile },
  throw: { fields: AT_CREATURE, answer: answerMissile },
  charge: { fields: { item: 'id', target: 'id' }, answer: answerCharge },
  recall: {
    fields: { target: 'id' },
    answer: (state, ask, { target }) => answerRecall(state, ask, target),
  },
  compare: {
    fields: AT_CREATURE,
    answer: (state, ask, { item, target }) => answerCompare(state, ask, item, target),
  },
  item: {
    fields: { item: 'id' },
    answer: (state, ask, { item }) => answerItem(state, ask, item),
  },
  sheet: { fields: {}, answer: answerSheet },
  trap: {
    fields: { x: 'column', y: 'row' },
    answer: (state, ask, { x, y }) => answerTrap(state, ask, state.level.map.square(x, y)),
  },
  place: {
    fields: { x: 'column', y: 'row' },
    answer: (state, ask, { x, y }) => answerPlace(state, ask, state.level.map.square(x, y)),
  },
  ride: {
    fields: { target: 'id' },
    answer: (state, ask, { target }) => answerRide(state, ask, target),
  },
  kick: {
    fields: { direction: 'direction' },
    answer: (state, ask, { direction }) => answerKick(state, ask, direction),
  },
  deed: {
    fields: { choice: 'choice' },
    answer: (state, ask, { choice }) => answerDeed(state, ask, choice),
  },
  'form-power': {
    fields: { power: 'id', direction: 'direction' },
    answer: (state, ask, { power, direction }) => answerFormPower(state, ask, power, direction),
  },
  lab: { fields: { spell: 'id', target: 'id' }, answer: answerLab },
  'lab-fire': { fields: AT_CREATURE, answer: answerLabMissile },
  'lab-throw': { fields: AT_CREATURE, answer: answerLabMissile },
  'lab-duel': { fields: { target: 'id' }, answer: answerLabDuel },
  help: { fields: { spell: 'id', target: 'id' }, answer: answerHelp },
  hidden: { fields: {}, answer: (state, ask) => answerHidden(state, ask) },
  find: { fields: {}, answer: state => answerFind(state) },
  survival: {
    fields: { moves: 'moves', act: 'command' },
    answer: (state, ask, { moves, act }) => answerSurvival(state, ask, moves, act),
  },
};

const ASKS = Object.keys(QUESTIONS) as readonly Asks[];

/** The fields of each kind of question, with their types. */
export const QUESTION_FIELDS = Object.fromEntries(
  ASKS.map(ask => [ask, QUESTIONS[ask].fields as Readonly<Record<string, QuestionField>>]),
) as Readonly<Record<Asks, Readonly<Record<string, QuestionField>>>>;

/** Answers a question. Throws a UsageError for a malformed question, and for anything unknown to the hero. */
export function answerQuestion(state: GameState, ask: Enumerator, question: unknown): OddsAnswer {
  const checked = checkQuestion(state, question);
  // Each row takes its own kind of question, which types can't express for a lookup by kind.
  return QUESTIONS[checked.ask].answer(state, ask, checked as never);
}

function checkQuestion(state: GameState, question: unknown): OddsQuestion {
  const given = (question ?? {}) as Record<string, unknown>;
  const kind = ASKS.find(each => each === given.ask);
  if (kind === undefined) {
    throw new UsageError('ask', given.ask, `one of ${ASKS.join(', ')}`);
  }
  for (const [field, holds] of Object.entries(QUESTION_FIELDS[kind])) {
    const value = given[field];
    if (holds === 'arguments') {
      checkCastArguments(field, value);
      continue;
    }
    if (holds === 'command') {
      if (value !== undefined) {
        checkCommand(value);
      }
      continue;
    }
    if (holds === 'choice') {
      if (typeof value !== 'string' || value === '' || value.length > LONGEST_WORD) {
        throw new UsageError(field, value, `a word of 1 to ${LONGEST_WORD} characters`);
      }
      continue;
    }
    const most = greatest(state, holds);
    if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > most) {
      throw new UsageError(field, value, `an integer from 0 to ${most}`);
    }
  }
  return question as OddsQuestion;
}

function greatest(
  { level }: GameState,
  holds: Exclude<QuestionField, 'arguments' | 'command' | 'choice'>,
): number {
  switch (holds) {
    case 'column':
      return level.map.width - 1;
    case 'row':
      return level.map.height - 1;
    case 'moves':
      return MOST_MOVES_AHEAD;
    default:
      return FIELD_RANGES[holds][1];
  }
}
