import { describe, expect, it } from 'vitest';
import { attemptToCast } from '../casting/index.ts';
import { Distribution, Generator, PlayedChance } from '../chance/index.ts';
import { UsageError } from '../errors/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { attemptsAt, type CastOddsView, castOdds } from './cast-odds.ts';

const rules = createRulesets().resolve('nethack-3.6.7').slots.casting;

/** A level 5 wizard in metal under a robe, and a level 2 spell. */
function viewOf(attempt: Partial<CastOddsView['attempt']> = {}): CastOddsView {
  return {
    caster: {
      role: 'wizard',
      stat: 16,
      level: 5,
      spellLevel: 2,
      skill: 'basic',
      emergency: false,
      special: false,
      bodyArmour: 'metallic',
      robe: true,
      shield: 'none',
      helmet: 'none',
      gloves: 'none',
      boots: 'none',
      quarterstaff: false,
    },
    attempt: {
      knowsSpells: true,
      spell: 'sleep',
      forgotten: false,
      stunned: false,
      confused: false,
      strangled: false,
      form: { silent: false, headless: false, voice: 'normal' },
      weapon: { stuck: false, twoHanded: false, quarterstaff: false },
      heldShield: 'none',
      nutrition: 900,
      strength: 16,
      burden: 'unencumbered',
      role: 'wizard',
      intelligence: 16,
      price: 10,
      amulet: false,
      energy: 30,
      spellLevel: 2,
      skill: 'basic',
      ...attempt,
    },
  };
}

describe('odds of a cast', () => {
  it('are those of the rule that is played', () => {
    const view = viewOf();
    const odds = castOdds(rules, view);
    const chance = new PlayedChance(new Generator(5));
    const casts = 20_000;
    let failed = 0;
    for (let cast = 0; cast < casts; cast++) {
      const { outcome } = attemptToCast(chance, rules, { ...view.attempt, chance: odds.chance });
      failed += outcome === 'fail' ? 1 : 0;
    }
    const fail = odds.failPercent / 100;
    const error = Math.sqrt((fail * (1 - fail)) / casts);
    expect(fail).toBeGreaterThan(0);
    expect(Math.abs(failed / casts - fail) / error).toBeLessThan(4);
  });

  it('tell what a success and a failure pay', () => {
    const { paid, price } = castOdds(rules, viewOf());
    expect(price).toBe(10);
    expect(paid.list.map(({ value }) => value)).toEqual(
      expect.arrayContaining([
        { outcome: 'cast', energy: 10, grace: 0, nutrition: 5, usesTurn: true },
        { outcome: 'fail', energy: 5, grace: 0, nutrition: 5, usesTurn: true },
      ]),
    );
  });

  it('tell what is paid of grace besides, and end where there is too little of it', () => {
    const view = (held: number) => viewOf({ grace: { held, price: 7 } });
    const { paid, grace, notes } = castOdds(rules, view(7));
    expect(grace).toBe(7);
    expect(paid.list.map(({ value }) => value)).toEqual(
      expect.arrayContaining([
        { outcome: 'cast', energy: 10, grace: 7, nutrition: 5, usesTurn: true },
        { outcome: 'fail', energy: 5, grace: 3, nutrition: 5, usesTurn: true },
      ]),
    );
    expect(notes).toContainEqual(expect.objectContaining({ fact: 'paid-grace', amount: 7 }));
    const short = castOdds(rules, view(6));
    expect([...short.ends]).toEqual([['not-enough-grace', 1]]);
    expect(short.paid.list[0]!.value).toMatchObject({ energy: 0, grace: 0 });
  });

  it('name the pool of a prayer', () => {
    const prayer = castOdds(rules, viewOf({ pool: 'grace', energy: 3 }));
    expect([...prayer.ends]).toEqual([['not-enough-grace', 1]]);
    expect(prayer.notes.map(({ fact }) => fact)).toContain('not-enough-grace');
  });

  it('fail for certain where a prerequisite is not met', () => {
    const { failPercent, ends } = castOdds(rules, viewOf({ nutrition: 10 }));
    expect(failPercent).toBe(100);
    expect([...ends]).toEqual([['too-hungry', 1]]);
    expect(castOdds(rules, viewOf({ confused: true })).failPercent).toBe(100);
  });

  it('reckon with what the Amulet drains', () => {
    const { ends } = castOdds(rules, viewOf({ amulet: true, energy: 20 }));
    expect(ends.get('not-enough-energy')).toBeCloseTo(0.5, 12);
    expect([...ends.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  });

  it('name the facts that mattered, with how likely they are', () => {
    const { notes, chance } = castOdds(rules, viewOf());
    const told = new Map(notes.map(({ fact, probability }) => [fact, probability]));
    expect(told.get('metal-under-robe')).toBe(1);
    expect(told.get('failed')).toBeCloseTo(1 - chance / 100, 12);
  });
});

describe('attempts at a target', () => {
  const odds = castOdds(rules, viewOf());
  const success = odds.chance / 100;

  it('do nothing when they fail', () => {
    const { damage, kill, turns } = attemptsAt(
      odds,
      Distribution.dice(2, 6),
      Distribution.certain(6),
    );
    expect(damage.probability(0)).toBeCloseTo(1 - success, 12);
    expect(kill.chance).toBeCloseTo((success * 21) / 36, 12);
    expect(kill.chance + kill.survives).toBeCloseTo(1, 12);
    expect(turns.mean).toBeGreaterThan(1 / success);
  });

  it('kill when hit points fall below 0, not at 0', () => {
    const sure = attemptsAt(odds, Distribution.certain(6), Distribution.certain(6));
    expect(sure.kill.chance).toBe(0);
    const more = attemptsAt(odds, Distribution.certain(7), Distribution.certain(6));
    expect(more.kill.chance).toBeCloseTo(success, 12);
  });

  it('never end for a hero who can’t cast', () => {
    const hungry = castOdds(rules, viewOf({ nutrition: 1 }));
    const { turns } = attemptsAt(hungry, Distribution.certain(7), Distribution.certain(6));
    expect(turns.mean).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('what no caster can be', () => {
  it.each([
    [{ role: 'wizrd' }, /^role: .*did you mean wizard/],
    [{ level: 0 }, /^level: expected an integer from 1 to 30, got 0/],
    [{ stat: 300 }, /^stat: expected an integer from 3 to 25, got 300/],
    [{ skill: 'basicc' }, /^skill: expected .*did you mean basic/],
    [{ spellLevel: 8 }, /^spellLevel: expected an integer from 1 to 7, got 8/],
  ])('is refused by field, value and range: %o', (wrong, message) => {
    const view = viewOf();
    const caster = { ...view.caster, ...wrong } as CastOddsView['caster'];
    expect(() => castOdds(rules, { ...view, caster })).toThrow(message);
    expect(() => castOdds(rules, { ...view, caster })).toThrow(UsageError);
  });

  it('is refused of the attempt as well', () => {
    expect(() => castOdds(rules, viewOf({ intelligence: 300 }))).toThrow(
      /^intelligence: expected an integer from 3 to 25, got 300/,
    );
  });
});
