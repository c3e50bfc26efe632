// Pulling levers.

import type { Fixture } from '../../dungeon/fixture.ts';
import { kindOf } from '../../fixtures/kinds/index.ts';
import { lookAround } from '../../movement/stepping.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { Direction } from '../../protocol/commands.ts';
import type { GameState } from '../../state/state.ts';

/** Pulls the lever in a direction; 0 is the hero's own square. */
export function pull(state: GameState, direction: Direction): ActionResult {
  const { level, hero, ruleset } = state;
  const lever = knownLever(state, level.map.neighbour(hero.square, direction));
  if (lever === undefined) {
    return refuse('nothing-to-pull');
  }
  kindOf(lever)?.pulled?.(state, lever, hero);
  lookAround(state);
  return { cost: ruleset.bridges.beats.move };
}

/** The lever that the hero knows on a square. */
export function knownLever({ level, memory }: GameState, square: number): Fixture | undefined {
  return level.fixtures.all.find(
    fixture =>
      fixture.square === square &&
      memory.fixtures.has(fixture.id) &&
      kindOf(fixture)?.pulled !== undefined,
  );
}
