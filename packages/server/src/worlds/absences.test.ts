import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Absences } from './absences.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const sent: number[] = [];
  const absences = new Absences({ gone: 20, idle: 300 }, seat => sent.push(seat));
  return { absences, sent };
}

describe('a player', () => {
  it('who is gone is waited for once, however often that is told', () => {
    const { absences, sent } = watched();
    absences.went(2);
    vi.advanceTimersByTime(15);
    absences.went(2);
    vi.advanceTimersByTime(5);
    expect(sent).toEqual([2]);
  });

  it('whose hero is in the world once more without him is waited for again', () => {
    const { absences, sent } = watched();
    absences.went(2);
    vi.advanceTimersByTime(20);
    absences.went(2);
    vi.advanceTimersByTime(20);
    expect(sent).toEqual([2, 2]);
  });

  it('who comes back or gives commands stays, until he is idle for long', () => {
    const { absences, sent } = watched();
    absences.went(1);
    absences.came(1);
    vi.advanceTimersByTime(299);
    absences.acted(1);
    vi.advanceTimersByTime(299);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([1]);
  });

  it('is left in peace when the world is closed', () => {
    const { absences, sent } = watched();
    absences.went(1);
    absences.close();
    absences.came(2);
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual([]);
  });
});
