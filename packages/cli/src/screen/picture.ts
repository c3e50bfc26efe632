// The picture of a game: the map, the hero beside it, the log under it.

import type { GameView, TerrainName, ThingView } from '@roguewright/engine/game';
import type { TouchedSquare } from '@roguewright/engine/odds';
import { distance, type Square } from '../play/directions.ts';
import { seesSquare, terrainAt } from '../play/ground.ts';
import { percent } from '../terminal/numbers.ts';
import type { Cells, Style } from './cells.ts';
import { dimmed, hueInk, INK, type Ink } from './ink.ts';
import { wrapped } from './lines.ts';

/** A line of a panel. */
export interface Line extends Style {
  readonly text: string;
}

/** What is to be seen. */
export interface Scene {
  readonly view: GameView;
  /** Sentences, the newest last. */
  readonly log: readonly string[];
  /** How many of them are of the last command. */
  readonly news: number;
  /** Instead of the hero's panel. */
  readonly panel?: readonly Line[];
  readonly cursor?: Square;
  readonly touched?: readonly TouchedSquare[];
  /** The lowest line. */
  readonly prompt: string;
}

/** Where the parts lie on a screen. */
function layout({ columns, rows }: Cells) {
  const side = columns >= 110 ? 40 : 30;
  const log = rows >= 32 ? 6 : 4;
  return { side, log, mapColumns: columns - side - 1, mapRows: rows - log - 1 };
}

/** Draws a scene over the whole screen. */
export function drawScene(cells: Cells, scene: Scene): void {
  const { side, log, mapColumns, mapRows } = layout(cells);
  drawMap(cells, scene, mapColumns, mapRows);
  for (let y = 0; y < mapRows; y++) {
    cells.put(mapColumns, y, '│', { ink: INK.line });
  }
  const lines = (scene.panel ?? heroPanel(scene.view, side - 2)).flatMap(line =>
    wrapped(line.text, side - 2).map(text => ({ ...line, text })),
  );
  lines.slice(0, mapRows).forEach((line, y) => {
    cells.put(mapColumns + 2, y, line.text, line, side - 2);
  });
  drawLog(cells, scene, mapRows, log);
  cells.put(0, cells.rows - 1, scene.prompt, { ink: INK.muted });
}

/** Said where one command had more to tell than the log shows. */
const MORE = ' ^P: more ';

function drawLog(cells: Cells, { log, news }: Scene, top: number, rows: number): void {
  const lines = log.slice(-rows - 1).flatMap((text, index, all) => {
    const isNew = index >= all.length - news;
    return wrapped(text, cells.columns).map(part => ({ part, isNew }));
  });
  lines.slice(-rows).forEach(({ part, isNew }, row) => {
    cells.put(0, top + row, part, { ink: isNew ? INK.text : INK.muted });
  });
  if (lines.at(-rows - 1)?.isNew === true) {
    cells.put(cells.columns - MORE.length, top, MORE, { ink: INK.accent, reverse: true });
  }
}

const TERRAIN_INK: Readonly<Partial<Record<TerrainName, Ink>>> = {
  wall: INK.wall,
  'cave-wall': INK.wall,
  rock: INK.line,
  floor: INK.floor,
  'cave-floor': INK.floor,
  corridor: INK.floor,
  'closed-door': INK.wood,
  'open-door': INK.wood,
  'locked-door': INK.wood,
  'broken-door': INK.wood,
  doorway: INK.wood,
  'stairs-up': INK.text,
  'stairs-down': INK.text,
  water: INK.water,
  'shallow-water': INK.water,
};

/** The first row or column shown: all of a small level, else a window around the hero and the cursor. */
export function windowStart(shown: number, all: number, hero: number, interest: number): number {
  if (shown >= all) {
    return -Math.floor((shown - all) / 2);
  }
  const around = hero - Math.floor(shown / 2);
  const towards = Math.min(Math.max(around, interest - shown + 2), interest - 1);
  const kept = Math.min(Math.max(towards, hero - shown + 2), hero - 1);
  return Math.min(Math.max(kept, 0), all - shown);
}

const HEIGHTS: readonly ThingView['kind'][] = ['item', 'creature', 'hero', 'effect'];

