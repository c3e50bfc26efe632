import { expect, it } from 'vitest';
import { joinRepeated } from './repeated.ts';

it('joins equal sentences in a row, and no others', () => {
  const stuck = 'The door is stuck.';
  const open = 'You open the door.';
  expect(joinRepeated([stuck, stuck, stuck, open, stuck])).toEqual([
    `${stuck} (3 times)`,
    open,
    stuck,
  ]);
  expect(joinRepeated([])).toEqual([]);
});
