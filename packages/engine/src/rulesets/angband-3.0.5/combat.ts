// Attacks in Angband 3.0.5: src/cmd1.c (test_hit, critical_norm, tot_dam_aux, py_attack),
// src/xtra1.c (calc_bonuses), src/cave.c (distance), src/files.c (likert).

import type { CombatRules, CombatSteps, MonsterFlag, SlayRow } from '../../combat/index.ts';
import { truncDiv } from '../../integers/index.ts';
import { missiles } from './missiles.ts';
import { classes, dexterityRows, naturalBlows, races, strengthRows } from './tables.ts';

const steps: CombatSteps = {
  /** Half the skill, rounded towards 0, so a skill of 1 becomes 0. */
  unseenSkill(skill) {
    return truncDiv(skill, 2);
  },
  /** Three quarters of the armour class, rounded down. */
  armourQuarters(armourClass) {
    return 4 * truncDiv(3 * armourClass, 4);
  },
  /** One blow; extra blows are lost too. */
  heavyWeaponBlows() {
    return 1;
  },
  /** Any blessed item worn suffices. */
  edgeBlessed(weaponBlessed, equipmentBlessed) {
    return weaponBlessed || equipmentBlessed;
  },
  /** The whole bonus. */
  bareHandsBonus(characterToDam) {
    return characterToDam;
  },
};

function against(monster: MonsterFlag, multiplier: number): SlayRow {
  return { multiplier, when: 'has', monster };
}

function unless(monster: MonsterFlag): SlayRow {
  return { multiplier: 3, when: 'lacks', monster };
}

/** The combat slot of Angband 3.0.5. */
export const combat: CombatRules = {
  statScale: { pointsPerStep: 10, pointsPerRow: 10 },
  strength: strengthRows,
  dexterity: dexterityRows,
  naturalBlows,
  classes,
  races,
  heavy: { unitsPerPound: 10, toHitPerPound: 2 },
  conditions: {
    stun: [
      { above: 50, toHit: 20, toDam: 20 },
      { above: 0, toHit: 5, toDam: 5 },
    ],
    bless: 10,
    heroism: 12,
    berserk: 24,
  },
  edgedKinds: ['sword', 'polearm'],
  hit: { automaticHits: 1, automaticMisses: 1, cases: 20, skillPerToHit: 3 },
  skillWords: {
    pointsPerStep: 12,
    words: [
      { from: 0, word: 'bad' },
      { from: 2, word: 'poor' },
      { from: 3, word: 'fair' },
      { from: 5, word: 'good' },
      { from: 6, word: 'very good' },
      { from: 7, word: 'excellent' },
      { from: 9, word: 'superb' },
      { from: 14, word: 'heroic' },
      { from: 18, word: 'legendary' },
    ],
    negative: 'very bad',
  },
  shorterSideOver: 2,
  critical: {
    powerPerToHit: 5,
    powerPerLevel: 3,
    outOf: 5000,
    sides: 650,
    classes: [
      { class: 'good', from: 0, times: 2, over: 1, plus: 5 },
      { class: 'great', from: 400, times: 2, over: 1, plus: 10 },
      { class: 'superb', from: 700, times: 3, over: 1, plus: 15 },
      { class: 'greater', from: 900, times: 3, over: 1, plus: 20 },
      { class: 'utmost', from: 1300, times: 7, over: 2, plus: 25 },
    ],
  },
  slayingKinds: ['shot', 'arrow', 'bolt', 'hafted', 'polearm', 'sword', 'digger'],
  slays: {
    'slay-animal': against('animal', 2),
    'slay-evil': against('evil', 2),
    'slay-undead': against('undead', 3),
    'slay-demon': against('demon', 3),
    'slay-orc': against('orc', 3),
    'slay-troll': against('troll', 3),
    'slay-giant': against('giant', 3),
    'slay-dragon': against('dragon', 3),
    'execute-dragon': against('dragon', 5),
    'execute-demon': against('demon', 5),
    'execute-undead': against('undead', 5),
    'brand-acid': unless('immune-acid'),
    'brand-lightning': unless('immune-lightning'),
    'brand-fire': unless('immune-fire'),
    'brand-cold': unless('immune-cold'),
    'brand-poison': unless('immune-poison'),
  },
  bareHands: { blows: 1, damage: 1 },
  missiles,
  sideEffects: {
    fear: { fearlessFrom: { warrior: 30 } },
    earthquake: { above: 50, radius: 10 },
    confusingTouch: { resistOutOf: 100, least: 10, over: 5 },
  },
  steps,
};
