import { describe, expect, it } from 'vitest';
import { Enumerator, ScriptedChance } from '../../chance/index.ts';
import { ATTACK_NAMES, type AttackName } from '../../spellcraft/index.ts';
import { rulesOf } from '../testing/field.ts';
import { creatureHit } from './creature-hit.ts';
import { newResult } from './hit-result.ts';
import type { CreatureHitView } from './hit-view.ts';

const crossfire = rulesOf('crossfire');
const house = rulesOf('house');

/** The bits of some kinds of attack. */
const bits = (...names: AttackName[]) =>
  names.reduce((sum, name) => sum | (1 << ATTACK_NAMES.indexOf(name)), 0);
const number = (name: AttackName) => ATTACK_NAMES.indexOf(name);

const plain: CreatureHitView = {
  damage: 30,
  attackType: bits('fire'),
  strikerLevel: 10,
  slaying: '',
  level: 6,
  resistances: {},
  kindName: 'beast',
  race: 'animal',
  undead: false,
  lifeless: false,
  life: 60,
  experience: 1000,
};

/** Damage with its probability. */
function damage(view: Partial<CreatureHitView>, rules = crossfire): Record<number, number> {
  const outcomes = new Enumerator().ask(creatureHit, rules, { ...plain, ...view });
  const sums: Record<number, number> = {};
  for (const { value, probability } of outcomes.list) {
    sums[value] = (sums[value] ?? 0) + probability;
  }
  return sums;
}

describe('a creature of several squares', () => {
  const attackType = bits('fire');

  it('takes an n-th of a hit that isn’t in full, and the rest by its hundredths', () => {
    const part = { attackType, full: false };
    expect(damage({ ...part, damage: 99, squares: 6 })).toEqual({ 16: 0.5, 17: 0.5 });
    expect(damage({ ...part, damage: 3, squares: 9 })).toEqual({ 0: 67 / 100, 1: 33 / 100 });
    expect(
      damage({ ...part, damage: 99, squares: 9, resistances: { [number('fire')]: -100 } }),
    ).toEqual({ 22: 1 });
    expect(damage({ attackType, damage: 30, squares: 4 })).toEqual({ 30: 1 });
    expect(damage({ ...part, damage: 30, squares: 1 })).toEqual({ 30: 1 });
  });

  it('dies in full of death', () => {
    const deadly = { attackType: bits('death'), strikerLevel: 20, level: 3, life: 50 };
    const inPart = damage({ ...deadly, squares: 4, full: false });
    expect(inPart).toEqual(damage(deadly));
    expect(inPart[0]).toBeCloseTo(0.05, 12);
  });

  it('is neither slowed nor held by a hit on another part than its head', () => {
    const both = bits('fire', 'slow', 'paralyze');
    expect(damage({ attackType: both, part: true })).toEqual({ 30: 1 });
    const result = newResult();
    const noLuck = new ScriptedChance([]);
    for (const attackType of [bits('slow', 'paralyze'), bits('slow', 'magic')]) {
      creatureHit(noLuck, crossfire, { ...plain, attackType, part: true }, result);
      expect(result).toMatchObject({ brought: 0, stopped: true });
    }
    noLuck.expectEmpty();
  });
});

const undead = { undead: true, race: 'undead' };

describe('turning the undead', () => {
  const attackType = bits('turn-undead');

  it('does nothing to the living, and hurts the undead', () => {
    expect(damage({ attackType })).toEqual({ 0: 1 });
    expect(damage({ attackType, ...undead })).toEqual({ 30: 1 });
    expect(damage({ attackType, ...undead, resistances: { [number('turn-undead')]: 99 } })).toEqual(
      { 0: 1 - 30 / 100, 1: 30 / 100 },
    );
  });
});

describe('the holy word', () => {
  const attackType = bits('holy-word');

  it('reaches the undead, and whom it names', () => {
    expect(damage({ attackType })).toEqual({ 0: 1 });
    expect(damage({ attackType, ...undead })).toEqual({ 30: 1 });
    expect(damage({ attackType, race: 'imp', slaying: 'imp,demon' })).toEqual({ 30: 1 });
    expect(damage({ attackType, race: 'imp', slaying: 'imp,demon' }, house)).toEqual({ 90: 1 });
  });

  it('spares others from all that comes with it in the program, and by the house’s rules not', () => {
    const both = bits('holy-word', 'fire');
    expect(damage({ attackType: both })).toEqual({ 0: 1 });
    expect(damage({ attackType: both }, house)).toEqual({ 30: 1 });
  });
});

