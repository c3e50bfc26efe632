// Taking the saddle off a creature beside the hero. NetHack 3.6.7 src/pickup.c (loot_mon).

import type { Creature } from '../../../actors/index.ts';
import { beatitudeOf } from '../../../objects/index.ts';
import { formOf } from '../../forms/hampered.ts';
import { receive } from '../../items/handled/receive.ts';
import { saddleOn } from '../../items/handled/saddle.ts';
import { learnPart } from '../../items/learn-kind.ts';
import { takePile } from '../../items/monster-pack.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { Direction } from '../../protocol/commands.ts';
import type { GameState } from '../../state/state.ts';

/** The hero takes the saddle off the creature in a direction. Nothing is rolled; a cursed saddle stays on. */
export function unsaddle(state: GameState, direction: Direction): ActionResult {
  const { hero, sheet, ruleset } = state;
  const { move } = ruleset.bridges.beats;
  if (sheet.riding !== undefined && direction === 0) {
    return refuse('rides-it');
  }
  const creature = creatureIn(state, direction);
  if (creature === undefined) {
    return refuse('nothing-to-ride');
  }
  const saddle = saddleOn(creature);
  if (saddle === undefined) {
    return refuse('no-saddle');
  }
  if (formOf(state)?.limbs === false) {
    return refuse('no-limbs');
  }
  if (beatitudeOf(saddle) === 'cursed') {
    learnPart(state, saddle, 'beatitude');
    state.logFelt('saddle-sticks', hero.id, creature.id);
    return { cost: move };
  }
  state.logFelt('saddle-removed', hero.id, creature.id);
  receive(state, takePile(creature, saddle));
  return { cost: move };
}

/** A creature beside the hero that he perceives. */
function creatureIn(state: GameState, direction: Direction): Creature | undefined {
  const { map } = state.level;
  const id = direction === 0 ? 0 : map.occupant[map.neighbour(state.hero.square, direction)]!;
  const creature = id === 0 || state.of(id) !== undefined ? undefined : state.creature(id);
  return creature !== undefined && state.perceives(creature) ? creature : undefined;
}
