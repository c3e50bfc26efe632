// Scrolls, wands and rods whose spell must be told an item or a text. A carrier of a known kind is used only when the
// hero answers, and kept if he leaves the question. One that he recognised by using it is used up either way.

import { TYPE } from '../../../objects/index.ts';
import { type CastArgument, subtypeOf, takenBy } from '../../../spells/index.ts';
import { type AnswerValues, LONGEST_ANSWER } from '../../protocol/answers.ts';
import type { ContinuationName, PendingAnswers, WaitingCarrier } from '../../protocol/pending.ts';
import { ask } from '../../state/pending.ts';
import type { GameState } from '../../state/state.ts';
import type { Continuation } from './continuation.ts';

/** The questions about carriers. */
type CarrierQuestion = Extract<ContinuationName, `carried-${string}`>;

/** What a carrier can be told, in the order in which it is asked for. */
const ASKED = ['item', 'text'] as const satisfies readonly CastArgument[];

/** Asks for what the spell of a carrier must be told. @returns whether there is such a thing */
export function askForCarried(
  state: GameState,
  facts: Omit<WaitingCarrier, 'text' | 'item'>,
  paid: boolean,
): boolean {
  const waiting = { ...facts, text: '', item: 0 };
  const [first] = missing(state, waiting);
  if (first !== undefined) {
    ask(state, { about: `carried-${first}`, facts: waiting, paid });
  }
  return first !== undefined;
}

function spellIn({ sheet }: GameState, { carrier }: WaitingCarrier) {
  return sheet.inventory.find(carrier)?.inventory[0];
}

function missing(state: GameState, waiting: WaitingCarrier): readonly (typeof ASKED)[number][] {
  const spell = spellIn(state, waiting);
  const takes = spell === undefined ? {} : takenBy(spell.archetype);
  const isTold = { item: waiting.item !== 0, text: waiting.text !== '' };
  return ASKED.filter(argument => takes[argument] === 'must' && !isTold[argument]);
}

/** One question about a carrier. @param chosen the carrier with the answer */
function question<About extends CarrierQuestion>(
  asking: Continuation<About>['asking'],
  chosen: (facts: WaitingCarrier, value: AnswerValues[PendingAnswers[About]]) => WaitingCarrier,
): Continuation<About> {
  return {
    isHarmless: facts => (facts as WaitingCarrier).known,
    asking,
    shown: (state, facts) => {
      const spell = spellIn(state, facts as WaitingCarrier);
      const kind = spell === undefined ? '' : subtypeOf(spell.archetype.subtype).name;
      return { subject: spell?.archetype.name ?? '', cast: { spell: 0, direction: 0, kind } };
    },
    answered: (state, { facts, paid }, value) => {
      const told = chosen(facts as WaitingCarrier, value);
      const [next] = missing(state, told);
      if (next !== undefined) {
        ask(state, { about: `carried-${next}`, facts: told, paid });
      }
    },
    uses: (state, facts, value) => {
      const waiting = facts as WaitingCarrier;
      if (value === undefined) {
        return waiting.known ? undefined : waiting;
      }
      const told = chosen(waiting, value);
      return missing(state, told).length === 0 ? told : undefined;
    },
    left: () => undefined,
  };
}

/** Asks for an item; wands are meant. */
export const carriedItem: Continuation<'carried-item'> = question(
  ({ sheet }, { carrier }) => {
    const things = sheet.inventory.things.filter(({ id, count }) => id !== carrier || count > 1);
    const meant = things.filter(({ archetype }) => archetype.type === TYPE.wand);
    const others = things.filter(thing => !meant.includes(thing));
    return { kind: 'item', offered: meant.map(({ id }) => id), others: others.map(({ id }) => id) };
  },
  (facts, item) => ({ ...facts, item }),
);

/** Asks for a text. */
export const carriedText: Continuation<'carried-text'> = question(
  () => ({ kind: 'text', longest: LONGEST_ANSWER, now: '', mayBeEmpty: false }),
  (facts, text) => ({ ...facts, text }),
);
