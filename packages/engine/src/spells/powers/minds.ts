// A caster's mind against the mind that is met. NetHack 3.6.7 src/zap.c (resist).

import {
  type CastingRules,
  type ResistanceView,
  resists,
  type SpellCaster,
} from '../../casting/index.ts';
import type { Chance } from '../../chance/index.ts';
import { type HitOutcome, type MeetingView, works } from './power-rule.ts';

/** A caster's mind against the target's. */
export function minds({
  hit,
  target,
}: MeetingView): ResistanceView & SpellCaster & { artifact: boolean } {
  const { level, intelligence, skill } = hit.by;
  return {
    casterLevel: level,
    intelligence,
    skill,
    targetLevel: target.level,
    targetResistance: target.resistance,
    // No Knight carries the artifact of his order: there is none in the dungeon.
    artifact: false,
  };
}

/** The rule of every power that a mind may resist, and that nothing else wards off. Label: `resists`. */
export function unlessResisted(chance: Chance, _: CastingRules, view: MeetingView): HitOutcome {
  return works(!resists(chance, minds(view)));
}
