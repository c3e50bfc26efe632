import { COMMAND_KINDS } from '@roguewright/engine/game';
import { describe, expect, it } from 'vitest';
import { commandSchema, MESSAGES } from './protocol.ts';

describe('the protocol', () => {
  it('knows every command of the game', () => {
    const kinds = commandSchema.options.map(option => option.shape.kind.value);
    expect(kinds.toSorted()).toEqual(COMMAND_KINDS.toSorted());
  });

  it.each([
    ['a direction beyond 8', { kind: 'move', direction: 9 }],
    ['a fraction of a direction', { kind: 'move', direction: 1.5 }],
    ['a field too many', { kind: 'ascend', twice: true }],
    ['a field too few', { kind: 'cast', direction: 1 }],
    ['an item that is no number', { kind: 'quaff', item: '7' }],
    ['a rest of no time', { kind: 'rest', count: 0 }],
    ['a rest of a hundred', { kind: 'rest', count: 100 }],
    ['an unknown kind', { kind: 'win' }],
    ['a list', [{ kind: 'ascend' }]],
    ['nothing', undefined],
  ])('refuses %s', (_what, command) => {
    expect(MESSAGES.command.safeParse({ id: 1, command }).success).toBe(false);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 53, '1', null])('refuses the id %s', id => {
    expect(MESSAGES.look.safeParse({ id }).success).toBe(false);
  });
});
