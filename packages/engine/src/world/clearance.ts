// The ground as a creature of several squares finds it: a place is passable for it when all of its squares are.
// `DistanceMap`, `PathFinder` and `FleeMap` take these bits in place of the map's own.

import type { Shape } from '../objects/index.ts';
import { isWithin } from './footprint.ts';
import type { LevelMap } from './level-map.ts';

/** Passability for one shape, measured again when the ground has changed. */
export class Clearance {
  readonly #map: LevelMap;
  readonly #shape: Shape;
  readonly #bits: Uint8Array;
  #revision = -1;

  constructor(map: LevelMap, shape: Shape) {
    this.#map = map;
    this.#shape = shape;
    this.#bits = new Uint8Array(map.size);
  }

  /** The bits that all squares of the shape have at each place of its head; 0 where a part is off the map. */
  get bits(): Uint8Array {
    const { bits, revision } = this.#map;
    if (this.#shape.size === 1) {
      return bits;
    }
    if (this.#revision !== revision) {
      this.#revision = revision;
      narrow(this.#map, this.#shape, bits, this.#bits);
    }
    return this.#bits;
  }
}

/**
 * For each place of a shape's head the bits that all of its squares have in common.
 * @param values bits by square
 * @param into receives the bits by place
 */
export function narrow(map: LevelMap, shape: Shape, values: Uint8Array, into: Uint8Array): void {
  const offsets = shape.offsets(map.stride);
  for (let place = 0; place < map.size; place++) {
    let common = values[place]!;
    if (common !== 0 && !isWithin(map, shape, place)) {
      common = 0;
    }
    for (let part = 1; common !== 0 && part < offsets.length; part++) {
      common &= values[place + offsets[part]!]!;
    }
    into[place] = common;
  }
}
