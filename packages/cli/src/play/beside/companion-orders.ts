// Lines about creatures beside the hero and his steed: `ride`, `ride east`, `unsaddle`, `christen north`.

import {
  type CompanionCommand,
  creatureAt,
  directionName,
  directionOfWord,
  directionsFor,
  neighbour,
} from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import type { OddsQuestion } from '@roguewright/engine/odds';
import { type Order, say } from '../order.ts';

/** Words that may stand between a verb and a direction. */
const FILLING: ReadonlySet<string> = new Set(['steed', 'pony', 'horse', 'down', 'off', 'creature']);

/** The answer when no creature fits the command. */
const MISSING: Readonly<Record<CompanionCommand, string>> = {
  ride: 'You see no saddled pet of yours beside you.',
  unsaddle: 'You see no saddled creature beside you.',
  'call-creature': 'You see nobody beside you.',
};

/** Reads the words after the verb. */
export function companionOrder(kind: CompanionCommand) {
  return (words: readonly string[], view: GameView): Order => {
    const [way = ''] = words.filter(word => !FILLING.has(word));
    const told = directionOfWord(way);
    if (told !== undefined) {
      return { do: 'perform', command: { kind, direction: told } };
    }
    const fitting = directionsFor(view, kind);
    const [only] = fitting;
    if (way !== '') {
      return say(`Expected a direction, got ${way}. For example: ride east.`);
    }
    if (only === undefined) {
      return say(MISSING[kind]);
    }
    return fitting.length > 1
      ? say(`Which way: ${fitting.map(directionName).join(' or ')}?`)
      : { do: 'perform', command: { kind, direction: only } };
  };
}

/** The question of `odds ride` and `odds ride east`; a rider asks about kicking his steed. */
export function rideQuestionOf(words: readonly string[], view: GameView): OddsQuestion | string {
  const { riding } = view.hero;
  if (riding !== undefined) {
    return { ask: 'ride', target: riding.id };
  }
  const [way = ''] = words.filter(word => !FILLING.has(word));
  const direction = directionOfWord(way) ?? directionsFor(view, 'ride')[0];
  const steed =
    direction === undefined ? undefined : creatureAt(view, neighbour(view.hero, direction));
  return steed === undefined ? MISSING.ride : { ask: 'ride', target: steed.id };
}
