import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Enumerator, ScriptedChance } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import type { AttemptView } from '../slot/views.ts';
import { attemptToCast } from './attempt.ts';
import { baseEnergyCost } from './energy.ts';
import { nutritionCost } from './nutrition.ts';
import { prerequisites } from './prerequisites.ts';

const library = createRulesets();
const rules = library.resolve('nethack-3.6.7').slots.casting;

const ready: AttemptView = {
  knowsSpells: true,
  spell: 'force-bolt',
  forgotten: false,
  stunned: false,
  confused: false,
  strangled: false,
  form: { silent: false, headless: false, voice: 'normal' },
  weapon: { stuck: false, twoHanded: false, quarterstaff: false },
  heldShield: 'none',
  nutrition: 900,
  strength: 10,
  burden: 'unencumbered',
  role: 'priest',
  intelligence: 10,
  price: 15,
  amulet: false,
  energy: 40,
  chance: 60,
  spellLevel: 3,
  skill: 'basic',
};

describe('prerequisites', () => {
  it.each([
    ['no-spells', false, { knowsSpells: false, stunned: true }],
    ['stunned', false, { stunned: true, strangled: true }],
    ['cannot-chant', false, { strangled: true }],
    ['cannot-chant', false, { form: { silent: true, headless: false, voice: 'normal' } }],
    ['cannot-chant', false, { form: { silent: false, headless: true, voice: 'normal' } }],
    ['cannot-chant', false, { form: { silent: false, headless: false, voice: 'buzz' } }],
    ['cannot-chant', false, { form: { silent: false, headless: false, voice: 'burble' } }],
    ['hands-not-free', false, { weapon: { stuck: true, twoHanded: true, quarterstaff: false } }],
    [
      'hands-not-free',
      false,
      {
        weapon: { stuck: true, twoHanded: false, quarterstaff: false },
        heldShield: 'cursed',
      },
    ],
    ['forgotten', true, { forgotten: true, nutrition: 5 }],
    ['too-hungry', false, { nutrition: 10, strength: 3 }],
    ['too-weak', false, { strength: 3, burden: 'overloaded' }],
    ['overburdened', true, { burden: 'overtaxed' }],
    ['ready', false, {}],
    ['ready', false, { spell: 'detect-food', nutrition: 1 }],
    ['ready', false, { spell: 'restore-ability', strength: 3 }],
    ['ready', false, { weapon: { stuck: true, twoHanded: false, quarterstaff: false } }],
  ] as const)('end at %s (uses the move: %s)', (outcome, usesTurn, change) => {
    expect(prerequisites(rules, { ...ready, ...change } as AttemptView)).toEqual({
      outcome,
      usesTurn,
    });
  });

  it('let a forgotten spell pass but for stunning, as the wiki and the house have it', () => {
    const strangled = { ...ready, forgotten: true, strangled: true };
    expect(prerequisites(rules, strangled).outcome).toBe('cannot-chant');
    for (const id of ['wiki-spellcasting', 'house']) {
      const { casting } = library.resolve(id).slots;
      expect(prerequisites(casting, strangled).outcome).toBe('forgotten');
      expect(prerequisites(casting, { ...strangled, stunned: true }).outcome).toBe('stunned');
    }
  });
});

