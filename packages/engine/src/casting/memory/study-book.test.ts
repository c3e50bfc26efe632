import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Enumerator, ScriptedChance } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { type StudyView, studyAbility, studyBook, studyTurns } from './study-book.ts';

const rules = createRulesets().resolve('nethack-3.6.7').slots.casting;

const plain: StudyView = {
  intelligence: 10,
  level: 3,
  lenses: false,
  bookLevel: 3,
  beatitude: 'uncursed',
  delay: 4,
};

describe('study', () => {
  it('takes the delay of the book, more for a higher level', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(level => studyTurns(rules, level, 2))).toEqual([
      2, 2, 4, 6, 10, 12, 16,
    ]);
  });

  it('succeeds as often as d20 stays within Int + 4 + level div 2 − 2 × book level', () => {
    expect(studyAbility(rules, plain)).toBe(10 + 4 + 1 - 6);
    const asked = new Enumerator().ask(studyBook, rules, plain);
    expect(asked.probability(({ result }) => result === 'begin')).toBeCloseTo(9 / 20, 12);
  });

  it('always succeeds with a blessed book and never with a cursed one', () => {
    const always = new Enumerator().ask(studyBook, rules, { ...plain, beatitude: 'blessed' });
    expect(always.probability(({ result }) => result === 'begin')).toBe(1);
    const never = new Enumerator().ask(studyBook, rules, { ...plain, beatitude: 'cursed' });
    expect(never.probability(({ result }) => result === 'too-hard')).toBe(1);
  });

  it('fails by the level of the book, and an explosion always destroys it', () => {
    const seventh = new ScriptedChance([
      ['study', false],
      ['book-failure', 6],
    ]);
    const hard = { ...plain, bookLevel: 7, intelligence: 12 };
    expect(studyBook(seventh, rules, hard)).toEqual({
      result: 'too-hard',
      turns: 32,
      failure: 'explosion',
      bookDestroyed: true,
    });
    seventh.expectEmpty();
    const crumbles = new Enumerator().ask(studyBook, rules, { ...hard, beatitude: 'cursed' });
    expect(crumbles.probability(({ bookDestroyed }) => bookDestroyed)).toBeCloseTo(
      1 / 7 + (6 / 7) * (1 / 3),
      12,
    );
  });

  it('never gets worse with intelligence', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 24 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 7 }),
        (intelligence, level, bookLevel) => {
          const chance = (view: StudyView) =>
            new Enumerator()
              .ask(studyBook, rules, view)
              .probability(({ result }) => result === 'begin');
          const view = { ...plain, intelligence, level, bookLevel };
          expect(chance({ ...view, intelligence: intelligence + 1 })).toBeGreaterThanOrEqual(
            chance(view),
          );
        },
      ),
    );
  });
});
