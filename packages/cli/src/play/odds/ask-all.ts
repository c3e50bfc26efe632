// Odds of several creatures by one order, and the opponent of a comparison.

import { inSight, placeOf } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import type { GameHost } from '@roguewright/engine/host';
import type { OddsQuestion } from '@roguewright/engine/odds';
import { withThe } from '@roguewright/engine/words';
import { tellOdds } from './odds-text.ts';

/** The opponent of a comparison of weapons, printed before the table; empty for other questions. */
export function against(view: GameView, question: OddsQuestion): string {
  if (question.ask !== 'compare') {
    return '';
  }
  const foe = view.things.find(({ id }) => id === question.target);
  return question.target === 0 || foe === undefined
    ? 'Against a match for you:\n'
    : `Against ${withThe(foe.name)}:\n`;
}

/** The odds of an attack on each hostile creature in sight, and of its turn beside the hero. */
export async function askAll(host: GameHost, view: GameView): Promise<string> {
  const { hero } = view;
  const hostile = inSight(view, 'creature').filter(thing => thing.hostile);
  const told: string[] = [];
  for (const { id, name, ...square } of hostile) {
    told.push(`${name}, ${placeOf(hero, square)}.`);
    for (const ask of ['attack', 'danger'] as const) {
      told.push(tellOdds(await host.odds({ ask, target: id }), hero));
    }
  }
  return told.join('\n') || 'Nobody hostile is in sight.';
}
