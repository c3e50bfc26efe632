// The light that fire, bolts, runes and lava throw on the ground around them, in their own colour.

import { isLit, type Square, seesSquare, terrainAt } from '@roguewright/engine/face';
import type { GameView, TerrainName } from '@roguewright/engine/game';
import { type Camera, sameCamera } from '../camera.ts';
import { hueColour, palette } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** What gives light: a square, the hue of its light, and how far it reaches in squares. */
export interface LightSource extends Square {
  readonly hue: string;
  readonly reach: number;
}

/** Squares that an effect lights in each direction, and those that lava does. */
const EFFECT_REACH = 3;
const LAVA_REACH = 2;

/** How strong the light is on the square of its source, 0…1. */
const STRENGTH = 0.34;

/** Hues of things that burn or shine by themselves. */
const SHINING: ReadonlySet<string> = new Set(['fire', 'light', 'electricity']);

/** What takes no light: there is nothing to see of it. */
const UNSEEN = new Set<TerrainName>(['unknown', 'rock']);

/** Light on one square: the sum of colours by their shares, and the strongest share. */
interface Lit {
  red: number;
  green: number;
  blue: number;
  weight: number;
  most: number;
}

/** The sources of a picture: its effects, fixtures that shine, and lava in sight. */
export function lightSources(
  view: GameView,
  effects: readonly (Square & { readonly hue: string })[],
): LightSource[] {
  const sources: LightSource[] = effects.map(({ x, y, hue }) => ({
    x,
    y,
    hue,
    reach: EFFECT_REACH,
  }));
  for (const { kind, x, y, hue } of view.things) {
    if (kind === 'fixture' && SHINING.has(hue) && seesSquare(view, { x, y })) {
      sources.push({ x, y, hue, reach: LAVA_REACH });
    }
  }
  return sources;
}

/** The light on the squares around some sources. The nearest source counts most; light of one fire doesn't add up. */
export function lightOnSquares(
  view: GameView,
  sources: readonly LightSource[],
): ReadonlyMap<number, Lit> {
  const lit = new Map<number, Lit>();
  const { width, height } = view.map;
  for (const { x, y, hue, reach } of sources) {
    const [red, green, blue] = partsOf(hueColour(hue));
    for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++) {
      for (
        let column = Math.max(0, x - reach);
        column <= Math.min(width - 1, x + reach);
        column++
      ) {
        const share = 1 - Math.hypot(column - x, row - y) / (reach + 0.5);
        if (share <= 0 || !takesLight(view, { x: column, y: row })) {
          continue;
        }
        const key = row * width + column;
        const on = lit.get(key) ?? { red: 0, green: 0, blue: 0, weight: 0, most: 0 };
        on.red += red * share;
        on.green += green * share;
        on.blue += blue * share;
        on.weight += share;
        on.most = Math.max(on.most, share);
        lit.set(key, on);
      }
    }
  }
  return lit;
}

/** Ground and walls in sight; what is only remembered stays as it is remembered. */
function takesLight(view: GameView, square: Square): boolean {
  return (seesSquare(view, square) || isLit(view, square)) && !UNSEEN.has(terrainAt(view, square));
}

/** What the light of a picture depends on. */
interface LitBy {
  readonly view: GameView;
  readonly camera: Camera;
  /** The effects of a picture between two views; undefined: those of the view. The same list gives the same light. */
  readonly effects: unknown;
  /** What the hues look like. */
  readonly palette: string;
}

/**
 * The light of sources on the squares of the window. It stays as long as nothing has moved, which is several pictures of
 * an animation.
 */
export class GlowLight {
  /** One pixel for each square of the window, which the browser smooths when it draws them larger. */
  readonly #pixels = document.createElement('canvas').getContext('2d')!;
  #squares: Path2D | undefined;
  #litBy: LitBy | undefined;

  /**
   * Paints the light below what stands there, on the squares that take light and on no other.
   * @param effects of a picture between two views, as a list that is another one when they have changed
   * @param sources asked for when the light has changed
   */
  draw(
    context: CanvasRenderingContext2D,
    { view, camera }: Scene,
    effects: unknown,
    sources: () => readonly LightSource[],
  ): void {
    const before = this.#litBy;
    const isSame =
      before?.view === view &&
      before.effects === effects &&
      before.palette === palette.value &&
      sameCamera(before.camera, camera);
    if (!isSame) {
      this.#litBy = { view, camera, effects, palette: palette.value };
      this.#squares = this.#light(view, camera, sources());
    }
    if (this.#squares === undefined) {
      return;
    }
    const { columns, rows, size } = camera;
    context.save();
    context.clip(this.#squares);
    context.globalCompositeOperation = 'lighter';
    context.imageSmoothingEnabled = true;
    context.drawImage(this.#pixels.canvas, 0, 0, columns * size, rows * size);
    context.restore();
  }

  /** Lights the pixels. @returns the squares that take light; undefined: none does */
  #light(
    view: GameView,
    { left, top, columns, rows, size }: Camera,
    sources: readonly LightSource[],
  ): Path2D | undefined {
    if (sources.length === 0) {
      return undefined;
    }
    const lit = lightOnSquares(view, sources);
    const image = new ImageData(columns, rows);
    const squares = new Path2D();
    for (let row = 0; row < rows; row++) {
      const y = row + top;
      let run = 0;
      for (let column = 0; column <= columns; column++) {
        const x = column + left;
        const isOnMap = column < columns && x >= 0 && x < view.map.width && y >= 0;
        const on = isOnMap ? lit.get(y * view.map.width + x) : undefined;
        if (on !== undefined) {
          const { red, green, blue, weight, most } = on;
          const alpha = 255 * STRENGTH * most * most;
          image.data.set(
            [red / weight, green / weight, blue / weight, alpha],
            4 * (row * columns + column),
          );
          run++;
        } else if (run > 0) {
          // Squares side by side are one piece of the path.
          squares.rect((column - run) * size, row * size, run * size, size);
          run = 0;
        }
      }
    }
    // Setting the size clears it.
    this.#pixels.canvas.width = columns;
    this.#pixels.canvas.height = rows;
    this.#pixels.putImageData(image, 0, 0);
    return squares;
  }
}

/** The lava of a level that is in sight, as sources. */
export function lavaIn(view: GameView): LightSource[] {
  const sources: LightSource[] = [];
  for (let y = 0; y < view.map.height; y++) {
    for (let x = 0; x < view.map.width; x++) {
      if (seesSquare(view, { x, y }) && terrainAt(view, { x, y }) === 'lava') {
        sources.push({ x, y, hue: 'fire', reach: LAVA_REACH });
      }
    }
  }
  return sources;
}

function partsOf(colour: string): readonly [number, number, number] {
  const bits = Number.parseInt(colour.slice(1), 16);
  return [(bits >> 16) & 255, (bits >> 8) & 255, bits & 255];
}
