import { describe, expect, it } from 'vitest';
import {
  columnInputs,
  FIRST_STATE,
  labAddress,
  notUnderstood,
  readLabAddress,
  withInput,
  withKind,
} from './lab-state.ts';

describe('the address of the lab', () => {
  it('holds both columns and the study, and is read as it was written', () => {
    const state = {
      ...FIRST_STATE,
      b: { ruleset: 'nethack-3.4.3', int: '16' },
      study: { by: 'level', figure: 'fail', bound: '5' },
    };
    const address = labAddress(state);
    expect(address).toContain('b.int=16&b.ruleset=nethack-3.4.3');
    expect(readLabAddress(address)).toEqual(state);
  });

  it('tells a column B that differs in nothing from none', () => {
    expect(readLabAddress(labAddress({ ...FIRST_STATE, b: {} })).b).toEqual({});
    expect(readLabAddress(labAddress(FIRST_STATE)).b).toBeUndefined();
  });

  it('keeps what the question doesn’t have, and names it', () => {
    const state = readLabAddress('v=1&q=speed&base=15&colour=red');
    expect(notUnderstood(state)).toEqual(['colour=red']);
    expect(labAddress(state)).toBe('v=1&q=speed&base=15&colour=red');
  });

  it('refuses a text that is none', () => {
    expect(() => readLabAddress('nonsense')).toThrow('address: expected');
  });
});

describe('the columns', () => {
  it('drop inputs that are as usual in A, and as in A in B', () => {
    const told = withInput(FIRST_STATE, 'a', { level: '1', wis: '9' });
    expect(told.a).toEqual({ spell: 'fireball', int: '18', wis: '9' });
    const b = withInput({ ...told, b: {} }, 'b', { wis: '9', int: '16' });
    expect(b.b).toEqual({ int: '16' });
    expect(columnInputs(b, 'b')).toEqual({ spell: 'fireball', int: '16', wis: '9' });
  });

  it('let B take the usual value where A has another', () => {
    const { b } = withInput({ ...FIRST_STATE, b: {} }, 'b', { int: '16' });
    expect(b).toEqual({ int: '16' });
  });
});

describe('another kind of question', () => {
  it('keeps the pinned inputs that it has too', () => {
    const pins = new Set(['level', 'spell']);
    expect(withKind(FIRST_STATE, 'attack', pins)).toEqual({
      kind: 'attack',
      a: { level: '10' },
      b: undefined,
      study: {},
    });
  });
});
