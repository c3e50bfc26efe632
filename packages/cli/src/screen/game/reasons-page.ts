// The page that says why the odds are as they are, and what would help.

import type { OddsAnswer, OddsQuestion } from '@roguewright/engine/odds';
import { helpLines } from '@roguewright/engine/words';
import { explainOdds } from '../../play/odds/odds-text.ts';
import { decimal, percent } from '../../terminal/numbers.ts';
import { drawScene, type Scene } from '../picture/picture.ts';
import type { Draw, Stage } from '../stage/stage.ts';
import type { PlayedGame } from './played-game.ts';

/** Shows the facts behind an answer, summed up; the key `a` tells each value of what is summed up. */
export async function explainOn(
  stage: Stage,
  under: Draw,
  answer: OddsAnswer,
  help: readonly string[] = [],
): Promise<void> {
  const isSummed = answer.explanation.some(({ each }) => each !== undefined);
  const hint = isSummed ? '; a tells each value' : '';
  const helped = help.length === 0 ? [] : ['', 'What would help', ...help];
  const key = await stage.page(under, 'Why', [explainOdds(answer), ...helped].join('\n'), {
    indent: 2,
    hint,
  });
  if (isSummed && key === 'a') {
    await stage.page(under, 'Why: each value', explainOdds(answer, true), { indent: 2 });
  }
}

/**
 * Shows them over a scene, with what would help.
 * @param spell of a cast; 0: none
 */
export async function explain(
  game: PlayedGame,
  scene: Scene,
  answer: OddsAnswer | undefined,
  spell = 0,
): Promise<void> {
  if (answer !== undefined) {
    const question = helpQuestion(answer, spell);
    const help = question && (await game.ask(question));
    const lines = help === undefined ? [] : helpLines(help, { percent, decimal });
    await explainOn(game.stage, screen => drawScene(screen, scene), answer, lines);
  }
}

/** What would help an attack or a cast; undefined: the answer is about something else. */
function helpQuestion({ ask, targets }: OddsAnswer, spell: number): OddsQuestion | undefined {
  const hurt = targets.find(({ damage }) => damage.length > 0)?.id ?? 0;
  return (ask === 'attack' && hurt !== 0) || ((ask === 'cast' || ask === 'cast-at') && spell !== 0)
    ? { ask: 'help', spell, target: hurt }
    : undefined;
}

/** What would help in a fight with a creature, below a heading; empty if nothing is known. */
export async function helpAgainst(game: PlayedGame, target: number): Promise<string[]> {
  const answer = await game.ask({ ask: 'help', spell: 0, target });
  const lines = answer === undefined ? [] : helpLines(answer, { percent, decimal });
  return lines.length === 0 ? [] : ['What would help:', ...lines];
}
