// How an idle monster roams: in circles, to and fro, straight on or at random. Crossfire server/monster.c
// (circ1_move, circ2_move, pace_moveh, pace_movev, pace2_moveh, pace2_movev, rand_move, monster_move).
//
// House rules: paces end where they began, whereas the program's long ones drift by a square; one that goes straight
// on turns where it is stopped, whereas the program's always goes north.

import type { Chance } from '../../chance/index.ts';
import type { RoamPattern } from '../../objects/index.ts';
import { reverse } from '../../spells/index.ts';
import type { PatternRules } from '../../worldrules/index.ts';

/** What a roaming monster knows: where it can step, and how far into its pattern it is. One record serves all. */
interface RoamView {
  roams: RoamPattern;
  /** Whether the adjacent square in a direction is free. */
  isFree: (direction: number) => boolean;
  /** Moves into its pattern, or the direction that it goes on in; the step sets the next. */
  patternAt: number;
}

const SOUTH = 5;
const EAST = 3;
const DIRECTIONS = 8;

/** The direction of its next step; 0: it rests. Label: `roams`. */
export function roamStep(chance: Chance, rules: PatternRules, view: RoamView): number {
  switch (view.roams) {
    case 'stays':
    case 'follows':
      return 0;
    case 'circles':
      return around(chance, rules.circle, view);
    case 'circles-wide':
      return around(chance, rules.wideCircle, view);
    case 'paces-across':
      return pace(rules.paces, EAST, view);
    case 'paces-far-across':
      return pace(rules.longPaces, EAST, view);
    case 'paces-down':
      return pace(rules.paces, SOUTH, view);
    case 'paces-far-down':
      return pace(rules.longPaces, SOUTH, view);
    case 'goes-straight':
      return straightOn(chance, view);
    case 'wanders':
      return freeOf(view, anyDirection(chance));
  }
}

function anyDirection(chance: Chance): number {
  return 1 + chance.below(DIRECTIONS, 'roams');
}

function freeOf({ isFree }: RoamView, direction: number): number {
  return isFree(direction) ? direction : 0;
}

/** The next step of a circle; where it is blocked a step in any direction. */
function around(chance: Chance, circle: readonly number[], view: RoamView): number {
  const direction = circle[view.patternAt % circle.length]!;
  view.patternAt = (view.patternAt + 1) % circle.length;
  return view.isFree(direction) ? direction : freeOf(view, anyDirection(chance));
}

/** The next pace ahead or back; one that is blocked isn't made up for. */
function pace(paces: readonly number[], ahead: number, view: RoamView): number {
  const way = paces[view.patternAt % paces.length]!;
  view.patternAt = (view.patternAt + 1) % paces.length;
  if (way === 0) {
    return 0;
  }
  return freeOf(view, way > 0 ? ahead : reverse(ahead));
}

/** On in its direction; where it is stopped another one. */
function straightOn(chance: Chance, view: RoamView): number {
  if (view.patternAt === 0 || !view.isFree(view.patternAt)) {
    view.patternAt = anyDirection(chance);
  }
  return freeOf(view, view.patternAt);
}
