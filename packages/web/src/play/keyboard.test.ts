import { COMMAND_KINDS } from '@roguewright/engine/game';
import { describe, expect, it } from 'vitest';
import { ACTIONS, actionOfKey } from './actions.ts';
import { type KeyPress, readKey } from './keyboard.ts';

function press(key: string, change: Partial<KeyPress> = {}): KeyPress {
  return {
    key,
    code: '',
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    shiftKey: false,
    ...change,
  };
}

describe('keys', () => {
  it('with Ctrl that a button or the help shows are read', () => {
    const shown = ACTIONS.flatMap(({ keys }) => keys).filter(key => /^\^[A-Z]$/.test(key));
    expect(shown).toContain('^J');
    for (const key of shown) {
      expect(readKey(press(key.charAt(1).toLowerCase(), { ctrlKey: true }))).toEqual({
        kind: 'key',
        key,
      });
    }
  });

  it('of vi, the arrows and the number pad are the same eight directions', () => {
    const rows = [
      ['k', 'ArrowUp', 'Numpad8', 1],
      ['l', 'ArrowRight', 'Numpad6', 3],
      ['j', 'ArrowDown', 'Numpad2', 5],
      ['h', 'ArrowLeft', 'Numpad4', 7],
      ['y', 'Home', 'Numpad7', 8],
      ['u', 'PageUp', 'Numpad9', 2],
      ['n', 'PageDown', 'Numpad3', 4],
      ['b', 'End', 'Numpad1', 6],
    ] as const;
    for (const [vi, named, pad, direction] of rows) {
      const step = { kind: 'direction', direction, isRun: false };
      expect(readKey(press(vi))).toEqual(step);
      expect(readKey(press(named))).toEqual(step);
      expect(readKey(press('5', { code: pad }))).toEqual(step);
      const run = { ...step, isRun: true };
      expect(readKey(press(vi.toUpperCase(), { shiftKey: true }))).toEqual(run);
      expect(readKey(press(named, { shiftKey: true }))).toEqual(run);
    }
  });

  it('that belong to the browser are left to it', () => {
    expect(readKey(press('r', { ctrlKey: true }))).toBeUndefined();
    expect(readKey(press('l', { metaKey: true }))).toBeUndefined();
    expect(readKey(press('ArrowLeft', { altKey: true }))).toBeUndefined();
  });

  it('of NetHack with Ctrl are read', () => {
    expect(readKey(press('a', { ctrlKey: true }))).toEqual({ kind: 'key', key: '^A' });
    expect(readKey(press('p', { ctrlKey: true }))).toEqual({ kind: 'key', key: '^P' });
  });

  it('count before a command', () => {
    expect(readKey(press('4', { code: 'Digit4' }))).toEqual({ kind: 'digit', digit: 4 });
  });
});

describe('dead keys', () => {
  it('at the place of the back-quote explore, elsewhere they belong to the browser', () => {
    expect(readKey(press('Dead', { code: 'Backquote' }))).toEqual({ kind: 'key', key: '`' });
    expect(readKey(press('Dead', { code: 'Equal' }))).toBeUndefined();
    expect(actionOfKey('`')?.name).toBe('explore');
  });

  it('are never the only way to a command: each with keys has an unaccented one', () => {
    // Signs that are dead keys somewhere, or made with AltGr.
    const dead = new Set(['`', '^', '~', '´', '¨']);
    for (const { keys } of ACTIONS.filter(action => action.keys.length > 0)) {
      expect(keys.some(key => !dead.has(key))).toBe(true);
    }
    expect(actionOfKey('v')?.name).toBe('explore');
  });
});

describe('keys where digits walk', () => {
  it('walk by the row of digits, and leave the letters free', () => {
    const rows = [
      ['7', 8],
      ['8', 1],
      ['9', 2],
      ['4', 7],
      ['5', 0],
      ['6', 3],
      ['1', 6],
      ['2', 5],
      ['3', 4],
    ] as const;
    for (const [key, direction] of rows) {
      const step = { kind: 'direction', direction, isRun: false };
      expect(readKey(press(key, { code: `Digit${key}` }), 'digits')).toEqual(step);
    }
    expect(readKey(press('h'), 'digits')).toEqual({ kind: 'key', key: 'h' });
    expect(readKey(press('ArrowUp', { shiftKey: true }), 'digits')).toEqual({
      kind: 'direction',
      direction: 1,
      isRun: true,
    });
  });
});

/** What the map, the sheet of spells and the sheets of questions do. */
const ELSEWHERE = new Set([
  'charge',
  'move',
  'cast-at',
  'strain',
  'swap-spells',
  'sort-spells',
  'reletter-spells',
]);

describe('the table of actions', () => {
  it('reaches every command of the game', () => {
    const reached = new Set(ACTIONS.map(({ name }) => name));
    // Steps have the direction keys; a spell is cast at a square by casting it.
    const others = COMMAND_KINDS.filter(kind => !ELSEWHERE.has(kind) && !reached.has(kind));
    expect(others).toEqual([]);
  });

  it('gives no key to two actions, and none that walks', () => {
    const keys = ACTIONS.flatMap(action => action.keys);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys.filter(name => name.length === 1)) {
      expect(readKey(press(key))).toEqual({ kind: 'key', key });
    }
  });

  it('explains every action in a sentence', () => {
    for (const { about } of ACTIONS) {
      expect(about).toMatch(/^[A-Z].*\.$/);
    }
  });
});
