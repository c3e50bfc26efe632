import { drawView } from '@roguewright/engine/face/testing';
import type { TargetOdds } from '@roguewright/engine/odds';
import { expect, it } from 'vitest';
import { friendInWay } from './aim-verdict.ts';

const drawn = drawView(['@d.d']);
const [friend, enemy] = drawn.things.filter(({ kind }) => kind === 'creature');
const view = {
  ...drawn,
  things: drawn.things.map(thing =>
    thing.id === friend!.id ? { ...thing, hostile: false } : thing,
  ),
};

const target = (id: number, hitChance: number) =>
  ({ id, name: `creature ${id}`, hitChance }) as TargetOdds;

it('a creature that is no enemy, and that a shot may hit, is named', () => {
  const hit = target(enemy!.id, 0.5);
  expect(friendInWay(view, { targets: [hit, target(friend!.id, 0.7)] })).toBe(
    `the creature ${friend!.id}`,
  );
  expect(friendInWay(view, { targets: [hit, target(friend!.id, 0)] })).toBeUndefined();
  expect(friendInWay(view, { targets: [hit] })).toBeUndefined();
  expect(friendInWay(undefined, undefined)).toBeUndefined();
});
