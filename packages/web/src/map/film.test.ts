import { drawView, performed } from '@roguewright/engine/face/testing';
import type { GameEvent } from '@roguewright/engine/game';
import { describe, expect, it } from 'vitest';
import { figureOf, filmBetween } from './film.ts';

const before = drawView(['@...d']);
const look = { name: 'fire', glyph: '*', icon: 'flame', hue: 'fire' };

function film(events: readonly GameEvent[]) {
  return filmBetween(before, performed(before, { events, looks: { 3: look } }));
}

const tick = { kind: 'tick', turn: 1, tick: 1 } as const;
const bite = { kind: 'hit', actor: 2, target: 1, damage: 1, critical: 'none' } as const;

describe('an animation', () => {
  it('shows nothing where nothing happened', () => {
    expect(film([])).toEqual([]);
    expect(filmBetween(undefined, performed(before, { events: [bite] }))).toEqual([]);
  });

  it('gives a flight less time than a tick, and a tick less than a step', () => {
    const row = film([
      { kind: 'missile-moved', item: 9, archetype: 3, x: 1, y: 0 },
      { kind: 'effect-born', effect: 8, archetype: 3, x: 1, y: 0 },
      tick,
      { kind: 'moved', actor: 2, fromX: 4, fromY: 0, x: 3, y: 0 },
      tick,
    ]);
    const [flight = 0, glow = 0, step = 0] = row.map(({ duration }) => duration);
    expect(row).toHaveLength(3);
    expect(flight).toBeGreaterThan(0);
    expect(flight).toBeLessThan(glow);
    expect(glow).toBeLessThan(step);
  });

  it('is never long', () => {
    const busy = film(Array.from({ length: 30 }, () => [bite, tick] as const).flat());
    expect(busy).toHaveLength(30);
    expect(busy.reduce((sum, { duration }) => sum + duration, 0)).toBeLessThanOrEqual(900.001);
    expect(film(Array.from({ length: 60 }, () => [bite, tick] as const).flat())).toEqual([]);
  });
});

describe('a figure', () => {
  const at = { x: 0, y: 0, attackTypes: [] };

  it('is what a creature lost or regained, in the hue of the attack', () => {
    expect(figureOf({ ...at, kind: 'hit', amount: 4 })).toEqual({ text: '−4', hue: 'wounding' });
    expect(figureOf({ ...at, kind: 'burned', amount: 7, attackTypes: ['magic', 'fire'] })).toEqual({
      text: '−7',
      hue: 'fire',
    });
    expect(figureOf({ ...at, kind: 'healed', amount: 3 })).toEqual({
      text: '+3',
      hue: 'restoration',
    });
    expect(figureOf({ ...at, kind: 'missed', amount: 0 }).text).toBe('miss');
  });
});
