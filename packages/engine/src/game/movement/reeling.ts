// The directions of a hero who reels. Stunned or confused, he may step, shoot and zap in another direction than he
// means to.

import { stumbledDirection } from '../../actors/index.ts';
import type { Chance, Enumerator, Outcome } from '../../chance/index.ts';
import { directionTowards } from '../../world/index.ts';
import type { StumblingRules } from '../../worldrules/index.ts';
import type { GameState } from '../state/state.ts';

/** Whether the hero reels. */
export function reels({ sheet: { conditions } }: GameState): boolean {
  return conditions.has('stunned') || conditions.has('confused');
}

/**
 * The direction in which the hero acts. Labels as for `stumbledDirection`.
 * @param stream of the luck that decides; it isn't touched unless he reels, because that would change the state
 * @param wanted 0…8
 */
export function reeledDirection(state: GameState, stream: string, wanted: number): number {
  const { sheet, ruleset } = state;
  return reels(state) && wanted !== 0
    ? stumbledDirection(state.luck(stream), ruleset.slots.world.stumbling, sheet.conditions, wanted)
    : wanted;
}

/** The direction from the hero to a square; 0: it is his own. */
export function directionTo({ level, hero }: GameState, square: number): number {
  const { map } = level;
  return directionTowards(map.x(square) - map.x(hero.square), map.y(square) - map.y(hero.square));
}

/** The square at which a missile flies that is meant for another. @param direction in which the hero acts, 1…8 */
export function aimedSquare(state: GameState, meant: number, direction: number): number {
  const { level, hero } = state;
  return direction === directionTo(state, meant)
    ? meant
    : level.map.neighbour(hero.square, direction);
}

type Reeling = Pick<GameState['sheet'], 'conditions'> & { readonly wanted: number };

const directionOf = (chance: Chance, rules: StumblingRules, { conditions, wanted }: Reeling) =>
  stumbledDirection(chance, rules, conditions, wanted);

/** The directions in which the hero may act, the wanted one first. The probabilities sum to 1. */
export function likelyDirections(
  { sheet, ruleset }: GameState,
  ask: Enumerator,
  wanted: number,
): readonly Outcome<number>[] {
  const { conditions } = sheet;
  const { list } = ask.ask(directionOf, ruleset.slots.world.stumbling, { conditions, wanted });
  return list.toSorted(
    (one, other) => Number(other.value === wanted) - Number(one.value === wanted),
  );
}
