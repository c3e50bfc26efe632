// What a blow does besides its damage: the conditions of its attack types, and the diseases of the striker. House
// rule after Crossfire server/attack.c (attack_ob_simple), where one attack is one hit: all blows of a turn together
// try to bring each condition once, with their total as the damage of the hit.

import type { Creature } from '../../actors/index.ts';
import { infectByBlow, type Strike, typesInBlow } from '../../spells/index.ts';
import type { GameState } from '../state/state.ts';

/** A blow of a creature has hit another, which may catch what the striker is ill with. */
export function passOnByBlow(state: GameState, striker: Creature, target: Creature): void {
  if (target.alive && !striker.forces.none) {
    infectByBlow(state.spells, striker.id, target.id);
  }
}

/**
 * The blows of a creature have hit another, which lives: their attack types may bring conditions, drain experience,
 * steal life, corrode and take enchantments. Labels: those of `creatureHit`.
 * @param damage hit points that all blows of the turn took
 * @param attackTypes bits of all that the blows carry
 */
export function bringByBlows(
  state: GameState,
  striker: Creature,
  target: Creature,
  damage: number,
  attackTypes: number,
): void {
  if (damage > 0 && typesInBlow(attackTypes) !== 0 && target.alive) {
    state.spells.living.strike(
      blowOf(striker, levelOf(state, striker), target, damage, attackTypes),
    );
  }
}

/** The level of a hero or of a monster. */
function levelOf(state: GameState, { id, level }: Creature): number {
  return state.of(id)?.sheet.level ?? level;
}

function blowOf(
  { id: owner }: Creature,
  level: number,
  { square }: Creature,
  damage: number,
  attackType: number,
): Strike {
  return {
    ...{ square, damage, attackType, owner, level },
    source: -1,
    slaying: '',
    full: true,
    oneHit: false,
    blow: true,
    ends: false,
  };
}
