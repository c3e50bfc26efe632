// What lies in containers. The one place that moves it.

import type { GameObject } from '../../../objects/index.ts';

/** Puts a thing into a container. */
export function putInside(container: GameObject, thing: GameObject): void {
  container.inventory.push(thing);
}

/** Takes a thing out of a container. */
export function takeFromInside(container: GameObject, thing: GameObject): void {
  const place = container.inventory.indexOf(thing);
  if (place >= 0) {
    container.inventory.splice(place, 1);
  }
}
