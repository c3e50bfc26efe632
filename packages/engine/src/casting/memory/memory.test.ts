import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Enumerator, ScriptedChance } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { backfire, castForgotten } from '../attempt/backfire.ts';
import { CASTING_SKILLS } from '../slot/names.ts';
import { amnesia, spellsStruck } from './amnesia.ts';
import {
  fadingNotice,
  memoryAfterBook,
  memoryAfterCast,
  memoryAfterTurn,
  readAgain,
} from './memory.ts';
import { retention } from './retention.ts';

const library = createRulesets();
const of = (id: string) => library.resolve(id).slots.casting;

describe('a memory', () => {
  it('lasts 20,000 turns from a book, one more since 3.6 for the turn of reading', () => {
    expect(memoryAfterBook(of('nethack-3.4.3'), 0)).toBe(20_000);
    expect(memoryAfterTurn(of('nethack-3.6.7'), memoryAfterBook(of('nethack-3.6.7'), 7))).toBe(
      20_000,
    );
    expect(memoryAfterBook(of('fiqhack'), 10)).toBe(60_000);
    expect(memoryAfterTurn(of('nethack-3.6.7'), 0)).toBe(0);
  });

  it('is added to by books and casts of SLASH’EM, up to 70,000', () => {
    const rules = of('slashem');
    expect(memoryAfterBook(rules, 5)).toBe(10_005);
    expect(memoryAfterBook(rules, 65_000)).toBe(70_000);
    expect(memoryAfterCast(rules, 100)).toBe(600);
    expect(memoryAfterCast(rules, 69_900)).toBe(70_000);
    expect(memoryAfterCast(of('nethack-3.6.7'), 100)).toBe(100);
  });

  it('is counted in casts, not turns, in the reconstructed 1.3d', () => {
    const rules = of('nethack-1.3d');
    expect(memoryAfterTurn(rules, 20)).toBe(20);
    expect(memoryAfterCast(rules, 20)).toBe(19);
    expect(memoryAfterCast(rules, 1)).toBe(0);
  });

  it('fades with four notices since 3.6, two before', () => {
    const notices = [2001, 2000, 1000, 500, 100, 0].map(left =>
      fadingNotice(of('nethack-3.6.7'), left),
    );
    expect(notices).toEqual([0, 4, 3, 2, 1, 1]);
    expect([1001, 1000, 101, 100].map(left => fadingNotice(of('nethack-3.4.3'), left))).toEqual([
      0, 2, 2, 1,
    ]);
  });
});

describe('reading a book again', () => {
  it.each([
    ['nethack-3.4.3', 1001, 'known-well'],
    ['nethack-3.4.3', 1000, 'refresh'],
    ['nethack-3.6.7', 2001, 'known-well'],
    ['nethack-3.6.7', 2000, 'refresh'],
    ['nethack-3.7', 2001, 'ask'],
    ['nethack-3.7', 2000, 'refresh'],
    ['slashem', 60_001, 'known-well'],
    ['slashem', 60_000, 'refresh'],
    ['fiqhack', 1001, 'ask'],
    ['wiki-spellcasting', 1001, 'known-well'],
    ['wiki-spellcasting', 1000, 'refresh'],
    ['house', 1001, 'known-well'],
  ] as const)('under %s with %i turns left: %s', (id, turnsLeft, outcome) => {
    const read = readAgain(of(id), { turnsLeft, studies: 0 });
    expect(read).toEqual({ outcome, wears: outcome !== 'known-well', usesUp: id === 'fiqhack' });
  });

  it('goes four times; since 3.6 a book studied three times teaches nothing new', () => {
    const outcome = (id: string, turnsLeft: number | undefined, studies: number) =>
      readAgain(of(id), { turnsLeft, studies }).outcome;
    expect(outcome('nethack-3.6.7', 5, 3)).toBe('refresh');
    expect(outcome('nethack-3.6.7', 5, 4)).toBe('too-faint');
    expect(outcome('nethack-3.6.7', undefined, 2)).toBe('learn');
    expect(outcome('nethack-3.6.7', undefined, 3)).toBe('too-faint');
    expect(outcome('nethack-3.4.3', undefined, 3)).toBe('learn');
    expect(outcome('nethack-3.7', 9000, 4)).toBe('too-faint');
  });
});

