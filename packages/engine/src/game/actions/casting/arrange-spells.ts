// Arranging the spell menu: swapping two letters, sorting, relettering. None of it takes time. NetHack 3.6.7
// src/spell.c (dovspell, sortspells).

import { spellsInOrder } from '../../magic/spell-menu.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { GameState } from '../../state/state.ts';

/** Swaps the letters of two spells. */
export function swapSpells(state: GameState, spellId: number, otherId: number): ActionResult {
  const { spells } = state.sheet;
  const index = spells.findIndex(({ id }) => id === spellId);
  const other = spells.findIndex(({ id }) => id === otherId);
  if (index < 0 || other < 0) {
    return refuse(spells.length === 0 ? 'no-spells' : 'unknown-spell');
  }
  [spells[index], spells[other]] = [spells[other]!, spells[index]!];
  state.logFelt('letters-changed', state.hero.id);
  return { cost: 0 };
}

/** Sorts the menu by one of the rules' orders. */
export function sortSpells(state: GameState, order: string): ActionResult {
  const { sheet, ruleset } = state;
  const known = ruleset.slots.casting.menu.orders.find(name => name === order);
  if (known === undefined) {
    return refuse('unknown-order');
  }
  sheet.memory.menuOrder = known;
  return { cost: 0 };
}

/** Reletters the spells in menu order, and resets the order to that of the letters. */
export function reletterSpells(state: GameState): ActionResult {
  const { sheet } = state;
  if (sheet.spells.length === 0) {
    return refuse('no-spells');
  }
  const ordered = [...spellsInOrder(state)];
  sheet.spells.splice(0, ordered.length, ...ordered);
  sheet.memory.menuOrder = 'letter';
  state.logFelt('letters-changed', state.hero.id);
  return { cost: 0 };
}
