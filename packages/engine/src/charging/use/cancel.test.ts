import { describe, expect, it } from 'vitest';
import { createRulesets } from '../../rulesets/index.ts';
import { type CancelView, cancelCosts, cancelled } from './cancel.ts';

const library = createRulesets();
const thing: CancelView = {
  kind: 'striking',
  class: 'wand',
  magic: true,
  weaponTool: false,
  charges: 5,
  recharged: 2,
  beatitude: 'cursed',
};
const after = (id: string, change: Partial<CancelView>) =>
  cancelled(library.resolve(id).slots.charging, { ...thing, ...change });

describe('cancelling', () => {
  it('leaves a wand with −1, keeps its count, and lifts curses', () => {
    expect(after('nethack-3.6.7', {})).toEqual({
      kind: 'striking',
      charges: -1,
      recharged: 2,
      beatitude: 'uncursed',
    });
  });

  it('doesn’t touch the charges of cancellation, magic lamps and the Candelabrum', () => {
    expect(after('house', { kind: 'cancellation' }).charges).toBe(5);
    expect(after('house', { class: 'tool', kind: 'magic-lamp' }).charges).toBe(5);
    expect(after('house', { class: 'tool', kind: 'candelabrum-of-invocation' }).charges).toBe(5);
  });

  it('leaves charges that aren’t magical alone', () => {
    const camera = { class: 'tool', kind: 'expensive-camera', magic: false } as const;
    expect(after('nethack-3.6.7', camera)).toMatchObject({ charges: 5, beatitude: 'uncursed' });
    const pick = { class: 'tool', kind: 'pick-axe', magic: false, weaponTool: true } as const;
    expect(after('nethack-3.6.7', pick).charges).toBe(0);
  });

  it('blanks scrolls and books, and waters potions', () => {
    const book = { class: 'spellbook', charges: 0 } as const;
    expect(after('house', { class: 'scroll', kind: 'light' }).kind).toBe('blank-paper');
    expect(after('house', { ...book, kind: 'sleep' }).kind).toBe('blank-paper');
    expect(after('house', { ...book, kind: 'book-of-the-dead' }).kind).toBe('book-of-the-dead');
    expect(after('house', { class: 'potion', kind: 'healing' }).kind).toBe('water');
    expect(after('house', { class: 'potion', kind: 'see-invisible' }).kind).toBe('fruit-juice');
    const acid = { class: 'potion', kind: 'acid', magic: false, charges: 0 } as const;
    expect(after('house', acid).kind).toBe('water');
  });

  it('leaves a crystal ball of 3.7 with −1', () => {
    const ball = { class: 'tool', kind: 'crystal-ball' } as const;
    expect(after('nethack-3.6.7', ball).charges).toBe(0);
    expect(after('nethack-3.7', ball).charges).toBe(-1);
  });

  it.each([true, false])('blanks novels from 3.7 on, not in 3.6, be they magical: %s', magic => {
    const novel = { class: 'spellbook', kind: 'novel', charges: 0, magic } as const;
    for (const id of ['nethack-3.6.0', 'nethack-3.6.1', 'nethack-3.6.7', 'evilhack']) {
      expect(after(id, novel), id).toMatchObject({ kind: 'novel', beatitude: 'uncursed' });
    }
    for (const id of ['nethack-3.7', 'nethack-5.0']) {
      expect(after(id, novel), id).toMatchObject({ kind: 'blank-paper', charges: 0 });
    }
  });

  it('costs a shop what changes', () => {
    const rules = library.resolve('house').slots.charging;
    expect(cancelCosts(rules, thing)).toBe(true);
    expect(cancelCosts(rules, { ...thing, charges: -1 })).toBe(false);
  });
});
