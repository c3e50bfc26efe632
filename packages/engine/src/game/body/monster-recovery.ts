// Hit points and energy that monsters regain with each of their moves, by the rules of spell objects.

import type { Creature } from '../../actors/index.ts';
import { floorDiv } from '../../integers/index.ts';
import { factOf } from '../../objects/index.ts';
import { monsterRecovery } from '../../spellcraft/index.ts';
import type { GameState } from '../state/state.ts';
import { regain } from './harm.ts';
import { HUNDRED, monsterEnergy, mostMonsterEnergy, setMonsterEnergy } from './monster-energy.ts';
import { speedOf } from './struck.ts';

/**
 * What one move gives back, to monsters whose files state constitution (`Con`) or power (`Pow`), under rules by which
 * they recover so (`hits.monsters.byMove`).
 */
export function recoverByMove(state: GameState, monster: Creature): void {
  const { spells } = state.ruleset.slots;
  const { archetype, hitPoints, maxHitPoints, stock } = monster;
  const constitution = factOf(archetype, 'con');
  const power = factOf(archetype, 'pow');
  if (constitution + power === 0) {
    return;
  }
  const energy = floorDiv(monsterEnergy(state, monster), HUNDRED);
  const after = monsterRecovery(spells, {
    ...{ constitution, power, speed: speedOf(state, monster), hitPoints, maxHitPoints },
    ...{ energy, maxEnergy: floorDiv(mostMonsterEnergy(state, monster), HUNDRED) },
    ...{ hitPointParts: stock.hitPointParts, energyParts: stock.energyParts },
  });
  stock.hitPointParts = after.hitPointParts;
  stock.energyParts = after.energyParts;
  if (after.hitPoints > hitPoints) {
    regain(state, monster, after.hitPoints - hitPoints);
  }
  if (after.energy > energy) {
    setMonsterEnergy(state, monster, after.energy * HUNDRED);
  }
}
