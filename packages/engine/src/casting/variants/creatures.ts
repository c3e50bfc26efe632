// What a caster's skill does to creatures that spells tame, call and heal.
// NetHack 5.0.0 src/dog.c (tamedog, pick_familiar_pm), src/zap.c (bhitm); FIQHack
// libnethack/src/spell.c.

import type { Chance } from '../../chance/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingSkill } from '../slot/names.ts';
import type { CastingRules } from '../slot/rules.ts';

/** How much more difficult than usual a familiar may be that comes by chance. */
export function familiarDifficulty({ creatures }: CastingRules, skill: CastingSkill): number {
  return creatures.familiarDifficulty[skill];
}

/**
 * Tameness of a pet that was charmed and didn't resist: a point more the wilder the likelier, and what
 * skill adds for certain. Label: `tameness`.
 * @param tameness 1…20; from the most on nothing changes
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

/** Turns that a summoned creature stays; absent: for good. */
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
