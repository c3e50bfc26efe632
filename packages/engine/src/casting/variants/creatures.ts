// Effects of a caster's skill on tamed, summoned and healed creatures. NetHack 5.0.0 src/dog.c (tamedog,
// pick_familiar_pm), src/zap.c (bhitm); FIQHack libnethack/src/spell.c.

import type { Chance } from '../../chance/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingSkill } from '../slot/names.ts';
import type { CastingRules } from '../slot/rules.ts';

/** Increase of the difficulty limit of a random familiar. */
export function familiarDifficulty({ creatures }: CastingRules, skill: CastingSkill): number {
  return creatures.familiarDifficulty[skill];
}

/**
 * Tameness of a charmed pet that didn't resist: one more point, more likely for wilder pets, plus the fixed
 * bonus of skill. Label: `tameness`.
 * @param tameness 1…20; at the maximum it doesn't change
 */
export function charmedTameness(
  chance: Chance,
  { creatures }: CastingRules,
  { tameness, skill }: { readonly tameness: number; readonly skill: CastingSkill },
): number {
  const { charm, mostTameness, tamenessDie } = creatures;
  if (charm === undefined || tameness >= mostTameness) {
    return tameness;
  }
  const more = chance.test(tamenessDie - tameness, tamenessDie, 'tameness') ? 1 : 0;
  const charmed = Math.min(mostTameness, tameness + more + charm[skill]);
  const notes: CastingNotebook = chance;
  notes.note('tameness', charmed, tameness);
  return charmed;
}

/** Turns that a summoned creature stays; undefined: permanently. */
export function summonedTurns(
  { creatures }: CastingRules,
  skill: CastingSkill,
): number | undefined {
  return creatures.summonedTurns?.[skill];
}

/** Experience for healing a pet by a spell. @param missing hit points that it lacks */
export function healingExperience(
  { creatures }: CastingRules,
  view: { readonly role: string; readonly healed: number; readonly missing: number },
): number {
  return creatures.healers.includes(view.role) ? Math.min(view.healed, view.missing) : 0;
}
