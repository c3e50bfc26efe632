import { describe, expect, it } from 'vitest';
import { Enumerator } from '../../chance/index.ts';
import { loadContent } from '../../objects/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { abilityGifts, extraSpeed, runningAbility, scoreGain, warnsAt } from './ability.ts';
import type { NewForce } from './force.ts';
import { Forces } from './forces.ts';
import { NO_BEARERS } from './no-bearers.ts';
import { tickForces, ticksLeft } from './tick-forces.ts';

const crossfire = createRulesets().resolve('crossfire').slots.spells;
const house = createRulesets().resolve('house').slots.spells;

const content = loadContent([
  {
    path: 'forces.arc',
    text: `Object spell_vigour
name vigour
type 101
subtype 24
level 1
str 2
resist_fire 90
hp 1
ac 2
exp 3
race brawn
end
Object spell_brawn
name brawn
type 101
subtype 24
level 1
str 1
race brawn
end
`,
  },
]);
const vigour = content.archetype('spell_vigour');
const brawn = content.archetype('spell_brawn');

const SCORES = { str: 15, dex: 12, con: 12, wis: 12, cha: 12, int: 12, pow: 12 };
const BEARER = { scores: SCORES, pace: 0.1, resistsMagic: 0, denied: 0 };

function force(more: Partial<NewForce> = {}): NewForce {
  return {
    kind: 'ability',
    source: vigour,
    name: 'vigour',
    duration: 500,
    speed: 1,
    clock: -1,
    level: 1,
    owner: 1,
    gives: {},
    ...more,
  };
}

/** The sums of a number of three-sided dice with their number of ways, counted one by one. */
function ways(dice: number): Map<number, number> {
  let sums = new Map([[0, 1]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, number>();
    for (const [sum, count] of sums) {
      for (const face of [1, 2, 3]) {
        next.set(sum + face, (next.get(sum + face) ?? 0) + count);
      }
    }
    sums = next;
  }
  return sums;
}

/** The tick on which the only force of a bearer ends. */
function endOf(rules: typeof crossfire, begun: NewForce): number {
  const forces = new Forces();
  const mine = forces.begin(1, begun);
  const world = {
    rules,
    bearers: { ...NO_BEARERS, end: () => forces.end(mine) },
  } as unknown as Parameters<typeof tickForces>[0];
  expect(ticksLeft(rules, mine)).toBeGreaterThan(0);
  const foretold = ticksLeft(rules, mine);
  let tick = 0;
  while (!forces.none && tick < 10_000) {
    tick++;
    tickForces(world, 1, forces);
  }
  expect(tick).toBe(foretold);
  return tick;
}

describe('the gain of a score', () => {
  it.each([
    [1, 12],
    [1, 18],
    [1, 19],
    [1, 20],
    [2, 12],
    [2, 21],
    [2, 24],
    [3, 10],
    [3, 26],
    [3, 31],
  ])('of %i dice from %i is as asked, up to its cap', (dice, score) => {
    const asked = new Enumerator().ask(scoreGain, crossfire.forces, {
      dice,
      score,
      label: 'str',
    });
    const most = Math.max(0, 15 + 5 * dice - score);
    const counted = new Map<number, number>();
    for (const [sum, count] of ways(dice)) {
      const gain = Math.min(sum, most);
      counted.set(gain, (counted.get(gain) ?? 0) + count / 3 ** dice);
    }
    for (const [gain, probability] of counted) {
      expect(asked.probability(value => value === gain)).toBeCloseTo(probability, 12);
    }
    expect(asked.list.length).toBe(counted.size);
  });
});

describe('what an ability gives', () => {
  it('is cut at full resistance, and only heroes gain scores', () => {
    const ask = new Enumerator();
    const gifts = ask.ask(
      (chance, rules: typeof crossfire.forces, bearer: typeof BEARER | { pace: number }) =>
        abilityGifts(chance, rules, vigour, 20, { resistsMagic: 0, denied: 0, ...bearer }),
      crossfire.forces,
      { pace: 0.1 },
    );
    expect(gifts.list).toEqual([
      { value: { resistFire: 100, hp: 21, ac: 2, exp: 3 }, probability: 1 },
    ]);
    const heroes = ask.ask(
      (chance, rules: typeof crossfire.forces, bearer: typeof BEARER) =>
        abilityGifts(chance, rules, vigour, 0, bearer),
      crossfire.forces,
      BEARER,
    );
    expect(heroes.list.map(({ value }) => value.str).sort()).toEqual([2, 3, 4, 5, 6]);
  });

  it('makes the fast little faster', () => {
    expect([0.1, 0.5, 0.8, 1].map(pace => extraSpeed(crossfire.forces, 3, pace))).toEqual([
      3, 3, 2, 2,
    ]);
  });
});

describe('a force of a kind', () => {
  it('refuses its group; its own spell too by the program, and not by the document', () => {
    const forces = new Forces();
    const mine = forces.begin(1, force({ name: 'brawn' }));
    expect(runningAbility(forces, crossfire.forces, vigour)).toEqual({ kind: 'refused' });
    expect(runningAbility(forces, house.forces, vigour)).toEqual({ kind: 'renews', force: mine });
    expect(runningAbility(forces, house.forces, brawn)).toEqual({ kind: 'refused' });
    expect(runningAbility(new Forces(), house.forces, brawn)).toEqual({ kind: 'none' });
  });

  it('counts in armour and to-hit only as the best does, and in nothing as a negative one', () => {
    const forces = new Forces();
    forces.begin(1, force({ gives: { ac: 2, wc: -3, str: 2 } }));
    forces.begin(2, force({ name: 'other', gives: { ac: 4, wc: 1, str: 1, pathAttuned: 2 } }));
    const { armour, toHit, scores, paths } = forces.sum;
    expect({ armour, toHit, str: scores.str, attuned: paths.attuned }).toEqual({
      armour: 4,
      toHit: 1,
      str: 3,
      attuned: 2,
    });
  });

  it('comes back from a save as it was', () => {
    const forces = new Forces();
    forces.begin(7, force({ gives: { str: 2 }, against: 'undead', lasting: true, range: 2 }));
    const copy = new Forces();
    copy.load(JSON.parse(JSON.stringify(forces.save())), id => content.archetype(id));
    expect(copy.save()).toEqual(forces.save());
    expect(copy.sum.scores.str).toBe(2);
  });
});

describe('the clock of a force', () => {
  it('ends an ability of 500 turns on tick 1001 by the program, and on tick 501 by the house', () => {
    expect(endOf(crossfire, force())).toBe(1001);
    expect(endOf(house, force())).toBe(501);
  });

  it('ends a glow on tick 12 by the program', () => {
    const { speed, clock } = crossfire.forces.glow;
    expect(endOf(crossfire, force({ kind: 'glow', duration: 1, speed, clock }))).toBe(12);
  });

  it('counts invisibility down once a tick under both', () => {
    const begun = force({ kind: 'unseen', duration: 12, speed: 0, clock: 0 });
    expect([crossfire, house].map(rules => endOf(rules, begun))).toEqual([12, 12]);
  });

  it('warns at a fifth and at a twenty-fifth of its turns', () => {
    const forces = new Forces();
    const mine = forces.begin(1, force());
    const warned = Array.from({ length: 501 }, (_, left) => left).filter(left => {
      mine.duration = left;
      return warnsAt(crossfire.forces, mine);
    });
    expect(warned).toEqual([20, 100]);
  });
});
