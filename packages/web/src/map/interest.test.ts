// On a telephone the nearest enemy in sight is brought into the window, as far as the hero stays in it.

import { drawView } from '@roguewright/engine/face/testing';
import { expect, it } from 'vitest';
import { aimCamera, isShown } from './camera.ts';
import { interestOf } from './interest.ts';

/** Twelve squares across, as on a telephone. */
const PHONE = { width: 384, height: 400 };

it('shows an enemy nine squares away on a telephone', () => {
  const view = drawView([`${'.'.repeat(15)}j........@${'.'.repeat(20)}`]);
  const enemy = { x: 15, y: 0 };
  expect(isShown(aimCamera(PHONE, 32, view.map, view.hero), enemy)).toBe(false);
  const camera = aimCamera(PHONE, 32, view.map, view.hero, interestOf(view, undefined, PHONE, 32));
  expect(isShown(camera, enemy)).toBe(true);
  expect(isShown(camera, view.hero)).toBe(true);
});

it('shows what is aimed at before any enemy, and the hero where there is neither', () => {
  const view = drawView(['.j..@....']);
  expect(interestOf(view, { x: 8, y: 0 }, PHONE, 32)).toEqual({ x: 8, y: 0 });
  expect(interestOf(drawView(['....@....']), undefined, PHONE, 32)).toBeUndefined();
});

it('leaves the hero in the middle where the enemy is too far away to be shown beside him', () => {
  const far = drawView([`${'.'.repeat(11)}j............@${'.'.repeat(20)}`]);
  expect(interestOf(far, undefined, PHONE, 32)).toBeUndefined();
  expect(interestOf(far, undefined, { width: 640, height: 400 }, 32)).toMatchObject({ x: 11 });
});
