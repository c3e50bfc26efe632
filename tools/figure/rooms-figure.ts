// The figure of the rooms in docs/ARCHITECTURE.md, drawn from the table of import directions.

import { type Box, rowsOfBoxes } from './boxes.ts';
import { Drawing } from './drawing.ts';

/** The part of tools/check/import-directions.json that the figure shows. */
export interface Table {
  readonly order: readonly { readonly rooms: readonly string[] }[];
  readonly beside: Readonly<
    Record<string, { readonly readsRoomsBefore: string; readonly readsTypesOfAll: boolean }>
  >;
  readonly above: Readonly<Record<string, unknown>>;
  readonly inside: Readonly<Record<string, readonly { readonly room: string }[]>>;
  readonly packages: Readonly<Record<string, { readonly folder: string }>>;
}

const WIDTH = 960;
const MARGIN = 20;
const GAP = 10;
/** The column of the rooms that lie beside the layers. */
const BESIDE = 110;

/**
 * The rooms of the engine as layers, the packages above them.
 * A box imports only from boxes below it. A room inside a box imports only from those before it.
 * @returns an SVG document
 */
export function roomsFigure(table: Table): string {
  const drawing = new Drawing(WIDTH);
  const inner = (name: string) => (table.inside[name] ?? []).map(({ room }) => room);
  const wide = WIDTH - 2 * MARGIN;
  const boxes = (names: readonly string[]): Box[] =>
    names.map(name => ({ name, rooms: inner(name) }));

  let y = MARGIN;
  const band = (title: string, rows: readonly Box[][], width: number) => {
    drawing.title(MARGIN, y + 12, title);
    y += 20;
    for (const row of rows) {
      y += rowsOfBoxes(drawing, row, { x: MARGIN, y, width }) + GAP;
    }
  };

  const engine = 'packages/engine';
  const others = Object.entries(table.packages).filter(([, { folder }]) => folder !== engine);
  band(
    'Packages',
    [others.map(([name, { folder }]) => ({ name, rooms: insideOf(table, folder) }))],
    wide,
  );
  y += GAP;
  band(
    'Rooms of the engine (packages/engine/src)',
    Object.keys(table.above)
      .reverse()
      .map(name => boxes([name])),
    wide,
  );
  const tops = new Map<string, number>();
  const top = y;
  for (const { rooms } of [...table.order].reverse()) {
    for (const name of rooms) {
      tops.set(name, y);
    }
    y +=
      rowsOfBoxes(drawing, boxes(rooms), { x: MARGIN, y, width: wide - besideWidth(table) }) + GAP;
  }
  const beside = Object.entries(table.beside);
  for (const [index, [name, { readsRoomsBefore, readsTypesOfAll }]] of beside.entries()) {
    const x = WIDTH - MARGIN - (beside.length - index) * BESIDE - (beside.length - 1 - index) * GAP;
    // A room that reads what lies below another begins where that one ends.
    const above = readsTypesOfAll ? top : (below(tops, readsRoomsBefore) ?? top);
    drawing.box({ x, y: above, width: BESIDE, height: y - above - GAP }, name);
  }
  return drawing.svg(y + MARGIN - GAP);
}

/** Rooms inside a folder of a package, such as the screen of the command line. */
function insideOf({ inside }: Table, folder: string): string[] {
  return Object.keys(inside)
    .filter(path => path.startsWith(`${folder}/`))
    .map(path => path.slice(folder.length + 1));
}

/** Where the layer under a room begins. */
function below(tops: ReadonlyMap<string, number>, name: string): number | undefined {
  const top = tops.get(name) ?? 0;
  const lower = [...tops.values()].filter(other => other > top);
  return lower.length === 0 ? undefined : Math.min(...lower);
}

function besideWidth({ beside }: Table): number {
  return Object.keys(beside).length * (BESIDE + GAP);
}
