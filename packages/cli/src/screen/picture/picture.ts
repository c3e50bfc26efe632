// The picture of a game: the map, the hero beside or under it, the log below.

import {
  type Blink,
  type Frame,
  groundTint,
  height,
  isLit,
  isOnMap,
  type Square,
  seesSquare,
  standsOn,
  terrainAt,
  terrainSign,
} from '@roguewright/engine/face';
import type { GameView, TerrainName, ThingView } from '@roguewright/engine/game';
import type { TouchedSquare } from '@roguewright/engine/odds';
import type { ToldRisk, Weight } from '@roguewright/engine/words';
import type { Style } from '../terminal/cells.ts';
import { dimmed, INK, type Ink, mixed, shaded } from '../terminal/ink.ts';
import { type Footer, fitting, wrapped } from '../terminal/lines.ts';
import { effectSign, hueInk, type Screen, touchLook } from '../terminal/look.ts';
import { Camera } from './camera.ts';
import type { Room } from './odds-panel.ts';
import { heroPanel, type Line, type OddsById, statusLines } from './panels.ts';

/** Squares that an aim touches. */
interface Touched {
  readonly squares: readonly TouchedSquare[];
  /** Of what does it. */
  readonly hue: string;
  /** Only what is touched up to this tick is shown. */
  readonly upTo: number;
}

/** What is to be seen. */
export interface Scene {
  readonly view: GameView;
  /** Sentences, the newest last. */
  readonly log: readonly string[];
  /** How many of them are of the last command. */
  readonly news: number;
  /** What sentences weigh; absent: all the same. */
  readonly weights?: ReadonlyMap<string, Weight>;
  /** Odds of a blow at those near. */
  readonly near: OddsById;
  /** The chance to die within the next moves; absent: nothing that is seen can kill. */
  readonly risk?: ToldRisk | undefined;
  /** Instead of the hero's panel. */
  readonly panel?: readonly Line[];
  readonly cursor?: Square;
  /** Holds the window of the map still; absent: the hero is in its middle. */
  readonly camera?: Camera;
  readonly touched?: Touched;
  /** Creatures and items of an animation frame, instead of the view's. */
  readonly frame?: Frame;
  /** The lowest line. */
  readonly prompt: Footer;
}

/** Columns of the panel beside the map; 0 where there is no room for one. */
function sideOf(columns: number): number {
  return columns >= 110 ? 40 : columns >= 76 ? 30 : 0;
}

/** Columns of text in a panel on a screen so wide. */
function panelColumns(columns: number): number {
  return (sideOf(columns) || columns + 2) - 2;
}

/** The room of a panel on a screen of that size. */
export function panelRoom({ columns, rows }: Room): Room {
  const { side, mapRows } = layout(columns, rows, 0);
  return { columns: panelColumns(columns), rows: side > 0 ? mapRows : rows >> 1 };
}

interface Layout {
  readonly side: number;
  readonly log: number;
  readonly mapColumns: number;
  readonly mapRows: number;
  /** Rows between map and log, where there is no panel beside the map. */
  readonly under: number;
}

/** Where the parts lie. @param panel lines that are shown instead of the hero's */
function layout(columns: number, rows: number, panel: number): Layout {
  const side = sideOf(columns);
  const log = rows >= 32 ? 6 : rows >= 18 ? 4 : 2;
  if (side > 0) {
    return { side, log, mapColumns: columns - side - 1, mapRows: rows - log - 1, under: 0 };
  }
  const under = panel === 0 ? 2 : Math.min(panel, rows >> 1);
  return { side, log, mapColumns: columns, mapRows: rows - log - 1 - under, under };
}

/** Draws a scene over the whole screen. */
export function drawScene(screen: Screen, scene: Scene): void {
  const { cells } = screen;
  const lines = panelLines(screen, scene);
  const parts = layoutOf(cells.columns, cells.rows, scene);
  const { side, log, mapColumns, mapRows, under } = parts;
  drawMap(screen, scene, parts);
  if (side > 0) {
    for (let y = 0; y < mapRows; y++) {
      cells.put(mapColumns, y, '│', { ink: INK.line });
    }
    const shown = lines.length > mapRows ? [...lines.slice(0, mapRows - 1), CUT_PANEL] : lines;
    shown.forEach((line, y) => {
      cells.put(mapColumns + 2, y, line.text, line, side - 2);
    });
  } else {
    lines.slice(0, under).forEach((line, y) => {
      cells.put(0, mapRows + y, line.text, line);
    });
  }
  drawLog(screen, scene, mapRows + under, log);
  cells.put(0, cells.rows - 1, fitting(scene.prompt, cells.columns), { ink: INK.muted });
}

