// The success chance of a hero's cast, whichever rules decide it.

import { successChance } from '../../../casting/index.ts';
import type { Enumerator } from '../../../chance/index.ts';
import type { GameObject } from '../../../objects/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';
import type { HeroSheet } from '../hero-sheet.ts';
import { chanceView, type KnownSpell } from '../hero-views.ts';
import { castsByObject } from './caster-level.ts';
import { objectAttemptView, objectChance } from './object-attempt.ts';

/**
 * Success chance in percent, 0…100, of a hero who can pay. By role it is whole. @param spell the hero's copy
 * of the spell
 */
export function castingChance(
  ruleset: Ruleset,
  sheet: HeroSheet,
  { id }: GameObject,
  known: KnownSpell,
  ask: Enumerator,
): number {
  const { casting, spells } = ruleset.slots;
  return castsByObject(ruleset)
    ? objectChance(spells, objectAttemptView(sheet, known, id), ask)
    : successChance(casting, chanceView(ruleset, sheet, known));
}
