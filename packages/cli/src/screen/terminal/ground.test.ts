// Colours on black, on white, and on a background of which nothing is known.

import { describe, expect, it } from 'vitest';
import { Cells } from './cells.ts';
import { contrastOnBlack, groundOf, groundOfColour, inkOn } from './ground.ts';
import { dimmed, INK, inkCode } from './ink.ts';
import { readKeys, toldGround } from './input.ts';

/** The contrast of a colour with white: 1…21. */
function contrastOnWhite(ink: number): number {
  return 21 / contrastOnBlack(ink);
}

const INKS = Object.entries({
  ...INK,
  remembered: dimmed(INK.floor),
  rememberedWall: dimmed(INK.wall),
});

describe('the background of a terminal', () => {
  it.each([
    [{ COLORFGBG: '15;0' }, 'dark'],
    [{ COLORFGBG: '0;15' }, 'light'],
    [{ COLORFGBG: '0;default;15' }, 'light'],
    [{ COLORFGBG: '12;8' }, 'dark'],
    [{ TERM: 'linux' }, 'dark'],
    [{ TERM: 'xterm-256color' }, 'unknown'],
    [{}, 'unknown'],
  ])('is told by %j: %s', (env, ground) => {
    expect(groundOf(env)).toBe(ground);
  });

  it.each([
    ['rgb:ffff/ffff/ffff', 'light'],
    ['rgb:fdfd/f6f6/e3e3', 'light'],
    ['rgb:0000/2b2b/3636', 'dark'],
    ['rgb:1c/1c/1c', 'dark'],
    ['rgba:ffff/ffff/ffff/ffff', 'light'],
    ['nonsense', 'unknown'],
  ])('is told by the answer %s: %s', (colour, ground) => {
    expect(groundOfColour(colour)).toBe(ground);
  });

  it('is read from the input, in pieces too, and is no key', () => {
    const whole = '\u001b]11;rgb:ffff/ffff/ffff\u001b\\l';
    const { keys, rest } = readKeys(whole, false);
    expect([keys.map(toldGround), rest]).toEqual([['rgb:ffff/ffff/ffff', undefined], '']);
    const begun = readKeys(whole.slice(0, 12), false);
    expect(begun).toEqual({ keys: [], rest: whole.slice(0, 12) });
    expect(readKeys('\u001b]', true).keys).toEqual(['Escape', ']']);
  });
});

describe('a colour', () => {
  it.each(INKS)('can be read on its ground: %s', (_, ink) => {
    expect(contrastOnBlack(inkOn(ink, 'dark'))).toBeGreaterThanOrEqual(2.45);
    expect(contrastOnWhite(inkOn(ink, 'light'))).toBeGreaterThanOrEqual(2.45);
    const either = inkOn(ink, 'unknown');
    expect(contrastOnBlack(either)).toBeGreaterThan(4.4);
    expect(contrastOnWhite(either)).toBeGreaterThan(4.4);
  });

  it('stands out on white as it does on black', () => {
    for (const [, ink] of INKS) {
      const wanted = Math.max(2.5, contrastOnBlack(ink));
      expect(Math.abs(contrastOnWhite(inkOn(ink, 'light')) / wanted - 1)).toBeLessThan(0.05);
    }
  });

  it('is the terminal’s own for text where the ground is not known', () => {
    for (const depth of [4, 8, 24]) {
      expect(inkCode(INK.text, depth, 'unknown')).toBe('39');
      expect(inkCode(INK.text, depth, 'light')).not.toMatch(/97|255;/);
    }
    expect(inkCode(dimmed(INK.floor), 24, 'unknown')).toMatch(/^2;/);
    expect(inkCode(INK.accent, 1, 'unknown')).toBe('');
  });

  it('is written for the ground that a picture is drawn on', () => {
    const cells = new Cells(1, 1);
    cells.put(0, 0, '@');
    const on = (ground: 'dark' | 'light' | 'unknown') =>
      cells.changesFrom(undefined, { unicode: true, colourDepth: 24, ground });
    expect(on('dark')).toContain('38;2;233;226;208');
    expect(on('light')).not.toContain('38;2;233;226;208');
    expect(on('unknown')).toContain('\u001b[0;39m');
  });
});
