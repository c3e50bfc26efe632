// Attacks by ATTACK.SPO, where it contradicts the program. ATTACK.SPO for Angband 3.0.5;
// rows D-AT of the list of documents.

import type { CombatRules } from '../../combat/index.ts';
import { floorDiv } from '../../integers/index.ts';
import type { Switches } from '../switch.ts';
import { missileSwitches } from './missiles.ts';

/** Half the skill, rounded up, so a skill of 1 stays 1. */
function unseenSkill(skill: number): number {
  return floorDiv(skill + 1, 2);
}

/** Three quarters of the armour class, unrounded. */
function armourQuarters(armourClass: number): number {
  return 3 * armourClass;
}

/** As many blows as with a lighter weapon. */
function heavyWeaponBlows(blows: number): number {
  return blows;
}

/** Only the weapon itself counts. */
function edgeBlessed(weaponBlessed: boolean): boolean {
  return weaponBlessed;
}

/** No bonus. */
function bareHandsBonus(): number {
  return 0;
}

/** Every statement of the document that changes a rule, by switch name. */
export const switches: Switches<CombatRules> = {
  'melee-skill-rates': {
    house: false,
    patch: {
      classes: {
        rogue: { melee: { perTenLevels: 30 } },
        ranger: { melee: { perTenLevels: 45 } },
        paladin: { melee: { perTenLevels: 30 } },
      },
    },
  },
  'unseen-rounds-up': { house: true, patch: { steps: { unseenSkill } } },
  'exact-three-quarters': { house: true, patch: { steps: { armourQuarters } } },
  'heavy-weapon-keeps-blows': { house: false, patch: { steps: { heavyWeaponBlows } } },
  'blessed-weapon-only': { house: true, patch: { steps: { edgeBlessed } } },
  'bare-hands-no-bonus': { house: true, patch: { steps: { bareHandsBonus } } },
  ...missileSwitches,
};