function drawMap(cells: Cells, scene: Scene, columns: number, rows: number): void {
  const { view, cursor, touched = [] } = scene;
  const { map, hero } = view;
  const left = windowStart(columns, map.width, hero.x, (cursor ?? hero).x);
  const top = windowStart(rows, map.height, hero.y, (cursor ?? hero).y);
  const draw = ({ x, y }: Square, sign: string, style: Style) => {
    const [column, row] = [x - left, y - top];
    if (column >= 0 && column < columns && row >= 0 && row < rows) {
      cells.put(column, row, sign, style);
    }
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const square = { x: column + left, y: row + top };
      const sign = map.terrain[square.y]?.[square.x] ?? ' ';
      if (sign !== ' ') {
        const ink = TERRAIN_INK[terrainAt(view, square)] ?? INK.text;
        draw(square, sign, { ink: seesSquare(view, square) ? ink : dimmed(ink) });
      }
    }
  }
  // Filled where it is certain, dotted where it is likely.
  for (const { x, y, sure } of touched) {
    draw({ x, y }, sure === 'certain' ? '█' : '░', { ink: INK.accent });
  }
  const things = [...view.things].sort(
    (one, other) => HEIGHTS.indexOf(one.kind) - HEIGHTS.indexOf(other.kind),
  );
  for (const thing of things) {
    draw(thing, thing.glyph, styleOf(thing, seesSquare(view, thing)));
  }
  draw(hero, '@', { ink: INK.text, bold: true });
  if (cursor !== undefined) {
    const top = things.findLast(({ x, y }) => x === cursor.x && y === cursor.y);
    const sign = top?.glyph ?? map.terrain[cursor.y]?.[cursor.x] ?? ' ';
    draw(cursor, sign, { ink: INK.accent, bold: true, reverse: true });
  }
}

function styleOf({ hue, kind }: ThingView, isSeen: boolean): Style {
  const ink = hueInk(hue);
  return { ink: isSeen ? ink : dimmed(ink), bold: kind === 'creature' };
}

/** `HP ██████░░░░ 12/20`: the numbers tell what the bar shows. */
function bar(name: string, now: number, most: number, columns: number, ink: Ink): Line {
  const numbers = `${now}/${most}`;
  const room = columns - name.length - numbers.length - 2;
  const filled = Math.round((Math.max(0, Math.min(now, most)) / Math.max(1, most)) * room);
  const text = `${name} ${'█'.repeat(filled)}${'░'.repeat(room - filled)} ${numbers}`;
  return { text, ink };
}

/** The hero, who moves next, and what is near. */
function heroPanel(view: GameView, columns: number): Line[] {
  const { hero, turn, dungeonLevel } = view;
  const isHurt = hero.hitPoints * 3 <= hero.maxHitPoints;
  const states = [hero.hunger.replaceAll('-', ' '), hero.burden, ...hero.conditions];
  const lines: Line[] = [
    { text: hero.name, ink: INK.accent, bold: true },
    { text: `${hero.race} ${hero.role}, level ${hero.level}` },
    bar('HP', hero.hitPoints, hero.maxHitPoints, columns, isHurt ? INK.bad : INK.good),
    bar('En', hero.energy, hero.maxEnergy, columns, hueInk('magic')),
  ];
  if (hero.maxGrace > 0) {
    lines.push(bar('Gr', hero.grace, hero.maxGrace, columns, hueInk('light')));
  }
  lines.push(
    { text: `Armour ${hero.armourClass}  Exp ${hero.experience}/${hero.nextLevelAt}` },
    { text: `Depth ${dungeonLevel}  Turn ${turn}` },
    { text: states.filter(word => word !== '').join(', '), ink: INK.muted },
  );
  if (view.nextMovers.length > 0) {
    lines.push({ text: '' }, { text: 'Moves before your next', ink: INK.accent });
    for (const { name, moves } of view.nextMovers.slice(0, 4)) {
      const told = moves.map(([count, chance]) => `${count}: ${percent(chance)}`).join(', ');
      lines.push({ text: `${name} ${told}` });
    }
  }
  return [...lines, ...nearPanel(view)];
}

function nearPanel(view: GameView): Line[] {
  const near = view.things
    .filter(({ kind }) => kind === 'creature' || kind === 'item')
    .sort(
      (one, other) =>
        Number(other.kind === 'creature') - Number(one.kind === 'creature') ||
        distance(view.hero, one) - distance(view.hero, other),
    );
  return near.length === 0
    ? []
    : [
        { text: '' },
        { text: 'Near', ink: INK.accent },
        ...near.slice(0, 8).map(thing => ({
          text: `${thing.glyph} ${thing.name}${thing.kind === 'creature' && !thing.hostile ? ', peaceful' : ''} ${shortPlace(view.hero, thing)}`,
          ink: hueInk(thing.hue),
        })),
      ];
}

/** `6W 1S`: how far to go across and down; `here`. */
function shortPlace(from: Square, to: Square): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const across = dx === 0 ? '' : `${Math.abs(dx)}${dx > 0 ? 'E' : 'W'}`;
  const down = dy === 0 ? '' : `${Math.abs(dy)}${dy > 0 ? 'S' : 'N'}`;
  return [across, down].filter(part => part !== '').join(' ') || 'here';
}
