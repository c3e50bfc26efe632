import { describe, expect, it } from 'vitest';
import type { AbilityView, MonsterTraits } from '../../actors/index.ts';
import { Distribution } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import type { FightFoe, FightView, FoeNature } from './fight-view.ts';
import { survivalOdds } from './survival-odds.ts';

const nothing = Distribution.certain(0);
const once = Distribution.certain(1);
const bite = Distribution.of([
  [0, 0.5],
  [5, 0.5],
]);

/** A kind that walks up to the hero and strikes. */
const plain = {
  gait: 'walk',
  doors: 'none',
  fleesBelow: 0,
  erraticOneIn: 0,
  fights: 'attacks',
  shoots: false,
  collects: false,
  staysPut: false,
} as MonsterTraits;

/** Squares of a straight corridor: the hero is at 0, steps are the number of the square. */
const corridor: FightView['ground'] = {
  hero: 0,
  offsets: [0, 99, 99, 1, 99, 99, 99, -1, 99],
  footing: () => ({
    steps: square => (square >= 0 && square < 30 ? square : -1),
    isFree: square => square > 0 && square < 30,
  }),
  distance: square => square,
  direction: () => 7,
  sees: () => true,
  isOpen: () => true,
  isTaken: () => false,
};

const nature = (changes: Partial<FoeNature> = {}): FoeNature => ({
  traits: plain,
  damage: bite,
  casts: [],
  constitution: 0,
  probability: 1,
  ...changes,
});

const foe = (changes: Partial<FightFoe> = {}): FightFoe => ({
  id: 2,
  square: 1,
  natures: [nature()],
  hitPoints: Distribution.certain(10),
  lost: 0,
  castsOneIn: 2,
  worth: 0,
  struck: nothing,
  moves: [once, once],
  mends: [],
  movesPerTick: 1,
  stays: false,
  ...changes,
});

const { world, spells } = createRulesets().resolve('house').slots;
const { minds } = world;
/** Rules by which monsters recover with each of their moves. */
const { spells: byMove } = createRulesets().resolve('crossfire').slots;

const fight = (changes: Partial<FightView> = {}): FightView => ({
  hitPoints: 4,
  spare: [],
  losses: [],
  mending: { upTo: 4, points: [] },
  spells,
  foes: [foe()],
  order: (changes.foes ?? [0]).map((_, index) => index),
  act: { kind: 'strike', foe: -1 },
  ground: corridor,
  minds,
  ...changes,
});

