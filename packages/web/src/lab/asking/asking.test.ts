import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Asked, Asking, AT_ONCE } from './asking.ts';

/** An answer that comes when it is told to. */
function later<Result>() {
  let resolve!: (result: Result) => void;
  let reject!: (problem: { readonly field?: string; readonly message: string }) => void;
  const answer = new Promise<Result>((resolved, rejected) => {
    resolve = resolved;
    reject = rejected;
  });
  return { answer, resolve, reject };
}

/** Resolves once everyone who waits for an answer was told of it. */
async function heard(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

describe('a question put to the worker', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const redraw = vi.fn();
  const ask = (answer: Promise<string>, before?: Asked<string>, key: string | undefined = 'key') =>
    new Asking(key, () => answer, before, redraw);

  it('shows the answer before until its own has come', async () => {
    const { answer, resolve } = later<string>();
    const asking = ask(answer, { result: 'old', isStale: false, isLate: false });
    expect(asking.shown).toEqual({ result: 'old', isStale: true, isLate: false });
    resolve('new');
    await heard();
    expect(asking.shown).toEqual({ result: 'new', isStale: false, isLate: false });
    vi.advanceTimersByTime(AT_ONCE);
    expect(asking.shown.isLate).toBe(false);
  });

  it('marks the answer before once its own takes long, and until it has come', async () => {
    const first = ask(later<string>().answer, { result: 'old', isStale: false, isLate: false });
    vi.advanceTimersByTime(AT_ONCE - 1);
    expect(first.shown.isLate).toBe(false);
    vi.advanceTimersByTime(1);
    expect(first.shown).toEqual({ result: 'old', isStale: true, isLate: true });
    const { answer, resolve } = later<string>();
    const second = ask(answer, first.shown);
    expect(second.shown).toEqual({ result: 'old', isStale: true, isLate: true });
    resolve('new');
    await heard();
    expect(second.shown).toEqual({ result: 'new', isStale: false, isLate: false });
  });

  it('drops an answer that is no longer wanted', async () => {
    const { answer, resolve } = later<string>();
    const asking = ask(answer);
    asking.drop();
    redraw.mockClear();
    resolve('new');
    await heard();
    vi.advanceTimersByTime(AT_ONCE);
    expect(asking.shown).toEqual({ isStale: true, isLate: false });
    expect(redraw).not.toHaveBeenCalled();
  });

  it('marks the answer before at once when there is none, and says why', async () => {
    const { answer, reject } = later<string>();
    const asking = ask(answer, { result: 'old', isStale: false, isLate: false });
    reject({ field: '--level', message: '--level must be 1 to 30' });
    await heard();
    const problem = { field: 'level', message: 'level must be 1 to 30' };
    expect(asking.shown).toEqual({ result: 'old', isStale: true, isLate: true, problem });
    // Why stays in view until the next question is settled.
    expect(ask(later<string>().answer, asking.shown).shown.problem).toEqual(problem);
  });

  it('says why when it can’t even be asked', async () => {
    const asking = new Asking<string>(
      'key',
      () => {
        throw new Error('no worker');
      },
      undefined,
      redraw,
    );
    await heard();
    expect(asking.shown.problem).toEqual({ field: '', message: 'no worker' });
  });

  it('isn’t asked where its answer has come already', () => {
    const asked = vi.fn();
    const before = { result: 'old', isStale: true, isLate: true };
    const asking = new Asking<string>('key', asked, before, redraw, 'new');
    expect(asking.shown).toEqual({ result: 'new', isStale: false, isLate: false });
    expect(asked).not.toHaveBeenCalled();
  });

  it('shows nothing of earlier ones where nothing is asked', () => {
    const asking = new Asking<string>(
      undefined,
      () => {
        throw new Error('not to be asked');
      },
      { result: 'old', isStale: false, isLate: false },
      redraw,
    );
    expect(asking.shown).toEqual({ isStale: true, isLate: true });
  });
});
