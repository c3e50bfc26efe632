import { describe, expect, it } from 'vitest';
import { createRulesets } from '../rulesets/index.ts';
import { prerequisites } from './attempt/prerequisites.ts';
import type { PrerequisiteView } from './slot/views.ts';

const library = createRulesets();

const ready: PrerequisiteView = {
  knowsSpells: true,
  spell: 'force-bolt',
  forgotten: false,
  stunned: false,
  strangled: false,
  form: { silent: false, headless: false, voice: 'normal' },
  weapon: { stuck: false, twoHanded: false, quarterstaff: false },
  heldShield: 'none',
  nutrition: 900,
  strength: 10,
  burden: 'unencumbered',
};

const boundStaff = { weapon: { stuck: true, twoHanded: true, quarterstaff: true } };
const bound = { weapon: { stuck: true, twoHanded: true, quarterstaff: false } };

describe('what must hold to cast', () => {
  it.each([
    ['nethack-3.4.3', { stunned: true }, 'ready', false],
    ['nethack-3.6.0', { stunned: true }, 'stunned', false],
    ['nethack-3.6.0', { strangled: true }, 'ready', false],
    ['nethack-3.6.1', { strangled: true }, 'cannot-chant', false],
    ['nethack-3.4.3', { ...bound, forgotten: true, nutrition: 1 }, 'forgotten', false],
    ['nethack-3.6.0', { ...bound, forgotten: true }, 'hands-not-free', false],
    ['nethack-3.6.0', { forgotten: true, nutrition: 1 }, 'forgotten', true],
    // Load is met before hands in 3.4.3, after them from 3.6.0 on.
    ['nethack-3.4.3', { ...bound, burden: 'overtaxed' }, 'overburdened', true],
    ['nethack-3.6.0', { ...bound, burden: 'overtaxed' }, 'hands-not-free', false],
    ['nethack-3.4.3', { strength: 3, spell: 'restore-ability' }, 'too-weak', false],
    ['nethack-3.6.0', { strength: 3, spell: 'restore-ability' }, 'ready', false],
    ['nethack-3.6.7', boundStaff, 'hands-not-free', false],
    ['nethack-3.7', boundStaff, 'ready', false],
    ['nethack-5.0', boundStaff, 'ready', false],
    ['slashem', { stunned: true, strangled: true }, 'ready', false],
    ['fiqhack', { strength: 3, forgotten: true }, 'too-weak', false],
    ['fiqhack', { forgotten: true, nutrition: 1 }, 'forgotten', false],
    ['fiqhack', { nutrition: 10, spell: 'detect-food' }, 'too-hungry', false],
    ['fiqhack', boundStaff, 'ready', false],
    ['fiqhack', { cancelled: true, burden: 'overloaded' }, 'overburdened', true],
    ['fiqhack', { cancelled: true }, 'cancelled', true],
    ['nethack-3.6.7', { cancelled: true }, 'ready', false],
  ] as const)('under %s, for %j: %s (uses the move: %s)', (id, change, outcome, usesTurn) => {
    const { casting } = library.resolve(id).slots;
    const view = { ...ready, ...change } as PrerequisiteView;
    expect(prerequisites(casting, view)).toEqual({ outcome, usesTurn });
  });

  it('names a check that an order lacks', () => {
    const { casting } = library.resolve('nethack-3.4.3').slots;
    const order = [...casting.prerequisites.order, 'stunned'] as const;
    const broken = { ...casting, prerequisites: { ...casting.prerequisites, order } };
    expect(() => prerequisites(broken, ready)).toThrow(/has no stunned/);
  });
});
