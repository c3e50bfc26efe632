// The registry of deed halves: a line for each power.

import { POWER_RULES } from '../../spells/index.ts';
import type { PowerDeed } from '../state/power-deed.ts';
import { Powers } from '../state/powers.ts';
import type { GameState } from '../state/state.ts';
import { bell } from './creatures/bell.ts';
import { charm } from './creatures/charm.ts';
import { createFamiliar } from './creatures/create-familiar.ts';
import { createMonster } from './creatures/create-monster.ts';
import { genocide } from './creatures/genocide.ts';
import { polymorph } from './creatures/polymorph.ts';
import { summonNasty } from './creatures/summon-nasty.ts';
import { taming } from './creatures/taming.ts';
import { tricks } from './creatures/tricks.ts';
import { lockTool } from './handling/boxes/lock-tool.ts';
import { container } from './handling/container.ts';
import { digTool } from './handling/digging/dig-tool.ts';
import { grease } from './handling/grease.ts';
import { helmLamp } from './handling/helm-lamp.ts';
import { marker } from './handling/marker.ts';
import { saddle, whip } from './handling/saddling.ts';
import { acidStream } from './harm/acid-stream.ts';
import { blaster } from './harm/blaster.ts';
import { camera } from './harm/camera.ts';
import { cold } from './harm/cold.ts';
import { death } from './harm/death.ts';
import { drainLife } from './harm/drain-life.ts';
import { fire } from './harm/fire.ts';
import { forceBolt } from './harm/force-bolt.ts';
import { lightning } from './harm/lightning.ts';
import { missiles } from './harm/missiles.ts';
import { openWounds } from './harm/open-wounds.ts';
import { poisonBlast } from './harm/poison-blast.ts';
import { turnUndead } from './harm/turn-undead.ts';
import { drumOfEarthquake, leatherDrum } from './music/drum.ts';
import { magicFlute, woodenFlute } from './music/flute.ts';
import { magicHarp, woodenHarp } from './music/harp.ts';
import { magicHorn } from './music/magic-horn.ts';
import { plainHorn } from './music/plain-horn.ts';
import { beckon } from './places/beckon.ts';
import { blink } from './places/blink.ts';
import { hurl } from './places/hurl.ts';
import { knock } from './places/knock.ts';
import { teleport } from './places/teleport.ts';
import { amnesia } from './sight/amnesia.ts';
import { clairvoyance } from './sight/clairvoyance.ts';
import { crystalBall } from './sight/crystal-ball.ts';
import { detectFood } from './sight/detect-food.ts';
import { detectTreasure } from './sight/detect-treasure.ts';
import { detectUnseen } from './sight/detect-unseen.ts';
import { detection } from './sight/detection.ts';
import { light } from './sight/light.ts';
import { magicMapping } from './sight/magic-mapping.ts';
import { astralEyesight } from './state/astral-eyesight.ts';
import { berserk } from './state/berserk.ts';
import { blessing } from './state/blessing.ts';
import { blindness } from './state/blindness.ts';
import { confuseMonster } from './state/confuse-monster.ts';
import { confusingHands } from './state/confusing-hands.ts';
import { confusion } from './state/confusion.ts';
import { fear } from './state/fear.ts';
import { haste } from './state/haste.ts';
import { heroism } from './state/heroism.ts';
import { invisibility } from './state/invisibility.ts';
import { levitation } from './state/levitation.ts';
import { phase } from './state/phase.ts';
import { protection } from './state/protection.ts';
import { sleep } from './state/sleep.ts';
import { slow } from './state/slow.ts';
import { fruitJuice } from './strength/fruit-juice.ts';
import { gainLevel } from './strength/gain-level.ts';
import { oil } from './strength/oil.ts';
import { restoreAbility } from './strength/restore-ability.ts';
import { restoreEnergy } from './strength/restore-energy.ts';
import { sap } from './strength/sap.ts';
import { water } from './strength/water.ts';
import { blank } from './things/blank.ts';
import { breakIce } from './things/break-ice.ts';
import { cancellation } from './things/cancellation.ts';
import { charging } from './things/charging.ts';
import { enchantArmour } from './things/enchant-armour.ts';
import { enchantWeapon } from './things/enchant-weapon.ts';
import { identify } from './things/identify.ts';
import { nothing } from './things/nothing.ts';
import { plenty } from './things/plenty.ts';
import { powerPack } from './things/power-pack.ts';
import { preserving } from './things/preserving.ts';
import { punishment } from './things/punishment.ts';
import { removeCurse } from './things/remove-curse.ts';
import { tinning } from './things/tinning.ts';

/** The deed half of every power that ships. */
export const POWER_DEEDS: readonly PowerDeed[] = [
  amnesia,
  astralEyesight,
  acidStream,
  beckon,
  bell,
  berserk,
  blank,
  blessing,
  blindness,
  blink,
  breakIce,
  camera,
  cancellation,
  charging,
  charm,
  clairvoyance,
  cold,
  confuseMonster,
  confusingHands,
  confusion,
  container,
  createFamiliar,
  createMonster,
  genocide,
  crystalBall,
  death,
  detectFood,
  detection,
  detectTreasure,
  detectUnseen,
  digTool,
  drainLife,
  drumOfEarthquake,
  enchantArmour,
  enchantWeapon,
  fear,
  fire,
  forceBolt,
  fruitJuice,
  gainLevel,
  grease,
  haste,
  heroism,
  hurl,
  identify,
  invisibility,
  knock,
  leatherDrum,
  levitation,
  lockTool,
  light,
  blaster,
  helmLamp,
  magicFlute,
  magicHarp,
  magicHorn,
  magicMapping,
  marker,
  lightning,
  missiles,
  poisonBlast,
  nothing,
  oil,
  openWounds,
  phase,
  plainHorn,
  plenty,
  powerPack,
  preserving,
  polymorph,
  taming,
  saddle,
  whip,
  protection,
  punishment,
  removeCurse,
  restoreAbility,
  restoreEnergy,
  sap,
  sleep,
  slow,
  summonNasty,
  teleport,
  tinning,
  tricks,
  turnUndead,
  water,
  woodenFlute,
  woodenHarp,
];

/** The powers that ship, by the words of data files. */
export const POWERS: Powers<GameState> = new Powers(POWER_RULES, POWER_DEEDS);
