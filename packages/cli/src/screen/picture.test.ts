import { readContent } from '@roguewright/content';
import { LocalGame } from '@roguewright/engine/host';
import { loadContent } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { Cells } from './cells.ts';
import { dimmed, INK, inkCode } from './ink.ts';
import { directionKey, keyName, runKey } from './keys.ts';
import { wrapped } from './lines.ts';
import { drawScene, windowStart } from './picture.ts';

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

  it('goes towards the cursor as far as the hero stays in', () => {
    expect(windowStart(20, 100, 50, 65)).toBe(47);
    expect(windowStart(20, 100, 50, 90)).toBe(49);
  });
});

describe('the log', () => {
  const { view } = GAME.look();
  const tell = (log: readonly string[], news: number) => {
    const cells = new Cells(80, 24);
    drawScene(cells, { view, log, news, prompt: '' });
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
    [{ name: 'return', sequence: '\r' }, 'Enter'],
    [{ name: 'up', sequence: '\u001b[A' }, 'ArrowUp'],
    [{ name: 'right', shift: true }, 'Shift+ArrowRight'],
    [{ name: 'p', ctrl: true, sequence: '\u0010' }, '^P'],
    [{ sequence: '?' }, '?'],
    [{ name: 'z', shift: true, sequence: 'Z' }, 'Z'],
    [{ name: 'f5', sequence: '\u001b[15~' }, ''],
  ])('%j', (key, name) => {
    expect(keyName(key)).toBe(name);
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
  });
});
