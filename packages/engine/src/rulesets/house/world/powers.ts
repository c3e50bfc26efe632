// The numbers of powers. Those of turns and dice that potions, books and other parts name are in dungeon.ts.

import type { WorldRules } from '../../../worldrules/index.ts';

/**
 * Tools: NetHack 3.6.7 src/apply.c (use_bell), src/mkroom.c (mkundead), src/hack.c (wake_nearby), src/music.c
 * (awaken_monsters), src/detect.c (use_crystal_ball). Sight: src/read.c (litroom, forget_map), src/detect.c
 * (findit, do_mapping, do_vicinity_map). Summons: src/makemon.c (create_critters), src/wizard.c (nasty). Bodies:
 * src/potion.c (peffects), src/spell.c (cast_protection), src/read.c (SPE_CONFUSE_MONSTER), Angband 3.0.5
 * src/cmd6.c; phasing: SLASH'EM src/spell.c. Things: NetHack src/read.c (seffects, some_armor), src/wield.c
 * (chwepon). Wands and monsters: src/zap.c (resist, bhit), src/mcastu.c (CLC_OPEN_WOUNDS), Angband
 * src/melee2.c (make_attack_spell).
 */
export const powers: WorldRules['powers'] = {
  bell: { opensWithin: 8, wakesPerLevel: 20, dead: { sides: 5, perDepth: 10 } },
  horn: { wakesPerLevel: 30, frightensOver: 3 },
  crystalBall: { mindDie: 20, mishapTurns: 100, gazingTurns: 10, bursts: 30 },
  confusesReader: 100,
  light: { radius: 5, blessedRadius: 9, sparksOneIn: 5 },
  detectsWithin: 8,
  vagueMapOneIn: 7,
  clairvoyance: { across: 9, along: 5 },
  amnesiaKeepsOneIn: 7,
  created: { moreOneIn: 73, more: 4 },
  nasties: { perLevels: 3, most: 10 },
  heroismHeals: 10,
  berserkHeals: 30,
  invisibility: { least: 31, values: 15 },
  levitation: { plain: { least: 10, values: 140 }, skilled: { least: 250, values: 50 } },
  phasing: { least: 50, values: 100 },
  confusingTouches: { least: 2, values: 8, many: 40 },
  protection: { turns: 10, expertTurns: 20, mostCover: 3 },
  juiceNutrition: 10,
  waterNutrition: 10,
  vigourNow: 3,
  enchanting: {
    hardFrom: 9,
    blessed: { most: 3, perPoints: 3 },
    armourLimit: 3,
    weaponLimit: 5,
    weaponSurvivesOneIn: 3,
    otherPieceOneIn: 4,
  },
  curseChangesOneIn: 2,
  wandLevel: 12,
  beamPerCreature: 3,
  woundSides: 6,
  blink: { most: 10, least: 5 },
  sapHeals: 6,
};
