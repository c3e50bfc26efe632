import type { ItemView } from '@roguewright/engine/game';
import { expect, it } from 'vitest';
import { groupsOf } from './item-groups.ts';

function item(letter: string, uses: ItemView['uses'], more: Partial<ItemView> = {}): ItemView {
  return { letter, uses, worn: false, wielded: false, ...more } as ItemView;
}

it('puts each thing of the bag into one group, what is in use first', () => {
  const items = [
    item('a', ['quaff', 'drop']),
    item('b', ['wield', 'drop'], { weapon: true, wielded: true }),
    item('c', ['read']),
    item('d', ['wield'], { weapon: true }),
    item('e', ['quaff']),
    item('f', ['wield', 'drop']),
    item('g', ['wear'], { place: 'ring' as ItemView['place'] & string }),
  ];
  expect(
    groupsOf(items).map(group => [group.title, group.items.map(({ letter }) => letter).join('')]),
  ).toEqual([
    ['Worn and held', 'b'],
    ['Weapons and missiles', 'd'],
    ['To wear', 'g'],
    ['Potions', 'ae'],
    ['Scrolls and books', 'c'],
    ['Other things', 'f'],
  ]);
  expect(groupsOf([])).toEqual([]);
});
