// Golems of heroes: made, steered, ended. Crossfire server/pets.c (pets_summon_golem, pets_control_golem,
// pets_move_golem).

import { Creature, type GolemState } from '../../actors/index.ts';
import type { SidedGolem } from '../../spells/index.ts';
import { fallApart, forfeitExperience } from '../body/harm.ts';
import { giveTo } from '../items/monster-pack.ts';
import { takeOut } from '../items/pack.ts';
import { noticeArrival } from '../movement/noticing.ts';
import { befriendNewcomer, bindNewcomer, join } from '../movement/roster.ts';
import type { GameState } from '../state/state.ts';

/** A hero's golem on his level; undefined: he has none. */
export function golemOf({ level, hero }: GameState): Creature | undefined {
  const { creatures } = level;
  return creatures.hasGolems
    ? creatures.all.find(
        ({ golem, master, alive }) => golem !== undefined && alive && master === hero.id,
      )
    : undefined;
}

/** A hero's golem comes. @param state of its master */
export function callGolem(state: GameState, called: SidedGolem): void {
  const { content, level, hero } = state;
  const archetype = content.archetypeAt(called.kind);
  const { mostHitPoints } = state.ruleset.slots.world.foreign.creatures;
  const hitPoints = Math.min(called.hitPoints, mostHitPoints);
  const creature = new Creature(state.newId(), archetype, called.square, hitPoints);
  creature.golem = golemState(called);
  creature.speed = 0;
  befriendNewcomer(creature);
  bindNewcomer(creature, hero.id);
  forfeitExperience(state, creature);
  const weapon =
    called.weapon === undefined ? undefined : state.sheet.inventory.find(called.weapon);
  if (weapon !== undefined) {
    giveTo(creature, takeOut(state, weapon, 1));
  }
  join(level, creature);
  const { map } = level;
  const [x, y] = [map.x(called.square), map.y(called.square)];
  state.logSeen('summoned', creature, hero.id, creature.id, x, y);
  noticeArrival(state, creature);
}

function golemState(called: SidedGolem): GolemState {
  const { clock, direction, damage, wc, attackType, speed, slaying, race, resists, name } = called;
  return {
    ...{ speed, clock, direction, damage, wc, attackType },
    ...(slaying !== undefined && { slaying }),
    ...(race !== undefined && { race }),
    ...(resists !== undefined && { resists }),
    ...(name !== undefined && { name }),
  };
}

/** A golem goes in another direction, or stands. @param direction 0…8 */
export function steerGolem(golem: Creature, direction: number): void {
  if (golem.golem !== undefined) {
    golem.golem.direction = direction;
  }
}

/** The time of a golem's clock. */
export function setGolemClock(golem: GolemState, clock: number): void {
  golem.clock = clock;
}

/** A golem ends; what it carries falls. */
export function endGolem(state: GameState, golem: Creature): void {
  state.logSeen('golem-ended', golem, golem.id);
  fallApart(state, golem);
}
