// The page that says why the odds are as they are.

import type { OddsAnswer } from '@roguewright/engine/odds';
import { explainOdds } from '../../play/odds/odds-text.ts';
import type { Draw, Stage } from '../stage/stage.ts';

/** Shows the facts behind an answer, summed up; the key `a` tells each value of what is summed up. */
export async function explainOn(stage: Stage, under: Draw, answer: OddsAnswer): Promise<void> {
  const isSummed = answer.explanation.some(({ each }) => each !== undefined);
  const hint = isSummed ? '; a tells each value' : '';
  const key = await stage.page(under, 'Why', explainOdds(answer), {
    indent: 2,
    hint,
  });
  if (isSummed && key === 'a') {
    await stage.page(under, 'Why: each value', explainOdds(answer, true), { indent: 2 });
  }
}