function layoutOf(columns: number, rows: number, { panel }: Scene): Layout {
  const width = panelColumns(columns);
  return layout(columns, rows, (panel ?? []).flatMap(({ text }) => wrapped(text, width)).length);
}

function panelLines({ cells, palette }: Screen, { view, near, panel, risk }: Scene): Line[] {
  const columns = panelColumns(cells.columns);
  const own = () =>
    sideOf(cells.columns) > 0
      ? heroPanel(view, near, columns, palette, risk)
      : statusLines(view, near, columns, risk).map(line => ({
          ...line,
          text: line.text.slice(0, columns),
        }));
  const indent = panel === undefined ? 2 : 0;
  return (panel ?? own()).flatMap(line =>
    wrapped(line.text, columns, indent).map(text => ({ ...line, text })),
  );
}

/** Said where a panel has more lines than there is room for. */
const CUT_PANEL: Line = { text: '…', ink: INK.muted };

/** Said where one command had more to tell than the log shows; the short form on a narrow screen. */
const MORE = ' ^P: more ';
const SHORT_MORE = ' ^P ';

/** Columns from which the log has room for the long form. */
const WIDE_LOG = 60;

/** The colour of a new sentence by its weight; what weighs nothing has that of text. */
const WEIGHT_INKS: Partial<Readonly<Record<Weight, number>>> = {
  danger: INK.bad,
  boon: INK.good,
  find: INK.accent,
  magic: 0x8fb7ff,
};

/** How a sentence is shown: by its weight while it is new. A sentence that was said again has its count behind it. */
function logStyle(text: string, isNew: boolean, weights: Scene['weights']): Style {
  const weight = weights?.get(text.replace(/ \(×\d+\)$/, ''));
  const ink = weight === undefined ? undefined : WEIGHT_INKS[weight];
  return isNew ? { ink: ink ?? INK.text, bold: weight === 'danger' } : { ink: INK.muted };
}

