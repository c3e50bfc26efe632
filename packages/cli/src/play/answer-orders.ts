// Questions that wait, in lines: how they are asked, and what `answer …` means.

import {
  type Asked,
  answerAt,
  answerTowards,
  answerWritten,
  askedIn,
  directionOfWord,
  NOTHING_KEY,
  type Offer,
  squareAt,
} from '@roguewright/engine/face';
import type { Command, GameView } from '@roguewright/engine/game';
import { listOf, tellRefusal } from '@roguewright/engine/words';
import { type Order, say } from './order.ts';
import { creatureNamed, named } from './things.ts';

/** Words that answer nothing. A text is given in quotes where it is one of them. */
const NOTHING: readonly string[] = ['nothing', 'none', NOTHING_KEY];

/** `answer wand`, `answer north`, `answer 3 east`, `answer Sting`, `answer nothing`. @param raw what follows the verb, as it was typed */
export function readAnswer(words: readonly string[], view: GameView, raw: string): Order {
  const asked = askedIn(view);
  if (asked === undefined) {
    return say(tellRefusal('nothing-asked'));
  }
  const written = words.join(' ');
  if (written === '') {
    return say(toldQuestion(view));
  }
  const isOffered = asked.offers.some(({ key }) => key === written);
  const command =
    NOTHING.includes(written) && !isOffered
      ? asked.nothing.command
      : commandOf(view, asked, written, raw);
  return typeof command === 'string' ? say(command) : { do: 'perform', command };
}

/**
 * An answer by its letter alone, or a bare yes or no, while a question waits that is answered so; undefined for anything
 * else. Every command but an answer is refused then, so the letter means no other.
 * @param line as it was typed: letters may be large
 */
export function bareAnswer(line: string, view: GameView): Order | undefined {
  const asked = askedIn(view);
  const isLettered = asked !== undefined && BY_LETTER.has(asked.asks.kind);
  const offer = isLettered
    ? asked.offers.find(
        ({ key, text }) => key === line || (isWord(line) && text.toLowerCase().startsWith(line)),
      )
    : undefined;
  return offer && { do: 'perform', command: offer.command };
}

/** Questions whose answers have letters. */
const BY_LETTER: ReadonlySet<string> = new Set(['item', 'choice', 'yes']);

function isWord(line: string): boolean {
  return line === 'yes' || line === 'no';
}

/** The command of an answer, or the sentence to print. */
function commandOf(
  view: GameView,
  { asks, offers }: Asked,
  written: string,
  raw: string,
): Command | string {
  switch (asks.kind) {
    case 'item':
      return offerNamed(offers, written, 'You carry nothing');
    case 'choice':
    case 'yes':
      return offerNamed(offers, written, 'There is no answer');
    case 'direction': {
      const direction = directionOfWord(written);
      return direction === undefined || (direction === 0 && !asks.here)
        ? `${tellRefusal('which-way')} For example: answer north.`
        : answerTowards(direction);
    }
    case 'square': {
      const square = directionOfWord(written) === 0 ? view.hero : squareAt(view.hero, written);
      const target = square ?? creatureNamed(view, written);
      return typeof target === 'string'
        ? `Expected a place, such as 3 east, or a creature in sight. ${target}`
        : answerAt(view, target);
    }
    case 'text':
    case 'count':
      return answerWritten(asks, unquoted(raw));
  }
}

function offerNamed(offers: readonly Offer[], written: string, none: string): Command | string {
  const lettered = offers.map(offer => ({ letter: offer.key, name: offer.text, offer }));
  const meant = named(lettered, written, none);
  return typeof meant === 'string' ? meant : meant.offer.command;
}

/** A text without the quotes around it, which may be empty. */
export function unquoted(raw: string): string {
  return /^"(.*)"$/.exec(raw.trim())?.[1] ?? raw;
}

/** The question that waits, with its answers: `Charge what? For a (wand of frost). …`; empty when none does. */
export function toldQuestion(view: GameView): string {
  const asked = askedIn(view);
  if (asked === undefined) {
    return '';
  }
  const { title, warning } = asked;
  const parts = [title, answersOf(asked), warning, `${howTo(asked)}, or answer nothing to cancel.`];
  return parts.filter(text => text !== '').join(' ');
}

function answersOf({ asks, offers, hint }: Asked): string {
  const meant = offers.filter(({ isMeant }) => isMeant).map(({ key, text }) => `${key} (${text})`);
  switch (asks.kind) {
    case 'item':
      return meant.length === 0 ? 'You carry nothing that asks for it.' : `For ${listOf(meant)}.`;
    case 'choice':
      return `${listOf(meant)}.`;
    case 'direction':
    case 'yes':
      return '';
    case 'text':
      return asks.now === '' ? hint : `${hint} Now it is ${asks.now}.`;
    default:
      return hint;
  }
}

/** How the answer is written. */
function howTo({ asks }: Asked): string {
  switch (asks.kind) {
    case 'item':
      return 'Write its letter, or answer and an item';
    case 'choice':
      return 'Write its letter';
    case 'yes':
      return 'Write yes or no';
    case 'direction':
      return 'Write answer and a direction, such as answer north';
    case 'square':
      return 'Write answer and a place, such as answer 3 east';
    case 'text':
      return asks.mayBeEmpty
        ? 'Write answer and a text; answer "" removes the present one'
        : 'Write answer and a text';
    case 'count':
      return `Write answer and a number, such as answer ${asks.usual}`;
  }
}