describe('an attempt', () => {
  it('pays the whole price for a success, half of it for a failure, and trains', () => {
    const { list } = new Enumerator().ask(attemptToCast, rules, ready);
    expect(list).toEqual([
      {
        value: {
          outcome: 'cast',
          energy: 25,
          nutrition: 870,
          usesTurn: true,
          training: 3,
          hitPointsLost: 0,
        },
        probability: 0.6,
      },
      {
        value: {
          outcome: 'fail',
          energy: 33,
          nutrition: 870,
          usesTurn: true,
          training: 0,
          hitPointsLost: 0,
        },
        probability: 0.4,
      },
    ]);
  });

  it('always fails in confusion, and trains no restricted school', () => {
    const confused = new ScriptedChance([]);
    expect(attemptToCast(confused, rules, { ...ready, confused: true }).outcome).toBe('fail');
    const sure = new ScriptedChance([]);
    const restricted = attemptToCast(sure, rules, { ...ready, chance: 100, skill: 'restricted' });
    expect(restricted).toMatchObject({ outcome: 'cast', training: 0 });
  });

  it('is drained by the Amulet first, and may then lack the energy, with the move gone', () => {
    const drained = new ScriptedChance([['amulet-drain', 30]]);
    expect(attemptToCast(drained, rules, { ...ready, amulet: true })).toEqual({
      outcome: 'not-enough-energy',
      energy: 10,
      nutrition: 900,
      usesTurn: true,
      training: 0,
      hitPointsLost: 0,
    });
    const poor = new ScriptedChance([]);
    expect(attemptToCast(poor, rules, { ...ready, amulet: true, energy: 14 })).toMatchObject({
      outcome: 'not-enough-energy',
      usesTurn: false,
      energy: 14,
    });
  });

  it('never leaves energy or nutrition below what it may', () => {
    const attempts = fc.record({
      energy: fc.integer({ min: 0, max: 200 }),
      nutrition: fc.integer({ min: 11, max: 2000 }),
      spellLevel: fc.integer({ min: 1, max: 7 }),
      chance: fc.integer({ min: 0, max: 100 }),
      amulet: fc.boolean(),
    });
    fc.assert(
      fc.property(attempts, change => {
        const price = baseEnergyCost(rules, change.spellLevel);
        const view = { ...ready, ...change, price };
        const outcomes = new Enumerator().ask(attemptToCast, rules, view);
        const total = outcomes.list.reduce((sum, { probability }) => sum + probability, 0);
        expect(total).toBeCloseTo(1, 12);
        for (const { value } of outcomes.list) {
          expect(value.energy).toBeGreaterThanOrEqual(0);
          expect(value.nutrition).toBeGreaterThanOrEqual(Math.min(3, change.nutrition));
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('nutrition', () => {
  const cost = (change: Partial<AttemptView>) => nutritionCost(rules, { ...ready, ...change });

  it.each([
    [17, 0],
    [16, 7],
    [15, 15],
    [14, 30],
  ])('of a Wizard with Int %i is %i for 15 energy', (intelligence, used) => {
    expect(cost({ role: 'wizard', intelligence })).toEqual({ allowed: true, nutritionUsed: used });
  });

  it('is the whole of it for everybody else, none for detect food, and leaves 3', () => {
    expect(cost({ intelligence: 25 }).nutritionUsed).toBe(30);
    expect(cost({ spell: 'detect-food', nutrition: 4 }).nutritionUsed).toBe(0);
    expect(cost({ nutrition: 12 }).nutritionUsed).toBe(9);
    expect(cost({ nutrition: 10 })).toEqual({ allowed: false, nutritionUsed: 0 });
  });
});

describe('an attempt in other versions', () => {
  const of = (id: string) => library.resolve(id).slots.casting;

  it('is dearer with the Amulet before 3.6.1, and can be tried again and again', () => {
    const carried = { ...ready, amulet: true, energy: 16, chance: 100 };
    const { list } = new Enumerator().ask(attemptToCast, of('nethack-3.6.0'), carried);
    const refused = list.filter(({ value }) => value.outcome === 'not-enough-energy');
    // With 16 energy a spell of level 3 comes off once in thirty tries, which take no move.
    expect(refused).toEqual([
      {
        value: {
          outcome: 'not-enough-energy',
          energy: 16,
          nutrition: 900,
          usesTurn: false,
          training: 0,
          hitPointsLost: 0,
        },
        probability: expect.closeTo(29 / 30, 12),
      },
    ]);
    const cast = list.find(({ value }) => value.outcome === 'cast');
    expect(cast?.value).toMatchObject({ energy: 0, nutrition: 900 - 32 });
  });

  it('may go on by hit points under SLASH’EM, with skill and on demand', () => {
    const tired = { ...ready, energy: 10, skill: 'skilled', continueOnExhaustion: true } as const;
    const luck = new ScriptedChance([['success', false]]);
    expect(attemptToCast(luck, of('slashem'), tired)).toEqual({
      outcome: 'fail',
      energy: 5,
      nutrition: 900 - 40,
      usesTurn: true,
      training: 0,
      hitPointsLost: 5,
    });
    const never = [
      attemptToCast(new ScriptedChance([]), of('slashem'), { ...tired, skill: 'basic' }),
      attemptToCast(new ScriptedChance([]), of('slashem'), {
        ...tired,
        continueOnExhaustion: false,
      }),
      attemptToCast(new ScriptedChance([]), of('nethack-3.4.3'), tired),
    ];
    for (const { outcome, usesTurn, hitPointsLost } of never) {
      expect({ outcome, usesTurn, hitPointsLost }).toEqual({
        outcome: 'not-enough-energy',
        usesTurn: false,
        hitPointsLost: 0,
      });
    }
  });
});
