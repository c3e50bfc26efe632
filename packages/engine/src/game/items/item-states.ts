// States of single items that spells bring: cursed, blessed and lent by a god, freed. The one place that writes them.
// Crossfire server/spell_effect.c (cast_item_curse_or_curse, remove_curse).

import {
  beatitudeOf,
  type GameObject,
  GOD_GIVEN,
  isDamned,
  setBeatitude,
} from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';
import { concealWhole, learnPart } from './learn-kind.ts';

const CURSED = 'cursed';
const DAMNED = 'damned';
const BLESSED = 'blessed';

/** Whether an item is cursed, and not only damned. */
export function isCursed(item: GameObject): boolean {
  return beatitudeOf(item) === 'cursed' && (item.hasFlag(CURSED) || !isDamned(item));
}

/** Curses an item. @param conceals its owner knows nothing of it any more @returns whether it wasn’t cursed */
export function curseItem(state: GameState, item: GameObject, conceals: boolean): boolean {
  if (isCursed(item)) {
    return false;
  }
  item.dropOwn('beatitude');
  item.setFlag(CURSED, true);
  if (conceals) {
    concealWhole(state, item);
  }
  return true;
}

/** Blesses an item, which is a god’s from now on. A cursed one stays cursed too. @returns whether it wasn’t blessed */
export function blessItem(state: GameState, item: GameObject): boolean {
  if (item.hasFlag(BLESSED) || beatitudeOf(item) === 'blessed') {
    return false;
  }
  item.setFlag(BLESSED, true);
  if (beatitudeOf(item) === 'uncursed') {
    setBeatitude(item, 'blessed');
  }
  item.setFlag(GOD_GIVEN, true);
  learnPart(state, item, 'beatitude');
  return true;
}

/** Frees an item, which loses its worth. @param wholly of damnation too */
export function freeItem(item: GameObject, wholly: boolean): void {
  item.setFlag(CURSED, false);
  if (wholly) {
    item.setFlag(DAMNED, false);
    setBeatitude(item, item.hasFlag(BLESSED) ? 'blessed' : 'uncursed');
  }
  item.setFact('value', 0);
}
