// The effect of a confusing touch on a monster. Angband 3.0.5 src/cmd1.c (py_attack).
//
// The first blow that hits without killing uses up the touch, whether or not the monster resists.

import type { Chance } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';
import type { CombatRules } from '../slot/rules.ts';

/** A character with a confusing touch, and his target. */
export interface ConfusingTouchView {
  /** Character level, 1…50. */
  readonly level: number;
  /** Level of the monster, 0 or more. */
  readonly monsterLevel: number;
  /** The monster can't be confused. */
  readonly unconfusable: boolean;
}

/**
 * The increase of the monster's confusion in turns; 0: it resists. Rounding: down. Choices:
 * `resists-confusion`, `confusion`.
 */
export function confusingTouch(
  chance: Chance,
  rules: CombatRules,
  view: ConfusingTouchView,
): number {
  const { resistOutOf, least, over } = rules.sideEffects.confusingTouch;
  if (view.unconfusable) {
    chance.note('unconfusable');
    return 0;
  }
  chance.note('resists-confusion', Math.min(view.monsterLevel, resistOutOf), resistOutOf);
  if (chance.test(view.monsterLevel, resistOutOf, 'resists-confusion')) {
    return 0;
  }
  return least + floorDiv(chance.below(view.level, 'confusion'), over);
}
