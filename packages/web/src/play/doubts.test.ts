import { describe, expect, it } from 'vitest';
import { Doubts } from './doubts.ts';

const doubt = {
  command: { kind: 'rest', count: 1 },
  text: 'Go on?',
  share: 0.1,
  stands: 0,
} as const;

describe('the question before a dangerous act', () => {
  it('waits for an answer, and says so to a key that is none', async () => {
    const doubts = new Doubts();
    const answer = doubts.ask(doubt);
    expect(['Shift', 'Enter'].map(key => doubts.press(key))).toEqual([false, false]);
    expect(doubts.missed.value).toBe(false);
    expect(doubts.press('Tab')).toBe(false);
    expect(doubts.missed.value).toBe(true);
    expect(doubts.asked.value).toBeDefined();
    doubts.miss();
    expect(doubts.asked.value).toBeDefined();
    expect(doubts.press('y')).toBe(true);
    expect(await answer).toBe(true);
    const next = doubts.ask(doubt);
    expect(doubts.missed.value).toBe(false);
    expect(doubts.press('Escape')).toBe(true);
    expect(await next).toBe(false);
  });
});
