// A keep: one building over the whole level, divided into halls that share their walls.

import type { Chance } from '../../../chance/index.ts';
import type { BranchDigging } from '../../../worldrules/index.ts';
import type { LevelMap } from '../../level-map.ts';
import { type Box, eachOf } from '../box.ts';

/** Divides the level into halls and joins them by doors. @returns the floors of the halls */
export function digKeep(
  chance: Chance,
  { hall, loopsOneIn }: BranchDigging['keep'],
  map: LevelMap,
): Box[] {
  const { width, height } = map;
  eachOf({ x: 0, y: 0, width, height }, (x, y) => map.setTerrain(map.square(x, y), 'wall'));
  const halls = divided(chance, hall, { x: 1, y: 1, width: width - 2, height: height - 2 });
  for (const box of halls) {
    eachOf(box, (x, y) => map.setTerrain(map.square(x, y), 'floor'));
  }
  joinHalls(chance, loopsOneIn, map, halls);
  return halls;
}

/** The parts of a box, each too small or small enough to be left whole. */
function divided(chance: Chance, { least, most }: BranchDigging['keep']['hall'], box: Box): Box[] {
  const { x, y, width, height } = box;
  const [fitsAcross, fitsAlong] = [width > 2 * least, height > 2 * least];
  const isWide = width > most;
  const isHigh = height > most;
  if (!((isWide && fitsAcross) || (isHigh && fitsAlong) || (fitsAlong && height * 2 > most))) {
    return [box];
  }
  const across = fitsAcross && (isWide || !fitsAlong);
  const room = (across ? width : height) - 2 * least - 1;
  const first = least + (room <= 0 ? 0 : chance.below(room + 1, 'hall'));
  const parts: readonly Box[] = across
    ? [
        { x, y, width: first, height },
        { x: x + first + 1, y, width: width - first - 1, height },
      ]
    : [
        { x, y, width, height: first },
        { x, y: y + first + 1, width, height: height - first - 1 },
      ];
  return parts.flatMap(part => divided(chance, { least, most }, part));
}

/** A door that could be: its square, and the halls on both sides. */
interface Gate {
  readonly squares: readonly number[];
  readonly halls: readonly [number, number];
}

/** Doors between halls with a common wall: enough to reach all, and some more. */
function joinHalls(chance: Chance, loopsOneIn: number, map: LevelMap, halls: readonly Box[]): void {
  const gates = halls.flatMap((one, at) =>
    halls.slice(at + 1).flatMap((other, further): Gate[] => {
      const squares = commonWall(map, one, other);
      return squares.length === 0 ? [] : [{ squares, halls: [at, at + 1 + further] }];
    }),
  );
  const part = halls.map((_, at) => at);
  while (gates.length > 0) {
    const [gate] = gates.splice(chance.below(gates.length, 'gate'), 1) as [Gate];
    const [one, other] = gate.halls.map(at => part[at]!) as [number, number];
    if (one !== other || chance.test(1, loopsOneIn, 'loop')) {
      const { squares } = gate;
      map.setTerrain(squares[chance.below(squares.length, 'door')]!, 'doorway');
      part.forEach((of, at) => {
        if (of === other) {
          part[at] = one;
        }
      });
    }
  }
}

/** The squares of the wall between two halls that are open on both sides. */
function commonWall(map: LevelMap, one: Box, other: Box): number[] {
  const squares: number[] = [];
  const [left, right] = one.x < other.x ? [one, other] : [other, one];
  if (left.x + left.width + 1 === right.x) {
    const from = Math.max(one.y, other.y);
    const to = Math.min(one.y + one.height, other.y + other.height);
    for (let y = from; y < to; y++) {
      squares.push(map.square(left.x + left.width, y));
    }
  }
  const [upper, lower] = one.y < other.y ? [one, other] : [other, one];
  if (upper.y + upper.height + 1 === lower.y) {
    const from = Math.max(one.x, other.x);
    const to = Math.min(one.x + one.width, other.x + other.width);
    for (let x = from; x < to; x++) {
      squares.push(map.square(x, upper.y + upper.height));
    }
  }
  return squares;
}
