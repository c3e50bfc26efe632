// What spells of the subtype "borrowed" do, by the word in their files: `effect levitation`.

import type { CharmWord } from '../../../objects/index.ts';
import { detection } from '../effects/detection.ts';
import { light } from '../effects/light.ts';
import { magicMapping } from '../effects/magic-mapping.ts';
import { removeCurse } from '../effects/remove-curse.ts';
import { astralEyesight } from './astral-eyesight.ts';
import { charging } from './charging.ts';
import { borrowedFrom, type Charm } from './charm.ts';
import { confuseMonster } from './confuse-monster.ts';
import { createFamiliar } from './create-familiar.ts';
import { createMonster } from './create-monster.ts';
import { detectFood, detectTreasure } from './detect-things.ts';
import { haste } from './haste.ts';
import { identifyBySkill } from './identify.ts';
import { invisibility } from './invisibility.ts';
import { levitation } from './levitation.ts';
import { causeFear, charmMonster } from './minds.ts';
import { phase } from './phase.ts';
import { protection } from './protection.ts';
import { restoreAbility } from './restore-ability.ts';
import { clairvoyance, detectUnseen } from './see-around.ts';
import { summonNasty } from './summon-nasty.ts';

const BY_WORD: Readonly<Record<CharmWord, Charm>> = {
  speed: haste,
  light: borrowedFrom(light),
  identify: identifyBySkill,
  'magic-mapping': borrowedFrom(magicMapping),
  'remove-curse': borrowedFrom(removeCurse),
  'detect-monsters': borrowedFrom(detection),
  levitation: levitation,
  invisibility: invisibility,
  'restore-ability': restoreAbility,
  'cause-fear': causeFear,
  'charm-monster': charmMonster,
  'confuse-monster': confuseMonster,
  'create-monster': createMonster,
  'create-familiar': createFamiliar,
  'detect-food': detectFood,
  'detect-treasure': detectTreasure,
  'detect-unseen': detectUnseen,
  clairvoyance: clairvoyance,
  protection: protection,
  charging: charging,
  'astral-eyesight': astralEyesight,
  'summon-nasty': summonNasty,
  phase: phase,
};

/** Effects of spells. */
export const CHARMS: ReadonlyMap<string, Charm> = new Map(Object.entries(BY_WORD));
