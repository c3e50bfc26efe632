import { HINTS, hintForFingers, hintForPage, USUAL_KEYMAP } from '@roguewright/engine/face';
import { describe, expect, it } from 'vitest';
import { buttonOf, isUnderMore } from './button-of.ts';

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

  it('say under fingers where a button is that the row lacks', () => {
    const hint = (id: (typeof HINTS)[number]) => hintForFingers(id, buttonOf, isUnderMore);
    expect(hint('shop')).toContain('“Pay” (under “More”) pays');
    expect(hint('foe')).toContain('“Look” shows the odds');
    expect(hint('stairs')).toContain('“Down” takes them');
  });
});