describe('retention', () => {
  it('is an interval as narrow as the skill is good, and holds the memory', () => {
    const rules = of('nethack-3.6.7');
    expect(retention(rules, { turnsLeft: 0, skill: 'expert' })).toEqual({ low: 0, high: 0 });
    expect(retention(rules, { turnsLeft: 20_000, skill: 'basic' })).toEqual({
      low: 100,
      high: 100,
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 19_999 }),
        fc.constantFrom(...CASTING_SKILLS),
        (turnsLeft, skill) => {
          const { low, high } = retention(rules, { turnsLeft, skill });
          expect(high - low + 1).toBe(rules.menu.retentionSteps[skill]);
          expect(turnsLeft).toBeGreaterThan(200 * (low - 1));
          expect(turnsLeft).toBeLessThanOrEqual(200 * high);
        },
      ),
    );
  });

  it('stands in the menu since 3.6; before, an asterisk marked what is forgotten', () => {
    expect(of('nethack-3.4.3').menu).toMatchObject({ forgottenMark: '*' });
    expect(of('nethack-3.4.3').menu.columns).not.toContain('retention');
    expect(of('nethack-3.6.0').menu).toMatchObject({ forgottenMark: '' });
    expect(of('nethack-3.6.0').menu.columns).toContain('retention');
    expect(of('house').menu).toMatchObject({ forgottenMark: '*' });
  });
});

describe('a backfire', () => {
  it.each([
    ['nethack-3.4.3', { confusion: 3, stun: 6 }],
    ['nethack-3.6.0', { confusion: 20 + 3, stun: 10 + 6 }],
    ['nethack-3.6.1', { confusion: 10 + 3, stun: 20 + 6 }],
    ['fiqhack', { confusion: 10 + 3, stun: 20 }],
    ['nethack-1.3d', { confusion: 3, stun: 20 }],
  ] as const)('of the third kind under %s comes to %j', (id, timers) => {
    const luck = new ScriptedChance([['backfire', 2]]);
    expect(backfire(luck, of(id), { spellLevel: 2, confusion: 10, stun: 20 })).toEqual(timers);
  });

  it('drains energy from 3.7 on, never more than there is', () => {
    const view = { spellLevel: 3, confusion: 0, stun: 0, energy: 9, nutrition: 500 };
    const luck = new ScriptedChance([
      ['backfire', 0],
      ['backfire-drain', 12],
    ]);
    expect(castForgotten(luck, of('nethack-3.7'), view)).toEqual({
      confusion: 12,
      stun: 0,
      energy: 0,
      nutrition: 500,
      usesTurn: true,
      training: 0,
    });
    const free = castForgotten(new ScriptedChance([['backfire', 0]]), of('nethack-3.6.7'), view);
    expect(free.energy).toBe(9);
  });
});

describe('amnesia', () => {
  const view = { memories: [5, 6, 7, 8], confused: false, luck: 0 };

  it('takes the last spell of the list in 3.4.3', () => {
    expect(amnesia(new ScriptedChance([]), of('nethack-3.4.3'), view)).toEqual([5, 6, 7]);
  });

  it('forgets as many as it says since 3.6, each spell as often as the others', () => {
    const odds = new Enumerator().ask(amnesia, of('nethack-3.6.7'), view);
    const forgotten = view.memories.map((_, at) =>
      odds.probability(memories => memories[at] === 0),
    );
    for (const share of forgotten) {
      expect(share).toBeCloseTo(forgotten[0]!, 12);
    }
    const count = new Enumerator().askNumber(spellsStruck, of('nethack-3.6.7'), {
      known: 4,
      confused: false,
      luck: 0,
    });
    expect(count.mean).toBeCloseTo(4 * forgotten[0]!, 12);
  });

  it('is lighter for the lucky and never for the unlucky', () => {
    const mean = (luck: number) =>
      new Enumerator().askNumber(spellsStruck, of('nethack-3.6.7'), {
        known: 9,
        confused: false,
        luck,
      }).mean;
    expect(mean(8)).toBeLessThan(mean(0));
    expect(mean(-8)).toBeGreaterThan(mean(0));
  });

  it('fades every memory in FIQHack', () => {
    const luck = new ScriptedChance([
      ['amnesia-fades', 0],
      ['amnesia-fades', 5],
      ['amnesia-fades', 1],
      ['amnesia-fades', 8],
    ]);
    expect(amnesia(luck, of('fiqhack'), view)).toEqual([0, 5, 1, 8]);
  });
});
