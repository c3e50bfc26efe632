import { describe, expect, it } from 'vitest';
import { roleAmong } from './role-among.ts';

describe('the role of games by the odds', () => {
  const roles = ['monk', 'wizard'];

  it('is named among the other words, in any place', () => {
    expect(roleAmong(['role=monk', '20', 'out'], roles)).toEqual({
      words: ['20', 'out'],
      role: 'monk',
    });
    expect(roleAmong(['20', 'out', 'role=wizard'], roles)).toEqual({
      words: ['20', 'out'],
      role: 'wizard',
    });
  });

  it('is all roles in turn where none is named', () => {
    expect(roleAmong(['20'], roles)).toEqual({ words: ['20'], role: undefined });
  });

  it('must be a role', () => {
    expect(() => roleAmong(['role=bard'], roles)).toThrow(
      /role: expected one of monk, wizard, got "bard"/,
    );
  });
});
