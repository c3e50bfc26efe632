import { readBindings } from '@roguewright/engine/face';
import { describe, expect, it } from 'vitest';
import type { KeyPress } from './keyboard.ts';
import { pressesMeant } from './macro.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  ...{ key, code: '', ctrlKey: false, altKey: false, metaKey: false, shiftKey: false },
  ...more,
});
const { own } = readBindings('# = Z a Enter F2 = ^F ^D = o');

describe('a pressed key', () => {
  it('is itself where nothing else is said', () => {
    const left = press('ArrowLeft', { shiftKey: true });
    expect(pressesMeant({ set: 'usual', own }, left)).toEqual([left]);
    const pad = press('5', { code: 'Numpad5' });
    expect(pressesMeant({ set: 'dcss', own }, pad)).toEqual([pad]);
  });

  it('stands for other keys, with Ctrl or without', () => {
    const keys = (key: KeyPress) => pressesMeant({ set: 'dcss', own }, key);
    expect(keys(press('#')).map(({ key }) => key)).toEqual(['Z', 'a', 'Enter']);
    expect(keys(press('F2'))).toEqual([press('f', { ctrlKey: true })]);
    expect(keys(press('d', { ctrlKey: true }))).toEqual([press('o')]);
    expect(keys(press('5'))).toEqual([press('R')]);
  });
});
