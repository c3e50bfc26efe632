import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NoteList } from '../../chance/index.ts';
import { UsageError } from '../../errors/index.ts';
import { isqrt } from '../../integers/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { CASTING_SKILLS, HELMET_KINDS, SHIELD_SIZES, WORN_KINDS } from '../slot/names.ts';
import type { ChanceView } from '../slot/views.ts';
import { validateChance } from '../validate.ts';
import { highestEasyLevel, levelCliff } from './difficulty.ts';
import { successChance } from './success-chance.ts';

const rules = createRulesets().resolve('nethack-3.6.7').slots.casting;

const wizard: ChanceView = {
  role: 'wizard',
  stat: 18,
  level: 14,
  spellLevel: 1,
  skill: 'basic',
  emergency: false,
  special: false,
  bodyArmour: 'none',
  robe: false,
  shield: 'none',
  helmet: 'none',
  gloves: 'none',
  boots: 'none',
  quarterstaff: false,
};

const views: fc.Arbitrary<ChanceView> = fc.record({
  role: fc.constantFrom(...Object.keys(rules.roles)),
  stat: fc.integer({ min: 3, max: 25 }),
  level: fc.integer({ min: 1, max: 30 }),
  spellLevel: fc.integer({ min: 1, max: 7 }),
  skill: fc.constantFrom(...CASTING_SKILLS),
  emergency: fc.boolean(),
  special: fc.boolean(),
  bodyArmour: fc.constantFrom(...WORN_KINDS),
  robe: fc.boolean(),
  shield: fc.constantFrom(...SHIELD_SIZES),
  helmet: fc.constantFrom(...HELMET_KINDS),
  gloves: fc.constantFrom(...WORN_KINDS),
  boots: fc.constantFrom(...WORN_KINDS),
  quarterstaff: fc.boolean(),
});

describe('the chance to cast', () => {
  it.each([
    [{}, 100],
    // c = 119, divided by 4 behind the shield: 29; (29 × 16) div 15 − 4 = 26.
    [{ shield: 'large' }, 26],
    // difficulty 1 takes 53 off: (46 × 19) div 15 − 1 = 57.
    [{ level: 1, spellLevel: 3 }, 57],
    [{ stat: 3, level: 1, spellLevel: 7, skill: 'unskilled' }, 0],
    [{ bodyArmour: 'metallic', helmet: 'metallic', gloves: 'metallic' }, 0],
    [{ bodyArmour: 'metallic', robe: true }, 100],
  ] as const)('of a Wizard in %j is %i %', (change, percent) => {
    expect(successChance(rules, { ...wizard, ...change })).toBe(percent);
  });

  it('takes 53 off at difficulty 1 and 100 at difficulty 9: whole roots', () => {
    expect(isqrt(900 * 1 + 2000)).toBe(53);
    expect(isqrt(900 * 9 + 2000)).toBe(100);
  });

  it('has exact whole roots by the floating-point root, for every difficulty there is', () => {
    for (let difficulty = 0; difficulty <= 2000; difficulty++) {
      const square = 900 * difficulty + 2000;
      const root = BigInt(isqrt(square));
      expect(root * root <= BigInt(square) && (root + 1n) * (root + 1n) > BigInt(square)).toBe(
        true,
      );
    }
  });

  it('is a whole percentage from 0 to 100', () => {
    fc.assert(
      fc.property(views, view => {
        const percent = successChance(rules, view);
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
      }),
    );
  });

  it('never gets worse with the attribute, nor better with metal gloves', () => {
    fc.assert(
      fc.property(views, view => {
        const cleverer = { ...view, stat: Math.min(25, view.stat + 1) };
        expect(successChance(rules, cleverer)).toBeGreaterThanOrEqual(successChance(rules, view));
        const gloved = successChance(rules, { ...view, gloves: 'metallic' });
        expect(gloved).toBeLessThanOrEqual(successChance(rules, { ...view, gloves: 'none' }));
      }),
    );
  });

  it('is the same with a notebook, which names every piece that matters', () => {
    const notes = new NoteList();
    const armoured = { ...wizard, helmet: 'metallic', boots: 'metallic', emergency: true } as const;
    expect(successChance(rules, armoured, notes)).toBe(successChance(rules, armoured));
    const facts = notes.toArray().map(({ fact, amount }) => [fact, amount]);
    expect(facts).toContainEqual(['metal-helmet', 4]);
    expect(facts).toContainEqual(['metal-boots', 2]);
    expect(facts.at(-1)?.[0]).toBe('success-chance');
  });

  it.each([
    [{ role: 'wizzard' }, /did you mean wizard/],
    [{ stat: 300 }, /stat: expected an integer from 3 to 25, got 300/],
    [{ level: 0 }, /level/],
    [{ spellLevel: 8 }, /spellLevel/],
    [{ skill: 'basik' }, /did you mean basic/],
  ])('is refused for what no caster can be: %j', (change, message) => {
    const view = { ...wizard, ...change } as ChanceView;
    expect(() => validateChance(rules, view)).toThrow(UsageError);
    expect(() => validateChance(rules, view)).toThrow(message);
  });
});

