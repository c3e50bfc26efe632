// What a spell that takes arguments would come to, in sentences for the odds.

import { type GameState, knownCreatures } from '../../game/index.ts';
import {
  type OddsAnswer,
  previewedOutcomes,
  type SpellPreview,
  type ToldOutcome,
} from '../../odds/index.ts';
import { tellOffset, tellOutcome } from '../../words/index.ts';

/** What a spell that takes arguments comes to, in sentences. */
export function outcomesOf(
  state: GameState,
  preview: SpellPreview,
  success: number,
): Pick<OddsAnswer, 'outcomes'> {
  const outcomes = previewedOutcomes(preview).map(([outcome, share]) => ({
    text: tellOutcome(outcome, spot(state, outcome)),
    probability: success * share,
  }));
  return outcomes.length === 0 ? {} : { outcomes };
}

/** Where an outcome is: `5 squares east`, the name of the creature there, or nothing. */
function spot(state: GameState, outcome: ToldOutcome): string {
  if (!('square' in outcome)) {
    return '';
  }
  const { map } = state.level;
  const { square } = outcome;
  if (outcome.what === 'examines') {
    const creature = knownCreatures(state).find(({ body }) => body.squares.includes(square));
    return square === state.hero.square ? 'you' : (creature?.name ?? '');
  }
  const [x, y] = [
    map.x(square) - map.x(state.hero.square),
    map.y(square) - map.y(state.hero.square),
  ];
  return tellOffset(x, y);
}
