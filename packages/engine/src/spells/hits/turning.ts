// Turning of the undead, and fear of the holy word. Crossfire server/attack.c (hit_with_one_attacktype),
// common/living.c (turn_bonus).

import { truncDiv } from '../../integers/index.ts';
import type { HitRules } from '../../spellcraft/index.ts';
import type { CreatureHitView } from './hit-view.ts';
import { godNamed } from './slaying.ts';

/** Levels that wisdom adds for turning. */
export function turnBonus({ turning }: HitRules, wisdom: number): number {
  const { wisdom: bonuses } = turning;
  return bonuses[Math.min(wisdom, bonuses.length - 1)]!;
}

/** Level and wisdom bonus of the one who turns. */
function strengthOf(hits: HitRules, { striker, strikerLevel }: CreatureHitView): number {
  return (striker?.turnLevel ?? strikerLevel) + turnBonus(hits, striker?.wisdom ?? 0);
}

/** Whether turning frightens an undead creature. */
export function isTurned(
  hits: HitRules,
  view: CreatureHitView,
  resistance: number,
  god: string,
): boolean {
  const { turning } = hits;
  const slays = godNamed(hits, view.striker, god)?.slaysUndead === true;
  const levels = view.level * (slays ? turning.levelsForSlayer : turning.levels);
  return levels + truncDiv(resistance, turning.resistancePerLevel) < strengthOf(hits, view);
}

/** Whether the holy word frightens a creature that it affects. */
export function isAwed(hits: HitRules, view: CreatureHitView, resistance: number): boolean {
  const { wordResistancePerLevel } = hits.turning;
  return view.level + truncDiv(resistance, wordResistancePerLevel) < strengthOf(hits, view);
}