describe('the tables that follow from the difficulty', () => {
  it('give the highest easy level', () => {
    const row = (level: number) =>
      (['unskilled', 'basic', 'skilled', 'expert'] as const).map(skill =>
        highestEasyLevel(rules, { level, skill }),
      );
    expect(row(1)).toEqual([1, 2, 4, 5]);
    expect(row(3)).toEqual([1, 3, 4, 6]);
    expect(row(9)).toEqual([2, 3, 5, 6]);
    expect(row(15)).toEqual([2, 4, 5, 7]);
    expect(row(21)).toEqual([3, 4, 6, 7]);
    expect(row(30)).toEqual([3, 5, 6, 7]);
  });

  it('have all nine cliffs', () => {
    const cliffs: [number, string, number][] = [];
    for (let spellLevel = 1; spellLevel <= 7; spellLevel++) {
      for (const skill of ['unskilled', 'basic', 'skilled', 'expert'] as const) {
        const { level } = levelCliff(rules, { spellLevel, skill });
        if (level !== undefined) {
          cliffs.push([spellLevel, skill, level]);
        }
      }
    }
    expect(cliffs).toEqual([
      [2, 'unskilled', 9],
      [3, 'unskilled', 21],
      [3, 'basic', 3],
      [4, 'basic', 15],
      [5, 'basic', 27],
      [5, 'skilled', 9],
      [6, 'skilled', 21],
      [6, 'expert', 3],
      [7, 'expert', 15],
    ]);
    expect(levelCliff(rules, { spellLevel: 1, skill: 'unskilled' }).easyFromStart).toBe(true);
  });
});

describe('the chance to cast in other versions', () => {
  const chance = (id: string, change: Partial<ChanceView>) =>
    successChance(createRulesets().resolve(id).slots.casting, { ...wizard, ...change });

  it('is better with a quarterstaff since 3.7', () => {
    const hampered = { helmet: 'metallic', stat: 12, quarterstaff: true } as const;
    expect(chance('nethack-3.7', hampered)).toBeGreaterThan(chance('nethack-3.6.7', hampered));
  });

  it('of a Knight since 3.7 knows no metal in clerical spells, robe and shield stay', () => {
    const plate = {
      role: 'knight',
      stat: 14,
      bodyArmour: 'metallic',
      helmet: 'metallic',
      gloves: 'metallic',
      boots: 'metallic',
      robe: true,
      school: 'clerical',
    } as const;
    const cloth = {
      ...plate,
      bodyArmour: 'nonmetallic',
      helmet: 'none',
      gloves: 'none',
      boots: 'none',
    } as const;
    expect(chance('nethack-3.7', plate)).toBe(chance('nethack-3.7', cloth));
    expect(chance('nethack-3.7', { ...plate, school: 'attack' })).toBeLessThan(
      chance('nethack-3.7', plate),
    );
    expect(chance('nethack-3.6.7', plate)).toBeLessThan(chance('nethack-3.6.7', cloth));
    expect(chance('nethack-3.7', { ...plate, shield: 'large' })).toBeLessThan(
      chance('nethack-3.7', plate),
    );
    const notes = new NoteList();
    const { casting } = createRulesets().resolve('nethack-3.7').slots;
    successChance(casting, { ...wizard, ...plate }, notes);
    expect(notes.toArray()[0]).toEqual({ fact: 'metal-ignored', amount: 0, other: 0 });
  });

  it('under SLASH’EM knows robes as body armour, hampered by any other, and a least penalty', () => {
    const dull = { stat: 9, role: 'knight' } as const;
    const dressed = (bodyArmour: ChanceView['bodyArmour']) =>
      chance('slashem', { ...dull, bodyArmour });
    expect(dressed('robe-of-power')).toBeGreaterThan(dressed('robe'));
    expect(dressed('robe')).toBe(dressed('none'));
    expect(dressed('robe-of-protection')).toBe(dressed('none'));
    expect(dressed('nonmetallic')).toBeLessThan(dressed('none'));
    expect(dressed('metallic')).toBeLessThan(dressed('nonmetallic'));
    // A Wizard's penalty of 1 counts as 5: (29 × 15) div 15 − 5 against (29 × 19) div 15 − 1.
    const shielded = { stat: 3, level: 1, spellLevel: 1, skill: 'expert' } as const;
    expect(chance('slashem', shielded)).toBeLessThan(chance('nethack-3.4.3', shielded));
  });

  it('behind the shields of weight 30 of 5.0.0 keeps its whole', () => {
    expect(chance('nethack-5.0', { shield: 'small' })).toBe(100);
    expect(chance('nethack-5.0', { shield: 'large' })).toBe(26);
  });
});
