// The numbers of tools and of handling things.

import type { WorldRules } from '../../../../worldrules/index.ts';
import { boxes } from './boxes.ts';

/** NetHack 3.6.7 src/music.c (do_improvisation, do_earthquake). */
const music: WorldRules['tools']['music'] = {
  level: 10,
  lullsPerLevel: 5,
  lullTurns: { count: 10, sides: 10, bonus: 0 },
  charmsOver: 3,
  plain: { above: 25, calmsPerLevel: 3, flute: ['snake'], harp: ['nymph'] },
  drum: { wakesPerLevel: 40, weakPerLevel: 5 },
  quake: {
    over: 3,
    most: 13,
    reach: 2,
    squares: 14,
    falls: { count: 1, sides: 6, bonus: 0 },
    wakesWithin: 1680,
  },
};

/** A number of turns longer than any game. */
const FOR_GOOD = 1_000_000;

/** NetHack 3.6.7 src/apply.c (use_camera), src/uhitm.c (flash_hits_mon), src/zap.c (zapyourself). */
const camera: WorldRules['tools']['camera'] = {
  selfOneIn: 2,
  own: { least: 6, values: 25 },
  forGood: 3,
  forGoodTurns: FOR_GOOD,
  spread: 50,
  fear: { within: 9, standsOneIn: 4, longOneIn: 4, sides: 100 },
};

/** NetHack 3.6.7 src/apply.c (use_grease), src/trap.c (grease_protect). */
const grease: WorldRules['tools']['grease'] = { slipsOneIn: 2, wearsOffOneIn: 2 };

/** NetHack 3.6.7 src/apply.c (dorub), src/potion.c (djinni_from_bottle), src/objnam.c (readobjnam). */
const lamps: WorldRules['tools']['lamps'] = {
  djinniOneIn: 3,
  smokeOneIn: 2,
  djinni: {
    blessed: [16, 1, 1, 1, 1],
    uncursed: [4, 4, 4, 4, 4],
    cursed: [1, 1, 1, 1, 16],
  },
  oil: { least: 1000, values: 500 },
  wishTries: 5,
  wishPieces: 6,
  wishEnchantment: 5,
};

/** NetHack 3.6.7 src/write.c (cost, dowrite), src/rnd.c (rnl). */
const marker: WorldRules['tools']['marker'] = {
  ink: {
    light: 8,
    'detect-treasure': 8,
    'magic-mapping': 8,
    amnesia: 8,
    'confusing-hands': 12,
    identify: 14,
    'remove-curse': 16,
    'enchant-armour': 16,
    'enchant-weapon': 16,
    charging: 16,
    blessing: 16,
    teleport: 20,
  },
  inkOfOthers: 10,
  inkPerLevel: { scroll: 6, book: 10 },
  guessBelow: 15,
  roleGuesses: { wizard: 5 },
  luckOver: 3,
  luckMisses: 37,
};

/** NetHack 3.6.7 src/potion.c (dodip). */
const dipping: WorldRules['tools']['dipping'] = {
  explodesOneIn: 10,
  blast: 10,
  weights: [1, 2, 1, 4],
};

/** NetHack 3.6.7 src/apply.c (do_break_wand). */
const breaking: WorldRules['tools']['breaking'] = {
  strength: 10,
  perCharge: 4,
  blasts: { death: 4, lightning: 4, cold: 2, fire: 1, missiles: 1 },
  smash: { least: 1, sides: 6 },
};

/** NetHack 3.6.7 src/dokick.c (dokick, kick_monster, kickdmg). */
const kicks: WorldRules['tools']['kicks'] = {
  clumsyFrom: ['burdened', 'stressed', 'strained', 'overtaxed', 'overloaded'],
  clumsyMissesOneIn: 3,
  dodgesOneIn: 4,
  clumsyDodgedOneIn: 3,
  dodgeSpeed: 12,
  damageOver: 15,
  martialRoles: ['monk', 'samurai'],
  doorDie: 35,
  wall: { toughAbove: 15, tough: 3, others: 5 },
  range: { gramsPerSquare: 1_800 },
};

/** NetHack 3.6.7 src/pickup.c (mbag_explodes, in_container). */
const containers: WorldRules['tools']['containers'] = {
  deepest: 7,
  blast: { count: 6, sides: 6, bonus: 0 },
  vanishOneIn: 13,
  leaksOneIn: 3,
};

/** NetHack 3.6.7 src/artifact.c (arti_invoke), src/rnd.c (rnz, rne). */
const invoking: WorldRules['tools']['invoking'] = {
  usual: 100,
  spread: 1000,
  doublesOneIn: 4,
  mostDoubles: 5,
  tired: { count: 3, sides: 10 },
};

/**
 * NetHack 3.6.7 src/engrave.c (doengrave), src/monmove.c (onscary, dochug). The first word is the house's own; the
 * other is the name by which players of NetHack know it.
 */
const engraving: WorldRules['tools']['engraving'] = {
  slipsOneIn: 25,
  lettersPerTurn: 10,
  blinds: 50,
  words: ['Averleth', 'Elbereth'],
  fearless: ['human', 'minotaur'],
  fear: 10,
  erasedOneIn: 7,
  heroScuffs: 5,
};

/** NetHack 3.6.7 src/dig.c (dig, digactualhole), src/weapon.c (abon). Strength is on Angband’s scale: 68 is 18/50. */
const digging: WorldRules['tools']['digging'] = {
  sure: 10,
  spread: 5,
  strength: {
    rows: [
      { below: 6, points: -2 },
      { below: 8, points: -1 },
      { below: 17, points: 0 },
      { below: 69, points: 1 },
      { below: 118, points: 2 },
    ],
    most: 3,
  },
  dexterity: {
    rows: [
      { below: 4, points: -3 },
      { below: 6, points: -2 },
      { below: 8, points: -1 },
      { below: 14, points: 0 },
    ],
    over: 14,
  },
  novice: { below: 3, points: 1 },
  doublingRaces: ['dwarf'],
  through: 100,
  pit: 50,
  hole: 250,
  pitTurns: { least: 2, values: 4 },
  tries: 100,
};

/** The tools. */
export const tools: WorldRules['tools'] = {
  music,
  camera,
  grease,
  lamps,
  marker,
  dipping,
  breaking,
  kicks,
  containers,
  boxes,
  digging,
  invoking,
  engraving,
};
