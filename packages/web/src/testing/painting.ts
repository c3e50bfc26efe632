// Run in a browser: the painter of the page at two hundred effects that move every tick, on a level of
// 80 × 40 squares all of which is seen. What the script takes of each frame is noted.

import { drawView } from '@roguewright/engine/face/testing';
import type { GameEvent, GameView, Performed, ThingView } from '@roguewright/engine/game';
import { filmBetween } from '../map/film.ts';
import { loadIcons } from '../map/icons/icons.ts';
import { MapPainter } from '../map/painter.ts';
import type { Scene } from '../map/scene.ts';

const WIDTH = 80;
const HEIGHT = 40;
const EFFECTS = 200;
const CREATURES = 40;
const TICKS = 10;
const SIZE = 32;

const HUES = ['fire', 'cold', 'electricity', 'magic'] as const;
const ICONS = ['wizard-face', 'stairs', 'closed-doors', 'exit-door'] as const;

/** How effects look, by archetype. */
const LOOKS = Object.fromEntries(
  HUES.map((hue, archetype) => [archetype, { name: 'bolt', glyph: '*', icon: '', hue }]),
);

/** Paints a number of frames. @returns milliseconds of script for each */
export async function paintFrames(count: number): Promise<number[]> {
  await loadIcons();
  const [ground, canvas] = [addCanvas(), addCanvas()];
  const taken: number[] = [];
  let shown = 0;
  const ask = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = paint =>
    ask(now => {
      const begun = performance.now();
      paint(now);
      taken.push(performance.now() - begun + shown);
      shown = 0;
    });
  const painter = new MapPainter(ground, canvas);
  for (let turn = 0; taken.length < count; turn++) {
    const [before, performed] = turnOf(turn);
    const begun = performance.now();
    painter.show(sceneOf(performed.view), filmBetween(before, performed));
    shown = performance.now() - begun;
    await new Promise(resolve => setTimeout(resolve, 750));
  }
  painter.close();
  globalThis.requestAnimationFrame = ask;
  return taken.slice(0, count);
}

function addCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.style.position = 'absolute';
  canvas.style.inset = '0';
  document.body.append(canvas);
  return canvas;
}

function sceneOf(view: GameView): Scene {
  const camera = { left: 0, top: 0, columns: WIDTH, rows: HEIGHT, size: SIZE };
  return { view, camera, style: 'tiles', reticle: undefined, hover: undefined };
}

/** What stands where, on a level with pillars. */
function viewOf(turn: number): GameView {
  const rows = Array.from({ length: HEIGHT }, (_, y) =>
    Array.from({ length: WIDTH }, (_, x) => {
      const isWall = x === 0 || y === 0 || x === WIDTH - 1 || y === HEIGHT - 1;
      return isWall || (x % 9 === 4 && y % 7 === 3) ? '#' : '.';
    }).join(''),
  );
  rows[20] = `${rows[20]!.slice(0, 40)}@${rows[20]!.slice(41)}`;
  const view = drawView(rows, { turn });
  const creatures = Array.from({ length: CREATURES }, (_, each) =>
    thing('creature', 10 + each, each * 37 + turn),
  );
  const effects = Array.from({ length: EFFECTS }, (_, each) =>
    thing('effect', 1000 + each, placeOf(each, turn, TICKS)),
  );
  return { ...view, things: [...view.things, ...creatures, ...effects] };
}

function placeOf(effect: number, turn: number, tick: number): number {
  return effect * 17 + turn * TICKS + tick;
}

function squareOf(place: number): { readonly x: number; readonly y: number } {
  return { x: 1 + ((place * 5) % (WIDTH - 2)), y: 1 + ((place * 7) % (HEIGHT - 2)) };
}

function thing(kind: 'creature' | 'effect', id: number, place: number): ThingView {
  return {
    id,
    kind,
    ...squareOf(place),
    name: 'thing',
    glyph: kind === 'effect' ? '*' : 'k',
    icon: ICONS[id % ICONS.length]!,
    hue: HUES[id % HUES.length]!,
    hostile: kind === 'creature',
    health: kind === 'creature' ? 'hurt' : '',
    ticksLeft: 9,
  };
}

/** A turn of ten ticks, in each of which every effect moves, and every creature at its end. */
function turnOf(turn: number): [before: GameView, performed: Performed] {
  const [before, view] = [viewOf(turn - 1), viewOf(turn)];
  const events: GameEvent[] = [];
  for (let tick = 1; tick <= TICKS; tick++) {
    for (let each = 0; each < EFFECTS; each++) {
      const at = squareOf(placeOf(each, turn - 1, TICKS + tick));
      events.push({
        kind: 'effect-moved',
        effect: 1000 + each,
        archetype: each % HUES.length,
        ...at,
      });
    }
    events.push({ kind: 'tick' } as GameEvent);
  }
  for (let each = 0; each < CREATURES; each++) {
    const from = squareOf(each * 37 + turn - 1);
    const to = squareOf(each * 37 + turn);
    const move = { fromX: from.x, fromY: from.y, ...to };
    events.push({ kind: 'moved', actor: 10 + each, ...move } as GameEvent);
    events.push({ kind: 'hit', target: 10 + each, damage: 3 } as GameEvent);
  }
  return [
    before,
    {
      sequence: turn,
      refusal: undefined,
      events,
      names: {},
      renamed: {},
      looks: LOOKS,
      view,
    } as Performed,
  ];
}
