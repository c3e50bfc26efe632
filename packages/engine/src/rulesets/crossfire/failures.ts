// What goes wrong in casts, scrolls and books. Crossfire server/spell_util.c (cast_spell, spell_failure,
// prayer_failure), server/apply.c (scroll_failure), common/utils.c (random_roll), lib/config/stat_bonus.

import type { Chance } from '../../chance/index.ts';
import { clamp } from '../../integers/index.ts';
import type { FailureRules, LuckyRollView } from '../../spellcraft/index.ts';

/** Luck beyond ±10 has no further effect. */
const MOST_LUCK = 10;

/** Common/utils.c (random_roll): luck can drop a value from the bad end of the range, or add one there. */
function rollWithLuck(
  chance: Chance,
  { least, most, highIsGood, luck, label }: LuckyRollView,
): number {
  const values = most - least + 1;
  const base = values > 2 ? 20 : 50;
  const lucky = luck !== 0 && chance.test(Math.min(MOST_LUCK, Math.abs(luck)), base, 'luck');
  if (!lucky) {
    return least + chance.below(values, label);
  }
  const sign = Math.sign(luck);
  const drawn = chance.below(Math.max(1, values - sign), label);
  return clamp(least + drawn + (highIsGood ? sign : 0), least, most);
}

/** The failures part of the spells slot. */
export const failures: FailureRules = {
  // The setting of the server that is off unless its owner turns it on.
  effects: false,
  roll: rollWithLuck,
  prayer: [
    100, 100, 100, 100, 90, 80, 70, 60, 50, 40, 35, 30, 25, 20, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6,
    5, 4, 3, 2, 1, 0, 0,
  ],
  prayerValues: 100,
  bungle: {
    values: 200,
    free: 35,
    weights: {
      weapon: { times: 3, over: 1000 },
      shield: { times: 1, over: 2000 },
      armour: { times: 1, over: 1000 },
    },
    bands: [
      { atMost: -80, effect: 'magic-storm', always: false },
      { atMost: -60, effect: 'paralysis', always: false },
      { atMost: -40, effect: 'confusion', always: false },
      { atMost: -20, effect: 'wonder', always: false },
    ],
  },
  missingGrace: {
    priceTimes: 10,
    bands: [
      { atMost: -150, effect: 'magic-storm', always: true },
      { atMost: -60, effect: 'paralysis', always: true },
      { atMost: -40, effect: 'confusion', always: true },
      { atMost: -20, effect: 'wonder', always: true },
    ],
    mostStormLevel: 50,
    stormLevels: 5,
  },
  backlash: {
    scroll: -35,
    worstScroll: -100,
    scrollPower: { least: 20, perLevel: 5 },
    bookPower: { levels: 4, perLevel: 7 },
    powerOver: 4,
    bands: [
      { atMost: -80, effect: 'magic-storm', always: false },
      { atMost: -70, effect: 'blindness', always: false },
      { atMost: -60, effect: 'paralysis', always: false },
      { atMost: -35, effect: 'confusion', always: false },
      { atMost: -15, effect: 'nothing', always: false },
      { atMost: -1, effect: 'wonder', always: true },
    ],
  },
  power: 99,
  astray: { times: 4, over: 6 },
  stormFrom: 25,
};
