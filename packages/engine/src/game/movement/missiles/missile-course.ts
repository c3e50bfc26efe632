// Course of a missile among creatures that may reflect it. A reflected missile turns by 180 degrees, at the mirror's
// square or before it by the ruleset, which costs it one grid of its range, and flies past the creature that shot it.
// Crossfire types/common/projectile.c (projectile_try_to_hit).

import type { Chance } from '../../../chance/index.ts';
import type { CombatRules } from '../../../combat/index.ts';
import type { SpellcraftRules } from '../../../spellcraft/index.ts';
import { reverse, turnsMissile } from '../../../spells/index.ts';
import { directionTowards, type LevelMap } from '../../../world/index.ts';
import { gridsBetween, type MissileGround, type MissileWay, missileWay } from './flight.ts';

/** The ground of a missile, with the creatures that reflect missiles. */
export interface MirroringGround extends MissileGround {
  reflects(creature: number): boolean;
}

/** A missile that is about to fly. */
interface LaunchedMissile {
  readonly from: number;
  readonly towards: number;
  /** Grids; even at 0 it reaches the next square. */
  readonly range: number;
  /** Level of the creature that launched it, 0 or more. */
  readonly level: number;
  /** Id of that creature, which the missile never hits. */
  readonly shooter: number;
}

/** One straight part of a course. */
interface Leg {
  /** The squares crossed, without the first. */
  readonly squares: readonly number[];
  /** The creature that turns it round at the end of this part, and a square of it; absent: nothing does. */
  readonly mirror?: { readonly creature: number; readonly square: number };
}

/** The course of a missile. */
export interface MissileCourse {
  /** One or more. */
  readonly legs: readonly Leg[];
  /** The square where it ends. */
  readonly end: number;
  /** Id of the creature that it flies at, 0 for none. */
  readonly met: number;
  readonly stoppedByWall: boolean;
  /** The closed square that stopped it; absent: none, or the edge of the map. */
  readonly wall?: number;
  /** Length of the whole course in grids. */
  readonly grids: number;
}

/** What the rule of a course takes. */
export interface CourseRules {
  readonly combat: CombatRules;
  readonly spells: SpellcraftRules;
}

/** A missile, its ground, and what the rule of its course takes. */
export interface CourseView {
  readonly ground: MirroringGround;
  readonly missile: LaunchedMissile;
}

/** The course of a missile. Labels: `reflected`, at each creature that reflects missiles. */
export function missileCourse(
  chance: Chance,
  rules: CourseRules,
  { ground, missile }: CourseView,
): MissileCourse {
  const first = missileWay(rules.combat, past(ground, missile.shooter), missile);
  return courseAfter(chance, rules, { ground, missile, first });
}

/** The course of a missile whose first part is given. Labels as for `missileCourse`. */
export function courseAfter(
  chance: Chance,
  { combat, spells }: CourseRules,
  { ground, missile, first }: CourseView & { readonly first: MissileWay },
): MissileCourse {
  const { map } = ground;
  const others = past(ground, missile.shooter);
  const legs: Leg[] = [];
  let { from, range } = missile;
  let way = first;
  let grids = 0;
  for (;;) {
    const { squares, met, stoppedByWall, wall } = way;
    const end = squares.at(-1) ?? from;
    const flown = gridsBetween(combat, map, from, end);
    grids += flown;
    range -= flown;
    const turn =
      met !== 0 && ground.reflects(met) ? turnsMissile(chance, spells, missile.level) : undefined;
    if (turn === undefined) {
      legs.push({ squares });
      return { legs, end, met, stoppedByWall, ...(wall !== undefined && { wall }), grids };
    }
    const crossed = turn === 'at-mirror' ? squares : squares.slice(0, -1);
    legs.push({ squares: crossed, mirror: { creature: met, square: end } });
    const at = crossed.at(-1) ?? from;
    if (range <= 0) {
      return { legs, end: at, met: 0, stoppedByWall: false, grids };
    }
    const towards = at === from ? behind(map, at, end) : from;
    way = missileWay(combat, others, { from: at, towards, range });
    from = at;
  }
}

/** The ground of a missile that flies past one creature. */
function past({ map, bits, occupantOn }: MissileGround, creature: number): MissileGround {
  return {
    map,
    bits,
    occupantOn: square => {
      const there = occupantOn(square);
      return there === creature ? 0 : there;
    },
  };
}

/** The square beside one square on the side away from another. */
function behind(map: LevelMap, at: number, from: number): number {
  const there = directionTowards(map.x(from) - map.x(at), map.y(from) - map.y(at));
  return map.neighbour(at, reverse(there));
}
