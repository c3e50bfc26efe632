import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../../../chance/index.ts';
import { createRulesets } from '../../../rulesets/index.ts';
import { workshop } from '../../testing/tools.ts';
import { give } from '../../testing/wardrobe.ts';
import { rottenBite } from './rotten.ts';

const { food } = createRulesets().resolve('house').slots.world;

describe('rotten food', () => {
  const asked = new Enumerator().ask(
    (chance, { blind }) => rottenBite(chance, food, blind),
    { blind: false },
    undefined as never,
  );

  it('does by its odds what it does when it is played', () => {
    expect(asked.list.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    expect(asked.probability(rot => rot === 'confuses')).toBeCloseTo(1 / 4, 12);
    expect(asked.probability(rot => rot === 'faints')).toBeCloseTo((3 / 4) * (3 / 4) * (1 / 3), 12);
    const chance = new Streams('rot').stream('meals');
    const rounds = 20_000;
    const seen = new Map<string, number>();
    for (let round = 0; round < rounds; round++) {
      const rot = rottenBite(chance, food, false);
      seen.set(rot, (seen.get(rot) ?? 0) + 1 / rounds);
    }
    for (const { value, probability } of asked.list) {
      expect(Math.abs((seen.get(value) ?? 0) - probability)).toBeLessThan(0.015);
    }
  });

  it('is what is cursed, feeds half, and may end the meal in a faint', () => {
    const scene = workshop([
      ['confuses', false],
      ['blinds', false],
      ['faints', false],
    ]);
    const { sheet } = scene.state;
    sheet.nutrition = 100;
    const plum = give(scene, 'plum', { beatitude: 'cursed' });
    scene.perform({ kind: 'eat', item: plum.id });
    expect(scene.kinds).toContain('tastes-rotten');
    expect(sheet.nutrition).toBeGreaterThan(140);
    expect(sheet.nutrition).toBeLessThanOrEqual(150);
    const faints = workshop([
      ['confuses', false],
      ['blinds', false],
      ['faints', true],
      ['turns', 4],
    ]);
    const bread = give(faints, 'bread', { beatitude: 'cursed' });
    faints.perform({ kind: 'eat', item: bread.id });
    expect(faints.kinds).toEqual(expect.arrayContaining(['tastes-rotten', 'meal-interrupted']));
    expect(faints.state.clock.turn).toBeGreaterThan(3);
    const blessed = workshop();
    blessed.perform({ kind: 'eat', item: give(blessed, 'plum', { beatitude: 'blessed' }).id });
    expect(blessed.kinds).not.toContain('tastes-rotten');
  });
});
