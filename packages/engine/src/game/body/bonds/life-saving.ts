// Life saving by an amulet: it is used up, and its wearer lives on. NetHack 3.6.7 src/end.c (savelife, done).

import { wornAt } from '../../../actors/index.ts';
import type { GameObject } from '../../../objects/index.ts';
import { learnKind } from '../../items/learn-kind.ts';
import { useUp } from '../../items/pack.ts';
import type { GameState } from '../../state/state.ts';
import { relieve } from '../relieve.ts';

/** The fact of an amulet that saves its wearer's life. */
const SAVES = 'savesLife';

/** Whether a worn amulet saves its wearer's life. */
export function savesItsWearer(amulet: GameObject): boolean {
  return amulet.fact(SAVES) !== 0;
}

/** The hit points with which a saved hero lives on. @param most that he has now */
export function savedHitPoints({ sheet, ruleset }: GameState, most: number): number {
  const { leastHitPoints, perLevel } = ruleset.slots.world.lifeSaving;
  return Math.max(most, leastHitPoints, perLevel * sheet.level);
}

/**
 * The amulet of a dying hero saves him: whole, fed, and helpless for one turn at most.
 * @returns whether he wears one
 */
export function savesLife(state: GameState): boolean {
  const { hero, sheet, ruleset, clock, seat } = state;
  const amulet = wornAt(sheet, 'amulet');
  if (amulet === undefined || !savesItsWearer(amulet)) {
    return false;
  }
  const { helpless, fedBelow } = ruleset.slots.world.lifeSaving;
  state.logFelt('life-saved', hero.id, amulet.id);
  learnKind(state, amulet);
  useUp(state, amulet);
  hero.maxHitPoints = savedHitPoints(state, hero.maxHitPoints);
  hero.hitPoints = hero.maxHitPoints;
  if (sheet.nutrition < fedBelow) {
    sheet.nutrition = ruleset.slots.world.hunger.atFirst;
  }
  for (const condition of ['poisoned', 'strangled'] as const) {
    relieve(hero, condition);
  }
  const left = Math.min(state.helpless, helpless);
  clock.release(seat.number);
  clock.hold(left, seat.number);
  return true;
}
