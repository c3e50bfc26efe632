import { expect, it } from 'vitest';
import { drawView } from '../testing/index.ts';
import { doneIn, onceMore } from './again.ts';

const THROW = { kind: 'throw', item: 4, x: 3, y: 0 } as const;
const CAST = { kind: 'cast', spell: 7, direction: 3 } as const;

it('repeats what was aimed at nobody as it was', () => {
  const empty = drawView(['@....']);
  for (const command of [THROW, CAST, { kind: 'rest', count: 1 } as const]) {
    expect(onceMore(empty, doneIn(empty, command))).toBe(command);
  }
});

it('follows the creature that a missile was thrown at', () => {
  const done = doneIn(drawView(['@..d.']), THROW);
  expect(onceMore(drawView(['@.d..']), done)).toEqual({ ...THROW, x: 2 });
  expect(onceMore(drawView(['@....']), done)).toMatch(
    /is no longer in sight: choose a new target\.$/,
  );
});

it('casts again in a direction in which an enemy is left', () => {
  const done = doneIn(drawView(['@..d.']), CAST);
  expect(onceMore(drawView(['@...d']), done)).toBe(CAST);
  expect(onceMore(drawView(['@....', '....d']), done)).toMatch(
    /is gone, and no other enemy is there/,
  );
});

it('strikes again only at an enemy beside the hero', () => {
  const attack = { kind: 'attack', direction: 3 } as const;
  const done = doneIn(drawView(['@d...']), attack);
  expect(onceMore(drawView(['@d...']), done)).toBe(attack);
  expect(onceMore(drawView(['@.d..']), done)).toMatch(
    /^The .* is gone, and no other enemy is there/,
  );
});
