import { describe, expect, it } from 'vitest';
import { everyReason, explainNotes, sectionsOf } from './explain.ts';

const note = (fact: string, amount: number, probability = 1, other = 0) => ({
  ...{ fact, amount, other, probability },
});

describe('facts in sentences', () => {
  it('are told once each, in the order in which they are noted', () => {
    const lines = explainNotes([note('missed', 0, 0.5), note('missed', 0, 0.25)]);
    const section = 'casting.ray-to-hit';
    expect(lines).toEqual([{ text: 'It misses.', probability: 0.5, section }]);
    expect(explainNotes([note('no such fact', 1)])).toEqual([]);
  });

  it('are summed up where a fact has more than three amounts, and told one by one when asked', () => {
    const hits = [2, 3, 4, 5].map(damage => note('spell-damage', damage, 0.2));
    const [line, ...others] = explainNotes(hits);
    expect(others).toEqual([]);
    expect(line?.text).toBe('The hit does 2 to 5 damage.');
    expect(line?.probability).toBeCloseTo(0.8);
    expect(everyReason([line!]).map(({ text }) => text)).toEqual([
      'The hit does 2 damage.',
      'The hit does 3 damage.',
      'The hit does 4 damage.',
      'The hit does 5 damage.',
    ]);
    expect(explainNotes(hits.slice(1))).toHaveLength(3);
  });

  it('lead to the handbook, each section once', () => {
    const notes = ['metal-boots', 'robe', 'base-chance', 'no such fact'].map(fact => note(fact, 2));
    expect(sectionsOf(explainNotes(notes))).toEqual(['casting.penalty', 'casting.fail']);
    const [line] = explainNotes([2, 3, 4, 5].map(damage => note('spell-damage', damage, 0.2)));
    expect(everyReason([line!]).map(({ section }) => section)).toEqual(
      Array.from({ length: 4 }, () => 'casting.damage'),
    );
  });
});