describe('the chance to be dead', () => {
  it('after each move is exact in a small fight', () => {
    const odds = survivalOdds(fight(), 3);
    expect(odds.played).toBe(0);
    expect(odds.dead).toEqual([0.5, 0.75, 0.875]);
    expect(odds.least).toEqual(odds.dead);
  });

  it('comes after the last of his lives', () => {
    // Each bite takes a life: with one in reserve he is dead one bite later.
    const spare = [{ hitPoints: 0, upTo: 0 }];
    expect(survivalOdds(fight({ spare }), 3).dead).toEqual([0, 0.25, 0.5]);
    const enough = [{ hitPoints: 40, upTo: 40 }];
    expect(survivalOdds(fight({ spare: enough }), 3).dead).toEqual([0, 0, 0]);
  });

  it('counts shots of a foe that is in line and not beside him', () => {
    const archer = (changes: Partial<FightView> = {}) =>
      survivalOdds(
        fight({
          foes: [
            foe({
              square: 6,
              stays: true,
              natures: [
                nature({ traits: { ...plain, shoots: true }, damage: nothing, shots: bite }),
              ],
            }),
          ],
          ...changes,
        }),
        2,
      ).dead;
    expect(archer()).toEqual([0.5, 0.75]);
    expect(archer({ ground: { ...corridor, direction: () => 0 } })).toEqual([0, 0]);
    expect(archer({ ground: { ...corridor, sees: () => false } })).toEqual([0, 0]);
    expect(archer({ ground: { ...corridor, isOpen: square => square !== 3 } })).toEqual([0, 0]);
    const far = { ...corridor, distance: (square: number) => square + minds.aimsWithin };
    expect(archer({ ground: far })).toEqual([0, 0]);
    expect(archer({ ground: crowd })).toEqual([0, 0]);
    // Another foe in the line of fire is in its way.
    const screened = [foe({ square: 3, stays: true, natures: [nature({ damage: nothing })] })];
    const [shooter] = [
      foe({
        square: 6,
        stays: true,
        natures: [nature({ traits: { ...plain, shoots: true }, damage: nothing, shots: bite })],
      }),
    ];
    expect(archer({ foes: [...screened, shooter!] })).toEqual([0, 0]);
  });

  it('counts no more shots than a foe has missiles left', () => {
    const archer = (missiles?: number) =>
      survivalOdds(
        fight({
          foes: [
            foe({
              ...{ square: 6, stays: true, ...(missiles !== undefined && { missiles }) },
              natures: [
                nature({ traits: { ...plain, shoots: true }, damage: nothing, shots: bite }),
              ],
            }),
          ],
        }),
        3,
      ).dead;
    expect(archer(0)).toEqual([0, 0, 0]);
    expect(archer(1)).toEqual([0.5, 0.5, 0.5]);
    expect(archer(2)).toEqual([0.5, 0.75, 0.75]);
    expect(archer(3)).toEqual(archer());
  });

  it('lets harm wake a sleeper, and nobody who is helpless', () => {
    const still = (wakesOneIn: number) =>
      survivalOdds(
        fight({ foes: [foe({ still: { wakesOneIn }, struck: Distribution.certain(1) })] }),
        3,
      ).dead;
    expect(still(0)).toEqual([0, 0, 0]);
    expect(still(1_000_000).at(-1)).toBeGreaterThan(0.1);
  });

  it('is exactly 0 as long as the worst luck can’t kill, and never falls', () => {
    const many = Array.from({ length: 6 }, (_, place) => foe({ id: place + 2 }));
    const odds = survivalOdds(fight({ hitPoints: 70, foes: many, ground: crowd }), 6);
    expect(odds.played).toBeGreaterThan(0);
    expect(odds.dead.slice(0, 2)).toEqual([0, 0]);
    expect(odds.most.slice(0, 2)).toEqual([0, 0]);
    expect(odds.dead).toEqual(odds.dead.toSorted((one, other) => one - other));
    expect(odds.dead.at(-1)).toBeGreaterThan(0.5);
  });

  it('of played fights lies within its stated bounds of the exact one', () => {
    // Six bites of which each hits in half of the cases: at least 3 of them kill in the first move.
    const many = Array.from({ length: 6 }, (_, place) => foe({ id: place + 2 }));
    const odds = survivalOdds(fight({ hitPoints: 14, foes: many, ground: crowd }), 1);
    const exact = 42 / 64;
    expect(odds.played).toBeGreaterThan(0);
    expect(odds.least[0]).toBeLessThan(exact);
    expect(odds.most[0]).toBeGreaterThan(exact);
    expect(odds.most[0]! - odds.least[0]!).toBeLessThan(0.05);
  });

  it('falls with the hit points that come back to the hero, up to his most', () => {
    const sure = foe({ natures: [nature({ damage: Distribution.certain(2) })] });
    const dead = (points: readonly Distribution[], upTo = 4) =>
      survivalOdds(fight({ foes: [sure], mending: { upTo, points } }), 4).dead;
    expect(dead([])).toEqual([0, 0, 1, 1]);
    expect(dead([nothing, Distribution.certain(2)])).toEqual([0, 0, 0, 1]);
    expect(dead([once, once, once, once])).toEqual([0, 0, 0, 1]);
    // Who is whole gets nothing back.
    expect(dead([once, once, once, once], 2)).toEqual([0, 0, 1, 1]);
    const [, , third] = dead([
      nothing,
      Distribution.of([
        [0, 0.25],
        [2, 0.75],
      ]),
    ]);
    expect(third).toBeCloseTo(0.25, 8);
  });

  it('falls with the level that a kill brings, and rests on enough of them', () => {
    const weak = { hitPoints: Distribution.certain(1), struck: Distribution.certain(2), worth: 6 };
    const strong = { natures: [nature({ damage: Distribution.certain(2) })] };
    const kills = (lacks?: number) =>
      survivalOdds(
        fight({
          foes: [foe(weak), foe({ id: 3, square: 2, ...strong })],
          ...(lacks !== undefined && { growth: { lacks, points: Distribution.certain(3) } }),
        }),
        6,
      ).dead;
    // The first move kills the weak one; the other comes up, and bites for 2 from the second on.
    expect(kills()).toEqual([0, 0, 0, 1, 1, 1]);
    expect(kills(7)).toEqual(kills());
    expect(kills(6)).toEqual([0, 0, 0, 0, 1, 1]);
  });

  it('rises with the hit points that come back to a foe, by forces and by its moves', () => {
    const dead = (changes: Partial<FightFoe>, constitution = 0) => {
      const natures = [nature({ damage: Distribution.certain(1), constitution })];
      const whole = { hitPoints: Distribution.certain(3), struck: Distribution.certain(2) };
      return survivalOdds(
        fight({ spells: byMove, foes: [foe({ ...whole, natures, ...changes })] }),
        5,
      ).dead;
    };
    expect(dead({})).toEqual([0, 0, 0, 0, 0]);
    expect(dead({ mends: [2, 2, 2, 2] })).toEqual([0, 0, 0, 0, 1]);
    // A whole monster mends nothing, and one that recovers by its moves needs constitution.
    expect(dead({ mends: [2, 2, 2, 2], hitPoints: Distribution.certain(1) })).toEqual([
      0, 0, 0, 0, 0,
    ]);
    expect(dead({ lost: 20 }, 64)).toEqual([0, 0, 0, 0, 1]);
    // 54 parts a move bring it through where it has 8 of 32 parts already.
    expect(dead({ lost: 20, movesPerTick: 4 }, 27)[4]).toBeCloseTo(24 / 32, 8);
  });

  it('falls with the blows of the hero, who kills what he can', () => {
    const weak = foe({ hitPoints: Distribution.certain(2), struck: Distribution.certain(3) });
    expect(survivalOdds(fight({ foes: [weak] }), 3).dead).toEqual([0, 0, 0]);
    const passive = fight({ foes: [weak], act: { kind: 'passive', moves: 1 } });
    expect(survivalOdds(passive, 3).dead).toEqual([0.5, 0.5, 0.5]);
  });

  it('comes later the farther a foe has to walk, and in a corridor one foe waits for the other', () => {
    const far = survivalOdds(fight({ foes: [foe({ square: 3 })] }), 4);
    expect(far.dead).toEqual([0, 0, 0.5, 0.75]);
    const queue = [foe(), foe({ id: 3, square: 2 })];
    const both = survivalOdds(fight({ hitPoints: 9, foes: queue }), 3);
    const alone = survivalOdds(fight({ hitPoints: 9 }), 3);
    expect(both.dead[2]).toBeCloseTo(alone.dead[2]!, 1);
  });

  it('has the foes move in their order: who is behind another waits until that one has gone on', () => {
    const weak = foe({
      square: 2,
      hitPoints: Distribution.certain(1),
      struck: Distribution.certain(5),
      natures: [nature({ damage: nothing })],
    });
    const strong = foe({
      id: 3,
      square: 3,
      natures: [nature({ damage: Distribution.certain(9) })],
    });
    const dead = (order: readonly number[]) =>
      survivalOdds(fight({ foes: [weak, strong], order }), 4).dead;
    expect(dead([0, 1])).toEqual([0, 0, 1, 1]);
    expect(dead([1, 0])).toEqual([0, 0, 0, 1]);
  });

  it('counts what is cast from afar, what a creature may be, poison, and sleep', () => {
    const casts = [{ ability: bolt, damage: Distribution.certain(9) }];
    const caster = foe({
      square: 5,
      stays: true,
      natures: [nature({ damage: nothing, casts })],
    });
    expect(survivalOdds(fight({ foes: [caster] }), 2).dead).toEqual([0.5, 0.75]);
    const stranger = foe({
      natures: [
        nature({ damage: Distribution.certain(9), probability: 0.25 }),
        nature({ damage: nothing, probability: 0.75 }),
      ],
    });
    const [first, second] = survivalOdds(fight({ foes: [stranger] }), 2).dead;
    expect(first).toBeCloseTo(0.25, 8);
    expect(second).toBeCloseTo(0.25, 8);
    expect(survivalOdds(fight({ foes: [], losses: [3, 3] }), 2).dead).toEqual([0, 1]);
    const sleeper = foe({ still: { wakesOneIn: 0 } });
    expect(survivalOdds(fight({ foes: [sleeper] }), 2).dead).toEqual([0, 0]);
  });

  it('falls when a foe loses heart, which then comes back only if it is cornered', () => {
    const coward = { ...plain, fleesBelow: 50 };
    const hurt = (changes: Partial<FightFoe>) =>
      survivalOdds(fight({ foes: [foe({ natures: [nature({ traits: coward })], ...changes })] }), 2)
        .dead;
    // It was seen to lose 30 of 40 hit points.
    expect(hurt({ lost: 30 })).toEqual([0, 0]);
    expect(hurt({ lost: 10 })).toEqual([0.5, 0.75]);
    // At the end of the corridor it has nowhere to go.
    expect(hurt({ lost: 30, square: 1, stays: false })).toEqual([0, 0]);
    const end = {
      ...corridor,
      footing: () => ({ ...corridor.footing(plain), isFree: () => false }),
    };
    const cornered = foe({ lost: 30, natures: [nature({ traits: coward })] });
    expect(survivalOdds(fight({ foes: [cornered], ground: end }), 2).dead).toEqual([0.5, 0.75]);
  });

  it('counts a spell that heals a foe which has lost heart, and which then comes back', () => {
    const coward = { ...plain, fleesBelow: 50 };
    const mends = { needsDirection: false, moment: 'any', heals: true, reach: 8 } as const;
    const dead = (heals: Distribution | undefined) => {
      const cast = { ability: mends, damage: nothing, ...(heals && { heals }) };
      const healer = nature({ traits: coward, casts: [cast] });
      return survivalOdds(fight({ foes: [foe({ lost: 30, natures: [healer] })] }), 3).dead;
    };
    // It has 10 of 40 hit points. Without an amount it heals in vain, move after move.
    expect(dead(undefined)).toEqual([0, 0, 0]);
    expect(dead(Distribution.certain(10))).toEqual([0, 0.5, 0.75]);
    expect(dead(Distribution.certain(5))).toEqual([0, 0, 0.5]);
    expect(dead(Distribution.certain(99))).toEqual([0, 0.5, 0.75]);
  });

  it('knows foes that flutter, that flee or run, that keep away, and that stay put', () => {
    const dead = (traits: Partial<MonsterTraits>, square = 1) =>
      survivalOdds(
        fight({ foes: [foe({ square, natures: [nature({ traits: { ...plain, ...traits } })] })] }),
        3,
      ).dead;
    const [flutters] = dead({ erraticOneIn: 2 });
    expect(flutters).toBeCloseTo(0.25, 8);
    expect(dead({ fights: 'flees' })).toEqual([0, 0, 0]);
    // One that runs strikes an enemy that has caught up with it.
    expect(dead({ fights: 'runs' })).toEqual([0.5, 0.75, 0.875]);
    expect(dead({ fights: 'runs' }, 2)).toEqual([0, 0, 0]);
    expect(dead({ fights: 'keeps-away' }, 3)).toEqual([0, 0, 0]);
    expect(dead({ staysPut: true }, 2)).toEqual([0, 0, 0]);
  });

  it('is asked for 1 to 20 moves', () => {
    expect(() => survivalOdds(fight(), 0)).toThrow('moves: expected an integer from 1 to 20');
    expect(() => survivalOdds(fight(), 21)).toThrow('moves: expected an integer from 1 to 20');
  });
});

/** All squares are beside the hero. */
const crowd: FightView['ground'] = { ...corridor, distance: () => 1 };

/** A spell along a ray. */
const bolt: AbilityView = { needsDirection: true, moment: 'any', heals: false, reach: 8 };
