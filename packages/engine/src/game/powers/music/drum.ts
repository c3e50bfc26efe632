// Drums. NetHack 3.6.7 src/music.c (do_improvisation, do_earthquake, awaken_monsters). A drum of earthquake without
// its magic is a weaker leather drum. House rules: a crack in the ground shuts again at once, so that nobody stays
// in it, and a hero's ears recover at once.

import { shake } from '../../body/earthquake.ts';
import { PLAY_TELLINGS } from '../../protocol/tools/tool-events.ts';
import type { Applied, Foretells, PowerDeed } from '../../state/power-deed.ts';
import { spendCharge } from '../spend-charge.ts';
import { foreseenNoise, likely } from './foreseen-music.ts';
import { drumQuake } from './music-rules.ts';
import { makeNoise } from './noise.ts';
import { isPlayedPlain, soundsPlain } from './sound.ts';

/** Beats a drum without magic. */
const beatPlain: Applied = (state, drum) => {
  const { sheet, hero, ruleset } = state;
  state.logFelt('instrument-played', hero.id, drum.id, PLAY_TELLINGS.indexOf('row'));
  makeNoise(state, ruleset.slots.world.tools.music.drum.wakesPerLevel * sheet.level);
  return false;
};

/** Shakes the ground and wakes the level; without its magic it is a weak drum. */
const beat: Applied = (state, drum) => {
  const { sheet, hero, ruleset } = state;
  const { music } = ruleset.slots.world.tools;
  if (isPlayedPlain(state, drum)) {
    state.logFelt('instrument-played', hero.id, drum.id, PLAY_TELLINGS.indexOf('thud'));
    makeNoise(state, music.drum.weakPerLevel * sheet.level);
    return false;
  }
  spendCharge(state, drum);
  state.logFelt('instrument-played', hero.id, drum.id, PLAY_TELLINGS.indexOf('quakes'));
  const { reach, oneIn } = drumQuake(music, sheet.level);
  shake(state, hero, {
    radius: reach,
    shape: 'square',
    touched: { times: 1, of: oneIn },
    damage: music.quake.falls,
    opens: true,
  });
  if (hero.alive) {
    makeNoise(state, music.quake.wakesWithin);
  }
  return true;
};

const foretellsPlain: Foretells = (state, view) =>
  foreseenNoise(
    state,
    view,
    state.ruleset.slots.world.tools.music.drum.wakesPerLevel * state.sheet.level,
  );

const foretells: Foretells = (state, view) => {
  const { music } = state.ruleset.slots.world.tools;
  const { level } = state.sheet;
  if (soundsPlain(state, view.tool, view.charges)) {
    return foreseenNoise(state, view, music.drum.weakPerLevel * level);
  }
  const { reach, oneIn } = drumQuake(music, level);
  const { count, sides, bonus } = music.quake.falls;
  const damage = { least: count + bonus, most: count * sides + bonus };
  const share = 1 / oneIn;
  return [
    ...view.creatures
      .filter(({ apart, flies }) => apart <= reach && !flies)
      .flatMap(({ name }) => likely({ kind: 'falls', name, ...damage }, share)),
    ...foreseenNoise(state, view, music.quake.wakesWithin),
  ];
};

/** The leather drum. */
export const leatherDrum: PowerDeed = {
  word: 'leather-drum',
  applied: beatPlain,
  foretells: foretellsPlain,
};

/** The drum of earthquake. */
export const drumOfEarthquake: PowerDeed = {
  word: 'drum-of-earthquake',
  applied: beat,
  foretells,
};
