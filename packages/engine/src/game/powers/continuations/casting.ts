// Casts that wait for an argument: an item, a text or a count. Nothing is paid before all are chosen, and
// nothing is lost by leaving the question.

import { knownSpell } from '../../../actors/index.ts';
import {
  adjustedSpell,
  CAST_ARGUMENTS,
  type CastArgument,
  subtypeOf,
  takenBy,
} from '../../../spells/index.ts';
import { heroOrder } from '../../magic/caster.ts';
import { type AnswerValues, LONGEST_ANSWER } from '../../protocol/answers.ts';
import type { ContinuationName, PendingAnswers, WaitingCast } from '../../protocol/pending.ts';
import { ask } from '../../state/pending.ts';
import type { GameState } from '../../state/state.ts';
import type { Continuation, ToldOfPending } from './continuation.ts';

/** The questions about casts. */
type CastQuestion = Extract<ContinuationName, `cast-${string}`>;

/** Asks for the first argument that a spell takes. @returns whether it takes any */
export function askForArguments(state: GameState, waiting: WaitingCast): boolean {
  return askAfter(state, waiting, undefined, false);
}

/** Asks for the next argument after one. @returns whether there is one */
function askAfter(
  state: GameState,
  facts: WaitingCast,
  after: CastArgument | undefined,
  paid: boolean,
): boolean {
  const next = nextArgument(state, facts, after);
  if (next !== undefined) {
    ask(state, { about: `cast-${next}`, facts, paid });
  }
  return next !== undefined;
}

function nextArgument(
  { sheet }: GameState,
  { spell }: WaitingCast,
  after: CastArgument | undefined,
): CastArgument | undefined {
  const thing = sheet.spells.find(({ id }) => id === spell);
  const taken = thing === undefined ? {} : takenBy(thing.archetype);
  const from = after === undefined ? 0 : CAST_ARGUMENTS.indexOf(after) + 1;
  return CAST_ARGUMENTS.slice(from).find(argument => taken[argument] !== undefined);
}

/** Whether an argument may be left out. */
function mayLack({ sheet }: GameState, { spell }: WaitingCast, argument: CastArgument): boolean {
  const thing = sheet.spells.find(({ id }) => id === spell);
  return thing !== undefined && takenBy(thing.archetype)[argument] === 'may';
}

function told({ sheet }: GameState, { spell, direction }: WaitingCast): ToldOfPending {
  const thing = sheet.spells.find(({ id }) => id === spell);
  return thing === undefined
    ? {}
    : {
        subject: thing.archetype.name,
        cast: { spell, direction, kind: subtypeOf(thing.archetype.subtype).name },
      };
}

/** One question about a cast. @param chosen the cast with the answer */
function question<About extends CastQuestion>(
  argument: CastArgument,
  asking: Continuation<About>['asking'],
  chosen: (facts: WaitingCast, value: AnswerValues[PendingAnswers[About]]) => WaitingCast,
): Continuation<About> {
  return {
    isHarmless: () => true,
    asking,
    shown: (state, facts) => told(state, facts as WaitingCast),
    answered: (state, { facts, paid }, value) => {
      askAfter(state, chosen(facts as WaitingCast, value), argument, paid);
    },
    completes: (state, facts, value) =>
      nextArgument(state, facts as WaitingCast, argument) === undefined
        ? chosen(facts as WaitingCast, value)
        : undefined,
    left: () => undefined,
  };
}

/** Asks for an item; those that the spell is meant for come first. */
export const castItem: Continuation<'cast-item'> = question(
  'item',
  ({ sheet }, facts) => {
    const { things } = sheet.inventory;
    const { spell } = facts as WaitingCast;
    const known = sheet.spells.find(({ id }) => id === spell);
    const { suits } = subtypeOf(known?.archetype.subtype ?? 0);
    const meant = things.filter(({ archetype }) => suits?.(archetype) ?? true);
    const others = things.filter(thing => !meant.includes(thing));
    return { kind: 'item', offered: meant.map(({ id }) => id), others: others.map(({ id }) => id) };
  },
  (facts, item) => ({ ...facts, item }),
);

/** Asks for a text. */
export const castText: Continuation<'cast-text'> = question(
  'text',
  (state, facts) => ({
    kind: 'text',
    longest: LONGEST_ANSWER,
    now: '',
    mayBeEmpty: mayLack(state, facts, 'text'),
  }),
  (facts, text) => ({ ...facts, text }),
);

/** Asks for a count: of squares within the spell's range. 0: as the spell likes. */
export const castCount: Continuation<'cast-count'> = question(
  'count',
  (state, facts) => ({
    kind: 'count',
    least: mayLack(state, facts, 'count') ? 0 : 1,
    most: Math.max(1, rangeOf(state, facts)),
    usual: mayLack(state, facts, 'count') ? 0 : 1,
  }),
  (facts, count) => ({ ...facts, count }),
);

function rangeOf(state: GameState, { spell, direction }: WaitingCast): number {
  const thing = state.sheet.spells.find(({ id }) => id === spell);
  if (thing === undefined) {
    return 1;
  }
  const known = knownSpell(state.ruleset, state.sheet, thing);
  return adjustedSpell(state.spells, heroOrder(state, thing, known, { direction })).range;
}
