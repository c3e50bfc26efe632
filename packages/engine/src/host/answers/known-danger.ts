// What a creature's blows may do to the hero, from what he knows of its kind and of the weapon in its hand;
// and how far that holds.

import type { Enumerator } from '../../chance/index.ts';
import { type GameState, type KnownBlows, knownBlows } from '../../game/index.ts';
import { type Certainty, type DangerOdds, uncertainDanger } from '../../odds/index.ts';

/** What is known of the danger that a creature is. */
export interface KnownDanger {
  readonly known: KnownBlows;
  /** Absent: nobody can say, as none of its blows has been felt, or no weapon explains how they felt. */
  readonly odds: DangerOdds | undefined;
  readonly certainty: Certainty;
  /** Something of it is a guess. */
  readonly guess: boolean;
}

/** Asks for one turn of the blows of a creature beside the hero; undefined for one that he doesn't see. */
export function askDanger(state: GameState, ask: Enumerator, id: number): KnownDanger | undefined {
  const known = knownBlows(state, ask, id);
  if (known === undefined) {
    return undefined;
  }
  const { blows, cases, leftOut, unfelt, collects } = known;
  if ((blows.length === 0 && unfelt) || cases.length === 0) {
    return { known, odds: undefined, certainty: { kind: 'unknown' }, guess: true };
  }
  const hitPoints = Math.max(0, state.hero.hitPoints);
  const odds = uncertainDanger(state.ruleset.bridges, { cases, hitPoints }, ask);
  const guess = unfelt || collects || cases.length > 1;
  return { known, odds, certainty: certaintyOf(unfelt || collects, leftOut), guess };
}

function certaintyOf(mayBeMore: boolean, leftOut: number): Certainty {
  if (mayBeMore) {
    return { kind: 'at-least' };
  }
  return leftOut > 0 ? { kind: 'estimated', plusMinus: leftOut } : { kind: 'exact' };
}
