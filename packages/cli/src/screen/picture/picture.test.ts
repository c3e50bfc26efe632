import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { ShownScreen } from '../../testing/shown-screen.ts';
import { Cells } from '../terminal/cells.ts';
import { dimmed, INK, inkCode } from '../terminal/ink.ts';
import { clickedCell, readKeys } from '../terminal/input.ts';
import { directionKey, runKey } from '../terminal/keys.ts';
import { wrapped } from '../terminal/lines.ts';
import { windowStart } from './camera.ts';
import { drawScene } from './picture.ts';

const GAME = LocalGame.create(loadContent(readContent()), createRulesets().resolve('house'), {
  heroName: 'Perchta',
  role: 'wizard',
  race: 'human',
  seed: 'demo',
});

describe('the window on a level', () => {
  it('shows all of a small level in the middle', () => {
    expect(windowStart(50, 40, 3, 3)).toBe(-5);
  });

  it('keeps the hero in the middle, and stops at the edges', () => {
    expect(windowStart(20, 100, 50, 50)).toBe(40);
    expect(windowStart(20, 100, 2, 2)).toBe(0);
    expect(windowStart(20, 100, 99, 99)).toBe(80);
  });

  it('goes towards the cursor, and to it where hero and cursor don’t fit in together', () => {
    expect(windowStart(20, 100, 50, 65)).toBe(47);
    expect(windowStart(20, 100, 50, 67)).toBe(49);
    expect(windowStart(20, 100, 50, 90)).toBe(72);
    expect(windowStart(20, 100, 50, 3)).toBe(2);
  });
});

describe('the log', () => {
  const { view } = GAME.look();
  const tell = (log: readonly string[], news: number, columns = 80) => {
    const cells = new Cells(columns, 24);
    const screen = { cells, palette: 'standard', colourDepth: 24 } as const;
    drawScene(screen, { view, near: new Map(), log, news, prompt: '' });
    return cells.text().slice(-5, -1);
  };

  it('shows the newest sentences at the bottom', () => {
    expect(tell(['one', 'two', 'three', 'four', 'five'], 1)).toEqual([
      'two',
      'three',
      'four',
      'five',
    ]);
  });

  it('says when one command had more to tell than it shows', () => {
    expect(tell(['one', 'two', 'three', 'four', 'five'], 5)[0]).toMatch(/^two .*\^P: more/);
  });

  it.each([[80], [40]])('covers no word with that, on %i columns', columns => {
    const words = Array.from({ length: 40 }, (_, at) => `word${at}`).join(' ');
    const shown = tell(['one', 'two', 'three', words], 4, columns);
    const all = shown.join(' ').replace(/ \^P(: more)? /, ' ');
    expect(shown[0]).toMatch(/ \^P/);
    expect(all.match(/word\d+/g)).toEqual(words.split(' ').slice(-all.match(/word\d+/g)!.length));
    expect(all).not.toMatch(/wor?(?!\w)/);
  });
});

describe('squares that an aim touches', () => {
  const { view } = GAME.look();
  const { x, y } = view.hero;
  const squares = [
    { x: x + 1, y, tick: 1, sure: 'certain' },
    { x: x + 2, y, tick: 9, sure: 'certain' },
    { x: x - 1, y, tick: 1, sure: 'likely' },
    { x, y, tick: 9, sure: 'likely' },
  ] as const;

  /** The squares around the hero as a terminal of that colour depth shows them. */
  function shown(upTo: number, colourDepth: number, palette: 'standard' | 'tritanopia') {
    const cells = new Cells(100, 30);
    const screen = { cells, palette, colourDepth };
    const touched = { squares, hue: 'fire', upTo };
    drawScene(screen, { view, near: new Map(), log: [], news: 0, prompt: '', touched });
    const terminal = new ShownScreen();
    terminal.write(cells.changesFrom(undefined, { unicode: true, colourDepth }));
    const left = terminal.text(100, 30).split('\n');
    const row = left.findIndex(line => line.includes('@'));
    const at = left[row]!.indexOf('@');
    return [-1, 0, 1, 2].map(dx => terminal.at(at + dx, row));
  }

  it('are filled where it is certain, dotted where it is likely, and fade with the ticks', () => {
    const [likely, hero, early, late] = shown(Number.POSITIVE_INFINITY, 24, 'standard');
    expect(early).toEqual({ sign: ' ', style: '0;7;38;2;255;122;61' });
    expect(late).toEqual({ sign: '▓', style: '0;38;2;123;59;31' });
    expect(likely?.sign).toBe('▒');
    expect(hero).toMatchObject({ sign: '@', style: expect.stringMatching(/^0;1;4;/) });
  });

  it('are told apart without any colour', () => {
    const looks = shown(Number.POSITIVE_INFINITY, 1, 'standard').map(
      ({ sign, style }) => `${sign} ${style}`,
    );
    expect(new Set(looks).size).toBe(4);
  });

  it('are shown tick by tick, in the palette that was chosen', () => {
    const [, hero, early, late] = shown(1, 24, 'tritanopia');
    expect(early?.style).toBe('0;7;38;2;255;181;162');
    expect(late?.sign).not.toBe('▓');
    expect(hero?.style).not.toContain(';4;');
  });
});

