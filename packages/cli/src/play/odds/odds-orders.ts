// Parses the questions that begin with the verb `odds`.

import type { GameView } from '@roguewright/engine/game';
import type { OddsQuestion } from '@roguewright/engine/odds';
import { rideQuestionOf } from '../beside/companion-orders.ts';
import { trapQuestionOf } from '../beside/fixture-orders.ts';
import { formPowerQuestion } from '../beside/form-orders.ts';
import { isPlaceWord, placeQuestionOf } from '../beside/place-orders.ts';
import { castQuestion } from '../cast-order.ts';
import { type Order, say } from '../order.ts';
import { shotQuestion, useQuestion, zapQuestion } from '../thing-orders.ts';
import { creatureNamed, fixtureNamed } from '../things.ts';
import { applyQuestion, chargeQuestion, kickQuestion } from '../tool-orders.ts';

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
    case 'kick':
      return isPlaceWord(rest) ? placeQuestionOf(rest, view) : kickQuestion(rest, view);
    case 'hidden':
      return { ask: 'hidden' };
    default:
      return verb !== '' && 'cast'.startsWith(verb) ? castQuestion(rest, view) : undefined;
  }
}

function dangerQuestion(words: readonly string[], view: GameView): OddsQuestion | string {
  const creature = creatureNamed(view, words.join(' '));
  return typeof creature === 'string' ? creature : { ask: 'danger', target: creature.id };
}
