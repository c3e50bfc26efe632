import type { GameView } from '@roguewright/engine/game';
import { describe, expect, it } from 'vitest';
import { mayOffer, mayPray } from './may-pray.ts';

const hero = { x: 3, y: 3, hitPoints: 20, maxHitPoints: 20, hunger: 'not-hungry', conditions: [] };

/** A view of a hero, with what stands on his square. */
function view(changes: object, use?: string): GameView {
  const things = use === undefined ? [] : [{ kind: 'fixture', use, x: 3, y: 3 }];
  return { hero: { ...hero, ...changes }, things } as unknown as GameView;
}

describe('the button for prayers', () => {
  it('is set off at an altar, and where the hero may be in need', () => {
    expect(mayPray(view({}, 'altar'))).toBe(true);
    expect(mayPray(view({ hitPoints: 5 }))).toBe(true);
    expect(mayPray(view({ hunger: 'weak' }))).toBe(true);
    expect(mayPray(view({ conditions: ['blind'] }))).toBe(true);
    const prayer = { outcomes: [{ outcome: 'help', percent: 100 }] };
    expect(mayPray(view({ god: { prayer } }))).toBe(true);
  });

  it('isn’t elsewhere', () => {
    expect(mayPray(view({}))).toBe(false);
    expect(mayPray(view({ hitPoints: 6, hunger: 'hungry' }, 'sign'))).toBe(false);
  });
});

describe('the button for offerings', () => {
  it('is set off at an altar, for a hero who has a god', () => {
    expect(mayOffer(view({ god: {} }, 'altar'))).toBe(true);
    expect(mayOffer(view({}, 'altar'))).toBe(false);
    expect(mayOffer(view({ god: {} }))).toBe(false);
  });
});
