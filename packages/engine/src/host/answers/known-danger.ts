// The danger of a creature's blows to the hero, from his knowledge of its kind and of its weapon, with its
// accuracy.

import type { Enumerator } from '../../chance/index.ts';
import { type GameState, type KnownBlows, knownBlows, knownSelf } from '../../game/index.ts';
import {
  blowEffects,
  type Certainty,
  type DangerOdds,
  dangerOdds,
  type LikelyEffect,
  mixedEffects,
  uncertainDanger,
} from '../../odds/index.ts';
import { typesInBlow } from '../../spells/index.ts';

/** The known danger of a creature. */
export interface KnownDanger {
  readonly known: KnownBlows;
  /** Undefined: unknown, as he has felt none of its blows, or no weapon explains the damage. */
  readonly odds: DangerOdds | undefined;
  readonly certainty: Certainty;
  /** What a turn of blows may do besides its damage. */
  readonly effects: readonly LikelyEffect[];
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
    return { known, odds: undefined, certainty: { kind: 'unknown' }, effects: [], guess: true };
  }
  const hitPoints = Math.max(0, state.hero.hitPoints);
  const list = view && { rules: state.ruleset.slots.casting, view };
  const odds = uncertainDanger(state.ruleset.bridges, { cases, hitPoints, list }, ask);
  const guess = unfelt || collects || cases.length > 1;
  const certainty = certaintyOf(unfelt || collects, leftOut);
  return { known, odds, certainty, effects: effectsOf(state, ask, known), guess };
}

/** What a turn of its blows may do besides damage, with each weapon that it may hold. */
function effectsOf(
  state: GameState,
  ask: Enumerator,
  { cases, level }: KnownBlows,
): readonly LikelyEffect[] {
  const { bridges, slots } = state.ruleset;
  if (!cases.some(({ attackTypes }) => typesInBlow(attackTypes) !== 0)) {
    return [];
  }
  const target = knownSelf(state);
  return mixedEffects(
    cases.map(({ blows, attackTypes, probability }) => {
      const { damage } = dangerOdds(bridges, { blows, hitPoints: 0 }, ask);
      const { hitPoints } = target;
      const view = { target, hitPoints, attackTypes, level, damage };
      return { probability, effects: blowEffects(ask, slots.spells, view) };
    }),
  );
}

function certaintyOf(mayBeMore: boolean, leftOut: number): Certainty {
  if (mayBeMore) {
    return { kind: 'at-least' };
  }
  return leftOut > 0 ? { kind: 'estimated', plusMinus: leftOut } : { kind: 'exact' };
}
