import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NoteList } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import type { BlowsView } from '../slot/views.ts';
import { blows } from './blows.ts';

const rulesets = createRulesets();
const rules = rulesets.resolve('angband-3.0.5').slots.combat;

const warrior: BlowsView = {
  class: 'warrior',
  strength: 118,
  dexterity: 118,
  weapon: { weight: 130 },
  extraBlows: 0,
};

describe('blows', () => {
  it('are four for a warrior of 18/100 and 18/100 with a long sword', () => {
    expect(blows(rules, warrior)).toEqual({ blows: 4, heavy: false });
  });

  it('are one with bare hands, whatever the equipment', () => {
    const view = { ...warrior, weapon: undefined, extraBlows: 3 };
    expect(blows(rules, view)).toEqual({ blows: 1, heavy: false });
  });

  it('are one with a weapon too heavy, and extra blows are lost', () => {
    const view: BlowsView = { ...warrior, strength: 10, weapon: { weight: 400 }, extraBlows: 2 };
    expect(blows(rules, view)).toEqual({ blows: 1, heavy: true });
  });

  it('are all kept with a weapon too heavy as ATTACK.SPO has it', () => {
    const document = rulesets.resolve('attack-spo').slots.combat;
    const view: BlowsView = {
      class: 'mage',
      strength: 10,
      dexterity: 118,
      weapon: { weight: 400 },
      extraBlows: 2,
    };
    expect(blows(document, view)).toEqual({ blows: 4, heavy: true });
  });

  it('of the class are limited, extra ones are not', () => {
    const mage: BlowsView = { ...warrior, class: 'mage', strength: 238, dexterity: 238 };
    const light: BlowsView = { ...mage, weapon: { weight: 10 } };
    expect(blows(rules, light).blows).toBe(4);
    expect(blows(rules, { ...light, extraBlows: 5 }).blows).toBe(9);
  });

  it('never fall below one', () => {
    expect(blows(rules, { ...warrior, extraBlows: -9 }).blows).toBe(1);
  });

  it('never fall as strength or dexterity rises', () => {
    const stat = fc.integer({ min: 3, max: 260 });
    fc.assert(
      fc.property(stat, stat, fc.integer({ min: 0, max: 500 }), (strength, dexterity, weight) => {
        const view: BlowsView = { ...warrior, strength, dexterity, weapon: { weight } };
        const now = blows(rules, view).blows;
        expect(blows(rules, { ...view, strength: strength + 10 }).blows).toBeGreaterThanOrEqual(
          now,
        );
        expect(blows(rules, { ...view, dexterity: dexterity + 10 }).blows).toBeGreaterThanOrEqual(
          now,
        );
      }),
    );
  });

  it('note what they come from', () => {
    const notes = new NoteList();
    blows(rules, warrior, notes);
    expect(notes.toArray()).toContainEqual({ fact: 'strength-per-weight', amount: 4, other: 0 });
    expect(notes.toArray()).toContainEqual({ fact: 'natural-blows', amount: 4, other: 0 });
  });
});
