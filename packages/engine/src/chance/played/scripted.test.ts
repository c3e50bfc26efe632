import { describe, expect, it } from 'vitest';
import type { Chance } from '../contract/chance.ts';
import { ScriptedChance } from './scripted.ts';

function attack(chance: Chance): number {
  return chance.test(1, 2, 'hit') ? chance.roll(2, 6, 'damage') : 0;
}

describe('scripted luck', () => {
  it('plays a rule by the names of its choices', () => {
    const chance = new ScriptedChance([
      ['hit', true],
      ['damage', 7],
    ]);
    expect(attack(chance)).toBe(7);
    chance.expectEmpty();
  });

  it('fails when luck is left over, missing, misnamed or impossible', () => {
    const left = new ScriptedChance([
      ['hit', false],
      ['damage', 7],
    ]);
    attack(left);
    expect(() => left.expectEmpty()).toThrow(/damage/);
    expect(() => attack(new ScriptedChance([]))).toThrow(/luck for hit/);
    expect(() => attack(new ScriptedChance([['to-hit', true]]))).toThrow(/to-hit/);
    const impossible = new ScriptedChance([
      ['hit', true],
      ['damage', 13],
    ]);
    expect(() => attack(impossible)).toThrow(/from 2 to 12/);
  });

  it('asks for no luck where there is no choice', () => {
    const chance = new ScriptedChance([]);
    expect(chance.test(3, 3, 'sure')).toBe(true);
    expect(chance.below(1, 'one')).toBe(0);
    expect(chance.roll(0, 6, 'none')).toBe(0);
  });
});
