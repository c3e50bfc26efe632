import { drawView, performed } from '@roguewright/engine/face/testing';
import { describe, expect, it } from 'vitest';
import { append, forgetLog, keepLog, keptLog, LOG_LENGTH, linesOf, newestLines } from './log.ts';

class MemoryStore {
  readonly #values = new Map<string, string>();
  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#values.set(key, value);
  }
  removeItem(key: string): void {
    this.#values.delete(key);
  }
}

const view = drawView(['@d']);

describe('lines of the log', () => {
  it('are what words make of events, in their order, and the refusal last', () => {
    const lines = linesOf(
      performed(view, {
        sequence: 4,
        refusal: { reason: 'not-enough-energy', usesMove: false },
        events: [
          { kind: 'tick', turn: 1, tick: 1 },
          { kind: 'hit', actor: 2, target: 1, damage: 3, critical: 'none' },
        ],
        names: {
          1: { name: 'Perchta', isHero: true, common: false },
          2: { name: 'jackal', isHero: false, common: true },
        },
      }),
    );
    expect(lines.map(({ command, isRefusal }) => [command, isRefusal])).toEqual([
      [4, false],
      [4, true],
    ]);
    expect(lines[0]?.text).toBe('The jackal hits you (3).');
    expect(lines[1]?.text).not.toBe('');
  });

  it('of a pet’s death are bad news, also where the hero gave no command', () => {
    const things = drawView(['@d']).things.map(thing =>
      thing.kind === 'creature'
        ? { ...thing, hostile: false, pet: { tameness: 10, hunger: 'fed' as const } }
        : thing,
    );
    const before = drawView(['@.'], { things });
    const died = performed(drawView(['@.']), {
      events: [{ kind: 'died', target: 2, by: 1 }],
      names: {
        1: { name: 'Perchta', isHero: true, common: false },
        2: { name: 'little dog', isHero: false, common: true },
      },
    });
    const line = { text: 'The little dog dies.', weight: 'danger' };
    expect(linesOf(died, before)).toMatchObject([line]);
    expect(linesOf(died, undefined, before)).toMatchObject([line]);
    expect(linesOf(died, view)).toMatchObject([{ ...line, weight: 'boon' }]);
  });

  it('are kept by game, no more than there is room for', () => {
    const store = new MemoryStore();
    const line = (text: string) => ({ text, command: 1, isRefusal: false, times: 1 });
    const many = Array.from({ length: LOG_LENGTH + 5 }, (_, index) => line(String(index)));
    const lines = append([], many);
    expect(lines).toHaveLength(LOG_LENGTH);
    expect(lines.at(-1)?.text).toBe(String(LOG_LENGTH + 4));
    const causes = { blind: { turn: 3, text: 'You drink the amber potion.' } };
    keepLog(store, 'one', { sequence: 9, lines, causes });
    expect(keptLog(store, 'one')).toEqual({ sequence: 9, lines, causes });
    expect(keptLog(store, 'two')).toEqual({ sequence: -1, lines: [], causes: {} });
    forgetLog(store, 'one');
    expect(keptLog(store, 'one').lines).toEqual([]);
  });

  it('keep their numbers when older ones are dropped, so that no line is read aloud twice', () => {
    const told = (text: string) => ({ text, command: 1, isRefusal: false });
    const full = append(
      [],
      Array.from({ length: LOG_LENGTH }, (_, place) => told(`${place}`)),
    );
    const before = full.at(-1)!;
    const after = append(full, [told('a'), told('b')]);
    expect(after).toHaveLength(LOG_LENGTH);
    expect(after.at(-3)).toBe(before);
    expect(after.slice(-2).map(({ number }) => number)).toEqual([LOG_LENGTH + 1, LOG_LENGTH + 2]);
  });

  it('are numbered when they were kept without numbers', () => {
    const store = new MemoryStore();
    const lines = [{ text: 'a', command: 1, isRefusal: false }];
    store.setItem('roguewright.log.one', JSON.stringify({ sequence: 1, lines }));
    expect(keptLog(store, 'one').lines).toEqual([{ ...lines[0], number: 1, times: 1 }]);
  });

  it('that are said again are joined, with their number, as something new to be read', () => {
    const told = (text: string, command: number) => ({ text, command, isRefusal: true });
    const nothing = (command: number) => told('There is nothing here to pick up.', command);
    const log = append(append([], [told('a', 1), nothing(2)]), [nothing(3)]);
    const again = append(log, [nothing(4)]);
    expect(again.map(({ text, times }) => [text, times])).toEqual([
      ['a', 1],
      ['There is nothing here to pick up.', 3],
    ]);
    expect(again.at(-1)).toMatchObject({ command: 4 });
    expect(again.at(-1)?.number).toBeGreaterThan(log.at(-1)!.number);
    // Blows are joined within a move, never over several.
    const blow = (command: number) => ({ text: 'It hits you (2).', command, isRefusal: false });
    const blows = append(append([], [blow(1), blow(1)]), [blow(2)]);
    expect(blows.map(({ times }) => times)).toEqual([2, 1]);
    // Another message in between starts a new line, and words of the game aren't a refusal.
    const other = append(again, [{ ...nothing(5), isRefusal: false }, told('b', 6), nothing(7)]);
    expect(other.slice(1).map(({ times }) => times)).toEqual([3, 1, 1, 1]);
  });

  it('are shown up to a number, and all of the latest command', () => {
    const told = (command: number, place: number) => ({
      text: String(place),
      command,
      isRefusal: false,
    });
    const log = append([], [1, 2, 2, 2, 2].map(told));
    const shown = (count: number, latest?: number) =>
      newestLines(log, count, latest).map(({ number }) => number);
    expect(shown(2, 2)).toEqual([2, 3, 4, 5]);
    expect(shown(2, 3)).toEqual([4, 5]);
    expect(shown(9)).toEqual([1, 2, 3, 4, 5]);
  });

  it('that can’t be kept or read are forgotten, and nothing else', () => {
    const store = new MemoryStore();
    store.setItem('roguewright.log.one', '{"lines": 3}');
    expect(keptLog(store, 'one').lines).toEqual([]);
    const full = {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => keepLog(full, 'one', { sequence: 1, lines: [], causes: {} })).not.toThrow();
  });
});
