import type { GameView } from '@roguewright/engine/game';
import { describe, expect, it } from 'vitest';
import { mayOffer, mayPray } from './may-pray.ts';

const hero = { x: 3, y: 3, hitPoints: 20, maxHitPoints: 20, hunger: 'not-hungry', conditions: [] };

const MABBET = { god: 'Mother Mabbet', hasBody: true };
const BARE = { god: '', hasBody: true };

/** A view of a hero, with the altar on his square. */
function view(changes: object, altar?: object): GameView {
  return { hero: { ...hero, ...changes }, ...(altar && { altar }) } as unknown as GameView;
}

describe('the button for prayers', () => {
  it('is set off at an altar, and where the hero may be in need', () => {
    expect(mayPray(view({}, MABBET))).toBe(true);
    expect(mayPray(view({ hitPoints: 5 }))).toBe(true);
    expect(mayPray(view({ hunger: 'weak' }))).toBe(true);
    expect(mayPray(view({ conditions: ['blind'] }))).toBe(true);
    const prayer = { outcomes: [{ outcome: 'help', percent: 100 }] };
    expect(mayPray(view({ god: { prayer } }))).toBe(true);
  });

  it('isn’t elsewhere', () => {
    expect(mayPray(view({}))).toBe(false);
    expect(mayPray(view({ hitPoints: 6, hunger: 'hungry' }))).toBe(false);
  });

  it('isn’t at an altar of no god, where even a hero in need isn’t heard', () => {
    expect(mayPray(view({}, BARE))).toBe(false);
    expect(mayPray(view({ hitPoints: 5, god: {} }, BARE))).toBe(false);
  });
});

describe('the button for offerings', () => {
  it('is set off at an altar of a god, for a hero who has a god and a body to offer', () => {
    expect(mayOffer(view({ god: {} }, MABBET))).toBe(true);
    expect(mayOffer(view({}, MABBET))).toBe(false);
    expect(mayOffer(view({ god: {} }))).toBe(false);
    expect(mayOffer(view({ god: {} }, BARE))).toBe(false);
    expect(mayOffer(view({ god: {} }, { ...MABBET, hasBody: false }))).toBe(false);
  });
});
