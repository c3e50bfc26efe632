// Lines about the powers of the hero's form: `breathe east`, `odds breathe east`, `odds gaze glare north`.

import { directionOfWord, directionsFor } from '@roguewright/engine/face';
import type { Direction, GameView } from '@roguewright/engine/game';
import type { OddsQuestion } from '@roguewright/engine/odds';
import { type Order, say } from '../order.ts';

const NO_POWER = 'The body that you have now has no power to use.';

const WHICH_WAY = 'Which way? For example: breathe east.';

/** Reads the words after the verb. */
export function formPowerOrder(words: readonly string[], view: GameView): Order {
  if (powersIn(view).length === 0) {
    return say(NO_POWER);
  }
  const direction = wayOf(words, view);
  return direction === undefined
    ? say(WHICH_WAY)
    : { do: 'perform', command: { kind: 'form-power', direction } };
}

/** The question of `odds breathe [POWER] [WAY]`; without a name it is about the first power. */
export function formPowerQuestion(words: readonly string[], view: GameView): OddsQuestion | string {
  const powers = powersIn(view);
  const named = words.filter(word => directionOfWord(word) === undefined).join(' ');
  const power = powers.find(({ name }) => name.includes(named));
  if (power === undefined) {
    return powers.length === 0
      ? NO_POWER
      : `Expected one of ${powers.map(({ name }) => name).join(', ')}, got ${named}.`;
  }
  const direction = power.needsDirection ? wayOf(words.slice(-1), view) : 0;
  return direction === undefined ? WHICH_WAY : { ask: 'form-power', power: power.id, direction };
}

function powersIn({ hero }: GameView) {
  return hero.form?.powers ?? [];
}

/** The direction that is named, else the only one in which a power meets an enemy. */
function wayOf(words: readonly string[], view: GameView): Direction | undefined {
  const told = directionOfWord(words.join(' '));
  const [only, ...others] = directionsFor(view, 'form-power');
  return told ?? (others.length === 0 ? only : undefined);
}
