import { hueLook, PALETTES } from '@roguewright/engine/words';
import { describe, expect, it } from 'vitest';
import { INK } from './palette.ts';
import { DARK, LIT, REMEMBERED } from './stones.ts';

/** Relative luminance of `#rrggbb`, 0…1, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map(start => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

describe('the ground', () => {
  it('is told from the void when it is only remembered, and its walls from its floor', () => {
    expect(contrast(REMEMBERED.floor, INK.ground)).toBeGreaterThan(1.35);
    expect(contrast(REMEMBERED.wall, INK.ground)).toBeGreaterThan(2);
    expect(contrast(REMEMBERED.wall, REMEMBERED.floor)).toBeGreaterThan(1.4);
  });

  it('is the brighter the better it is seen', () => {
    for (const part of ['floor', 'wall', 'edge', 'step'] as const) {
      expect(luminance(LIT[part])).toBeGreaterThan(luminance(DARK[part]));
    }
    expect(luminance(LIT.floor)).toBeGreaterThan(luminance(REMEMBERED.floor));
  });
});

describe('what stands on it', () => {
  it('has no hue too dark to be seen there, the hue of the undead least of all', () => {
    for (const { name } of PALETTES) {
      for (const hue of ['death', 'wounding', 'fire', 'poison', 'summoning', 'information']) {
        expect(luminance(hueLook(name, hue).colour), `${name} ${hue}`).toBeGreaterThan(0.15);
      }
    }
  });
});
