// The bag in groups: what is in use first, then by what a thing is for.

import type { ItemView } from '@roguewright/engine/game';

/** A group: its title, and what belongs to it and to none before it. */
const GROUPS: readonly (readonly [title: string, holds: (item: ItemView) => boolean])[] = [
  ['Worn and held', ({ worn, wielded }) => worn || wielded],
  ['Weapons and missiles', ({ weapon, uses }) => weapon === true || uses.includes('fire')],
  ['To wear', ({ place, uses }) => place !== undefined || uses.includes('wear')],
  ['Potions', ({ uses }) => uses.includes('quaff')],
  ['Scrolls and books', ({ uses }) => uses.includes('read') || uses.includes('study')],
  ['Wands, rods and horns', ({ uses }) => uses.includes('zap')],
  ['Food', ({ uses }) => uses.includes('eat')],
  ['Other things', () => true],
];

/** The groups that have items, each in the order of the bag. */
export function groupsOf(
  items: readonly ItemView[],
): readonly { readonly title: string; readonly items: readonly ItemView[] }[] {
  const titleOf = (item: ItemView) => GROUPS.find(([, holds]) => holds(item))?.[0];
  return GROUPS.map(([title]) => ({
    title,
    items: items.filter(item => titleOf(item) === title),
  })).filter(group => group.items.length > 0);
}
