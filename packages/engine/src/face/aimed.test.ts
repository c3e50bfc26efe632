import { describe, expect, it } from 'vitest';
import type { GameView } from '../game/index.ts';
import { tellOutOfRange } from './aimed.ts';

/** The warnings about a spell that reaches a number of squares eastwards, with a jackal at a distance. */
function told(reaches: number, away: number, unseenSquares?: true): string {
  const jackal = { id: 9, kind: 'creature', name: 'jackal', hostile: true, x: 1 + away, y: 1 };
  const view = { hero: { x: 1, y: 1 }, things: [jackal] } as unknown as GameView;
  const squares = Array.from(
    { length: reaches },
    (_, place) => ({ x: 2 + place, y: 1, tick: 1, sure: 'likely' }) as const,
  );
  return tellOutOfRange(view, jackal, { squares, ...(unseenSquares && { unseenSquares }) });
}

describe('a spell that ends before what it is aimed at', () => {
  it('is told with how far it reaches', () => {
    expect(told(8, 11)).toBe(
      'Out of range: it reaches 8 squares at most, and the jackal is 11 away.',
    );
    expect(told(1, 2)).toBe('Out of range: it reaches 1 square at most, and the jackal is 2 away.');
  });

  it('isn’t told of one that touches it, whose squares aren’t known, or that goes through the dark', () => {
    expect([told(8, 8), told(11, 8), told(0, 8), told(8, 11, true)]).toEqual(['', '', '', '']);
  });

  it('isn’t told of an empty square', () => {
    const view = { hero: { x: 1, y: 1 }, things: [] } as unknown as GameView;
    const squares = [{ x: 2, y: 1, tick: 1, sure: 'certain' } as const];
    expect(tellOutOfRange(view, { x: 9, y: 1 }, { squares })).toBe('');
  });
});
