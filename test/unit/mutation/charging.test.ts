// One constant of each rule of charging is changed by an overlay: what is played, what is asked and
// what is told must all move.

import { Enumerator, Generator, PlayedChance } from '@roguewright/engine/chance';
import { type ChargingRules, wrest } from '@roguewright/engine/charging';
import { applyPatch, createRulesets } from '@roguewright/engine/rulesets';
import { tellFact } from '@roguewright/engine/words';
import { describe, expect, it } from 'vitest';

const rules = createRulesets().resolve('nethack-3.6.7').slots.charging;
const changed = applyPatch<ChargingRules>(rules, { wrest: { onceIn: 11 } }, 'mutation');
const empty = { charges: 0 };

function frequency(of: ChargingRules): number {
  const chance = new PlayedChance(new Generator(3));
  let wrested = 0;
  for (let draw = 0; draw < 20_000; draw++) {
    wrested += wrest(chance, of, empty).result === 'wrested' ? 1 : 0;
  }
  return wrested / 20_000;
}

function odds(of: ChargingRules): number {
  return new Enumerator().ask(wrest, of, empty).probability(({ result }) => result === 'wrested');
}

function text(of: ChargingRules): string {
  return new Enumerator({ collect: true })
    .explain(wrest, of, empty)
    .map(({ fact, amount, other }) => tellFact(fact, amount, other))
    .join('\n');
}

describe('wresting with another number of tries', () => {
  it('moves frequencies, odds and text', () => {
    expect(frequency(rules)).toBeCloseTo(1 / 121, 2);
    expect(frequency(changed)).toBeGreaterThan(0.07);
    expect(odds(rules)).toBeCloseTo(1 / 121, 12);
    expect(odds(changed)).toBeCloseTo(1 / 11, 12);
    expect(text(rules)).toContain('121');
    expect(text(changed)).not.toContain('121');
    expect(text(changed)).toContain('11');
  });
});
