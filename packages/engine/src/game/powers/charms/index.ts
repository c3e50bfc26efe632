// Effects of spells of the subtype "borrowed", by the word in their files: `effect levitation`.

import type { CharmWord } from '../../../objects/index.ts';
import { createFamiliar } from '../creatures/create-familiar.ts';
import { createMonster } from '../creatures/create-monster.ts';
import { summonNasty } from '../creatures/summon-nasty.ts';
import { detectFood, detectTreasure } from '../sight/detect-things.ts';
import { detection } from '../sight/detection.ts';
import { light } from '../sight/light.ts';
import { magicMapping } from '../sight/magic-mapping.ts';
import { clairvoyance, detectUnseen } from '../sight/see-around.ts';
import { astralEyesight } from '../state/astral-eyesight.ts';
import { confuseMonster } from '../state/confuse-monster.ts';
import { invisibility } from '../state/invisibility.ts';
import { levitation } from '../state/levitation.ts';
import { phase } from '../state/phase.ts';
import { protection } from '../state/protection.ts';
import { restoreAbility } from '../strength/restore-ability.ts';
import { removeCurse } from '../things/remove-curse.ts';
import { charging } from './charging.ts';
import { borrowedFrom, type Charm } from './charm.ts';
import { haste } from './haste.ts';
import { identifyBySkill } from './identify.ts';

const BY_WORD: Readonly<Record<Exclude<CharmWord, 'cause-fear' | 'charm-monster'>, Charm>> = {
  speed: haste,
  light: borrowedFrom(light),
  identify: identifyBySkill,
  'magic-mapping': borrowedFrom(magicMapping),
  'remove-curse': borrowedFrom(removeCurse),
  'detect-monsters': borrowedFrom(detection),
  levitation: levitation,
  invisibility: invisibility,
  'restore-ability': restoreAbility,
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
