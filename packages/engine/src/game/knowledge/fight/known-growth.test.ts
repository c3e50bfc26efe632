// The level that kills may bring, as it enters the danger.

import { expect, it } from 'vitest';
import { Enumerator, Streams } from '../../../chance/index.ts';
import { dangerOf } from '../../../host/index.ts';
import { Scene } from '../../testing/scene.ts';
import { knownGrowth } from './known-growth.ts';

const ask = new Enumerator();

const ROWS = ['#######', '#..@j.#', '#..j..#', '#######'];

function met(ruleset: string, experience: number) {
  const { state } = new Scene(ROWS, { ruleset, streams: new Streams('growth') });
  state.sheet.level = 1;
  state.sheet.experience = experience;
  state.hero.hitPoints = 3;
  for (const { archetype } of state.level.creatures.all) {
    state.sheet.lore.monsters.felt(archetype, 0);
    state.sheet.lore.monsters.killed(archetype);
  }
  return state;
}

it('is the next level and the hit points that it brings', () => {
  const { lacks, points } = knownGrowth(met('house', 19), ask)!;
  expect(lacks).toBe(1);
  expect(points.start).toBeGreaterThan(0);
  expect(knownGrowth(met('house', 12), ask)!.lacks).toBe(8);
  expect(knownGrowth(met('crossfire', 19), ask)).toBeUndefined();
});

it('makes a fight less dangerous in which the first kill brings it', () => {
  const dead = (experience: number) => dangerOf(met('house', experience), ask, 8).dead.at(-1)!;
  expect(dead(0)).toBeGreaterThan(0);
  expect(dead(19)).toBeLessThan(dead(0) - 0.03);
});
