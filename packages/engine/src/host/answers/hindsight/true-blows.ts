// A creature's blows at the hero as the rules have them, whatever he knows of them. Only for looking back on games
// whose luck is told: never for one that is played.

import { Distribution, type Enumerator } from '../../../chance/index.ts';
import { blowView, brandAgainst, type GameState } from '../../../game/index.ts';

/** All blows of one turn. */
export interface TrueBlows {
  /** Number of blows, 1 or more. */
  readonly count: number;
  /** Damage of all of them. */
  readonly damage: Distribution;
}

/** The blows of a creature of the hero's level at him; undefined: it has none, or isn't there. */
export function trueBlows(state: GameState, ask: Enumerator, id: number): TrueBlows | undefined {
  const monster = state.level.creatures.all.find(one => one.id === id && one.alive);
  const blows = monster?.facts.blows ?? [];
  if (monster === undefined || blows.length === 0 || monster === state.hero) {
    return undefined;
  }
  const { bridges } = state.ruleset;
  const armourClass = bridges.descending(state.sheet.armourClass);
  const brand = brandAgainst(state, monster, state.hero);
  const damage = blows
    .map(
      blow =>
        ask.remember(bridges.monsterBlow, bridges, blowView(monster, blow, armourClass, brand))
          .distribution!,
    )
    .reduce((sum, one) => sum.plus(one), Distribution.certain(0));
  return { count: blows.length, damage };
}
