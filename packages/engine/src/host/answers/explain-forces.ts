// Explains the forces that a cast would begin or renew: on whom, how long, and what they give with its probability.

import { type GameState, TICKS_PER_TURN } from '../../game/index.ts';
import type { Explanation, PreviewedForce, SpellPreview } from '../../odds/index.ts';
import { forceLines } from '../../words/index.ts';

/** The lines of a cast's courses. @param success probability that the spell is released */
export function explainForces(
  state: GameState,
  { flights }: SpellPreview,
  success: number,
): Explanation[] {
  const lines = new Map<string, number>();
  for (const { value, probability } of flights) {
    for (const force of value.forces) {
      for (const text of linesOf(state, force)) {
        lines.set(text, (lines.get(text) ?? 0) + success * probability);
      }
    }
  }
  return [...lines].map(([text, probability]) => ({ text, probability: Math.min(1, probability) }));
}

function linesOf(state: GameState, force: PreviewedForce): string[] {
  const { creature, ticks } = force;
  const isHero = creature === state.hero.id;
  const other = state.of(creature);
  const bearer = isHero ? '' : (other?.sheet.name ?? state.creature(creature).facts.name);
  return forceLines({ ...force, bearer, turns: Math.ceil(ticks / TICKS_PER_TURN) });
}
