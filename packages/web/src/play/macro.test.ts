import { readBindings } from '@roguewright/engine/face';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { KeyPress } from './keyboard.ts';
import { pressAll, pressesMeant } from './macro.ts';

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

describe('a macro', () => {
  it('ends as soon as the player presses a key', async () => {
    vi.stubGlobal('requestAnimationFrame', (done: () => void) => queueMicrotask(done));
    vi.stubGlobal('document', { querySelector: () => null });
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    const keys = ['=', ':', 'i'].map(key => press(key));
    const played = async (isStopped: (count: number) => boolean) => {
      const sent: string[] = [];
      await pressAll(
        keys,
        () => false,
        () => isStopped(sent.length),
        ({ key }) => sent.push(key),
      );
      return sent.join('');
    };
    expect(await played(() => false)).toBe('=:i');
    expect(await played(count => count > 1)).toBe('=:');
  });
});
