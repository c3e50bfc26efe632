import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Enumerator, Generator, PlayedChance } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import {
  isCured,
  isInfected,
  isSusceptible,
  symptomDamage,
  symptomDrain,
  symptomHarm,
} from './contagion.ts';
import { caughtDisease, causedDisease, type Disease, debilityOf, grownBy } from './disease.ts';

const { sickness } = createRulesets().resolve('crossfire').slots.spells;

const FLU: Disease = {
  ...{ level: 2, infectiousness: 20, contagionRange: 3, lifeOutside: 10, length: 6, damage: 2 },
  ...{ pace: 50, energyLoss: 0, progress: 0, digestion: 0, healing: 1, recovery: 1 },
  ...{ turnsLeft: -1, outsideLeft: 0, weakening: 1 },
};

describe('a disease that a spell causes', () => {
  it('is that of the recording: level 14, three steps of damage and two of time', () => {
    const view = { disease: FLU, casterLevel: 14, damageSteps: 3, durationSteps: 2 };
    expect(caughtDisease(causedDisease(sickness, view))).toEqual({
      ...FLU,
      ...{ level: 14, infectiousness: 20, contagionRange: 3, lifeOutside: 12, length: 8 },
      ...{ damage: 5, pace: 44, healing: -2, recovery: -2, turnsLeft: 8, outsideLeft: 12 },
    });
  });

  it('weakens with each body, and is as long in each', () => {
    let disease = FLU;
    for (let body = 1; body <= 20; body++) {
      disease = caughtDisease(disease);
      expect(disease.infectiousness).toBe(20 - body);
      expect(disease.turnsLeft).toBe(6);
    }
  });

  it('never takes more than all but 1 percent of the pace', () => {
    fc.assert(
      fc.property(fc.nat(200), damageSteps => {
        const view = { disease: FLU, casterLevel: 1, damageSteps, durationSteps: 0 };
        expect(causedDisease(sickness, view).pace).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('contagion', () => {
  const ask = new Enumerator();

  it('has the probability of its infectiousness in 127, asked and played', () => {
    for (const infectiousness of [-3, 0, 1, 20, 126, 127, 200]) {
      const view = { infectiousness, isHero: false };
      const asked = ask.ask(isInfected, sickness, view).probability(caught => caught);
      expect(asked).toBeCloseTo(Math.min(1, Math.max(0, infectiousness / 127)), 12);
    }
    const luck = new PlayedChance(new Generator(7));
    let caught = 0;
    for (let time = 0; time < 20_000; time++) {
      caught += Number(isInfected(luck, sickness, { infectiousness: 40, isHero: true }));
    }
    expect(Math.abs(caught / 20_000 - 40 / 127)).toBeLessThan(0.015);
  });

  it('moves with the number of its slot', () => {
    const rules = { ...sickness, contagionOutOf: 50 };
    const view = { infectiousness: 20, isHero: false };
    expect(ask.ask(isInfected, rules, view).probability(caught => caught)).toBeCloseTo(0.4, 12);
  });

  it('reaches the living by a star, the undead by their name, others by race or kind', () => {
    const orc = { race: 'goblin,orc', kindName: 'orc raider', undead: false };
    const ghoul = { race: 'undead', kindName: 'ghoul', undead: true };
    expect(isSusceptible('*', orc, false)).toBe(true);
    expect(isSusceptible('*', ghoul, false)).toBe(false);
    expect(isSusceptible('undead', ghoul, false)).toBe(true);
    expect(isSusceptible('human,goblin', orc, false)).toBe(true);
    // The program wants the whole text of its races.
    expect(isSusceptible('human,goblin', orc, true)).toBe(false);
    expect(isSusceptible('orc raider', orc, true)).toBe(true);
    expect(isSusceptible('human', orc, false)).toBe(false);
    expect(isSusceptible('human', { race: '', kindName: '', undead: false }, true)).toBe(false);
  });
});

describe('symptoms', () => {
  it('begin with 1 to the damage of the disease, and its sign', () => {
    const ask = new Enumerator();
    for (const damage of [5, -5, 0]) {
      const rule = (chance: Parameters<typeof symptomDamage>[0]) =>
        symptomDamage(chance, { damage, isHero: false });
      const list = ask.ask((chance, _: object, __: undefined) => rule(chance), {}, undefined);
      const values = list.list.map(({ value }) => value).sort((a, b) => a - b);
      expect(values).toEqual(
        damage === 0 ? [0] : damage > 0 ? [1, 2, 3, 4, 5] : [-5, -4, -3, -2, -1],
      );
      expect(list.list.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    }
  });

  it('take points, or a percentage of the full hit points and at least 1', () => {
    expect(symptomHarm(sickness, 7, 400)).toBe(7);
    expect(symptomHarm(sickness, -7, 900)).toBe(63);
    expect(symptomHarm(sickness, -1, 20)).toBe(1);
    expect(symptomDrain(sickness, 0, 1000)).toBe(1);
    expect(symptomDrain(sickness, 4, 1000)).toBe(4);
    expect(symptomDrain(sickness, -10, 200)).toBe(20);
  });

  it('grow by the percent of their disease, towards 0', () => {
    expect([15, 30, 105].map(growth => grownBy(sickness, 11, growth))).toEqual([12, 14, 22]);
    expect([15, 60, 105].map(growth => grownBy(sickness, -2, growth))).toEqual([-2, -3, -4]);
    expect(debilityOf(sickness, FLU, 100)).toMatchObject({ pace: 100, healing: 2 });
  });
});

describe('the cure', () => {
  it('is sure up to the healer’s level, else 1 in the difference', () => {
    const ask = new Enumerator();
    for (const [diseaseLevel, healerLevel, wanted] of [
      [5, 5, 1],
      [4, 9, 1],
      [9, 5, 1 / 4],
      [6, 5, 1],
      [25, 5, 1 / 20],
    ] as const) {
      const cured = ask.ask(
        (chance, _: object, view: Parameters<typeof isCured>[1]) => isCured(chance, view),
        {},
        { diseaseLevel, healerLevel },
      );
      expect(cured.probability(done => done)).toBeCloseTo(wanted, 12);
    }
  });
});
