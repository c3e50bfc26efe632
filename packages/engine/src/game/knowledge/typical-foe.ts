// The monster that weapons are compared on when nobody stands there: a kind of the hero's own level, as such
// kinds are made, neither friend of the light nor immune to anything.

import { Distribution } from '../../chance/index.ts';
import type { TargetView } from '../../combat/index.ts';
import type { GameState } from '../state/state.ts';

/** Whom a hero of this level is a match for. */
export interface TypicalFoe {
  readonly level: number;
  readonly target: TargetView;
  readonly hitPoints: Distribution;
}

/** A match for the hero as he is. */
export function typicalFoe({ sheet, ruleset }: GameState): TypicalFoe {
  const { level } = sheet;
  const { least, perLevel } = ruleset.slots.world.monsters.typicalArmour;
  const { count, sides, bonus } = ruleset.bridges.monsterHitPoints(level);
  return {
    level,
    target: {
      armorClass: least + perLevel * level,
      monsterFlags: [],
      visible: true,
    },
    hitPoints: Distribution.dice(count, sides).map(points => points + bonus),
  };
}
