import { describe, expect, it } from 'vitest';
import type { CastingSkill } from '../../casting/index.ts';
import type { ScriptedLuck } from '../../chance/index.ts';
import { Field } from '../testing/field.ts';

const ARC = `Object spell
type 101
subtype 102
attacktype 4
ray fire
rules_name fireball
other_arch trace
end
Object trace
type 102
subtype 102
speed 1
other_arch burst
end
Object burst
type 102
subtype 102
speed 1
end
`;

function wizard(skill: CastingSkill) {
  return { level: 14, intelligence: 18, dexterity: 12, skill, role: 'wizard', aims: true } as const;
}

function field(rows: string[], luck: ScriptedLuck[]): Field {
  return new Field(rows, ARC, { luck });
}

/** Exactly one explosion. */
const ONE_MORE: ScriptedLuck = ['explosions', 1];

describe('a burst', () => {
  it('is a ray below skilled', () => {
    const bursts = field(['@...m...'], [['range', 0]]);
    bursts.cast(3, { casterView: wizard('basic') });
    expect(bursts.explosions).toHaveLength(1);
    expect(bursts.explosions[0]![1]).toMatchObject({ explosion: 'plain', opposite: 16 });
    expect(bursts.explosions[0]![1].power.word).toBe('fire');
  });

  it('of the skilled happens at the chosen square, two to nine times, the others within a step', () => {
    const rows = ['.......', '@.....m', '.......'];
    const luck: ScriptedLuck[] = [
      ['explosions', 2],
      ['explosion-dx', 2],
      ['explosion-dy', 1],
      ['explosion-dx', 0],
      ['explosion-dy', 1],
    ];
    const bursts = field(rows, luck);
    bursts.cast(0, { casterView: wizard('skilled'), target: 11 });
    expect(bursts.explosions.map(([squares]) => squares)).toEqual([[], [13], []]);
    expect(bursts.explosions[0]![1].explosion).toBe('skilled');
    // Where two overlap the trace is left once.
    expect(bursts.draw()).toEqual(['..11111', '@.11111', '..11111']);
    bursts.end();
  });

  it('falls back to its centre from a square that is solid', () => {
    const luck: ScriptedLuck[] = [ONE_MORE, ['explosion-dx', 2], ['explosion-dy', 1]];
    const bursts = field(['....#', '@..m#', '....#'], luck);
    bursts.cast(0, { casterView: wizard('expert'), target: 8 });
    expect(bursts.explosions.map(([squares]) => squares)).toEqual([[8], [8]]);
    bursts.end();
  });

  it('stops at the last open square on the way', () => {
    const luck: ScriptedLuck[] = [ONE_MORE, ['explosion-dx', 1], ['explosion-dy', 1]];
    const bursts = field(['.....', '@.#.m', '.....'], luck);
    bursts.cast(0, { casterView: wizard('skilled'), target: 9 });
    expect(bursts.draw()).toEqual(['111..', '11#.m', '111..']);
    bursts.end();
  });

  it('with a direction only happens at the first one on that side', () => {
    const luck: ScriptedLuck[] = [ONE_MORE, ['explosion-dx', 1], ['explosion-dy', 1]];
    const bursts = field(['@..m..m'], luck);
    bursts.cast(3, { casterView: wizard('skilled') });
    expect(bursts.explosions.map(([squares]) => squares)).toEqual([[3], [3]]);
    bursts.end();
  });
});
