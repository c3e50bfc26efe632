// The hero's blows and missiles as they are told to those who look back on a record: damage, and critical hits.

import type { Creature } from '../../../actors/index.ts';
import {
  type Attack,
  type CombatRules,
  type Flight,
  flightDamage,
  strike,
} from '../../../combat/index.ts';
import { heard, isHeard } from '../../state/heard/hearing.ts';
import type { GameState } from '../../state/state.ts';

/** What one blow or missile came to. */
export interface Came {
  readonly hit: boolean;
  readonly damage: number;
  /** Its critical class, 0 for none. */
  readonly critical: number;
}

/** One blow of an attack. */
export function hearBlow(
  state: GameState,
  target: Creature,
  { k, n, blow }: Attack,
  { hit, damage, critical }: Came,
): void {
  if (!isHeard(state)) {
    return;
  }
  const rules = state.ruleset.slots.combat;
  const { name } = target.archetype;
  heard(state, name, {
    kind: 'blows',
    came: damage,
    rule: chance => (chance.test(k, n, 'hit') ? chance.draw(strike, rules, blow) : 0),
  });
  if (hit) {
    hearCritical(state, name, blow.criticalPower, rules.critical.outOf, critical);
  }
}

/** One missile that came to a creature. */
export function hearMissile(
  state: GameState,
  target: Creature,
  rules: CombatRules,
  flight: Flight,
  { hit, damage, critical }: Came,
): void {
  // One that comes back to a hero is no shot of his.
  if (!isHeard(state) || state.of(target.id) !== undefined) {
    return;
  }
  const { name } = target.archetype;
  const rule = (chance: Parameters<typeof flightDamage>[0]) =>
    chance.draw(flightDamage, rules, flight);
  heard(state, name, { kind: 'shots', came: damage, rule });
  if (hit) {
    const { outOf } = rules.missiles.critical;
    hearCritical(state, name, flight.criticalPower, outOf, critical);
  }
}

function hearCritical(
  state: GameState,
  name: string,
  power: number,
  outOf: number,
  critical: number,
): void {
  heard(state, name, {
    kind: 'criticals',
    came: Number(critical > 0),
    rule: chance => Number(chance.test(power, outOf, 'critical')),
  });
}
