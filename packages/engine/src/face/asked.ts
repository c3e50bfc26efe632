// A pending question as every face asks it: the words, the answers on offer, and the command for each answer.
// Faces only draw it.

import { capitalised } from '../english/index.ts';
import type {
  Answer,
  Asking,
  Command,
  Direction,
  GameView,
  ItemView,
  PendingView,
} from '../game/index.ts';
import type { OddsQuestion } from '../odds/index.ts';
import { pendingWords, tellGodOffer, tellNumbers, tellRefusal } from '../words/index.ts';
import { directionName } from './compass.ts';
import { DIRECTION_KEYS } from './keys.ts';
import { distance, type Square } from './square.ts';

/** One answer that can be chosen. */
export interface Offer {
  /** The key that chooses it. */
  readonly key: string;
  readonly text: string;
  readonly command: Command;
  /**
   * The question is meant for this answer, as far as the hero knows. Other answers are listed after the meant
   * ones.
   */
  readonly isMeant: boolean;
  /** The item that it stands for. Absent: it isn't an item. */
  readonly item?: ItemView;
  /** The question for its odds. Absent: it has none. */
  readonly odds?: OddsQuestion;
}

/** A question as it is asked. */
export interface Asked {
  readonly title: string;
  /** What happens if the hero does anything else instead. */
  readonly warning: string;
  readonly asks: Asking;
  /** The answers to choose from, meant ones first; empty if the answer is written or is a square. */
  readonly offers: readonly Offer[];
  /**
   * What may be answered, if the answer isn't chosen from the offers; what the god of the question gives and takes;
   * otherwise empty.
   */
  readonly hint: string;
  /** The offer that answers "nothing". */
  readonly nothing: Offer;
}

/** The key of the answer "nothing". */
export const NOTHING_KEY = '-';

/** The same where an offer has that key. */
const OTHER_NOTHING_KEY = '0';

/** Choices that have a key of their own. `-` are the fingers, as players of NetHack know them. */
const OWN_KEYS: Partial<Readonly<Record<string, Readonly<Record<string, string>>>>> = {
  'engrave-with': { finger: '-' },
};

/** The odds question for an answer. */
const ODDS: Partial<
  Readonly<Record<PendingView['about'], (item: number, pending: PendingView) => OddsQuestion>>
> = {
  charging: item => ({ ask: 'charge', item: 0, target: item }),
  'cast-item': (item, { cast }) => ({
    ask: 'cast',
    spell: cast?.spell ?? 0,
    direction: cast?.direction ?? 0,
    arguments: { item },
  }),
};

/** The pending question; undefined if there is none. */
export function askedIn(view: GameView): Asked | undefined {
  const { pending } = view;
  if (pending === undefined) {
    return undefined;
  }
  const { asks } = pending;
  const { title, warning, nothing } = pendingWords(pending);
  const offers = offersOf(view, pending);
  return {
    title,
    warning,
    asks,
    offers,
    hint: asks.kind === 'yes' ? godsOf(pending) : hintOf(asks),
    nothing: {
      key: offers.some(({ key }) => key === NOTHING_KEY) ? OTHER_NOTHING_KEY : NOTHING_KEY,
      text: nothing,
      command: answering({ nothing: true }),
      isMeant: true,
    },
  };
}

function answering(answer: Answer): Command {
  return { kind: 'answer', answer };
}

function offersOf(view: GameView, pending: PendingView): readonly Offer[] {
  const { about, asks } = pending;
  switch (asks.kind) {
    case 'item': {
      const odds = ODDS[about];
      const offers = view.inventory.map(item => ({
        key: item.letter,
        text: textOf(item),
        command: answering({ item: item.id }),
        isMeant: asks.offered.includes(item.id),
        item,
        ...(odds && { odds: odds(item.id, pending) }),
        ...oddsOfChoice(pending, String(item.id)),
      }));
      const [meant, others] = [true, false].map(is => offers.filter(one => one.isMeant === is));
      return [...meant!, ...others!.filter(({ item }) => asks.others.includes(item.id))];
    }
    case 'direction':
      return DIRECTION_KEYS.letters
        .filter(([direction]) => asks.here || direction !== 0)
        .map(([direction, key]) => ({
          key,
          text: directionName(direction),
          command: answerTowards(direction),
          isMeant: true,
        }));
    case 'yes':
      return [
        {
          key: 'y',
          text: 'Yes',
          command: answering({ yes: true }),
          isMeant: true,
          ...oddsOfChoice(pending, 'yes'),
        },
        { key: 'n', text: 'No', command: answering({ yes: false }), isMeant: true },
      ];
    case 'choice': {
      const keys = keysOf(view, pending, asks.choices);
      return asks.choices.map(({ id, text }, index) => ({
        key: keys[index]!,
        text: withGifts(pending, id, text),
        command: answering({ choice: id }),
        isMeant: true,
        ...oddsOfChoice(pending, id),
      }));
    }
    case 'square':
    case 'text':
    case 'count':
      return [];
  }
}

