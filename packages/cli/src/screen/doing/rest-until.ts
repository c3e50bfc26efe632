// Has chosen what a rest waits for.

import type { RestGoal } from '@roguewright/engine/host';
import type { PlayedGame } from '../game/played-game.ts';
import type { Choice } from '../stage/stage.ts';

/** Rests until the chosen goal. */
export async function restUntilChosen(game: PlayedGame): Promise<void> {
  const { hero } = game.view;
  const pools: Choice<RestGoal>[] = [
    { key: 'h', text: 'hit points are full', value: { kind: 'hit-points' } },
    { key: 'e', text: 'energy is full', value: { kind: 'energy' } },
    ...(hero.maxGrace > 0
      ? [{ key: 'g', text: 'grace is full', value: { kind: 'grace' } } as const]
      : []),
  ];
  const conditions = hero.conditions.map(
    (condition, place): Choice<RestGoal> => ({
      key: String(place + 1),
      text: `you are no longer ${condition}`,
      value: { kind: 'condition', condition },
    }),
  );
  const goal = await game.stage.choose(game.draw(''), 'Rest until', [...pools, ...conditions]);
  if (goal !== undefined) {
    await game.restUntil(goal);
  }
}
