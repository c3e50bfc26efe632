import { describe, expect, it } from 'vitest';
import { HUE_NAMES, hueLook, isHue, isPalette, PALETTES } from './palettes.ts';
import { contrast, lightness, lightOf, seenBy } from './testing/colour-vision.ts';

/** Ground and panels of the look. */
const GROUNDS = ['#0e1014', '#161a20'];

/** Least difference in L* of two hues of one texture, as the eyes see it that a palette is for. */
const LEAST = 12;

const FOR_EYES = PALETTES.map(({ name }) => name).filter(name => name !== 'standard');

describe('the simulation of eyes', () => {
  it('leaves white white, and confuses what each deficiency confuses', () => {
    for (const eyes of FOR_EYES) {
      expect(lightness(seenBy(eyes, lightOf('#ffffff')))).toBeCloseTo(100, 1);
    }
    const apart = (eyes: (typeof FOR_EYES)[number], one: string, other: string) => {
      const [first, second] = [seenBy(eyes, lightOf(one)), seenBy(eyes, lightOf(other))];
      return Math.hypot(...first.map((part, at) => part - second[at]!));
    };
    const [red, green] = ['#c04030', '#7f7f20'];
    expect(apart('deuteranopia', red, green)).toBeLessThan(apart('tritanopia', red, green) / 3);
    const [blue, teal] = ['#3f6fae', '#2a8076'];
    expect(apart('tritanopia', blue, teal)).toBeLessThan(apart('protanopia', blue, teal) / 2);
  });
});

describe.each(PALETTES)('the palette $name', ({ name }) => {
  it('is legible on the ground and on panels, by those whom it is for', () => {
    for (const hue of [...HUE_NAMES, '']) {
      const colour = lightOf(hueLook(name, hue).colour);
      for (const ground of GROUNDS) {
        expect(contrast(colour, lightOf(ground)), `${hue} on ${ground}`).toBeGreaterThanOrEqual(
          4.5,
        );
        const seen = contrast(seenBy(name, colour), seenBy(name, lightOf(ground)));
        expect(seen, `${hue} on ${ground}, as seen`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('gives what has two names one look, and parchment to what has none', () => {
    expect(hueLook(name, 'cold')).toBe(hueLook(name, 'frost'));
    expect(hueLook(name, 'missiles')).toBe(hueLook(name, 'magic'));
    expect(hueLook(name, 'healing')).toBe(hueLook(name, 'restoration'));
    expect(hueLook(name, 'confusion')).toBe(hueLook(name, ''));
  });
});

describe.each(FOR_EYES)('the palette for %s', eyes => {
  it(`tells every two hues apart by texture, or by ${LEAST} of lightness`, () => {
    for (const [place, one] of HUE_NAMES.entries()) {
      for (const other of HUE_NAMES.slice(place + 1)) {
        const [first, second] = [hueLook(eyes, one), hueLook(eyes, other)];
        if (first.texture === second.texture) {
          const [low, high] = [first, second].map(({ colour }) =>
            lightness(seenBy(eyes, lightOf(colour))),
          );
          expect(Math.abs(low! - high!), `${one} and ${other}`).toBeGreaterThanOrEqual(LEAST);
        }
      }
    }
  });
});

describe('names', () => {
  it('of hues and palettes are known, others not', () => {
    expect(HUE_NAMES.every(isHue)).toBe(true);
    expect([isHue('cold'), isHue('confusion'), isHue('toString')]).toEqual([true, false, false]);
    expect([isPalette('tritanopia'), isPalette('sepia'), isPalette(1)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
