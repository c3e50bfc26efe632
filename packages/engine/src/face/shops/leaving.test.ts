import { describe, expect, it } from 'vitest';
import type { Command, GameView } from '../../game/index.ts';
import { drawView } from '../testing/index.ts';
import { leftUnpaid } from './leaving.ts';

/** A shop with a door to the east, beyond which there is a street. */
const drawn = drawView(['#######', "#..@'..", '#...###', '#####..']);

const owing = (owed: number, credit = 0): GameView => ({
  ...drawn,
  shop: { name: 'general store', owed, credit, angry: false },
});

describe('what is left unpaid', () => {
  it.each<[Command, number]>([
    [{ kind: 'travel', x: 5, y: 1 }, 87],
    [{ kind: 'travel', x: 1, y: 2 }, 0],
    [{ kind: 'move', direction: 3 }, 87],
    [{ kind: 'move', direction: 7 }, 0],
    [{ kind: 'explore' }, 87],
    [{ kind: 'rest', count: 1 }, 0],
  ])('%o: %i', (command, gold) => {
    expect(leftUnpaid(owing(87), command)).toBe(gold);
  });

  it('is what the credit doesn’t cover, and nothing outside of shops', () => {
    expect(leftUnpaid(owing(87, 80), { kind: 'explore' })).toBe(7);
    expect(leftUnpaid(owing(87, 90), { kind: 'explore' })).toBe(0);
    expect(leftUnpaid(drawn, { kind: 'explore' })).toBe(0);
  });
});
