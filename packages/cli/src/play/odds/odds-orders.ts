// Parses the questions that begin with the verb `odds`.

import { askedIn } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import type { OddsQuestion } from '@roguewright/engine/odds';
import { tellRefusal } from '@roguewright/engine/words';
import { rideQuestionOf } from '../beside/companion-orders.ts';
import { trapQuestionOf } from '../beside/fixture-orders.ts';
import { formPowerQuestion } from '../beside/form-orders.ts';
import { isPlaceWord, placeQuestionOf } from '../beside/place-orders.ts';
import { castQuestion } from '../cast-order.ts';
import { type Order, say } from '../order.ts';
import { shotQuestion, useQuestion, zapQuestion } from '../thing-orders.ts';
import { creatureNamed, fixtureNamed, named, spellNamed } from '../things.ts';
import { applyQuestion, chargeQuestion, digQuestion, kickQuestion } from '../tool-orders.ts';

/** Reads what is asked: `odds jackal`, `odds why cast fireball east`, `odds all`. */
export function readOdds([first = '', ...rest]: readonly string[], view: GameView): Order {
  const isEvery = first === 'why' && rest.length > 1 && rest[0] === 'all';
  const why = first !== 'why' ? undefined : isEvery ? 'every' : 'summed';
  const words = why === undefined ? [first, ...rest] : isEvery ? rest.slice(1) : rest;
  if (words.length === 1 && words[0] === 'all') {
    return { do: 'ask-all' };
  }
  const question = questionOf(words, view);
  if (question !== undefined) {
    return typeof question === 'string' ? say(question) : asked(question, why);
  }
  const named = words.join(' ');
  const wall = fixtureNamed(view, named);
  const target = named !== '' && wall?.use === 'wall' ? wall : creatureNamed(view, named);
  return typeof target === 'string'
    ? say(target)
    : asked({ ask: 'attack', target: target.id }, why);
}

function asked(question: OddsQuestion, why: 'summed' | 'every' | undefined): Order {
  return why === undefined ? { do: 'ask', question } : { do: 'ask', question, why };
}

/** The question of a command that is named first; nothing for a plain attack. */
function questionOf(
  [verb = '', ...rest]: readonly string[],
  view: GameView,
): OddsQuestion | string | undefined {
  switch (verb) {
    case 'fire':
    case 'shoot':
      return shotQuestion('fire', rest, view);
    case 'throw':
      return shotQuestion('throw', rest, view);
    case 'zap':
      return zapQuestion(rest, view);
    case 'read':
      return useQuestion(verb, rest, view);
    case 'apply':
      return applyQuestion(rest, view);
    case 'charge':
      return chargeQuestion(rest, view);
    case 'danger':
      return dangerQuestion(rest, view);
    case 'trap':
      return trapQuestionOf(rest, view);
    case 'quaff':
      return isPlaceWord(rest) ? placeQuestionOf(rest, view) : useQuestion(verb, rest, view);
    case 'drink':
    case 'dip':
    case 'sit':
      return placeQuestionOf(rest, view);
    case 'fountain':
    case 'throne':
    case 'sink':
    case 'ice':
    case 'sewage':
    case 'lava':
      return placeQuestionOf([verb, ...rest], view);
    case 'breathe':
    case 'gaze':
    case 'form-power':
      return formPowerQuestion(rest, view);
    case 'ride':
      return rideQuestionOf(rest, view);
    case 'dig':
      return digQuestion(rest, view);
    case 'kick':
      return isPlaceWord(rest) ? placeQuestionOf(rest, view) : kickQuestion(rest, view);
    case 'answer':
      return answerQuestion(rest, view);
    case 'hidden':
      return { ask: 'hidden' };
    case 'help':
      return helpQuestion(rest, view);
    default:
      return verb !== '' && 'cast'.startsWith(verb) ? castQuestion(rest, view) : undefined;
  }
}

/** The odds of an answer to the question that waits: `odds answer a`, `odds answer water`. */
function answerQuestion(words: readonly string[], view: GameView): OddsQuestion | string {
  const asked = askedIn(view);
  if (asked === undefined) {
    return tellRefusal('nothing-asked');
  }
  const offers = asked.offers.map(offer => ({ letter: offer.key, name: offer.text, offer }));
  const meant = named(offers, words.join(' '), 'There is no answer');
  return typeof meant === 'string' ? meant : (meant.offer.odds ?? 'That answer has no odds.');
}

/** `odds help jackal`, `odds help cast fireball`, `odds help cast fireball jackal`. */
function helpQuestion(
  [verb = '', ...rest]: readonly string[],
  view: GameView,
): OddsQuestion | string {
  if (verb === '' || !'cast'.startsWith(verb)) {
    const creature = creatureNamed(view, [verb, ...rest].join(' '));
    return typeof creature === 'string' ? creature : { ask: 'help', spell: 0, target: creature.id };
  }
  for (let length = rest.length; length > 0; length--) {
    const spell = spellNamed(view, rest.slice(0, length).join(' '));
    const at = rest.slice(length).join(' ');
    if (typeof spell !== 'string') {
      const target = at === '' ? { id: 0 } : creatureNamed(view, at);
      return typeof target === 'string'
        ? target
        : { ask: 'help', spell: spell.id, target: target.id };
    }
  }
  return String(spellNamed(view, rest.join(' ')));
}

function dangerQuestion(words: readonly string[], view: GameView): OddsQuestion | string {
  const creature = creatureNamed(view, words.join(' '));
  return typeof creature === 'string' ? creature : { ask: 'danger', target: creature.id };
}
