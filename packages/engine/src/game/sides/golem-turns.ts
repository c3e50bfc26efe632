// The turns of golems: each wears one down, moves it or makes it strike. Crossfire server/pets.c (pets_move_golem),
// server/attack.c (attack_ob_simple).

import { type Creature, type GolemState, mayEnter } from '../../actors/index.ts';
import { textOf } from '../../objects/index.ts';
import { isSlain } from '../../spells/index.ts';
import { FLY, footprint, SWIM, WALK } from '../../world/index.ts';
import { wearDown } from '../body/harm.ts';
import { stepped } from '../movement/arriving.ts';
import { noticedByAll } from '../movement/noticing.ts';
import { relocate } from '../movement/relocate.ts';
import { tellMove } from '../movement/tell-move.ts';
import type { GameState } from '../state/state.ts';
import { endGolem, setGolemClock } from './golems.ts';

/** One tick of the golems of a level, newest first; those who come in it wait for the next. */
export function passGolems(state: GameState): void {
  const { all } = state.level.creatures;
  const { turnsInTick, clockAfterTick } = state.ruleset.slots.spells.steps;
  for (let index = all.length - 1; index >= 0; index--) {
    const creature = all[index];
    const golem = creature?.golem;
    if (creature?.alive === true && golem !== undefined) {
      const { clock, speed } = golem;
      setGolemClock(golem, clockAfterTick(clock, speed));
      for (let turns = turnsInTick(clock, speed); turns > 0 && creature.alive; turns--) {
        takeTurn(state, creature, golem);
      }
    }
  }
}

function takeTurn(state: GameState, creature: Creature, golem: GolemState): void {
  const master = state.of(creature.master);
  if (master?.isOn(state.level) !== true || !master.hero.alive) {
    endGolem(state, creature);
    return;
  }
  wearDown(creature, state.ruleset.slots.spells.sides.golems.wear);
  if (creature.hitPoints < 0) {
    endGolem(state, creature);
    return;
  }
  const { direction } = golem;
  if (direction === 0 || creature.conditions.helpless) {
    return;
  }
  const from = creature.square;
  const to = state.level.map.neighbour(from, direction);
  if (hasRoom(state, creature, to)) {
    relocate(state.level, creature, to);
    tellMove(state, creature, from, to);
    noticedByAll(state, creature);
    stepped(state, creature, from);
    return;
  }
  strikeAhead(state, creature, golem, direction);
}

/** Whether all of a golem can stand on a place. */
function hasRoom({ level: { map } }: GameState, creature: Creature, place: number): boolean {
  return footprint(map, creature.shape, place).every(square => {
    const occupant = map.occupant[square]!;
    const isFree = map.has(square) && (occupant === 0 || occupant === creature.id);
    return isFree && mayEnter(creature.traits, map.terrain[square]!) && map.openToEffects(square);
  });
}

/** Strikes the first creature or wall in its way, unless it spares it: its master, and races of its own. */
function strikeAhead(
  state: GameState,
  creature: Creature,
  golem: GolemState,
  direction: number,
): void {
  const { map } = state.level;
  for (const part of footprint(map, creature.shape, creature.square)) {
    const square = map.neighbour(part, direction);
    if (map.has(square) && map.occupant[square] !== creature.id) {
      const { living } = state.spells;
      if (living.isLiving(square) && !isSparedBy(state, creature, golem, map.occupant[square]!)) {
        strike(state, creature, golem, square);
        return;
      }
    }
  }
}

/** A golem strikes neither its master nor creatures of its own races. @param id 0 for a wall */
function isSparedBy(state: GameState, creature: Creature, golem: GolemState, id: number): boolean {
  if (id === 0) {
    return false;
  }
  const { hits } = state.ruleset.slots.spells;
  const own = golem.race ?? textOf(creature.archetype, 'race');
  const race = state.of(id)?.sheet.race ?? textOf(state.creature(id).archetype, 'race');
  return id === creature.master || isSlain(hits, own, race);
}

/** A blow: the highest roll always hits. Labels: `golem-hits`, `golem-damage`. */
function strike(state: GameState, creature: Creature, golem: GolemState, square: number): void {
  const { ruleset, level } = state;
  const { sides } = ruleset.slots.spells.sides.golems;
  const chance = state.luck('spells');
  const target =
    level.map.occupant[square] === 0 ? undefined : state.creature(level.map.occupant[square]!);
  const needed = golem.wc - armourClassOf(state, target);
  const roll = chance.roll(1, sides, 'golem-hits');
  if (roll < sides && roll + easeOf(state, creature, target) < needed) {
    if (target !== undefined) {
      state.logSeen('missed', target, creature.id, target.id);
    }
    return;
  }
  const damage = chance.roll(1, Math.max(1, golem.damage), 'golem-damage');
  state.spells.living.strike({
    ...{ square, damage, attackType: golem.attackType, owner: creature.id },
    ...{ source: creature.archetype.index, level: creature.level },
    ...{ slaying: golem.slaying ?? '', full: true, oneHit: false, ends: false },
  });
}

/** What is added to the die for how the two stand to each other. Crossfire server/attack.c (adj_attackroll). */
function easeOf({ ruleset }: GameState, creature: Creature, target: Creature | undefined): number {
  if (target === undefined) {
    return 0;
  }
  const { otherHeight, unready } = ruleset.slots.spells.sides.golems;
  const isApart = (movesOf(creature) & movesOf(target)) === 0;
  const ease = Number(target.conditions.has('afraid')) + Number(target.feels('calm'));
  return unready * ease - (isApart ? otherHeight : 0);
}

/** Bits of the ways in which a creature moves. */
function movesOf({ archetype, traits, forces }: Creature): number {
  return forces.sum.moves || archetype.numbers.moveType || GAITS[traits.gait];
}

/** The ways of each gait. */
const GAITS = { walk: WALK, fly: FLY, swim: SWIM } as const;

/** Descending armour class; of a wall 0. */
function armourClassOf(state: GameState, target: Creature | undefined): number {
  if (target === undefined) {
    return 0;
  }
  const own = state.of(target.id);
  const { bridges } = state.ruleset;
  return bridges.descending(own === undefined ? target.facts.armourClass : own.sheet.armourClass);
}
