// What applying a tool may come to, as far as the hero knows: in each condition that it may have, by what its power
// foretells.

import type { Enumerator } from '../../../chance/index.ts';
import { distance } from '../../../world/index.ts';
import type { Direction } from '../../protocol/commands.ts';
import type { LikelyToolOutcome } from '../../protocol/tools/tool-outcome.ts';
import { powerIn } from '../../state/power-in.ts';
import type { SeenListener } from '../../state/powers.ts';
import type { GameState } from '../../state/state.ts';
import { knownCreatures } from '../known.ts';
import { knownCondition } from '../known-condition.ts';
import { gatherMoves } from './gather-moves.ts';

/** The creatures in sight, nearest first. */
function listeners(state: GameState): readonly SeenListener[] {
  const { level, hero } = state;
  return knownCreatures(state)
    .map(({ id, name, square, body, race, friendly, asTarget }) => {
      const creature = state.creature(id);
      return {
        id,
        name: state.of(id) === undefined ? `the ${name}` : name,
        apart: Math.min(...body.squares.map(on => distance(level.map, hero.square, on))),
        square,
        race: race ?? '',
        friendly,
        flies: creature.traits.gait === 'fly',
        target: asTarget.target,
      };
    })
    .toSorted((one, other) => one.apart - other.apart);
}

/**
 * The outcomes of applying a carried tool of a known kind, each with its probability; undefined if nothing is
 * foretold of it.
 */
export function knownToolOutcomes(
  state: GameState,
  ask: Enumerator,
  itemId: number,
  direction: Direction,
): readonly LikelyToolOutcome[] | undefined {
  const tool = state.sheet.inventory.find(itemId);
  const foretells = tool && powerIn(state, tool.archetype)?.foretells;
  if (tool === undefined || foretells === undefined) {
    return undefined;
  }
  const creatures = listeners(state);
  const sums = new Map<string, LikelyToolOutcome>();
  for (const { value, probability } of knownCondition(state, ask, tool).condition.list) {
    const view = { ...value, ask, tool, direction, creatures };
    for (const { outcome, probability: share } of foretells(state, view)) {
      const key = JSON.stringify(outcome);
      const before = sums.get(key)?.probability ?? 0;
      sums.set(key, { outcome, probability: before + probability * share });
    }
  }
  return gatherMoves([...sums.values()]);
}
