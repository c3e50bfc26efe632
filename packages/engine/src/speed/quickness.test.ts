import { describe, expect, it } from 'vitest';
import { Enumerator } from '../chance/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { type AfterMoveView, mayAttackAfterMove } from './attack-after-move.ts';
import {
  adjustmentAfter,
  effectiveAdjustment,
  movementInNewForm,
  sewageSlows,
} from './monster-quickness.ts';
import {
  changeSpeed,
  fastByRole,
  type Quickness,
  type SpeedChange,
  type SpeedChangeView,
  speedProperty,
} from './quickness.ts';
import { type StrikeBackView, strikesBack } from './strike-back.ts';

const ask = new Enumerator();
const library = createRulesets();
const rulesOf = (id: string) => library.resolve(id).slots.speed;
const none: Quickness = { permanent: false, turns: 0, worn: false, slow: 0 };

function change(
  id: string,
  what: SpeedChange,
  now: Partial<Quickness> = {},
  more: Partial<SpeedChangeView> = {},
) {
  return ask.ask(changeSpeed, rulesOf(id), {
    now: { ...none, ...now },
    change: what,
    beatitude: 'uncursed',
    woundedLegs: false,
    cancelled: false,
    resistsSlowing: false,
    ...more,
  }).list;
}

/** Fewest and most turns of speed or slowness that a change gives. */
function turns(list: ReturnType<typeof change>, of: 'turns' | 'slow'): number[] {
  const numbers = list.map(({ value }) => value.after[of]);
  return [Math.min(...numbers), Math.max(...numbers)];
}

