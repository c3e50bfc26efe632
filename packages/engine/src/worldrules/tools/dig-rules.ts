// The numbers of digging with a tool.

import type { TurnRange } from '../dungeon-rules.ts';

/** Points for an attribute below a bound; rows ascend, and the first that holds counts. */
interface PointsBelow {
  readonly below: number;
  readonly points: number;
}

/** Digging with a pick, a shovel or a mattock. NetHack 3.6.7 src/dig.c (dig), src/weapon.c (abon). */
export interface ToolDiggingRules {
  /** Each move adds `sure`, a number below `spread`, and what the hero and the tool add. */
  readonly sure: number;
  readonly spread: number;
  /** Points for strength, on Angband's scale, and from the last row on. */
  readonly strength: { readonly rows: readonly PointsBelow[]; readonly most: number };
  /** Points for dexterity, on NetHack's short scale; each point above the last row adds one. */
  readonly dexterity: { readonly rows: readonly PointsBelow[]; readonly over: number };
  /** A point for heroes below an experience level. */
  readonly novice: PointsBelow;
  /** Each of their moves doubles all the effort so far. */
  readonly doublingRaces: readonly string[];
  /** Effort above which a wall, a door or rock gives way; … */
  readonly through: number;
  /** … the floor is a pit; … */
  readonly pit: number;
  /** … and a pit is a hole. */
  readonly hole: number;
  /** Turns that the digger of a pit takes to climb out of it. */
  readonly pitTurns: TurnRange;
  /** Moves after which a hero pauses. */
  readonly tries: number;
}
