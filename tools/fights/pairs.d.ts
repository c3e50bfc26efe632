import { type SavedGame } from '@roguewright/engine/game';
import { type Archetype, type Content } from '@roguewright/engine/objects';
import { type TurnsToKill } from '@roguewright/engine/odds';
import type { Ruleset } from '@roguewright/engine/rulesets';
/** A fight about to begin: the hero beside a monster that can't move. */
export interface Pair {
  readonly title: string;
  readonly saved: SavedGame;
  readonly monster: Archetype;
  /** From the hero to the monster. */
  readonly direction: Direction;
  /** What the engine answers. */
  readonly asked: TurnsToKill;
}
type Direction = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
/** The first pairs of a seed, each drawn until a fight is neither hopeless nor endless. */
export declare function fightPairs(
  content: Content,
  ruleset: Ruleset,
  seed: string,
  count: number,
): readonly Pair[];
/** Plays one fight by the commands of the game. @returns the attacks that it took */
export declare function playFight(
  content: Content,
  ruleset: Ruleset,
  pair: Pair,
  number: number,
): number;
