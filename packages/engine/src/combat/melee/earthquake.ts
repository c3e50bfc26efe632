// Blows that make the ground shake: any blow of an earthquake weapon whose damage after slays and
// before the critical roll is great enough. Angband 3.0.5 src/cmd1.c (py_attack).
//
// Only these weapons need to know it, so only their attacks go blow by blow and allocate.

import type { Chance } from '../../chance/index.ts';
import type { CombatRules } from '../slot/rules.ts';
import type { Attack } from './attack-damage.ts';
import { landBlow, rollBlow } from './blow-damage.ts';

/** What an attack with an earthquake weapon has done so far. */
export interface Shaking {
  /** Total damage, with the excess of the blow that kills. */
  readonly damage: number;
  /** An earthquake of `sideEffects.earthquake.radius` follows the attack. */
  readonly quakes: boolean;
}

const STILL: Shaking = { damage: 0, quakes: false };

/** What one blow of an earthquake weapon adds. Choices: `hit`, `damage`, `critical`, `critical-class`. */
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

/** A whole attack with an earthquake weapon; it ends with the monster's death. */
export function shakingAttack(chance: Chance, rules: CombatRules, attack: Attack): Shaking {
  return chance.fold(
    attack.times,
    STILL,
    (luck, before) => shakingBlow(luck, rules, attack, before),
    ({ damage }) => damage > attack.enough,
  );
}
