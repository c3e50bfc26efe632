import { describe, expect, it } from 'vitest';
import { Enumerator, NoteList, ScriptedChance } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import type { BreakageView } from '../slot/missile-views.ts';
import { ITEM_KINDS, type ItemKind } from '../slot/names.ts';
import { breakageChance, breaks } from './breakage.ts';

const rulesets = createRulesets();
const rules = rulesets.resolve('angband-3.0.5').slots.combat;
const house = rulesets.resolve('house').slots.combat;

const arrow: BreakageView = {
  kind: 'arrow',
  artifact: false,
  reachedMonster: true,
  hit: true,
  stoppedByWall: false,
  distance: 2,
};

/** The kinds that break more often than the rest. */
function often(chances: Readonly<Record<ItemKind, number>>): [ItemKind, number][] {
  return ITEM_KINDS.filter(kind => chances[kind] !== 10).map(kind => [kind, chances[kind]]);
}

describe('breakage', () => {
  it('is the same for a hit and a miss, near and far, in the program', () => {
    for (const hit of [true, false]) {
      for (const distance of [1, 2, 3, 20]) {
        expect(breakageChance(rules, { ...arrow, hit, distance })).toBe(35);
      }
    }
  });

  it('comes only of meeting a monster, in the program', () => {
    const wall = { ...arrow, reachedMonster: false, hit: false, stoppedByWall: true };
    expect(breakageChance(rules, wall)).toBe(0);
    expect(breakageChance(house, wall)).toBe(60);
  });

  it('doubles in the house when something less than 3 squares away is hit', () => {
    const at = (change: Partial<BreakageView>) => breakageChance(house, { ...arrow, ...change });
    expect(at({})).toBe(60);
    expect(at({ distance: 3 })).toBe(30);
    expect(at({ hit: false })).toBe(30);
    expect(at({ hit: false, stoppedByWall: true })).toBe(60);
    expect(at({ kind: 'flask' })).toBe(100);
  });

  it('never befalls an artifact', () => {
    for (const each of [rules, house]) {
      expect(breakageChance(each, { ...arrow, artifact: true })).toBe(0);
    }
  });

  it('has a figure for each kind', () => {
    expect(often(rules.missiles.breakage)).toEqual([
      ['skeleton', 50],
      ['bottle', 100],
      ['junk', 100],
      ['spike', 25],
      ['shot', 25],
      ['arrow', 35],
      ['bolt', 25],
      ['light', 50],
      ['wand', 25],
      ['scroll', 50],
      ['potion', 100],
      ['flask', 100],
      ['food', 100],
    ]);
    expect(often(house.missiles.breakage)).toEqual([
      ['skeleton', 30],
      ['bottle', 50],
      ['spike', 20],
      ['shot', 20],
      ['arrow', 30],
      ['bolt', 20],
      ['light', 30],
      ['wand', 20],
      ['scroll', 30],
      ['potion', 50],
      ['flask', 100],
      ['food', 50],
    ]);
  });

  it('is one draw, and none where it is certain', () => {
    const luck = new ScriptedChance([['breakage', true]]);
    expect(breaks(luck, rules, arrow)).toBe(true);
    luck.expectEmpty();
    expect(breaks(new ScriptedChance([]), rules, { ...arrow, kind: 'flask' })).toBe(true);
    expect(breaks(new ScriptedChance([]), rules, { ...arrow, artifact: true })).toBe(false);
    const odds = new Enumerator().ask(breaks, rules, arrow);
    expect(odds.list.find(({ value }) => value)?.probability).toBeCloseTo(0.35, 15);
  });

  it('tells why', () => {
    const notes = new NoteList();
    breakageChance(house, arrow, notes);
    expect(notes.toArray()).toEqual([
      { fact: 'breaks-usually', amount: 30, other: 0 },
      { fact: 'breaks-near', amount: 60, other: 0 },
    ]);
  });
});
