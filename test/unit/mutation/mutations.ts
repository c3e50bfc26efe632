// One constant of a rule is changed by an overlay: what is played, what is asked and what is told must
// all move. A rule with a second implementation anywhere would stand still.

import {
  type Chance,
  Enumerator,
  Generator,
  type Note,
  type Notebook,
  NoteList,
  PlayedChance,
} from '@roguewright/engine/chance';
import { applyPatch, type Patch } from '@roguewright/engine/rulesets';
import { tellFact } from '@roguewright/engine/words';
import { describe, expect, it } from 'vitest';

/** A rule without luck, with one constant changed. */
export interface CertainMutation<Rules> {
  readonly name: string;
  readonly patch: Patch<Rules>;
  readonly value: (rules: Rules, notes: Notebook) => unknown;
}

/** A random rule with one constant changed. */
export interface RandomMutation<Rules> {
  readonly name: string;
  readonly patch: Patch<Rules>;
  readonly rule: (chance: Chance, rules: Rules) => unknown;
}

/** The slot with one constant changed. */
export function mutated<Rules extends object>(rules: Rules, patch: Patch<Rules>): Rules {
  return applyPatch<Rules>(rules, patch, 'mutation');
}

/** Notes as they are read. */
export function tell(notes: readonly Note[]): string {
  return notes.map(({ fact, amount, other }) => tellFact(fact, amount, other)).join('\n');
}

/** Tests that the value of each rule and its reasons move. */
export function testCertain<Rules extends object>(
  rules: Rules,
  mutations: readonly CertainMutation<Rules>[],
): void {
  describe('a certain rule with one constant changed', () => {
    it.each(mutations)('$name: the value and its reasons move', ({ patch, value }) => {
      const before = new NoteList();
      const after = new NoteList();
      expect(value(mutated(rules, patch), after)).not.toEqual(value(rules, before));
      expect(tell(after.toArray())).not.toBe(tell(before.toArray()));
      expect(tell(after.toArray())).not.toMatch(/^$/m);
    });
  });
}

const PLAYS = 4000;

/** Four standard deviations of a share, at most. */
const NOISE = 4 * Math.sqrt(0.25 / PLAYS);

type Shares = ReadonlyMap<string, number>;

function frequencies<Rules>(rule: RandomMutation<Rules>['rule'], of: Rules): Shares {
  const played = new PlayedChance(new Generator(31));
  const shares = new Map<string, number>();
  for (let at = 0; at < PLAYS; at++) {
    const outcome = JSON.stringify(rule(played, of));
    shares.set(outcome, (shares.get(outcome) ?? 0) + 1 / PLAYS);
  }
  return shares;
}

function odds<Rules extends object>(rule: RandomMutation<Rules>['rule'], of: Rules): Shares {
  const { list } = new Enumerator().ask(rule, of, undefined);
  return new Map(list.map(({ value, probability }) => [JSON.stringify(value), probability]));
}

/** The largest difference of two sets of shares. */
function apart(left: Shares, right: Shares): number {
  const outcomes = [...left.keys(), ...right.keys()];
  return Math.max(...outcomes.map(key => Math.abs((left.get(key) ?? 0) - (right.get(key) ?? 0))));
}

/** Tests that the odds of each rule and what is played of it move, and alike. */
export function testPlayed<Rules extends object>(
  rules: Rules,
  mutations: readonly RandomMutation<Rules>[],
): void {
  describe('a random rule with one constant changed', () => {
    it.each(mutations)('$name: what is asked and what is played move alike', ({ patch, rule }) => {
      const changed = mutated(rules, patch);
      const asked = odds(rule, changed);
      const played = frequencies(rule, changed);
      const before = odds(rule, rules);
      expect(apart(asked, before)).toBeGreaterThan(0.01);
      expect(apart(played, asked)).toBeLessThan(NOISE);
      if (apart(asked, before) > 2 * NOISE) {
        expect(apart(played, before)).toBeGreaterThan(NOISE);
      }
      expect(played).not.toEqual(frequencies(rule, rules));
    });
  });
}

/** Tests that the odds of each rule, what is played of it and what is told of it move, and alike. */
export function testRandom<Rules extends object>(
  rules: Rules,
  mutations: readonly RandomMutation<Rules>[],
): void {
  testPlayed(rules, mutations);
  describe('a random rule with one constant changed', () => {
    it.each(mutations)('$name: what is told moves', ({ patch, rule }) => {
      const ask = new Enumerator({ collect: true });
      const story = (of: Rules) =>
        ask
          .explain(rule, of, undefined)
          .map(note => `${note.probability.toFixed(6)} ${tell([note])}`)
          .join('\n');
      const after = story(mutated(rules, patch));
      expect(after).not.toBe(story(rules));
      expect(after).not.toMatch(/ $/m);
    });
  });
}
