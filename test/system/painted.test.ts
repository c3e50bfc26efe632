// What the painter of the map paints, measured in pixels, without a game: the ground of every part of the dungeon as
// it is remembered, the edge of a torch, and the sparks and the afterglow of a bolt.

import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build, defaultClientConditions, type Plugin, type Rollup } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedBrowser } from './shared.ts';

/** A level in letters, and how it is seen. */
interface Drawn {
  readonly rows: readonly string[];
  readonly level?: number;
  readonly visible: readonly string[];
  readonly lit: readonly string[];
}

/** A bolt that flies east. */
interface Bolt {
  readonly hue: string;
  readonly from: number;
  readonly to: number;
  readonly row: number;
}

/** The painter with a clock of its own, as the script defines it. */
interface Easel {
  recolour(name: string): void;
  readonly moves: boolean;
  cast(bolt: Bolt, hasMotion?: boolean): void;
  until(milliseconds: number): void;
  luminance(x: number, y: number, layers?: 'ground'): number;
}

const WEB = join(import.meta.dirname, '../../packages/web');

let page: Page;

/** Letters stand in for the icons of the game: what is measured is ground and light. */
const NO_ICONS: Plugin = {
  name: 'no-icons',
  resolveId: source => (source === 'virtual:game-icons' ? '\0no-icons' : undefined),
  load: id => (id === '\0no-icons' ? 'export default {};' : undefined),
};

/** The painter as one script that defines `painted`. */
async function bundle(): Promise<string> {
  const output = (await build({
    root: WEB,
    configFile: false,
    logLevel: 'silent',
    plugins: [NO_ICONS],
    resolve: { conditions: ['roguewright-source', ...defaultClientConditions] },
    build: {
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
      lib: { entry: join(WEB, 'src/testing/painted.ts'), name: 'painted', formats: ['iife'] },
    },
  })) as Rollup.RollupOutput[];
  return output[0]!.output[0].code;
}

beforeAll(async () => {
  const script = await bundle();
  page = await (await sharedBrowser()).newPage({ viewport: { width: 1200, height: 700 } });
  await page.addInitScript({ content: `${script}\nglobalThis.painted = painted;` });
});

beforeEach(async () => {
  await page.goto('about:blank');
});

afterAll(async () => {
  await page.close();
});

