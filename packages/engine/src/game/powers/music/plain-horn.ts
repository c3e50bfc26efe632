// The plain horn. NetHack 3.6.7 src/music.c (do_improvisation, TOOLED_HORN).

import type { Applied, Foretells, PowerDeed } from '../../state/power-deed.ts';
import { foreseenNoise } from './foreseen-music.ts';
import { makeNoise } from './noise.ts';

/** Blows a horn that holds no spell, or whose spell isn't cast. */
export const blow: Applied = (state, horn) => {
  const { sheet, hero, ruleset } = state;
  state.logFelt('horn-blown', hero.id, horn.id);
  makeNoise(state, ruleset.slots.world.powers.horn.wakesPerLevel * sheet.level);
  return false;
};

/** The effect of blowing it plainly. */
const blowForetells: Foretells = (state, view) =>
  foreseenNoise(
    state,
    view,
    state.ruleset.slots.world.powers.horn.wakesPerLevel * state.sheet.level,
  );

/** The tool. */
export const plainHorn: PowerDeed = {
  word: 'plain-horn',
  applied: blow,
  foretells: blowForetells,
};
