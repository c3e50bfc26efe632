// Fights between monsters, some of which serve the hero. A servant strikes with every action; other monsters
// use all their blows against another monster once a turn. The target may strike back at once. NetHack 3.6.7
// src/dogmove.c (dog_move), src/mhitm.c (fightm, mattackm). House rule, after Crossfire server/monster.c
// (find_enemy): the hero's enemies attack his servants on their own.

import type { Creature } from '../../actors/index.ts';
import { floorDiv } from '../../integers/index.ts';
import { strikesBack } from '../../speed/index.ts';
import { hurt } from '../body/harm.ts';
import { growByKill } from '../companions/growing.ts';
import { answerMonster } from '../companions/passive.ts';
import { bringByBlows, passOnByBlow } from '../forces/blow-contagion.ts';
import { apartFrom } from '../movement/where.ts';
import { splitWhenStruck } from '../sides/splitting.ts';
import { attacks, isHostile } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';
import { dares } from './companions/dares.ts';
import { endsWithHit, strikesBackAt } from './hit-back.ts';
import { attackTypesOf, blowView, brandAgainst } from './monster-weapon.ts';

/** Strikes an adjacent foe among the monsters. @returns whether there was one */
export function strikesBeside(state: GameState, creature: Creature): boolean {
  const { map, creatures } = state.level;
  if (!creatures.hasServants || (isHostile(state, creature) && hasStruck(state, creature))) {
    return false;
  }
  const offsets = creature.shape.offsets(map.stride);
  for (let part = 0; part < offsets.length; part++) {
    const from = creature.square + offsets[part]!;
    for (let direction = 1; direction <= 8; direction++) {
      const id = map.occupant[map.neighbour(from, direction)]!;
      if (id === 0 || state.of(id) !== undefined) {
        continue;
      }
      const target = state.creature(id);
      if (attacks(state, creature, target) && dares(state, creature, target)) {
        fight(state, creature, target);
        return true;
      }
    }
  }
  return false;
}

/** One monster strikes another, which may strike back. */
export function fight(state: GameState, striker: Creature, target: Creature): void {
  const hits = strikeMonster(state, striker, target);
  if (hits && target.alive && striker.alive) {
    strikeBack(state, target, striker);
  }
}

/** Whether it has struck another monster this turn. */
export function hasStruck({ clock }: GameState, { struckIn }: Creature): boolean {
  return struckIn === clock.turn;
}

/** The retaliation for a hit, if any. Labels: those of the rule. */
function strikeBack(state: GameState, target: Creature, striker: Creature): void {
  const { ruleset, level } = state;
  if (target.conditions.helpless) {
    return;
  }
  const { point } = ruleset.bridges.beats;
  const back = strikesBack(state.luck('monsters'), ruleset.slots.speed, {
    byPet: !isHostile(state, striker),
    movement: floorDiv(target.movement, point),
    hasAttacked: hasStruck(state, target),
    fears: target.conditions.has('afraid'),
    adjacent: apartFrom(level.map, target, striker) === 1,
  });
  if (back.kind === 'strikes') {
    target.movement -= back.price * point;
    strikeMonster(state, target, striker);
  }
}

/** The blows of one monster at another, by the rule of monsters' blows. @returns whether any hit */
export function strikeMonster(state: GameState, striker: Creature, target: Creature): boolean {
  const { bridges } = state.ruleset;
  const armourClass = bridges.descending(target.facts.armourClass);
  striker.struckIn = state.clock.turn;
  const brand = brandAgainst(state, striker, target);
  let hits = false;
  let total = 0;
  for (const blow of striker.facts.blows) {
    if (target.alive && striker.alive) {
      const view = blowView(striker, blow, armourClass, brand);
      const damage = bridges.monsterBlow(state.luck('monsters'), bridges, view);
      if (damage === 0) {
        state.logSeen('missed', target, striker.id, target.id);
      } else {
        state.logSeen('hit', target, striker.id, target.id, damage, 0);
        if (!hits && !strikesBackAt(state, target, striker)) {
          return true;
        }
        hits = true;
        total += damage;
        hurt(state, target, damage, striker.id);
        passOnByBlow(state, striker, target);
        endsWithHit(state, striker, !target.alive);
      }
      answerMonster(state, striker, target, damage > 0);
      if (!striker.alive) {
        break;
      }
    }
  }
  bringByBlows(state, striker, target, total, attackTypesOf(striker));
  if (!target.alive) {
    growByKill(state, striker, target);
  }
  if (hits) {
    splitWhenStruck(state, target);
  }
  return hits;
}
