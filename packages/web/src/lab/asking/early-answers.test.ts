import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EarlyAnswers, TOGETHER } from './early-answers.ts';

const never = () => new Promise<string>(() => undefined);

describe('answers to questions that aren’t drawn yet', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are drawn with their question where they come at once', async () => {
    const early = new EarlyAnswers<string>();
    const drawn: unknown[] = [];
    const ask = vi.fn(async () => 'sure');
    early.drawWith(new Map([['key', ask]]), () => drawn.push(early.known('key')));
    expect(ask).toHaveBeenCalledOnce();
    expect(drawn).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(drawn).toEqual(['sure']);
    await vi.advanceTimersByTimeAsync(TOGETHER);
    expect(drawn).toHaveLength(1);
  });

  it('don’t hold up the question when they take longer than half a frame, or can’t come', async () => {
    const early = new EarlyAnswers<string>();
    const draw = vi.fn();
    early.drawWith(new Map([['slow', never]]), draw);
    await vi.advanceTimersByTimeAsync(TOGETHER - 1);
    expect(draw).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(draw).toHaveBeenCalledOnce();
    expect(early.known('slow')).toBeUndefined();
    expect(early.take('slow')).toBeInstanceOf(Promise);
    expect(early.take('slow')).toBeUndefined();
    early.drawWith(new Map([['wrong', () => Promise.reject(new Error('no'))]]), draw);
    await vi.advanceTimersByTimeAsync(0);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('of a question that changed again are dropped, and both changes are drawn in their order', async () => {
    const early = new EarlyAnswers<string>();
    const drawn: string[] = [];
    let answer: (text: string) => void = () => undefined;
    const slow = () =>
      new Promise<string>(resolve => {
        answer = resolve;
      });
    early.drawWith(new Map([['first', slow]]), () => drawn.push('first'));
    await vi.advanceTimersByTimeAsync(TOGETHER / 2);
    early.drawWith(new Map([['second', never]]), () => drawn.push('second'));
    answer('late');
    await vi.advanceTimersByTimeAsync(0);
    expect(drawn).toEqual([]);
    expect(early.known('first')).toBeUndefined();
    // The first change doesn't wait longer for the second.
    await vi.advanceTimersByTimeAsync(TOGETHER / 2);
    expect(drawn).toEqual(['first', 'second']);
  });

  it('draw nothing once the page is left', async () => {
    const early = new EarlyAnswers<string>();
    const draw = vi.fn();
    early.drawWith(new Map([['key', async () => 'sure']]), draw);
    early.drop();
    await vi.advanceTimersByTimeAsync(TOGETHER);
    expect(draw).not.toHaveBeenCalled();
  });
});
