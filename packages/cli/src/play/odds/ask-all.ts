// Odds by one order: of one question, of several creatures, of a kind that was met.

import { inSight, placeOf } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import type { GameHost } from '@roguewright/engine/host';
import type { OddsQuestion } from '@roguewright/engine/odds';
import { tellNoEnemy, withThe } from '@roguewright/engine/words';
import type { Order } from '../order.ts';
import { isAimed } from '../own/session-words.ts';
import { isCalled } from '../things.ts';
import { outOfRange } from './falls-short.ts';
import { explainOdds, tellOdds } from './odds-text.ts';

/** The opponent of a comparison of weapons, printed before the table; empty for other questions. */
function against(view: GameView, question: OddsQuestion): string {
  if (question.ask !== 'compare') {
    return '';
  }
  const foe = view.things.find(({ id }) => id === question.target);
  return question.target === 0 || foe === undefined
    ? 'Against a typical monster of your level:\n'
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
  return told.join('\n') || tellNoEnemy(view, 'Nobody hostile is in sight.');
}

/** The answer to a question, with its reasons if they are wanted. */
export async function askOne(
  host: GameHost,
  view: GameView,
  { question, why }: Extract<Order, { do: 'ask' }>,
): Promise<string> {
  const answer = await host.odds(question);
  const odds = `${against(view, question)}${tellOdds(answer, view.hero, isAimed(question))}`;
  const told = [odds, outOfRange(view, question, answer)].filter(text => text !== '').join('\n');
  // Of an unknown danger there are only the reasons, which the answer contains already.
  const isTold = question.ask === 'danger' && answer.certainty.kind === 'unknown';
  return why === undefined || isTold ? told : `${told}\n${explainOdds(answer, why === 'every')}`;
}

/** What the hero knows of a kind that he met. */
export async function recallKind(
  host: GameHost,
  view: GameView,
  { kind, unknown }: Extract<Order, { do: 'recall' }>,
): Promise<string> {
  const answer = await host.odds({ ask: 'recall', target: 0 });
  const kinds = answer.kinds?.filter(({ name }) => isCalled(name, kind)) ?? [];
  return kinds.length === 0 ? unknown : tellOdds({ ...answer, kinds }, view.hero);
}
