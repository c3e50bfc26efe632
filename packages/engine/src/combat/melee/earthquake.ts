// Blows that cause earthquakes: a blow of an earthquake weapon whose damage after slays and before the
// critical roll is high enough. Angband 3.0.5 src/cmd1.c (py_attack).
//
// Only attacks with these weapons are played blow by blow with allocations.

import type { Chance } from '../../chance/index.ts';
import type { CombatRules } from '../slot/rules.ts';
import type { Attack } from './attack-damage.ts';
import { landBlow, rollBlow } from './blow-damage.ts';

/** The results of an attack with an earthquake weapon so far. */
export interface Shaking {
  /** Total damage, including the excess of the killing blow. */
  readonly damage: number;
  /** An earthquake of `sideEffects.earthquake.radius` follows the attack. */
  readonly quakes: boolean;
}

const STILL: Shaking = { damage: 0, quakes: false };

/** Adds one blow of an earthquake weapon. Choices: `hit`, `damage`, `critical`, `critical-class`. */
export function shakingBlow(
  chance: Chance,
  rules: CombatRules,
  attack: Attack,
  before: Shaking,
): Shaking {
  if (!chance.test(attack.k, attack.n, 'hit')) {
    attack.watch?.(false, 0);
    return before;
  }
  const rolled = rollBlow(chance, attack.blow);
  const shakes = rolled > rules.sideEffects.earthquake.above;
  if (shakes) {
    chance.note('ground-shakes', rules.sideEffects.earthquake.above);
  }
  const damage = landBlow(chance, rules, attack.blow, rolled);
  attack.watch?.(true, damage);
  return {
    damage: before.damage + damage,
    quakes: before.quakes || shakes,
  };
}

/** A whole attack with an earthquake weapon, until the monster's death. */
export function shakingAttack(chance: Chance, rules: CombatRules, attack: Attack): Shaking {
  return chance.fold(
    attack.times,
    STILL,
    (luck, before) => shakingBlow(luck, rules, attack, before),
    ({ damage }) => damage > attack.enough,
  );
}
