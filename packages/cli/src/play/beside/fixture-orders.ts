// Lines about traps and levers: `disarm`, `disarm east`, `pull lever here`.

import {
  directionName,
  directionOfWord,
  directionsFor,
  type FixtureCommand,
  golemIn,
  neighbour,
} from '@roguewright/engine/face';
import type { Command, GameView } from '@roguewright/engine/game';
import type { OddsQuestion } from '@roguewright/engine/odds';
import { type Order, say } from '../order.ts';

/** Words that may stand between a verb and a direction. */
const FILLING: ReadonlySet<string> = new Set(['trap', 'rune', 'lever', 'the']);

/** Said when the hero knows of nothing that the command is for. */
const MISSING: Readonly<Record<FixtureCommand, string>> = {
  disarm: 'You know of no trap beside you or under you.',
  pull: 'You see no lever beside you or under you.',
};

/** Reads the words after the verb. */
export function fixtureOrder(kind: FixtureCommand) {
  return (words: readonly string[], view: GameView): Order => {
    const perform = (command: Command): Order => ({ do: 'perform', command });
    const [way = ''] = words.filter(word => !FILLING.has(word));
    const told = directionOfWord(way);
    if (told !== undefined) {
      return perform({ kind, direction: told });
    }
    if (way !== '') {
      return say(`Expected a direction or here, got ${way}. For example: ${kind} east.`);
    }
    const fitting = directionsFor(view, kind);
    const [only] = fitting;
    if (only === undefined) {
      return say(MISSING[kind]);
    }
    return fitting.length > 1
      ? say(`Which one: ${fitting.map(directionName).join(' or ')}?`)
      : perform({ kind, direction: only });
  };
}

/** The question of `odds trap` and `odds trap east`. */
export function trapQuestionOf(
  [way = '']: readonly string[],
  view: GameView,
): OddsQuestion | string {
  const told = directionOfWord(way);
  const fitting = directionsFor(view, 'disarm');
  const direction = way === '' ? fitting[0] : told;
  if (direction === undefined || !fitting.includes(direction)) {
    return MISSING.disarm;
  }
  const { x, y } = neighbour(view.hero, direction);
  return { ask: 'trap', x, y };
}

/** Reads `steer north`, `steer here`. */
export function steerOrder(words: readonly string[], view: GameView): Order {
  const [way = ''] = words.filter(word => !STEERED.has(word));
  const direction = directionOfWord(way);
  if (direction !== undefined) {
    return { do: 'perform', command: { kind: 'steer', direction } };
  }
  return say(
    golemIn(view) === undefined
      ? 'You have no golem.'
      : `Expected a direction or here${way === '' ? '' : `, got ${way}`}. For example: steer east.`,
  );
}

/** Words that may stand between the verb and a direction. */
const STEERED: ReadonlySet<string> = new Set(['golem', 'the', 'my']);
