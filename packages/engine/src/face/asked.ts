// A question that waits, as every face asks it: the words, the answers that are offered, and the command
// that each answer comes to. Faces only draw it.

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
import { pendingWords, tellRefusal } from '../words/index.ts';
import { directionName } from './compass.ts';
import { DIRECTION_KEYS } from './keys.ts';
import { distance, type Square } from './square.ts';

/** One answer that can be chosen. */
export interface Offer {
  /** The key that takes it. */
  readonly key: string;
  readonly text: string;
  readonly command: Command;
  /** The question is meant for it, as far as the hero knows; what isn't is shown after the others. */
  readonly isMeant: boolean;
  /** The thing that it is. Absent: it isn't one. */
  readonly item?: ItemView;
  /** What asks what would come of it. Absent: there are no odds. */
  readonly odds?: OddsQuestion;
}

/** A question as it is asked. */
export interface Asked {
  readonly title: string;
  /** What comes of doing anything else; empty where nothing does. */
  readonly warning: string;
  readonly asks: Asking;
  /** What can be chosen, what is meant first; empty where something is written or a square is chosen. */
  readonly offers: readonly Offer[];
  /** What may be answered, where it isn't chosen from the offers; else empty. */
  readonly hint: string;
  /** The answer that is none. Absent: the question is only left. */
  readonly nothing?: Offer;
}

/** The key of the answer that is none. */
export const NOTHING_KEY = '-';

/** What asks what would come of an answer. */
const ODDS: Partial<Readonly<Record<PendingView['about'], (item: number) => OddsQuestion>>> = {
  charging: item => ({ ask: 'charge', item: 0, target: item }),
};

/** The question that waits; nothing when none does. */
export function askedIn(view: GameView): Asked | undefined {
  const { pending } = view;
  if (pending === undefined) {
    return undefined;
  }
  const { asks } = pending;
  const { title, warning, nothing } = pendingWords(pending);
  return {
    title,
    warning,
    asks,
    offers: offersOf(view, pending),
    hint: hintOf(asks),
    nothing: {
      key: NOTHING_KEY,
      text: nothing,
      command: answering({ nothing: true }),
      isMeant: true,
    },
  };
}

/** What a scroll of charging that the hero knows is for, asked before it is read. @param scroll its id */
export function askedToCharge(view: GameView, scroll: number): Asked {
  const offered = view.inventory.filter(({ chargeable }) => chargeable === 'offered');
  const asks: Asking = { kind: 'item', offered: offered.map(({ id }) => id), others: true };
  const others = { ...view, inventory: view.inventory.filter(({ id }) => id !== scroll) };
  const offers = offersOf(others, { about: 'charging', asks, costs: 'move' });
  return {
    title: 'Charge what?',
    warning: '',
    asks,
    offers: offers.map(offer => {
      const target = offer.item!.id;
      return {
        ...offer,
        command: { kind: 'charge', item: scroll, target },
        odds: { ask: 'charge', item: scroll, target },
      };
    }),
    hint: '',
  };
}

function answering(answer: Answer): Command {
  return { kind: 'answer', answer };
}

function offersOf(view: GameView, { about, asks }: PendingView): readonly Offer[] {
  switch (asks.kind) {
    case 'item': {
      const odds = ODDS[about];
      const offers = view.inventory.map(item => ({
        key: item.letter,
        text: item.count === 1 ? item.name : `${item.count} ${item.name}`,
        command: answering({ item: item.id }),
        isMeant: asks.offered.includes(item.id),
        item,
        ...(odds && { odds: odds(item.id) }),
      }));
      const [meant, others] = [true, false].map(is => offers.filter(one => one.isMeant === is));
      return asks.others ? [...meant!, ...others!] : meant!;
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
        { key: 'y', text: 'Yes', command: answering({ yes: true }), isMeant: true },
        { key: 'n', text: 'No', command: answering({ yes: false }), isMeant: true },
      ];
    case 'choice':
      return asks.choices.map(({ id, text }, index) => ({
        key: letterAt(index),
        text,
        command: answering({ choice: id }),
        isMeant: true,
      }));
    case 'square':
    case 'text':
    case 'count':
      return [];
  }
}

/** a…z, then A…Z. */
function letterAt(index: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  return `${letters}${letters.toUpperCase()}`.charAt(index);
}

function hintOf(asks: Asking): string {
  switch (asks.kind) {
    case 'square':
      return `A square, at most ${asks.farthest} away.`;
    case 'text':
      return asks.mayBeEmpty
        ? `Up to ${asks.longest} characters; none takes the present text away.`
        : `1 to ${asks.longest} characters.`;
    case 'count':
      return `A number from ${asks.least} to ${asks.most}.`;
    default:
      return '';
  }
}

/** What the field for a written answer begins with. */
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

/** The command of a direction that answers. */
export function answerTowards(direction: Direction): Command {
  return answering({ direction });
}

/** The command of a square that answers, or what to say where it can't. */
export function answerAt(view: GameView, { x, y }: Square): Command | string {
  const asks = view.pending?.asks;
  return asks?.kind !== 'square' || distance(view.hero, { x, y }) > asks.farthest
    ? tellRefusal('out-of-range')
    : answering({ square: [x, y] });
}

/** The command of a text or a number that answers, or what to say where it can't. */
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
