import { describe, expect, it } from 'vitest';
import { type Keymap, keysMeant, keysShown, readBindings, USUAL_KEYMAP } from './keymap.ts';

const dcss: Keymap = { set: 'dcss', own: new Map() };

describe('a key set', () => {
  it('translates pressed keys into the usual ones', () => {
    expect(keysMeant(USUAL_KEYMAP, 'o')).toEqual(['o']);
    expect(['o', 'O', '5', 'z', 'x', '~', 's'].map(key => keysMeant(dcss, key)[0])).toEqual([
      ...['v', 'o', 'R', 'Z', ';', 'O', 's'],
    ]);
  });

  it('leaves every usual key within reach', () => {
    const usual = ['o', 'O', 'v', 'R', 'z', 'Z', 'V', ';', '_', 'c', 'C', 'X', 'G', 'x'];
    for (const key of usual) {
      expect(keysShown(dcss, [key]).length, key).toBeGreaterThan(0);
    }
    expect(keysShown(dcss, ['v', '`'])).toEqual(['o', 'v', '`']);
  });
});

describe('own keys', () => {
  it('are one key for another, and macros', () => {
    const { own, problems } = readBindings('o = v\nF2 = Z a Enter  Equals = x # = Equals');
    expect(problems).toEqual([]);
    expect([...own]).toEqual([
      ['o', ['v']],
      ['F2', ['Z', 'a', 'Enter']],
      ['=', ['x']],
      ['#', ['=']],
    ]);
    expect(keysMeant({ set: 'dcss', own }, 'o')).toEqual(['v']);
    expect(keysShown({ set: 'usual', own }, ['v'])).toEqual(['o', 'v']);
  });

  it.each([
    ['o v', 'Expected “o = KEYS”: there is no equals sign behind o.'],
    ['o = ', 'o stands for nothing: expected at least one key behind the equals sign.'],
    [
      'foo = v',
      'foo is no key: expected a sign, ^A, F1 to F12, Enter, Escape, Tab, Space or Equals.',
    ],
    ['Escape = v', 'Escape can’t be given another meaning.'],
    ['o = v o = x', 'o has two meanings.'],
  ])('written as “%s” are refused', (text, problem) => {
    expect(readBindings(text).problems).toEqual([problem]);
  });
});
