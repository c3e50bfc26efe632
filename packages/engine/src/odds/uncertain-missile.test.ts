import { describe, expect, it } from 'vitest';
import type { ShooterView, TargetView, WeaponView } from '../combat/index.ts';
import { UsageError } from '../errors/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { shotOdds, throwOdds } from './missile-odds.ts';
import { mixedOdds } from './uncertain-attack.ts';
import { type LikelyMissile, uncertainMissileOdds } from './uncertain-missile.ts';

const rules = createRulesets().resolve('house').slots.combat;

const ranger: ShooterView = {
  class: 'ranger',
  race: 'half-elf',
  level: 25,
  strength: 18,
  dexterity: 68,
  equipment: [],
  weapon: undefined,
  launcher: { kind: 'short-bow', weight: 30, toHit: 4, toDam: 3 },
  equipmentBlessed: false,
  stun: 0,
  bless: false,
  heroism: false,
  berserk: false,
  extraShots: 0,
  extraMight: 0,
};

const arrow: WeaponView = {
  kind: 'arrow',
  dice: 1,
  sides: 6,
  weight: 2,
  toHit: 2,
  toDam: 1,
  flags: ['slay-evil'],
};

const orc: TargetView = { armourClass: 36, monsterFlags: ['evil', 'orc'], visible: true, hp: 40 };
const aim = { target: orc, distance: 6 };

/** Arrows and bows of many points, some of them equal in sum. */
function manyShots(): LikelyMissile[] {
  const points = [-3, 0, 1, 4];
  return points.flatMap(bow =>
    points.flatMap(own =>
      ([['slay-evil'], ['slay-animal'], []] as const).map((flags): LikelyMissile => {
        const launcher = { ...ranger.launcher!, toHit: bow, toDam: -bow };
        const missile = { ...arrow, toHit: own, toDam: own + 3, flags };
        return { how: 'shot', by: { ...ranger, launcher }, missile, probability: 1 / 48 };
      }),
    ),
  );
}

describe('odds with a missile that is not known', () => {
  it('are those of each, weighted, though equal numbers are asked about once', () => {
    const likely = manyShots();
    const odds = uncertainMissileOdds(rules, { likely, ...aim });
    const each = mixedOdds(
      likely.map(one => {
        if (one.how !== 'shot') {
          throw new Error('all of them are shots');
        }
        const { by: shooter, missile, probability } = one;
        return { odds: shotOdds(rules, { shooter, missile, ...aim }), probability };
      }),
    );
    expect(odds.hit).toBeCloseTo(each.hit, 12);
    expect(odds.kill).toBeCloseTo(each.kill, 12);
    expect(odds.meanTurns / each.meanTurns).toBeCloseTo(1, 12);
    expect([...odds.damage].map(([value]) => value)).toEqual([...each.damage].map(([v]) => v));
    for (const [value, share] of each.damage) {
      expect(odds.damage.probability(value)).toBeCloseTo(share, 12);
    }
    for (const [turn, share] of each.turns.entries()) {
      expect(odds.turns[turn] ?? 0).toBeCloseTo(share, 12);
    }
    expect(odds.notes).toEqual(each.notes);
    // An arrow against animals is to an orc what an arrow is that slays nothing.
    expect(odds.counted.flights).toBeLessThanOrEqual(32);
  });

  it('are those of the real one when it is known', () => {
    const { weapon: _, ...thrower } = ranger;
    const one = { how: 'thrown', by: thrower, missile: arrow, probability: 1 } as const;
    const odds = uncertainMissileOdds(rules, { likely: [one], ...aim, distance: 3 });
    const plain = throwOdds(rules, { thrower, object: arrow, ...aim, distance: 3 });
    expect([odds.hit, odds.kill]).toEqual([plain.hit.probability, plain.kill!.chance]);
    expect([...odds.damage]).toEqual([...plain.damage]);
    expect(odds.notes).toEqual(plain.notes);
    expect(odds.breaks).toEqual(plain.breaks);
  });

  it('hit nothing out of range, and are refused without any missile', () => {
    const far = uncertainMissileOdds(rules, { likely: manyShots(), ...aim, distance: 60 });
    expect([far.hit, far.kill, far.damage.max]).toEqual([0, 0, 0]);
    expect(() => uncertainMissileOdds(rules, { likely: [], ...aim })).toThrow(UsageError);
  });
});
