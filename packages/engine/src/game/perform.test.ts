import { describe, expect, it } from 'vitest';
import { UsageError } from '../errors/index.ts';
import { checkCommand } from './perform.ts';

describe('a command', () => {
  it('has every field of its kind, in range', () => {
    const throwing = { kind: 'throw', item: 3, x: 0, y: 499 };
    expect(() => checkCommand(throwing)).not.toThrow();
    expect(() => checkCommand({ ...throwing, y: 500 })).toThrow('y: expected an integer');
    expect(() => checkCommand({ kind: 'throw', item: 3, x: 0 })).toThrow('y: expected an integer');
    expect(() => checkCommand({ kind: 'enhance', skill: '' })).toThrow('1 to 40 characters');
  });

  it('has no other field of its own, whatever it inherits', () => {
    const rest = { kind: 'rest', count: 1 };
    expect(() => checkCommand({ ...rest, direction: 3 })).toThrow('no such field of rest');
    expect(() => checkCommand({ ...rest, toString: 3 })).toThrow('no such field of rest');
    expect(() => checkCommand(Object.assign(Object.create({ direction: 3 }), rest))).not.toThrow();
  });

  it('has arguments only if it is a cast, each in range', () => {
    const cast = { kind: 'cast', spell: 1, direction: 3 };
    const told = { item: 7, text: 'small fireball', count: 7 };
    expect(() => checkCommand({ ...cast, arguments: told })).not.toThrow();
    expect(() => checkCommand({ ...cast, arguments: {} })).not.toThrow();
    for (const [given, expected] of [
      [{ count: 0 }, 'arguments.count: expected an integer'],
      [{ item: -1 }, 'arguments.item: expected an integer'],
      [{ text: '' }, 'arguments.text: expected 1 to 100 characters'],
      [{ text: 'x'.repeat(101) }, 'arguments.text: expected 1 to 100 characters'],
      [{ way: 3 }, 'arguments.way: expected one of item, text, count'],
      [[], 'arguments: expected an object'],
      ['north', 'arguments: expected an object'],
    ] as const) {
      expect(() => checkCommand({ ...cast, arguments: given })).toThrow(expected);
    }
    const zap = { kind: 'zap', item: 1, direction: 3, arguments: {} };
    expect(() => checkCommand(zap)).toThrow('no such field of zap');
  });

  it('is of a known kind', () => {
    for (const given of [{}, { kind: 'toString' }, { kind: 7 }, { kind: undefined }]) {
      expect(() => checkCommand(given)).toThrow('kind: expected one of move, attack');
    }
    for (const given of [undefined, 'rest', 1]) {
      expect(() => checkCommand(given)).toThrow(UsageError);
    }
  });
});
