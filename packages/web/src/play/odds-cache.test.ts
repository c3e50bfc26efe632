import type { OddsAnswer, OddsQuestion } from '@roguewright/engine/odds';
import { expect, it, vi } from 'vitest';
import { OddsCache } from './odds-cache.ts';

const QUESTION: OddsQuestion = { ask: 'survival', moves: 5 };
const ANSWER = { targets: [] } as unknown as OddsAnswer;

it('asks again what was refused, and shows the refusal meanwhile', async () => {
  const ask = vi.fn().mockRejectedValueOnce(new Error('Too much work.')).mockResolvedValue(ANSWER);
  const state = new OddsCache(ask, [20]).ask(QUESTION);
  expect(state.value).toEqual({ kind: 'asked' });
  await vi.waitUntil(() => state.value.kind === 'unanswered', { interval: 1 });
  expect(state.value).toEqual({ kind: 'unanswered', message: 'Too much work.' });
  await vi.waitUntil(() => state.value.kind === 'answered');
  expect(state.value).toEqual({ kind: 'answered', answer: ANSWER });
  expect(ask).toHaveBeenCalledTimes(2);
});

it('gives up after the last pause, and stops when the game moves on', async () => {
  const ask = vi.fn().mockRejectedValue(new Error('Too much work.'));
  const cache = new OddsCache(ask, [1, 1]);
  cache.ask(QUESTION);
  await vi.waitUntil(() => ask.mock.calls.length === 3);
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(ask).toHaveBeenCalledTimes(3);

  const other = vi.fn().mockRejectedValue(new Error('Too much work.'));
  const moved = new OddsCache(other, [10]);
  moved.ask(QUESTION);
  moved.clear();
  await new Promise(resolve => setTimeout(resolve, 40));
  expect(other).toHaveBeenCalledTimes(1);
});
