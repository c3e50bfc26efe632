// The subtypes that fly nowhere: powers released at once, cures, leaps; and the ray that digs.

import { describe, expect, it } from 'vitest';
import type { CastingSkill } from '../../casting/index.ts';
import { attackBit } from '../../spellcraft/index.ts';
import { Field } from '../testing/field.ts';

function wizard(skill: CastingSkill) {
  return { level: 3, intelligence: 18, dexterity: 12, skill, role: 'wizard', aims: true } as const;
}

function arc(subtype: number, keys: string): string {
  return `Object spell
type 101
subtype ${subtype}
${keys}
other_arch trace
end
Object trace
type 102
subtype ${subtype}
speed 1
end
`;
}

describe('a spell of the subtype power', () => {
  const levitation = arc(104, 'effect levitation');

  it('is that of a potion or scroll, of a skilled caster that of a blessed one', () => {
    for (const [skill, what] of [
      ['basic', 'levitation'],
      ['skilled', 'blessed levitation'],
      ['expert', 'blessed levitation'],
    ] as const) {
      const field = new Field(['@..'], levitation);
      expect(field.cast(0, { casterView: wizard(skill) })).toBe(true);
      expect(field.met).toEqual([[-1, what]]);
    }
  });

  it('is never blessed where the file says so', () => {
    const field = new Field(['@..'], arc(104, 'effect invisibility\nnever_blessed 1'));
    field.cast(0, { casterView: wizard('expert') });
    expect(field.met).toEqual([[-1, 'invisibility']]);
  });
});

describe('a cure', () => {
  it('heals by the dice of the casting slot, and of the skilled gives sight back', () => {
    const healing = arc(105, 'heals 1\nrules_name healing');
    const basic = new Field(['@..'], healing);
    basic.cast(0, { casterView: wizard('basic') });
    expect([basic.met, basic.restored]).toEqual([[[0, 'self: healing']], []]);
    const skilled = new Field(['@..'], healing);
    skilled.cast(0, { casterView: wizard('skilled') });
    expect(skilled.restored).toEqual([['cure', attackBit('blind')]]);
  });

  it('ends what its attack types bring', () => {
    const field = new Field(['@..'], arc(105, `attacktype ${attackBit('poison')}`));
    field.cast(0);
    expect([field.met, field.restored]).toEqual([[], [['cure', attackBit('poison')]]]);
  });
});

describe('a leap', () => {
  it.each([
    ['restricted', 9],
    ['unskilled', 9],
    ['basic', 12],
    ['skilled', 15],
    ['expert', 18],
  ] as const)('of a caster %s reaches a squared distance of %i', (skill, reach) => {
    const field = new Field(['@.......'], arc(106, ''));
    expect(field.cast(0, { casterView: wizard(skill), target: 3 })).toBe(true);
    expect(field.met).toEqual([[3, `reach ${reach}`]]);
  });

  it('in a direction goes as far as it can', () => {
    const field = new Field(['@...#...'], arc(106, ''));
    field.cast(3, { casterView: wizard('basic') });
    expect(field.met).toEqual([[3, 'reach 12']]);
    expect(new Field(['@#'], arc(106, '')).cast(3, { casterView: wizard('basic') })).toBe(false);
  });
});

describe('digging', () => {
  it('goes on through walls, at three squares of its range for each', () => {
    const field = new Field(['@.##.......'], arc(107, ''), { luck: [['range', 1]] });
    expect(field.cast(3)).toBe(true);
    expect(field.met).toEqual([
      [2, 'dug'],
      [3, 'dug'],
    ]);
    expect(field.draw()).toEqual(['@11111.....']);
    field.end();
  });

  it('that dug nothing came to nothing', () => {
    expect(new Field(['@...'], arc(107, ''), { luck: [['range', 0]] }).cast(3)).toBe(false);
  });
});
