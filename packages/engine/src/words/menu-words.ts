// The words of the spell menu: its sort orders, retention and levels.

import type { MenuOrder } from '../casting/index.ts';
import type { SpellMenuView, SpellView } from '../game/index.ts';

/** What stands after `sort by`. */
export const MENU_ORDER_NAMES: Readonly<Record<MenuOrder, string>> = {
  letter: 'letter',
  name: 'name',
  level: 'level',
  'level-down': 'descending level',
  school: 'school',
  'school-level': 'school and level',
  'school-level-down': 'school and descending level',
  failure: 'failure',
  price: 'price',
};

/** How much of a spell is retained: `76–100 %`, `gone`. */
export function tellRetention({ low, high }: SpellView['retention']): string {
  if (high === 0) {
    return 'gone';
  }
  return low === high ? `${high} %` : `${low}–${high} %`;
}

/** The level as the menu shows it, with the mark of a forgotten spell. */
export function tellSpellLevel(
  { spellLevel, forgotten }: Pick<SpellView, 'spellLevel' | 'forgotten'>,
  { forgottenMark }: SpellMenuView,
): string {
  return `${spellLevel}${forgotten ? forgottenMark : ''}`;
}
