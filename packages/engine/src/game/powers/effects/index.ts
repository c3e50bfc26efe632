// Effects of potions and scrolls without a spell, by the word in their files: `effect speed`.

import type { PotionWord, ScrollWord } from '../../../objects/index.ts';
import { teleportation } from '../places/teleport.ts';
import { amnesia } from '../sight/amnesia.ts';
import { detection } from '../sight/detection.ts';
import { light } from '../sight/light.ts';
import { magicMapping } from '../sight/magic-mapping.ts';
import { berserk } from '../state/berserk.ts';
import { blessing } from '../state/blessing.ts';
import { blindness } from '../state/blindness.ts';
import { confusingHands } from '../state/confusing-hands.ts';
import { confusion } from '../state/confusion.ts';
import { speed } from '../state/haste.ts';
import { heroism } from '../state/heroism.ts';
import { sleeping } from '../state/sleep.ts';
import { fruitJuice } from '../strength/fruit-juice.ts';
import { gainLevel } from '../strength/gain-level.ts';
import { restoreEnergy } from '../strength/restore-energy.ts';
import { water } from '../strength/water.ts';
import { blank } from '../things/blank.ts';
import { charging } from '../things/charging.ts';
import { enchantArmour } from '../things/enchant-armour.ts';
import { enchantWeapon } from '../things/enchant-weapon.ts';
import { identify } from '../things/identify.ts';
import { removeCurse } from '../things/remove-curse.ts';
import type { Effect } from './effect.ts';

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
