// What potions and scrolls do that hold no spell, by the word in their files: `effect speed`.

import type { PotionWord, ScrollWord } from '../../../objects/index.ts';
import { amnesia } from './amnesia.ts';
import { berserk } from './berserk.ts';
import { blank } from './blank.ts';
import { blessing } from './blessing.ts';
import { blindness } from './blindness.ts';
import { charging } from './charging.ts';
import { confusingHands } from './confusing-hands.ts';
import { confusion } from './confusion.ts';
import { detection } from './detection.ts';
import type { Effect } from './effect.ts';
import { enchantArmour } from './enchant-armour.ts';
import { enchantWeapon } from './enchant-weapon.ts';
import { fruitJuice } from './fruit-juice.ts';
import { gainLevel } from './gain-level.ts';
import { heroism } from './heroism.ts';
import { identify } from './identify.ts';
import { light } from './light.ts';
import { magicMapping } from './magic-mapping.ts';
import { removeCurse } from './remove-curse.ts';
import { restoreEnergy } from './restore-energy.ts';
import { sleeping } from './sleeping.ts';
import { speed } from './speed.ts';
import { teleportation } from './teleportation.ts';
import { water } from './water.ts';

/** Effects of potions. */
export const POTION_EFFECTS: ReadonlyMap<string, Effect> = new Map<string, Effect>(
  Object.entries({
    speed: speed,
    confusion: confusion,
    sleeping: sleeping,
    blindness: blindness,
    'restore-energy': restoreEnergy,
    'gain-level': gainLevel,
    'fruit-juice': fruitJuice,
    heroism: heroism,
    berserk: berserk,
    water: water,
  } satisfies Readonly<Record<PotionWord, Effect>>),
);

/** Effects of scrolls. */
export const SCROLL_EFFECTS: ReadonlyMap<string, Effect> = new Map<string, Effect>(
  Object.entries({
    teleportation: teleportation,
    identify: identify,
    'enchant-weapon': enchantWeapon,
    'enchant-armour': enchantArmour,
    'remove-curse': removeCurse,
    'magic-mapping': magicMapping,
    light: light,
    detection: detection,
    blessing: blessing,
    'confusing-hands': confusingHands,
    charging: charging,
    blank: blank,
    amnesia: amnesia,
  } satisfies Readonly<Record<ScrollWord, Effect>>),
);
