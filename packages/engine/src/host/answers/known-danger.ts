// The danger of a creature's blows to the hero, from his knowledge of its kind and of its weapon, with its
// accuracy.

import type { Enumerator } from '../../chance/index.ts';
import { type GameState, type KnownBlows, knownBlows } from '../../game/index.ts';
import { type Certainty, type DangerOdds, uncertainDanger } from '../../odds/index.ts';

/** The known danger of a creature. */
export interface KnownDanger {
  readonly known: KnownBlows;
  /** Undefined: unknown, as he has felt none of its blows, or no weapon explains the damage. */
  readonly odds: DangerOdds | undefined;
  readonly certainty: Certainty;
  /** Part of it is a guess. */
  readonly guess: boolean;
}

/** The danger of one turn of blows from a creature adjacent to the hero; undefined if he doesn't see it. */
export function askDanger(state: GameState, ask: Enumerator, id: number): KnownDanger | undefined {
  const known = knownBlows(state, ask, id);
  if (known === undefined) {
    return undefined;
  }
  const { blows, cases, leftOut, unfelt, collects, list: view } = known;
  if ((blows.length === 0 && unfelt && view === undefined) || cases.length === 0) {
    return { known, odds: undefined, certainty: { kind: 'unknown' }, guess: true };
  }
  const hitPoints = Math.max(0, state.hero.hitPoints);
  const list = view && { rules: state.ruleset.slots.casting, view };
  const odds = uncertainDanger(state.ruleset.bridges, { cases, hitPoints, list }, ask);
  const guess = unfelt || collects || cases.length > 1;
  return { known, odds, certainty: certaintyOf(unfelt || collects, leftOut), guess };
}

function certaintyOf(mayBeMore: boolean, leftOut: number): Certainty {
  if (mayBeMore) {
    return { kind: 'at-least' };
  }
  return leftOut > 0 ? { kind: 'estimated', plusMinus: leftOut } : { kind: 'exact' };
}
