import { describe, expect, it } from 'vitest';
import { openSettings, squareSize, wantsNoMotion, zoomBy } from './settings.ts';

/** A browser's storage. */
function storage(kept?: string) {
  const values = new Map(kept === undefined ? [] : [['roguewright.settings', kept]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      values.set(key, value);
    },
  };
}

describe('settings', () => {
  it('are kept as they are left', () => {
    const store = storage();
    const settings = openSettings(store);
    settings.palette.value = 'tritanopia';
    settings.motion.value = 'none';
    settings.logLines.value = 8;
    settings.keys.value = 'digits';
    settings.style.value = 'letters';
    const again = openSettings(store);
    expect(again.palette.value).toBe('tritanopia');
    expect(again.motion.value).toBe('none');
    expect(again.logLines.value).toBe(8);
    expect(again.keys.value).toBe('digits');
    expect(again.style.value).toBe('letters');
  });

  it('are the usual ones where nothing, or nonsense, was kept', () => {
    for (const kept of [undefined, '{', 'null', '{"palette":"sepia","logLines":7,"zoom":"big"}']) {
      const settings = openSettings(storage(kept));
      expect(settings.palette.value).toBe('standard');
      expect(settings.logLines.value).toBe(5);
      expect(squareSize(settings)).toBe(32);
    }
  });

  it('last for the visit where the storage is full', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    const settings = openSettings(full);
    settings.palette.value = 'protanopia';
    expect(settings.palette.value).toBe('protanopia');
  });

  it('zoom no further than there are sizes', () => {
    const settings = openSettings(storage());
    zoomBy(settings, 1);
    zoomBy(settings, 1);
    expect(squareSize(settings)).toBe(48);
    zoomBy(settings, -5);
    expect(squareSize(settings)).toBe(24);
  });

  it('say whether things move, whatever the system says', () => {
    const settings = openSettings(storage());
    settings.motion.value = 'none';
    expect(wantsNoMotion(settings)).toBe(true);
    settings.motion.value = 'shown';
    expect(wantsNoMotion(settings)).toBe(false);
  });
});
