import { describe, expect, it } from 'vitest';
import { DAGGER } from './testing/views.ts';
import { isBookWarning, useOfItem } from './using.ts';

const PILE = { ...DAGGER, count: 12 };

describe('using a thing', () => {
  it('is an aim for missiles, and for wands and tools that need a direction', () => {
    for (const how of ['fire', 'throw'] as const) {
      expect(useOfItem(PILE, how, 0)).toEqual({ kind: 'aim', what: { kind: how, item: PILE } });
    }
    const aimed = { ...DAGGER, aimed: true as const };
    for (const kind of ['zap', 'apply'] as const) {
      expect(useOfItem(aimed, kind, 0)).toEqual({ kind: 'aim', what: { kind, item: aimed } });
      expect(useOfItem(DAGGER, kind, 0)).toEqual({
        kind: 'command',
        command: { kind, item: 9, direction: 0 },
      });
    }
  });

  it('reads at once', () => {
    expect(useOfItem(DAGGER, 'read', 0)).toEqual({
      kind: 'command',
      command: { kind: 'read', item: 9 },
    });
  });

  it('drops as many as are told, at most all, and all without a number', () => {
    const dropped = [0, 5, 40].map(count => useOfItem(PILE, 'drop', count));
    expect(dropped).toEqual(
      [12, 5, 12].map(count => ({ kind: 'command', command: { kind: 'drop', item: 9, count } })),
    );
  });

  it('is a command for everything else', () => {
    for (const how of ['quaff', 'eat', 'wield', 'wear', 'take-off', 'study'] as const) {
      expect(useOfItem(DAGGER, how, 3)).toEqual({
        kind: 'command',
        command: { kind: how, item: 9 },
      });
    }
  });
});

describe('a warning of a book', () => {
  it('is no refusal of another kind', () => {
    expect([
      isBookWarning('difficult-book'),
      isBookWarning('blocked'),
      isBookWarning(undefined),
    ]).toEqual([true, false, false]);
  });
});
