// A small map of floor and walls, as spells read it.

import type { Ground } from '../../spells/index.ts';
import { DX, DY } from '../../world/index.ts';

/** A map. Squares are numbered by rows from the north-west. */
export interface AreaMap {
  readonly width: number;
  readonly height: number;
  /** Squares of walls. */
  readonly walls: ReadonlySet<number>;
}

/** The ground of the map; beyond its edge there is nothing. */
export function areaGround({ width, height, walls }: AreaMap): Ground {
  const has = (square: number) => square >= 0 && square < width * height;
  const isOpen = (square: number) => has(square) && !walls.has(square);
  return {
    has,
    openToEffects: isOpen,
    openToSight: isOpen,
    openToWalking: isOpen,
    barsMagic: () => false,
    isMirror: () => false,
    neighbour: (square, direction) => {
      const x = (square % width) + DX[direction]!;
      const y = Math.floor(square / width) + DY[direction]!;
      return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x;
    },
  };
}

/** The squares of a straight way, without the first. */
export function straightWay({ width }: AreaMap, from: number, to: number): number[] {
  const [x, y] = [from % width, Math.floor(from / width)];
  const [across, down] = [(to % width) - x, Math.floor(to / width) - y];
  const steps = Math.max(Math.abs(across), Math.abs(down));
  return Array.from({ length: steps }, (_, at) => {
    const share = (at + 1) / steps;
    return (y + Math.round(down * share)) * width + x + Math.round(across * share);
  });
}
