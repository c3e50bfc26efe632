// The order to enhance a skill.

import type { GameView } from '@roguewright/engine/game';
import { type Order, say } from './order.ts';
import { isCalled } from './things.ts';

/** Without a name the only skill that can be enhanced, else the page of skills. */
export function readEnhance(words: readonly string[], { skills }: GameView): Order {
  const written = words.join(' ');
  const found = skills.filter(({ skill, ready }) =>
    written === '' ? ready : isCalled(skill, written),
  );
  const exact = found.find(({ skill }) => skill === words.join('-'));
  const [only] = exact === undefined ? found : [exact];
  if (only !== undefined && (exact !== undefined || found.length === 1)) {
    return { do: 'perform', command: { kind: 'enhance', skill: only.skill } };
  }
  if (written === '') {
    return { do: 'show', page: 'skills' };
  }
  const names = found.map(({ skill }) => skill);
  return say(
    names.length === 0
      ? `You have no skill called ${written}. skills lists them.`
      : `${written} may mean ${names.join(' or ')}.`,
  );
}
