// What is a box or a bag by its kind, whatever is in it and whatever rules are played.

import type { GameObject } from '../../../objects/index.ts';

/** Whether a thing is a box or a bag. */
export function isBoxOrBag(thing: GameObject): boolean {
  return thing.text('effect') === 'container';
}