function drawLog(
  { cells }: Screen,
  { log, news, weights }: Scene,
  top: number,
  rows: number,
): void {
  const linesIn = (columns: number) =>
    log.slice(-rows - 1).flatMap((text, index, all) => {
      const isNew = index >= all.length - news;
      const style = logStyle(text, isNew, weights);
      return wrapped(text, columns).map(part => ({ part, style, isNew }));
    });
  const lines = linesIn(cells.columns);
  const isMore = lines.at(-rows - 1)?.isNew === true;
  const mark = cells.columns < WIDE_LOG ? SHORT_MORE : MORE;
  // The mark covers no words: beside it they have fewer columns.
  const shown = isMore ? linesIn(cells.columns - mark.length) : lines;
  shown.slice(-rows).forEach(({ part, style }, row) => {
    cells.put(0, top + row, part, style);
  });
  if (isMore) {
    cells.put(cells.columns - mark.length, top, mark, { ink: INK.accent, reverse: true });
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
  lava: INK.lava,
  ice: INK.ice,
  sewage: INK.sewage,
  tree: INK.tree,
  bridge: INK.wood,
  'branch-stairs': INK.accent,
};

/** The upper left square of the map's window. */
function corner({ view, cursor, frame, camera }: Scene, { mapColumns, mapRows }: Layout): Square {
  const { map } = view;
  const hero = heroIn(view, frame);
  const shown = { x: mapColumns, y: mapRows };
  const all = { x: map.width, y: map.height };
  return (camera ?? new Camera()).corner(shown, all, hero, cursor ?? hero);
}

/** The square of the map that a cell of the screen shows; nothing outside of the map. */
export function squareAtCell(
  columns: number,
  rows: number,
  scene: Scene,
  cell: Square,
): Square | undefined {
  const parts = layoutOf(columns, rows, scene);
  const { x, y } = corner(scene, parts);
  const square = { x: cell.x + x, y: cell.y + y };
  const isShown = cell.x < parts.mapColumns && cell.y < parts.mapRows;
  return isShown && isOnMap(scene.view, square) ? square : undefined;
}

function drawMap(screen: Screen, scene: Scene, parts: Layout): void {
  const { view, cursor, frame } = scene;
  const hero = heroIn(view, frame);
  const { mapColumns, mapRows } = parts;
  const { x: left, y: top } = corner(scene, parts);
  const draw = ({ x, y }: Square, sign: string, style: Style) => {
    const [column, row] = [x - left, y - top];
    if (column >= 0 && column < mapColumns && row >= 0 && row < mapRows) {
      screen.cells.put(column, row, sign, style);
    }
  };
  for (let row = 0; row < mapRows; row++) {
    for (let column = 0; column < mapColumns; column++) {
      const square = { x: column + left, y: row + top };
      const sign = terrainSign(view, square);
      if (sign !== ' ') {
        const ink = TERRAIN_INK[terrainAt(view, square)] ?? INK.text;
        draw(square, sign, { ink: groundInk(view, square, tintedInk(view, sign, ink)) });
      }
    }
  }
  const touches = drawTouched(screen, scene, draw);
  const things = thingsIn(view, frame).toSorted((one, other) => height(one) - height(other));
  for (const thing of things) {
    for (const part of thing.parts ?? [thing]) {
      const shown = { ...thing, ...part };
      draw(part, signOf(screen, shown), {
        ...styleOf(screen, shown, seesSquare(view, part)),
        ...touches.get(keyOf(part)),
      });
    }
  }
  draw(hero, '@', { ink: INK.text, bold: true, ...touches.get(keyOf(hero)) });
  const topSign = (square: Square) =>
    keyOf(square) === keyOf(hero)
      ? '@'
      : (things.findLast(thing => standsOn(thing, square))?.glyph ?? terrainSign(view, square));
  for (const square of frame?.blinks.filter(isWound) ?? []) {
    draw(square, topSign(square), { ink: INK.bad, bold: true, reverse: true });
  }
  if (cursor !== undefined) {
    draw(cursor, topSign(cursor), { ink: INK.accent, bold: true, reverse: true });
  }
}

/** Where the hero is drawn: on his way, while what happened is shown. */
function heroIn({ hero }: GameView, frame: Frame | undefined): Square {
  return frame?.sprites.find(({ thing }) => thing.id === hero.id)?.thing ?? hero;
}

/** Everything that is drawn but the hero. */
function thingsIn(view: GameView, frame: Frame | undefined): readonly ThingView[] {
  const things =
    frame === undefined
      ? view.things
      : [...frame.sprites.map(({ thing }) => thing), ...frame.effects];
  return things.filter(({ kind }) => kind !== 'hero');
}

/** Whether a blink is a hit. */
function isWound({ kind }: Blink): boolean {
  return kind === 'hit' || kind === 'burned';
}

/** So much of the tint of a part of the dungeon colours its floors and walls. */
const TINT_SHARE = 0.4;

/** Signs of stone, which have the tint of their part of the dungeon. */
const STONE = '.·,#§';

function tintedInk({ dungeonLevel }: GameView, sign: string, ink: Ink): Ink {
  const tint = STONE.includes(sign) ? groundTint(dungeonLevel) : undefined;
  return tint === undefined
    ? ink
    : mixed(ink, 1 - TINT_SHARE) + mixed(Number.parseInt(tint.slice(1), 16), TINT_SHARE);
}

/** Bright where the hero sees by light, darker where he feels his way, dim where he remembers. */
function groundInk(view: GameView, square: Square, ink: Ink): Ink {
  if (!seesSquare(view, square)) {
    return dimmed(ink);
  }
  return isLit(view, square) ? ink : shaded(ink);
}

/** What is drawn on one square of the map. */
type DrawSquare = (square: Square, sign: string, style: Style) => void;

/**
 * Squares that an aim touches, in shades that fade from the first tick to the last.
 * @returns styles for what stands on the squares: reversed where certain, underlined where likely
 */
function drawTouched(
  { palette }: Screen,
  { touched }: Scene,
  draw: DrawSquare,
): Map<string, Style> {
  const styles = new Map<string, Style>();
  const squares = touched?.squares ?? [];
  const ticks = squares.map(({ tick }) => tick);
  const [first, last] = [Math.min(...ticks), Math.max(...ticks)];
  for (const square of squares) {
    if (square.tick <= touched!.upTo) {
      const share = (square.tick - first) / Math.max(1, last - first);
      const look = touchLook(palette, touched!.hue, square.sure, share);
      draw(square, look.sign, look);
      const isCertain = square.sure === 'certain';
      styles.set(keyOf(square), isCertain ? { reverse: true } : { underline: true });
    }
  }
  return styles;
}

const keyOf = ({ x, y }: Square) => `${x} ${y}`;

function signOf({ palette }: Screen, { kind, hue, glyph }: ThingView): string {
  return kind === 'effect' ? effectSign(palette, hue, glyph) : glyph;
}

function styleOf({ palette }: Screen, { hue, kind }: ThingView, isSeen: boolean): Style {
  const ink = hueInk(palette, hue);
  return { ink: isSeen ? ink : dimmed(ink), bold: kind === 'creature' };
}