describe('colours in as many bits as there are', () => {
  it.each([
    [24, '38;2;217;164;65'],
    [8, '38;5;179'],
    [4, '33'],
    [1, ''],
  ])('the accent in %i bits', (depth, code) => {
    expect(inkCode(INK.accent, depth)).toBe(code);
  });

  it('are darker where they are only remembered, but never black', () => {
    expect(dimmed(0xff8000)).toBe(0x8c4600);
    expect(inkCode(0x000000, 4)).not.toBe('30');
  });
});

describe('a picture of cells', () => {
  const plain = { colourDepth: 1, unicode: false };

  it('writes nothing where nothing changed, and one cell where one did', () => {
    const before = new Cells(10, 2);
    const after = new Cells(10, 2);
    expect(after.changesFrom(before, plain)).toBe('');
    after.put(3, 1, '@');
    expect(after.changesFrom(before, plain)).toBe(
      '\u001b[?2026h\u001b[2;4H\u001b[0m@\u001b[0m\u001b[?2026l',
    );
  });

  it('empties a screen of another size, and cuts what is beyond the edge', () => {
    const cells = new Cells(4, 1);
    cells.put(2, 0, 'long');
    expect(cells.changesFrom(new Cells(5, 1), plain)).toContain('\u001b[2J');
    expect(cells.changesFrom(undefined, plain)).toContain('  lo\u001b[0m');
  });

  it('has stand-ins for signs that the terminal lacks', () => {
    const cells = new Cells(3, 1);
    cells.put(0, 0, '█∩☃');
    expect(cells.changesFrom(undefined, plain)).toContain("#'?");
  });
});

describe('keys', () => {
  it.each([
    ['\r', ['Enter']],
    ['\u001b[A', ['ArrowUp']],
    ['\u001bOA', ['ArrowUp']],
    ['\u001b[1;2C', ['Shift+ArrowRight']],
    ['\u001b[5~\u001b[4~', ['PageUp', 'End']],
    ['\u001b[Z\t', ['Shift+Tab', 'Tab']],
    ['\u0010', ['^P']],
    ['\r\n', ['Enter', '^J']],
    ['?Zü', ['?', 'Z', 'ü']],
    ['\u007f', ['Backspace']],
    ['\u001b[15~', ['F5']],
    ['\u001b[99~', []],
    ['\u001b\u001b[B', ['Escape', 'ArrowDown']],
    ['\u001b[<0;12;5M\u001b[<0;12;5m', ['Click 11 4']],
    ['\u001b[<64;1;1M\u001b[<65;1;1M', ['WheelUp', 'WheelDown']],
    ['\u001b[<32;3;3M\u001b[<2;3;3M', []],
    ['\u001b[M !!l', ['l']],
  ])('%j', (text, keys) => {
    expect(readKeys(text, true)).toEqual({ keys, rest: '' });
  });

  it('wait for the rest of what has only begun, and are an escape when nothing comes', () => {
    expect(readKeys('l\u001b[1;', false)).toEqual({ keys: ['l'], rest: '\u001b[1;' });
    expect(readKeys('\u001b', false)).toEqual({ keys: [], rest: '\u001b' });
    expect(readKeys('\u001b', true)).toEqual({ keys: ['Escape'], rest: '' });
  });

  it('tell the cell of a click', () => {
    expect(clickedCell('Click 11 4')).toEqual({ x: 11, y: 4 });
    expect(clickedCell('l')).toBeUndefined();
  });

  it('walk by vi letters and arrows, and run by capitals and Shift', () => {
    expect([directionKey('y'), directionKey('PageDown'), directionKey('z')]).toEqual([
      8,
      4,
      undefined,
    ]);
    expect([runKey('L'), runKey('Shift+ArrowUp'), runKey('l')]).toEqual([3, 1, undefined]);
  });
});

describe('wrapping', () => {
  it('breaks between words, and inside those that are too long', () => {
    expect(wrapped('one two three', 8)).toEqual(['one two', 'three']);
    expect(wrapped('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
    expect(wrapped('', 4)).toEqual(['']);
    expect(wrapped('it weighs 6.8 kg', 14)).toEqual(['it weighs', '6.8 kg']);
    expect(wrapped('fails 65 % of it', 8)).toEqual(['fails', '65 % of', 'it']);
  });

  it('moves the later lines of a paragraph in', () => {
    expect(wrapped('a  one two\nb three!', 7, 3)).toEqual([
      'a  one',
      '   two',
      'b',
      '   thre',
      '   e!',
    ]);
  });
});
