// Resistance of a target against a caster. NetHack 3.6.7 src/zap.c (resist).

import {
  type CastingRules,
  type ResistanceView,
  resists,
  type SpellCaster,
} from '../../casting/index.ts';
import type { Chance } from '../../chance/index.ts';
import { type HitOutcome, type MeetingView, works } from './power-rule.ts';

/** The caster's facts against the target's. */
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
    // The Knights' artifact doesn't exist in this game.
    artifact: false,
  };
}

/** The rule of every power that is prevented only by the target's resistance. Label: `resists`. */
export function unlessResisted(chance: Chance, _: CastingRules, view: MeetingView): HitOutcome {
  return works(!resists(chance, minds(view)));
}
