// The numbers of tools and of handling things.

import type { WorldRules } from '../../../worldrules/index.ts';

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

/** The tools. */
export const tools: WorldRules['tools'] = { music, camera, grease, lamps };
