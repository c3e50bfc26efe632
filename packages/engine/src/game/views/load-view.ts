// The effect of the hero's load: remaining capacity, and moves per turn. NetHack 3.6.7 src/hack.c
// (calc_capacity), src/allmain.c (moveloop).

import { burdenOf, speedView } from '../../actors/index.ts';
import {
  ENCUMBRANCES,
  type Encumbrance,
  type HeroSpeedView,
  heroAllotment,
} from '../../speed/index.ts';
import { piecesThatFit } from '../items/burden.ts';
import type { LoadView } from '../protocol/view.ts';
import type { GameState } from '../state/state.ts';

/** More grams than any hero can carry. */
const TOO_MUCH = 1_000_000;

/** The hero's load. */
export function loadView(state: GameState): LoadView {
  const { ruleset, sheet } = state;
  const carried = sheet.inventory.weight;
  const burden = burdenOf(ruleset, sheet);
  const heaviest = ENCUMBRANCES.at(-1) === burden;
  const view = speedView(ruleset, sheet);
  return {
    carried,
    nextAt: heaviest ? 0 : carried + piecesThatFit(state, 1, TOO_MUCH, burden),
    pace: paceUnder(state, view, burden),
    freePace: paceUnder(state, view, 'unencumbered'),
  };
}

function paceUnder(state: GameState, view: HeroSpeedView, encumbrance: Encumbrance): number {
  const { speed } = state.ruleset.slots;
  const points = state.scratch.oracle.ask(heroAllotment, speed, { ...view, encumbrance });
  return points.mean(value => value) / speed.time.pointsPerMove;
}
