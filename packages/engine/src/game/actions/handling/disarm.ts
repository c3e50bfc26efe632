// Disarming a rune or trap by hand. Crossfire server/rune.c (trap_disarm), server/skills.c (disarm).

import { disarm } from '../../../spellcraft/index.ts';
import type { Fixture } from '../../dungeon/fixture.ts';
import { disarmView } from '../../fixtures/disarm-view.ts';
import { takeDisarmed } from '../../fixtures/disarmed.ts';
import { isArmed, levelOf } from '../../fixtures/fixture-facts.ts';
import { spring } from '../../fixtures/spring.ts';
import { floats } from '../../movement/floating.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { Direction } from '../../protocol/commands.ts';
import type { GameState } from '../../state/state.ts';
import { disarmHere, hasBoxHere } from './boxes.ts';

/** Tries to disarm what the hero knows on the square in a direction; 0 is his own. */
export function disarmTrap(state: GameState, direction: Direction): ActionResult {
  const { level, hero, ruleset } = state;
  const square = level.map.neighbour(hero.square, direction);
  const fixture = knownTrap(state, square);
  if (fixture === undefined && direction === 0 && hasBoxHere(state)) {
    return disarmHere(state);
  }
  if (fixture === undefined) {
    return refuse('nothing-to-disarm');
  }
  if (floats(state)) {
    return refuse('levitating');
  }
  const rules = ruleset.slots.spells;
  const outcome = disarm(state.luck('disarming'), rules, disarmView(state, levelOf(fixture)));
  const at = [hero.id, fixture.id, level.map.x(square), level.map.y(square)] as const;
  if (outcome === 'disarmed') {
    state.logFelt('fixture-disarmed', ...at);
    takeDisarmed(state, fixture);
  } else {
    state.logFelt('disarming-failed', ...at);
    if (outcome === 'sprung') {
      spring(state, fixture, hero);
    }
  }
  return { cost: ruleset.bridges.beats.move };
}

/** The rune or trap that the hero knows on a square and that can still go off. */
function knownTrap({ level, memory }: GameState, square: number): Fixture | undefined {
  return level.fixtures.all.find(
    fixture => fixture.square === square && memory.fixtures.has(fixture.id) && isArmed(fixture),
  );
}