describe('speed', () => {
  it('is very fast while worn or passing, fast by nature', () => {
    expect(speedProperty(none)).toBe('none');
    expect(speedProperty({ ...none, permanent: true })).toBe('fast');
    expect(speedProperty({ ...none, permanent: true, turns: 1 })).toBe('very-fast');
    expect(speedProperty({ ...none, worn: true })).toBe('very-fast');
  });

  it('is a role’s own from a level on, which 3.7 raised for Archeologists', () => {
    expect(fastByRole(rulesOf('nethack-3.6.7'), 'archeologist', 1)).toBe(true);
    expect(fastByRole(rulesOf('nethack-3.6.7'), 'monk', 1)).toBe(true);
    expect(fastByRole(rulesOf('nethack-3.6.7'), 'samurai', 1)).toBe(true);
    expect(fastByRole(rulesOf('nethack-3.7'), 'archeologist', 9)).toBe(false);
    expect(fastByRole(rulesOf('nethack-5.0'), 'archeologist', 10)).toBe(true);
    expect(fastByRole(rulesOf('house'), 'valkyrie', 6)).toBe(false);
    expect(fastByRole(rulesOf('house'), 'valkyrie', 7)).toBe(true);
    expect(fastByRole(rulesOf('house'), 'wizard', 30)).toBe(false);
  });

  it('lasts by the beatitude of the potion', () => {
    expect(turns(change('house', 'potion', {}, { beatitude: 'blessed' }), 'turns')).toEqual([
      160, 169,
    ]);
    expect(turns(change('house', 'potion'), 'turns')).toEqual([100, 109]);
    expect(turns(change('house', 'potion', {}, { beatitude: 'cursed' }), 'turns')).toEqual([
      40, 49,
    ]);
    expect(turns(change('house', 'vapours'), 'turns')).toEqual([1, 5]);
  });

  it('comes for good with a potion from 3.7 on, unless it is cursed', () => {
    const forGood = (id: string, beatitude: 'cursed' | 'uncursed') =>
      change(id, 'potion', {}, { beatitude }).every(({ value }) => value.after.permanent);
    expect(forGood('nethack-3.6.7', 'uncursed')).toBe(false);
    expect(forGood('nethack-3.7', 'uncursed')).toBe(true);
    expect(forGood('nethack-3.7', 'cursed')).toBe(false);
  });

  it('heals wounded legs in its place', () => {
    const legs = { woundedLegs: true };
    expect(change('house', 'potion', {}, legs)).toEqual([
      { value: { after: none, tells: 'legs-healed' }, probability: 1 },
    ]);
    expect(change('house', 'spell', {}, legs)).toHaveLength(10);
  });

  it('comes from the wand for good, in later versions for some turns', () => {
    expect(change('nethack-3.6.7', 'wand')[0]!.value).toEqual({
      after: { ...none, permanent: true },
      tells: 'speed-up',
    });
    expect(turns(change('nethack-3.7', 'wand'), 'turns')).toEqual([50, 74]);
    expect(turns(change('dnethack', 'wand'), 'turns')).toEqual([100, 109]);
  });

  it('comes with one quantum mechanic and goes with the next', () => {
    expect(change('house', 'quantum-mechanic')[0]!.value.after.permanent).toBe(true);
    const lost = change('house', 'quantum-mechanic', { permanent: true, turns: 9 });
    expect(lost[0]!.value).toEqual({ after: { ...none, turns: 9 }, tells: 'less-natural' });
  });

  it('goes with one slowing hit in four, passing speed included, but not what is worn', () => {
    const odds = change('house', 'hit', { permanent: true, turns: 9, worn: true });
    expect(odds.map(({ probability }) => probability)).toEqual([0.25, 0.75]);
    expect(odds[0]!.value).toEqual({ after: { ...none, worn: true }, tells: 'less-natural' });
    expect(change('house', 'hit', { permanent: true }, { cancelled: true })).toHaveLength(1);
    expect(change('house', 'hit')).toHaveLength(1);
  });

  it('never makes slower than the form, except in SporkHack and EvilHack', () => {
    expect(change('nethack-5.0', 'zap-slow')[0]!.value.tells).toBe('nothing');
    expect(turns(change('sporkhack', 'zap-slow', { permanent: true }), 'slow')).toEqual([10, 20]);
    expect(turns(change('evilhack', 'zap-slow'), 'slow')).toEqual([13, 23]);
    expect(change('evilhack', 'zap-slow', {}, { resistsSlowing: true })[0]!.value.after.slow).toBe(
      0,
    );
    expect(change('sporkhack', 'zap-slow', { permanent: true })[0]!.value.after.permanent).toBe(
      true,
    );
  });

  it('ends slowness by what each of them says', () => {
    const slow = { slow: 9 };
    const left = (id: string, what: SpeedChange) => turns(change(id, what, slow), 'slow')[1];
    expect(left('sporkhack', 'potion')).toBe(0);
    expect(left('sporkhack', 'spell')).toBe(9);
    expect(left('evilhack', 'spell')).toBe(0);
    expect(left('evilhack', 'wand')).toBe(0);
    const legs = change('sporkhack', 'potion', slow, { woundedLegs: true });
    expect(legs[0]!.value.after.slow).toBe(0);
  });

  it.each([
    ['potion', {}, 'much-faster'],
    ['potion', { permanent: true }, 'faster'],
    ['potion', { turns: 5 }, 'renewed'],
    ['boon', {}, 'speed-up'],
    ['boon', { worn: true }, 'more-natural'],
    ['boon', { permanent: true }, 'nothing'],
    ['curse', { permanent: true }, 'slow-down'],
    ['curse', { permanent: true, worn: true }, 'less-natural'],
    ['stiffening', { turns: 3 }, 'slow-down'],
  ] as const)('by %s, having %j, is told as %s', (what, now, tells) => {
    expect(new Set(change('house', what, now).map(({ value }) => value.tells))).toEqual(
      new Set([tells]),
    );
  });
});

