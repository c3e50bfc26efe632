// The cure of diseases. Crossfire server/disease.c (cure_disease).

import { isCured } from '../../spellcraft/index.ts';
import type { SpellWorld } from '../spell-world.ts';
import { endSymptoms } from './turns.ts';

/**
 * Cures the diseases of a creature, each by itself. Label: `cures`.
 * @param healerLevel level of the one who cures
 * @returns whether any was cured
 */
export function cureDiseases(world: SpellWorld, creature: number, healerLevel: number): boolean {
  const { bearers, chance } = world;
  let cured = false;
  for (const force of bearers.forcesOf(creature)?.all ?? []) {
    const isIll = force.kind === 'disease' && force.disease !== undefined;
    if (isIll && isCured(chance, { diseaseLevel: force.level, healerLevel })) {
      endSymptoms(world, creature, force);
      bearers.end(creature, force);
      cured = true;
    }
  }
  return cured;
}