/** The questions about deeds whose answers have odds. */
const FORETOLD: ReadonlySet<string> = new Set([
  'box',
  'which-box',
  'dip',
  'engrave-with',
  'put-in',
  'break',
  'offer',
]);

/** Choices of which nothing is foretold. */
const PLAIN_ANSWERS: ReadonlySet<string> = new Set(['leave']);

/** The question for the odds of a choice, where it has one. */
function oddsOfChoice({ deed, direction = 0 }: PendingView, id: string): Pick<Offer, 'odds'> {
  if (deed === 'form-power') {
    return { odds: { ask: 'form-power', power: Number(id), direction } };
  }
  return deed !== undefined && FORETOLD.has(deed) && !PLAIN_ANSWERS.has(id)
    ? { odds: { ask: 'deed', choice: id } }
    : {};
}

/** A choice; of a god also what it gives. */
function withGifts({ gods = [] }: PendingView, id: string, text: string): string {
  const god = gods.find(one => one.id === id);
  return god === undefined ? text : [`${god.name}.`, ...tellGodOffer(god)].join(' ');
}

/** Whom a question of yes or no is about, where that is a god; else empty. */
function godsOf({ gods = [] }: PendingView): string {
  return gods.flatMap(god => [`${capitalised(god.name)}.`, ...tellGodOffer(god)]).join(' ');
}

/** `3 arrows (1d4)`. */
function textOf(item: ItemView): string {
  const numbers = tellNumbers(item);
  const pieces = item.count === 1 ? item.name : `${item.count} ${item.name}`;
  return numbers === '' ? pieces : `${pieces} ${numbers}`;
}

/** The questions about deeds whose choices may be items of the bag, by their ids. */
const OF_THE_BAG: ReadonlySet<string> = new Set(['dip', 'engrave-with', 'box', 'offer']);

/**
 * The keys of choices: an item of the bag has its own letter, some choices have a key of their own, anything else the
 * next letter that none of them has.
 */
function keysOf(
  { inventory }: GameView,
  { deed }: PendingView,
  choices: readonly { readonly id: string }[],
): readonly string[] {
  const bag = new Map(
    deed !== undefined && OF_THE_BAG.has(deed)
      ? inventory.map(({ id, letter }) => [String(id), letter] as const)
      : [],
  );
  const taken = new Set(choices.map(({ id }) => bag.get(id)));
  const free = [...LETTERS].filter(letter => !taken.has(letter));
  const own = OWN_KEYS[deed ?? ''] ?? {};
  let next = 0;
  return choices.map(({ id }) => bag.get(id) ?? own[id] ?? free[next++] ?? '');
}

/** a…z, then A…Z. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

function hintOf(asks: Asking): string {
  switch (asks.kind) {
    case 'square':
      return `A square, at most ${asks.farthest} away.`;
    case 'text':
      return asks.mayBeEmpty
        ? `Up to ${asks.longest} characters.${asks.now === '' ? '' : ' Leave it empty to remove the name.'}`
        : `1 to ${asks.longest} characters.`;
    case 'count':
      return `A number from ${asks.least} to ${asks.most}.`;
    default:
      return '';
  }
}

/** What the field for a written answer starts with. */
export function firstWritten(asks: Asking): string {
  switch (asks.kind) {
    case 'text':
      return asks.now;
    case 'count':
      return String(asks.usual);
    default:
      return '';
  }
}

/** The command that answers with a direction. */
export function answerTowards(direction: Direction): Command {
  return answering({ direction });
}

/** The command that answers with a square, or what to say if it isn't a valid answer. */
export function answerAt(view: GameView, { x, y }: Square): Command | string {
  const asks = view.pending?.asks;
  return asks?.kind !== 'square' || distance(view.hero, { x, y }) > asks.farthest
    ? tellRefusal('out-of-range')
    : answering({ square: [x, y] });
}

/** The command that answers with a text or a number, or what to say if it isn't a valid answer. */
export function answerWritten(asks: Asking, written: string): Command | string {
  const text = written.trim();
  switch (asks.kind) {
    case 'text':
      if (text === '' && !asks.mayBeEmpty) {
        return tellRefusal('empty-text');
      }
      return text.length > asks.longest
        ? `${tellRefusal('long-text')} ${hintOf(asks)}`
        : answering({ text });
    case 'count': {
      const count = /^\d{1,9}$/.test(text) ? Number(text) : -1;
      return count < asks.least || count > asks.most
        ? `${hintOf(asks)} Got ${text === '' ? 'nothing' : text}.`
        : answering({ count });
    }
    default:
      return tellRefusal('other-answer');
  }
}
