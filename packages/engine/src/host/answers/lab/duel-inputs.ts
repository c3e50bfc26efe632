// Both sides of a fight to the end as inputs of a question of the lab: what the hero bears, and how the creature strikes.

import { speedView } from '../../../actors/index.ts';
import { formatDice } from '../../../chance/index.ts';
import type { GameState, KnownFoe, LikelyBlows } from '../../../game/index.ts';
import type { Inputs } from '../../../odds/index.ts';

/**
 * Undefined where the hero has felt none of its blows, or where they depend on a weapon in its hand: the lab knows
 * dice alone.
 */
export function duelInputs(
  { ruleset, sheet, hero }: GameState,
  foe: KnownFoe,
  cases: readonly LikelyBlows[],
): Inputs | undefined {
  const [only, other] = cases;
  const blows = only?.blows ?? [];
  if (other !== undefined || blows.length === 0 || blows.some(({ weapon }) => weapon)) {
    return undefined;
  }
  const { baseSpeed, speedProperty } = speedView(ruleset, sheet);
  return {
    'own-hp': String(Math.max(0, hero.hitPoints)),
    'own-ac': String(sheet.armourClass),
    pace: String(baseSpeed),
    property: speedProperty,
    'foe-level': String(blows[0]!.level),
    'foe-blows': blows.map(({ dice }) => formatDice(dice)).join(','),
    'foe-speed': String(foe.speed),
  };
}
