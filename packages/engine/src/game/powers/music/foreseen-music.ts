// What music would do to the creatures that the hero sees, by the rules that it is played by.

import type { LikelyToolOutcome, ToolOutcome } from '../../protocol/tools/tool-outcome.ts';
import type { SeenListener, ToolView } from '../../state/powers.ts';
import type { GameState } from '../../state/state.ts';
import { resistsMusic } from './music-rules.ts';

/** The creatures within a distance. @param within square of the radius @param touches the radius itself counts */
export function listenersWithin(
  { creatures }: ToolView,
  within: number,
  touches = false,
): readonly SeenListener[] {
  return creatures.filter(({ apart }) =>
    touches ? apart * apart <= within : apart * apart < within,
  );
}

/** One outcome for a creature; none if it is impossible. */
export function likely(outcome: ToolOutcome, probability: number): readonly LikelyToolOutcome[] {
  return probability > 0 ? [{ outcome, probability }] : [];
}

/** A noise: who wakes, and who flees of it. @param within square of the radius */
export function foreseenNoise(
  { ruleset }: GameState,
  view: ToolView,
  within: number,
): readonly LikelyToolOutcome[] {
  const { powers, tools } = ruleset.slots.world;
  const { frightensOver } = powers.horn;
  return listenersWithin(view, within)
    .filter(({ friendly }) => !friendly)
    .flatMap(({ name, apart, target }) => {
      const resisting = view.ask
        .ask(resistsMusic, tools.music, target)
        .probability(resists => resists);
      const flees = frightensOver * apart * apart < within ? 1 - resisting : 0;
      return [
        ...likely({ kind: 'wakes-and-frightens', name }, flees),
        ...likely({ kind: 'wakes', name }, 1 - flees),
      ];
    });
}
