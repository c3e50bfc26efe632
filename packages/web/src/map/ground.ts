// The ground: walls as solid shapes with lit edges, floor with a faint grain, stairs with depth. What is
// seen without light is darker, what is only remembered is a cold blue.

import { isLit, type Square, seesSquare, terrainAt } from '@roguewright/engine/face';
import type { GameView, MapView, TerrainName } from '@roguewright/engine/game';
import type { Camera } from './camera.ts';
import { drawDoor, drawStairs, drawWater } from './doors.ts';
import { drawFloor, groundOf } from './floors.ts';
import { drawLetter } from './letters.ts';
import { INK } from './palette.ts';
import type { Scene } from './scene.ts';
import { type Stones, stonesOf } from './stones.ts';
import { drawCaveWall, drawRock, drawWall } from './walls.ts';
import { drawArch, drawWild } from './wild-ground.ts';

type Context = CanvasRenderingContext2D;

/**
 * Draws the ground of a window; `context` is in pixels of the page.
 * @param drawn the map that stands there already: only what differs from it is drawn
 */
export function drawGround(
  context: Context,
  { view, camera, style }: Scene,
  drawn?: MapView,
): void {
  const { columns, rows, left, top, size } = camera;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const square = { x: left + column, y: top + row };
      if (drawn === undefined || looksDifferent(view.map, drawn, square)) {
        const terrain = terrainAt(view, square);
        context.save();
        context.translate(column * size, row * size);
        context.fillStyle = INK.ground;
        context.fillRect(0, 0, size, size);
        if (style === 'tiles') {
          drawTile(context, view, square, terrain, size);
        } else {
          drawLetter(context, view, square, terrain, size);
        }
        context.restore();
      }
    }
  }
}

/** Whether a square or, for the edges of walls, one beside it differs between two maps. */
function looksDifferent(one: MapView, other: MapView, { x, y }: Square): boolean {
  for (let row = y - 1; row <= y + 1; row++) {
    for (let column = x - 1; column <= x + 1; column++) {
      if (
        one.terrain[row]?.[column] !== other.terrain[row]?.[column] ||
        one.visible[row]?.[column] !== other.visible[row]?.[column] ||
        one.lit[row]?.[column] !== other.lit[row]?.[column]
      ) {
        return true;
      }
    }
  }
  return false;
}

function stonesAt(view: GameView, square: Square): Stones {
  const sight = !seesSquare(view, square) ? 'remembered' : isLit(view, square) ? 'lit' : 'dark';
  return stonesOf(view.dungeonLevel, sight);
}

function drawTile(
  context: Context,
  view: GameView,
  square: Square,
  terrain: TerrainName,
  size: number,
): void {
  const stones = stonesAt(view, square);
  const laid = groundOf(view.dungeonLevel);
  switch (terrain) {
    case 'unknown':
    case 'rock':
      drawRock(context, view, square, stones, size);
      return;
    case 'wall':
      drawWall(context, view, square, stones, size);
      return;
    case 'cave-wall':
      drawCaveWall(context, view, square, stones, size);
      return;
    case 'floor':
      drawFloor(context, square, laid, stones, size);
      return;
    case 'corridor':
      drawFloor(context, square, 'earth', stones, size);
      return;
    case 'cave-floor':
      drawFloor(context, square, 'rock', stones, size);
      return;
    case 'doorway':
      drawFloor(context, square, laid, stones, size);
      return;
    case 'closed-door':
    case 'locked-door':
    case 'open-door':
    case 'broken-door':
      drawFloor(context, square, laid, stones, size);
      drawDoor(
        context,
        view,
        square,
        terrain === 'open-door' || terrain === 'broken-door',
        stones,
        size,
      );
      return;
    case 'stairs-up':
    case 'stairs-down':
      drawFloor(context, square, laid, stones, size);
      drawStairs(context, terrain === 'stairs-up', stones, size);
      return;
    case 'shallow-water':
      drawFloor(context, square, laid, stones, size);
      context.globalAlpha = 0.5;
      drawWater(context, stones, size);
      context.globalAlpha = 1;
      return;
    case 'water':
      drawWater(context, stones, size);
      return;
    case 'branch-stairs':
      drawFloor(context, square, laid, stones, size);
      drawStairs(context, false, stones, size);
      drawArch(context, stones, size);
      return;
    case 'lava':
    case 'ice':
    case 'sewage':
    case 'tree':
    case 'bridge':
      drawFloor(context, square, laid, stones, size);
      drawWild(context, square, terrain, stones, size);
      return;
  }
}

/** Where the corner of a square is, in pixels of the window. */
export function cornerOf({ left, top, size }: Camera, { x, y }: Square): Square {
  return { x: (x - left) * size, y: (y - top) * size };
}
