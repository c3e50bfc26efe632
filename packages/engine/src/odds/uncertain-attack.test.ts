import { describe, expect, it } from 'vitest';
import { Enumerator } from '../chance/index.ts';
import type { AttackerView, TargetView } from '../combat/index.ts';
import { UsageError } from '../errors/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { attackOdds } from './attack-odds.ts';
import { mixedOdds, uncertainAttackOdds } from './uncertain-attack.ts';

const rules = createRulesets().resolve('house').slots.combat;

function fighter(bonus: number): AttackerView {
  return {
    class: 'warrior',
    race: 'human',
    level: 10,
    strength: 18,
    dexterity: 18,
    equipment: [],
    weapon: {
      kind: 'hafted',
      dice: 2,
      sides: 4,
      weight: 120,
      toHit: bonus,
      toDam: bonus,
      blessed: false,
      flags: [],
    },
    launcher: undefined,
    equipmentBlessed: false,
    extraBlows: 0,
    stun: 0,
    bless: false,
    heroism: false,
    berserk: false,
  };
}

const target: TargetView = { armourClass: 20, monsterFlags: ['evil'], visible: true, hp: 12 };

describe('odds with a weapon that is not known', () => {
  it('are those of the weapon when there is only one candidate', () => {
    const odds = uncertainAttackOdds(rules, {
      attackers: [{ attacker: fighter(2), probability: 1 }],
      target,
    });
    const plain = attackOdds(rules, { attacker: fighter(2), target });
    expect(odds.hit).toBe(plain.hit.probability);
    expect([...odds.damage]).toEqual([...plain.damage]);
    expect(odds.kill).toBe(plain.kill!.chance);
    expect([...odds.turns]).toEqual([...plain.turns!.probabilities]);
    expect(odds.notes).toEqual(plain.notes);
  });

  it('are those of each, weighted; the weapon stays the same from attack to attack', () => {
    const ask = new Enumerator();
    const [dull, keen] = [-3, 3].map(bonus =>
      attackOdds(rules, { attacker: fighter(bonus), target }),
    );
    const odds = uncertainAttackOdds(
      rules,
      {
        attackers: [
          { attacker: fighter(-3), probability: 0.25 },
          { attacker: fighter(3), probability: 0.75 },
        ],
        target,
      },
      ask,
    );
    expect(odds.kill).toBeCloseTo(0.25 * dull!.kill!.chance + 0.75 * keen!.kill!.chance, 12);
    expect(odds.damage.mean).toBeCloseTo(0.25 * dull!.damage.mean + 0.75 * keen!.damage.mean, 12);
    const second = (turns: Float64Array) => turns[1]!;
    expect(second(odds.turns)).toBeCloseTo(
      0.25 * second(dull!.turns!.probabilities) + 0.75 * second(keen!.turns!.probabilities),
      12,
    );
    expect(odds.turns.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  it('are the same whether equal numbers are asked about once or each for itself', () => {
    const bonuses = [-12, -9, -3, 0, 0, 2, 4];
    const attackers = bonuses.flatMap((toHit, place) =>
      [false, true].map(blessed => {
        const plain = fighter(bonuses[(place * 3) % bonuses.length]!);
        const flags = blessed ? (['slay-evil'] as const) : (['slay-animal'] as const);
        const weapon = { ...plain.weapon!, toHit, blessed, flags: place % 2 === 0 ? [] : flags };
        return { attacker: { ...plain, weapon }, probability: 1 / (2 * bonuses.length) };
      }),
    );
    const odds = uncertainAttackOdds(rules, { attackers, target });
    const each = mixedOdds(
      attackers.map(({ attacker, probability }) => ({
        probability,
        odds: attackOdds(rules, { attacker, target }),
      })),
    );
    expect(odds.hit).toBeCloseTo(each.hit, 12);
    expect(odds.kill).toBeCloseTo(each.kill, 12);
    expect(odds.meanTurns / each.meanTurns).toBeCloseTo(1, 12);
    expect([...odds.damage].map(([value]) => value)).toEqual([...each.damage].map(([v]) => v));
    for (const [value, share] of each.damage) {
      expect(odds.damage.probability(value)).toBeCloseTo(share, 12);
    }
    expect(odds.turns).toHaveLength(each.turns.length);
    for (const [attack, share] of each.turns.entries()) {
      expect(odds.turns[attack]).toBeCloseTo(share, 12);
    }
    expect(odds.notes).toEqual(each.notes);
  });

  it('are refused without an attacker', () => {
    expect(() => uncertainAttackOdds(rules, { attackers: [], target })).toThrow(UsageError);
  });
});
