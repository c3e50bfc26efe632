// Fights within one side: conflict, natural prey, confusion, and the image of a hidden hero. NetHack 3.6.7
// src/mon.c (movemon, mm_aggression, mfndpos), src/mhitm.c (fightm), src/monmove.c (dochug, m_move).

import { type Creature, trueFacts } from '../../../actors/index.ts';
import { resists } from '../../../casting/index.ts';
import { isHiddenFrom } from '../../movement/hiding.ts';
import { apart, isInLine } from '../../movement/where.ts';
import { isHostile } from '../../state/sides.ts';
import type { GameState } from '../../state/state.ts';
import { strikeHero } from '../monster-acts.ts';
import { fight, hasStruck } from '../monster-melee.ts';

/** Whether a hero on the level spreads conflict. */
export function isConflictAbout({ states, level }: GameState): boolean {
  for (let seat = 0; seat < states.length; seat++) {
    const { sheet } = states[seat]!;
    if (sheet.worn.conflict && states[seat]!.isOn(level)) {
      return true;
    }
  }
  return false;
}

/** Whether conflict drives a creature in this move. Label: `resists`. */
export function isDriven(state: GameState, creature: Creature): boolean {
  if (creature.conditions.helpless || creature.conditions.has('blind')) {
    return false;
  }
  const { ringLevel, reach } = state.ruleset.slots.world.companions.quarrels;
  const source = state.states.find(
    other =>
      other.isOn(state.level) &&
      other.sheet.worn.conflict &&
      apart(state.level.map, creature, other.hero.square) <= reach &&
      isInLine(other, creature),
  );
  return (
    source !== undefined &&
    !resists(state.luck('quarrels'), {
      casterLevel: ringLevel,
      targetLevel: creature.level,
      targetResistance: trueFacts(state.ruleset, creature).magicResistance,
    })
  );
}

/**
 * A creature's move under conflict: it strikes another beside it, whatever side that is on, or a hero whom it would
 * leave alone. Each uses its blows against others once a turn, pets excepted.
 * @returns whether that was its move
 */
export function quarrels(state: GameState, creature: Creature): boolean {
  if (!isDriven(state, creature)) {
    return false;
  }
  const isPet = creature.pet !== undefined;
  const other = isPet || !hasStruck(state, creature) ? beside(state, creature) : undefined;
  if (other !== undefined) {
    fight(state, creature, other);
    return true;
  }
  if (isHostile(state, creature) && !creature.feels('calm')) {
    return false;
  }
  const near = apart(state.level.map, creature, state.hero.square) === 1 && state.hero.alive;
  if (near) {
    strikeHero(state, creature);
  }
  return near;
}

/** A monster beside a creature, the first by direction; undefined: none. @param which absent: any */
function beside(
  state: GameState,
  creature: Creature,
  which: (other: Creature) => boolean = () => true,
): Creature | undefined {
  const { map } = state.level;
  const offsets = creature.shape.offsets(map.stride);
  for (let part = 0; part < offsets.length; part++) {
    for (let direction = 1; direction <= 8; direction++) {
      const id = map.occupant[map.neighbour(creature.square + offsets[part]!, direction)]!;
      const isOther = id !== 0 && id !== creature.id && state.of(id) === undefined;
      if (isOther && which(state.creature(id))) {
        return state.creature(id);
      }
    }
  }
  return undefined;
}

/**
 * A monster strikes another that is its natural prey, that it stumbles into in confusion, or that stands where it
 * believes the hero to be. Labels: `stumbles`, `victim`.
 * @returns whether that was its move
 */
export function brawls(state: GameState, monster: Creature): boolean {
  const { conditions } = monster;
  if (conditions.helpless || hasStruck(state, monster)) {
    return false;
  }
  const victim =
    preyOf(state, monster) ??
    (conditions.has('confused') ? stumblesInto(state, monster) : undefined) ??
    mistakenFor(state, monster);
  if (victim !== undefined) {
    fight(state, monster, victim);
  }
  return victim !== undefined;
}

function preyOf(state: GameState, monster: Creature): Creature | undefined {
  const { preysOn } = monster.nature;
  return preysOn.length === 0
    ? undefined
    : beside(state, monster, ({ archetype }) => preysOn.includes(archetype.id));
}

/** A confused monster goes to any square beside it, and strikes who stands there. */
function stumblesInto(state: GameState, monster: Creature): Creature | undefined {
  const { map } = state.level;
  const others: Creature[] = [];
  let free = 0;
  for (let direction = 1; direction <= 8; direction++) {
    const square = map.neighbour(monster.square, direction);
    const id = map.occupant[square]!;
    if (id !== 0 && id !== monster.id && state.of(id) === undefined) {
      others.push(state.creature(id));
    } else if (id === 0 && map.openToEffects(square)) {
      free++;
    }
  }
  if (others.length === 0) {
    return undefined;
  }
  const luck = state.luck('quarrels');
  return luck.test(others.length, others.length + free, 'stumbles')
    ? others[luck.below(others.length, 'victim')]
    : undefined;
}

/** Who stands beside it on the square where it believes a hidden hero to be. */
function mistakenFor(state: GameState, monster: Creature): Creature | undefined {
  const { target } = monster;
  if (target < 0 || target === state.hero.square) {
    return undefined;
  }
  const { map } = state.level;
  const id = map.occupant[target]!;
  const isOther = id !== 0 && id !== monster.id && state.of(id) === undefined;
  return isOther && apart(map, monster, target) === 1 && isHiddenFrom(state, monster)
    ? state.creature(id)
    : undefined;
}