describe('a monster’s speed', () => {
  it('goes a step up or down, and boots make fast whatever else', () => {
    expect(adjustmentAfter('slow', 'haste')).toBe('normal');
    expect(adjustmentAfter('normal', 'haste')).toBe('fast');
    expect(adjustmentAfter('fast', 'slow')).toBe('normal');
    expect(adjustmentAfter('normal', 'slow')).toBe('slow');
    expect(adjustmentAfter('slow', 'haste-outright')).toBe('fast');
    expect(adjustmentAfter('fast', 'stiffen')).toBe('normal');
    expect(adjustmentAfter('slow', 'stiffen')).toBe('slow');
    expect(effectiveAdjustment('slow', true)).toBe('fast');
    expect(effectiveAdjustment('slow', false)).toBe('slow');
  });

  it('leaves a share of the points to a slower form from 3.6.1 on', () => {
    expect(movementInNewForm(rulesOf('nethack-3.6.0'), 11, 12, 6)).toBe(11);
    expect(movementInNewForm(rulesOf('nethack-3.6.7'), 11, 12, 6)).toBe(5);
    expect(movementInNewForm(rulesOf('nethack-3.6.7'), 11, 6, 12)).toBe(11);
  });

  it('suffers in the sewage of EvilHack', () => {
    const evil = rulesOf('evilhack');
    expect(sewageSlows(evil, { who: 'hero', traits: [] })).toBe(true);
    expect(sewageSlows(evil, { who: 'hero', traits: ['tortle'] })).toBe(false);
    expect(sewageSlows(evil, { who: 'monster', traits: ['tortle'] })).toBe(true);
    expect(sewageSlows(evil, { who: 'monster', traits: ['passes-walls'] })).toBe(false);
    expect(sewageSlows(rulesOf('house'), { who: 'hero', traits: [] })).toBe(false);
  });
});

describe('a monster that another one hit', () => {
  const hit: StrikeBackView = {
    byPet: false,
    movement: 12,
    hasAttacked: false,
    fears: false,
    adjacent: true,
  };
  const odds = (id: string, view: Partial<StrikeBackView>) => {
    const outcomes = ask.ask(strikesBack, rulesOf(id), { ...hit, ...view });
    return [
      outcomes.probability(({ kind }) => kind === 'strikes'),
      outcomes.list.find(({ value }) => value.kind === 'strikes')?.value,
    ] as const;
  };

  it('strikes back three times in four, for a move', () => {
    expect(odds('nethack-3.6.7', {})).toEqual([0.75, { kind: 'strikes', price: 12 }]);
    expect(odds('nethack-3.6.7', { movement: 11 })[0]).toBe(0);
  });

  it('does so from 3.7 on with what points it has', () => {
    expect(odds('nethack-3.7', { movement: 30 })).toEqual([0.75, { kind: 'strikes', price: 12 }]);
    const [few, price] = odds('nethack-3.7', { movement: 3 });
    expect(few).toBeCloseTo(0.75 / 4, 12);
    expect(price).toEqual({ kind: 'strikes', price: 3 });
    expect(odds('nethack-5.0', { movement: 0 })[0]).toBe(0);
  });

  it('strikes back at a pet for nothing, once a turn, when it dares', () => {
    const pet = { byPet: true, movement: 0 };
    expect(odds('nethack-3.6.7', pet)).toEqual([0.75, { kind: 'strikes', price: 0 }]);
    expect(odds('nethack-3.6.7', { ...pet, hasAttacked: true })[0]).toBe(0);
    expect(odds('nethack-3.6.7', { ...pet, fears: true })[0]).toBe(0);
    expect(odds('nethack-3.6.7', { ...pet, adjacent: false })[0]).toBe(0);
  });
});

describe('a hostile monster that has moved', () => {
  const moved: AfterMoveView = {
    adjacent: false,
    engulfing: false,
    offensiveItem: false,
    distanceAttacks: 1,
    seenResisted: 0,
  };
  const may = (id: string, view: Partial<AfterMoveView>) =>
    mayAttackAfterMove(rulesOf(id), { ...moved, ...view });

  it('attacks from afar, or from around the hero', () => {
    expect(may('nethack-3.6.7', {})).toBe(true);
    expect(may('nethack-3.6.7', { adjacent: true })).toBe(false);
    expect(may('nethack-3.6.7', { distanceAttacks: 0 })).toBe(false);
    expect(may('nethack-3.6.7', { distanceAttacks: 0, offensiveItem: true })).toBe(true);
    expect(may('nethack-3.6.7', { adjacent: true, engulfing: true })).toBe(true);
  });

  it('leaves out in 5.0 what it has seen the hero resist', () => {
    expect(may('nethack-3.7', { seenResisted: 1 })).toBe(true);
    expect(may('nethack-5.0', { seenResisted: 1 })).toBe(false);
    expect(may('nethack-5.0', { seenResisted: 1, distanceAttacks: 2 })).toBe(true);
  });
});
