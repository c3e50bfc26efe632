import { HINTS, hintForPage, USUAL_KEYMAP } from '@roguewright/engine/face';
import { describe, expect, it } from 'vitest';
import { buttonOf } from './button-of.ts';

describe('the hints of the page', () => {
  it.each(HINTS)('name only what a button does: %s', id => {
    const without: string[] = [];
    hintForPage(id, USUAL_KEYMAP, key => {
      const title = buttonOf(key);
      if (title === undefined) {
        without.push(key);
      }
      return title;
    });
    expect(without).toEqual([]);
  });

  it('say the button before the key', () => {
    expect(hintForPage('low-life', USUAL_KEYMAP, buttonOf)).toContain(
      '“You” (@) shows your chance to die. Drink a potion with “Quaff” (q)',
    );
  });
});
