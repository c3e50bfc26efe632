// The scroll of seeking. NetHack 3.6.7 src/detect.c (monster_detect).

import type { Sought } from '../../../spells/index.ts';
import { footprint } from '../../../world/index.ts';
import { rouse } from '../../body/relieve.ts';
import type { PowerDeed, Use } from '../../state/power-deed.ts';
import { castAs } from '../cast-as.ts';
import { signOf } from '../sign.ts';

const MONSTERS: Sought = { monsters: true, race: '', magical: false, cursed: false, hidden: false };

/** Shows all creatures on the level; a cursed scroll wakes them. */
const read: Use = (state, scroll) => {
  const { hero, level, spells, sheet } = state;
  let found = false;
  for (const creature of level.creatures.all) {
    if (!creature.alive) {
      continue;
    }
    found = true;
    if (signOf(scroll) < 0) {
      rouse(creature);
    }
    for (const square of footprint(level.map, creature.shape, creature.square)) {
      spells.detection.detect(hero.id, square, MONSTERS, sheet.level);
    }
  }
  if (!found) {
    state.logFelt('odd-feeling', hero.id);
  }
  return found;
};

/** The scroll, and the spell that does the same. */
export const detection: PowerDeed = {
  word: 'detection',
  also: ['detect-monsters'],
  read,
  cast: castAs(read),
};
