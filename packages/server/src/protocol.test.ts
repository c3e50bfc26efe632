import { COMMAND_KINDS } from '@roguewright/engine/game';
import { QUESTION_FIELDS } from '@roguewright/engine/host';
import { describe, expect, it } from 'vitest';
import { commandSchema, MESSAGES, questionSchema } from './protocol.ts';

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
    ['an argument out of range', { kind: 'cast', spell: 1, direction: 1, arguments: { count: 0 } }],
    ['an unknown argument', { kind: 'cast', spell: 1, direction: 1, arguments: { way: 1 } }],
    ['an unknown kind', { kind: 'win' }],
    ['a list', [{ kind: 'ascend' }]],
    ['nothing', undefined],
  ])('refuses %s', (_what, command) => {
    expect(MESSAGES.command.safeParse({ id: 1, command }).success).toBe(false);
  });

  it('takes a cast with arguments and one without', () => {
    const cast = { kind: 'cast', spell: 1, direction: 1 };
    const told = { ...cast, arguments: { text: 'fire', item: 3, count: 2 } };
    for (const command of [cast, told]) {
      expect(MESSAGES.command.safeParse({ id: 1, command }).success).toBe(true);
    }
  });

  it('knows every question of the game', () => {
    const asks = questionSchema.options.map(option => option.shape.ask.value);
    expect(asks.toSorted()).toEqual(Object.keys(QUESTION_FIELDS).toSorted());
    const question = { ask: 'cast-at', spell: 2 ** 31, x: 0, y: 499 };
    expect(MESSAGES.odds.safeParse({ id: 1, question }).success).toBe(true);
  });

  it.each([
    ['a direction beyond 8', { ask: 'zap', item: 7, direction: 9 }],
    ['a column beyond 499', { ask: 'cast-at', spell: 1, x: 500, y: 0 }],
    ['a field too many', { ask: 'danger', target: 1, item: 1 }],
    ['a field too few', { ask: 'fire', item: 1 }],
    ['an unknown kind', { ask: 'seed' }],
  ])('refuses a question with %s', (_what, question) => {
    expect(MESSAGES.odds.safeParse({ id: 1, question }).success).toBe(false);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 53, '1', null])('refuses the id %s', id => {
    expect(MESSAGES.look.safeParse({ id }).success).toBe(false);
  });
});
