// The number of shots of a swarm. Crossfire server/spell_attack.c (fire_swarm).

import type { Chance } from '../../chance/index.ts';
import type { SpellcraftRules } from '../rules.ts';

/** A swarm at its caster's level. */
export interface SwarmShotsView {
  /** The spell's base duration: number of dice. */
  readonly duration: number;
  /** The level adjustment of its duration. */
  readonly adjustment: number;
}

/** The dice of the duration plus its level adjustment. Label: `shots`. */
export function swarmShots(
  chance: Chance,
  { releases }: SpellcraftRules,
  { duration, adjustment }: SwarmShotsView,
): number {
  return adjustment + chance.roll(duration, releases.swarm.sides, 'shots');
}
