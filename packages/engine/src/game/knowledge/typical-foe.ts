// The reference opponent for weapon comparisons without a target: a typical monster of the hero's own level,
// without relevant flags or immunities.

import { Distribution } from '../../chance/index.ts';
import type { TargetView } from '../../combat/index.ts';
import type { GameState } from '../state/state.ts';

/** A typical opponent for a level. */
export interface TypicalFoe {
  readonly level: number;
  readonly target: TargetView;
  readonly hitPoints: Distribution;
}

/** A typical opponent for the hero. */
export function typicalFoe({ sheet, ruleset }: GameState): TypicalFoe {
  const { level } = sheet;
  const { least, perLevel } = ruleset.slots.world.monsters.typicalArmour;
  const { count, sides, bonus } = ruleset.bridges.monsterHitPoints(level);
  return {
    level,
    target: {
      armourClass: least + perLevel * level,
      monsterFlags: [],
      visible: true,
    },
    hitPoints: Distribution.dice(count, sides).map(points => points + bonus),
  };
}