/** A square of a picture at a moment. */
interface Spot {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** What is painted: a level, perhaps a bolt, and where and when it is measured. */
interface Picture {
  readonly drawn: Drawn;
  readonly bolt?: Bolt;
  readonly hasMotion?: boolean;
  readonly layers?: 'ground';
  readonly spots: readonly Spot[];
}

/** The luminance of each spot, in the order of their times, and whether anything still moves at the end. */
function measure(picture: Picture): Promise<{ luminances: number[]; moves: boolean }> {
  return page.evaluate(({ drawn, bolt, hasMotion, layers, spots }) => {
    const { painted } = globalThis as unknown as {
      painted: { Easel: new (drawn: Drawn) => Easel };
    };
    const easel = new painted.Easel(drawn);
    if (bolt !== undefined) {
      easel.cast(bolt, hasMotion);
    }
    const luminances = spots.map(({ at, x, y }) => {
      easel.until(at);
      return easel.luminance(x, y, layers);
    });
    return { luminances, moves: easel.moves };
  }, picture);
}

const ROOM = [
  '################',
  '#..............#',
  '#..............#',
  '#..............#',
  '#..............#',
  '#..............#',
  '#@.............#',
  '################',
];

const all = (letter: string) => ROOM.map(row => letter.repeat(row.length));

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

describe('remembered ground', () => {
  const parts = [1, 2, 5, 8, 11, 14, 17, 20, 23, 26, 102, 202, 302, 402, 502];

  it.each(parts)('of level %i is legible: floor about 0.03, wall about 0.07', async level => {
    const drawn = { rows: ROOM, level, visible: all('0'), lit: all('0') };
    const columns = [4, 5, 6, 7, 8, 9, 10, 11];
    const spots = [
      ...columns.flatMap(x => [2, 3, 4].map(y => ({ at: 0, x, y }))),
      ...columns.map(x => ({ at: 0, x, y: 0 })),
    ];
    const { luminances } = await measure({ drawn, layers: 'ground', spots });
    const floor = mean(luminances.slice(0, -columns.length));
    const wall = mean(luminances.slice(-columns.length));
    expect(floor).toBeGreaterThan(0.022);
    expect(floor).toBeLessThan(0.045);
    expect(wall).toBeGreaterThan(0.055);
    expect(wall).toBeLessThan(0.11);
  });
});

describe('a torch on open ground', () => {
  const lit = ROOM.map((row, y) =>
    [...row].map((_, x) => (x >= 5 && x <= 9 && y >= 1 && y <= 5 ? '1' : '0')).join(''),
  );

  it('fades towards its edge and warms what lies behind it', async () => {
    const drawn = { rows: ROOM, visible: lit, lit };
    // Stones differ from one another: each figure is that of several.
    const across = (...columns: readonly number[]) =>
      columns.flatMap(x => [2, 3, 4].map(y => [x, y]));
    const places = {
      middle: across(6, 7, 8),
      edge: across(5, 9),
      corner: [5, 9].flatMap(x => [1, 5].map(y => [x, y])),
      behind: across(4, 10),
      far: across(1, 2, 12, 13),
    };
    const all = Object.values(places).flat();
    const spots = all.map(([x, y]) => ({ at: 0, x: x!, y: y! }));
    const { luminances } = await measure({ drawn, spots });
    const meanOf = (squares: readonly number[][]) =>
      mean(squares.map(square => luminances[all.indexOf(square as number[])]!));
    const middle = meanOf(places.middle);
    const edge = meanOf(places.edge);
    const corner = meanOf(places.corner);
    const behind = meanOf(places.behind);
    const far = meanOf(places.far);
    expect(edge).toBeLessThan(0.8 * middle);
    expect(corner).toBeLessThan(edge);
    expect(behind).toBeGreaterThan(1.05 * far);
    expect(corner).toBeGreaterThan(far);
  });
});

describe('a bolt', () => {
  const bolt = { hue: 'electricity', from: 3, to: 9, row: 3 };
  const drawn = { rows: ROOM, visible: all('1'), lit: all('0') };
  // Seven ticks of 70 ms, and the sparks of the last one.
  const END = 7 * 70;
  const AFTER = 2000;

  it.each(['fire', 'cold', 'electricity', 'magic', 'acid', 'light'])(
    'of %s leaves sparks behind it and glows for 300 ms after its end, then nothing',
    async hue => {
      const spots = [
        { at: 0, x: 12, y: 5 },
        { at: END + 40, x: 9, y: 3 },
        { at: END + 200, x: 9, y: 3 },
        { at: AFTER, x: 9, y: 3 },
        { at: AFTER, x: 5, y: 3 },
      ];
      const { luminances, moves } = await measure({ drawn, bolt: { ...bolt, hue }, spots });
      const [, early, late, after] = luminances as [number, number, number, number];
      expect(early).toBeGreaterThan(late);
      expect(late).toBeGreaterThan(1.1 * after);
      expect(moves).toBe(false);
    },
  );

  it('lights the ground in the colours of the palette that is chosen meanwhile', async () => {
    // Two squares beside the bolt: no glow and no spark reaches them, only its light.
    const lit = await page.evaluate(
      ([level, flown]) => {
        const { painted } = globalThis as unknown as {
          painted: { Easel: new (drawn: Drawn) => Easel };
        };
        const easel = new painted.Easel(level);
        easel.cast(flown);
        const standard = easel.luminance(3, 5);
        easel.recolour('tritanopia');
        const chosen = easel.luminance(3, 5);
        const other = new painted.Easel(level);
        other.cast(flown);
        const begun = other.luminance(3, 5);
        other.recolour('standard');
        return { standard, chosen, begun };
      },
      [drawn, { ...bolt, hue: 'acid' }] as const,
    );
    expect(lit.chosen).toBe(lit.begun);
    expect(lit.chosen).not.toBe(lit.standard);
  });

  it('leaves nothing where the player wants less motion', async () => {
    const still = await measure({ drawn, spots: [{ at: 0, x: 9, y: 3 }] });
    const spots = [{ at: 1, x: 9, y: 3 }];
    const cast = await measure({ drawn, bolt, hasMotion: false, spots });
    expect(cast.luminances).toEqual(still.luminances);
    expect(cast.moves).toBe(false);
  });
});
