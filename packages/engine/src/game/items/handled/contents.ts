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

/** Something takes the place of what lay in a container. */
export function exchangeInside(container: GameObject, place: number, instead: GameObject): void {
  container.inventory.splice(place, 1, instead);
}

/** One piece of what lies in a container is gone. With 0 left, the pile is to be taken out. */
export function takePiece(thing: GameObject): void {
  thing.count -= 1;
}
