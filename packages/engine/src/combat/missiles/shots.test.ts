import { describe, expect, it } from 'vitest';
import { NoteList } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import type { ShotsView } from '../slot/missile-views.ts';
import { shotEnergy, throwEnergy } from './shot-energy.ts';
import { shots } from './shots.ts';

const rulesets = createRulesets();
const rules = rulesets.resolve('angband-3.0.5').slots.combat;

const view: ShotsView = {
  class: 'warrior',
  level: 30,
  strength: 18,
  launcher: { kind: 'long-bow', weight: 40 },
  extraShots: 0,
  extraMight: 0,
};

describe('the shots of a turn', () => {
  it.each([
    ['sling', 2, 'shot'],
    ['short-bow', 2, 'arrow'],
    ['long-bow', 3, 'arrow'],
    ['light-crossbow', 3, 'bolt'],
    ['heavy-crossbow', 4, 'bolt'],
  ] as const)('of a %s multiply by %i and are made of one kind', (kind, multiplier, ammunition) => {
    expect(shots(rules, { ...view, launcher: { kind, weight: 40 } })).toEqual({
      shots: 1,
      multiplier,
      ammunition,
      heavy: false,
    });
  });

  it('are none without a launcher', () => {
    expect(shots(rules, { ...view, launcher: undefined, extraShots: 3 })).toEqual({
      shots: 0,
      multiplier: 0,
      ammunition: undefined,
      heavy: false,
    });
  });

  it.each([
    [19, 1],
    [20, 2],
    [39, 2],
    [40, 3],
  ])('of a ranger of level %i with a bow are %i', (level, expected) => {
    expect(shots(rules, { ...view, class: 'ranger', level }).shots).toBe(expected);
  });

  it('of a ranger are more with bows only', () => {
    const launcher = { kind: 'sling', weight: 5 } as const;
    expect(shots(rules, { ...view, class: 'ranger', level: 50, launcher }).shots).toBe(1);
  });

  it('grow by what is worn, but are never less than one', () => {
    expect(shots(rules, { ...view, extraShots: 2, extraMight: 1 })).toMatchObject({
      shots: 3,
      multiplier: 4,
    });
    expect(shots(rules, { ...view, extraShots: -4 }).shots).toBe(1);
  });

  it('with too heavy a launcher are one, with nothing added', () => {
    const heavy = {
      ...view,
      class: 'ranger',
      level: 40,
      strength: 3,
      launcher: { kind: 'long-bow', weight: 50 },
      extraShots: 2,
      extraMight: 2,
    } as const;
    expect(shots(rules, heavy)).toEqual({
      shots: 1,
      multiplier: 3,
      ammunition: 'arrow',
      heavy: true,
    });
    expect(shots(rulesets.resolve('attack-spo').slots.combat, heavy)).toMatchObject({
      shots: 5,
      multiplier: 5,
      heavy: true,
    });
    // The document's silence about what is lost is a slip: the house follows the program.
    expect(shots(rulesets.resolve('house').slots.combat, heavy).shots).toBe(1);
  });

  it('tell what made them', () => {
    const notes = new NoteList();
    shots(rules, { ...view, class: 'ranger', level: 40, extraShots: 1 }, notes);
    expect(notes.toArray()).toEqual(
      expect.arrayContaining([
        { fact: 'class-shots', amount: 2, other: 0 },
        { fact: 'extra-shots', amount: 1, other: 0 },
        { fact: 'shots', amount: 4, other: 0 },
      ]),
    );
  });

  it.each([
    [1, 100],
    [2, 50],
    [3, 33],
    [4, 25],
    [5, 20],
    [6, 16],
  ])('share the energy of the turn, rounded down: %i cost %i each', (count, energy) => {
    expect(shotEnergy(rules, count)).toBe(energy);
  });

  it('are no matter to a throw, which takes the whole turn', () => {
    expect(throwEnergy(rules)).toBe(100);
  });
});