describe('slaying', () => {
  it('hurts three times as much, before resistance', () => {
    expect(damage({ slaying: 'animal' })).toEqual({ 90: 1 });
    expect(damage({ slaying: 'animal', resistances: { [number('fire')]: 50 } })).toEqual({ 45: 1 });
    expect(damage({ slaying: 'dragon' })).toEqual({ 30: 1 });
  });

  it('looks for letters in the program, and for whole races by the house’s rules', () => {
    expect(damage({ slaying: 'nim' })).toEqual({ 90: 1 });
    expect(damage({ slaying: 'nim' }, house)).toEqual({ 30: 1 });
    expect(damage({ slaying: 'dragon, animal' })).toEqual({ 30: 1 });
    expect(damage({ slaying: 'dragon, Animal' }, house)).toEqual({ 90: 1 });
    expect(damage({ slaying: 'animal', race: '' })).toEqual({ 30: 1 });
  });
});

describe('a drain', () => {
  const attackType = bits('drain');

  it('is one point to a target with experience to lose, else a blow', () => {
    expect(damage({ attackType })).toEqual({ 1: 1 });
    expect(damage({ attackType, experience: 50 })).toEqual({ 30: 1 });
    expect(
      damage({ attackType, experience: 50, resistances: { [number('physical')]: 50 } }),
    ).toEqual({ 15: 1 });
  });

  it('that slays counts twice against the poor in the program', () => {
    const poor = { attackType, experience: 0, slaying: 'animal' };
    expect(damage(poor)).toEqual({ 270: 1 });
    expect(damage(poor, house)).toEqual({ 90: 1 });
  });
});

describe('stealing life', () => {
  const attackType = bits('life-stealing');

  it('takes a thirtieth, at most what is there and one more', () => {
    expect(damage({ attackType, damage: 300 })).toEqual({ 10: 1 });
    expect(damage({ attackType, damage: 9000 })).toEqual({ 61: 1 });
    expect(damage({ attackType, damage: 300, resistances: { [number('drain')]: 50 } })).toEqual({
      5: 1,
    });
  });

  it('takes nothing from the undead and from golems', () => {
    expect(damage({ attackType, damage: 300, ...undead })).toEqual({ 0: 1 });
    expect(damage({ attackType, damage: 300, lifeless: true })).toEqual({ 0: 1 });
  });
});

describe('death', () => {
  const attackType = bits('death');

  it('kills an equal on 19 and 20, and never the dead', () => {
    expect(damage({ attackType, damage: 0, level: 10 })).toEqual({
      0: expect.closeTo(0.9, 12),
      70: expect.closeTo(0.1, 12),
    });
    expect(damage({ attackType, ...undead })).toEqual({ 0: 1 });
    expect(damage({ attackType, ...undead, slaying: 'undead' })[0]).toBeCloseTo(0.7, 12);
  });
});

describe('resistance', () => {
  it('leaves of less than a point a point, as often as there are hundredths', () => {
    const half = { damage: 1, resistances: { [number('fire')]: 50 } };
    expect(damage(half)).toEqual({ 0: 0.5, 1: 0.5 });
    expect(damage({ ...half, resistances: { [number('fire')]: 100 } })).toEqual({ 0: 1 });
  });

  it('to magic counts twice against plain magic in the program', () => {
    // Level 111 saves on 1 and more: always.
    const magic = { attackType: bits('magic'), damage: 400, level: 0 };
    const resistances = { [number('magic')]: 50 };
    expect(damage({ ...magic, resistances })[100]).toBeCloseTo(17 / 20, 12);
    expect(damage({ ...magic, resistances }, house)[200]).toBeCloseTo(17 / 20, 12);
  });

  it('is no matter to what hurts from within', () => {
    const resistances = { [number('internal')]: 100 };
    expect(damage({ attackType: bits('internal'), resistances, slaying: 'animal' })).toEqual({
      30: 1,
    });
  });
});

describe('a golem', () => {
  it('crumbles when it is drained', () => {
    const golem = { attackType: bits('drain'), kind: 'golem', experience: 0 } as const;
    expect(damage(golem)).toEqual({ 999: 1 });
  });
});

describe('heroes who are peaceful', () => {
  it('take a twentieth of each other’s magic and a point in the program', () => {
    const striker = {
      ...{ alive: false, life: 0, mostLife: 0, experience: 0, turnLevel: 1, wisdom: 0, god: '' },
      ...{ oneHit: false, friendly: true },
    };
    expect(damage({ damage: 100, kind: 'hero', striker })).toEqual({ 6: 1 });
    expect(damage({ damage: 100, kind: 'hero', striker }, house)).toEqual({ 100: 1 });
    expect(damage({ damage: 100, kind: 'monster', striker })).toEqual({ 100: 1 });
  });
});

describe('chaos', () => {
  it('from what isn’t magical is scaled as magic by the house’s rules only', () => {
    const chaos = { attackType: bits('chaos'), resistances: { [number('magic')]: 100 } };
    expect(damage(chaos)[30]).toBeCloseTo(12 / 22, 12);
    expect(damage(chaos, house)).toEqual({ 0: expect.closeTo(1, 12) });
  });
});
