import { describe, expect, it } from 'vitest';
import { BY_WINDOW, openSettings, squareSize, wantsNoMotion, zoomBy, zoomTo } from './settings.ts';

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
    settings.sound.value = 'on';
    settings.style.value = 'letters';
    settings.hints.value = 'off';
    settings.hintsHad.value = ['foe'];
    const again = openSettings(store);
    expect(again.palette.value).toBe('tritanopia');
    expect(again.motion.value).toBe('none');
    expect(again.logLines.value).toBe(8);
    expect(again.keys.value).toBe('digits');
    expect(again.sound.value).toBe('on');
    expect(again.style.value).toBe('letters');
    expect(again.hints.value).toBe('off');
    expect(again.hintsHad.value).toEqual(['foe']);
  });

  it('are the usual ones where nothing, or nonsense, was kept', () => {
    for (const kept of [undefined, '{', 'null', '{"palette":"sepia","logLines":7,"zoom":"big"}']) {
      const settings = openSettings(storage(kept));
      expect(settings.palette.value).toBe('standard');
      expect(settings.logLines.value).toBe(5);
      expect(settings.zoom.value).toBe(BY_WINDOW);
      expect(settings.sound.value).toBe('off');
      expect(settings.hints.value).toBe('on');
      expect(settings.hintsHad.value).toEqual([]);
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
    const room = { width: 1080, height: 650 };
    zoomBy(settings, 1, room);
    expect(squareSize(settings, room)).toBe(48);
    zoomBy(settings, 5, room);
    expect(squareSize(settings, room)).toBe(64);
    zoomBy(settings, -9, room);
    expect(squareSize(settings, room)).toBe(24);
  });

  it('take the size that is nearest to a pinch, and leave the choice to the window until it differs', () => {
    const settings = openSettings(storage());
    const room = { width: 390, height: 600 };
    zoomTo(settings, 34, room);
    expect(settings.zoom.value).toBe(BY_WINDOW);
    zoomTo(settings, 37, room);
    expect(squareSize(settings, room)).toBe(40);
    zoomTo(settings, 500, room);
    expect(squareSize(settings, room)).toBe(64);
    zoomTo(settings, 1, room);
    expect(squareSize(settings, room)).toBe(24);
  });

  it.each([
    ['of 1920 by 1080', { width: 1440, height: 870 }, 48],
    ['of 1440 by 900', { width: 1080, height: 650 }, 40],
    ['of 1280 by 800', { width: 960, height: 540 }, 32],
    ['of a telephone', { width: 390, height: 600 }, 32],
    ['that is tiny', { width: 120, height: 90 }, 24],
  ])('let a window %s choose the squares', (_, room, size) => {
    expect(squareSize(openSettings(storage()), room)).toBe(size);
  });

  it('say whether things move, whatever the system says', () => {
    const settings = openSettings(storage());
    settings.motion.value = 'none';
    expect(wantsNoMotion(settings)).toBe(true);
    settings.motion.value = 'shown';
    expect(wantsNoMotion(settings)).toBe(false);
  });
});
