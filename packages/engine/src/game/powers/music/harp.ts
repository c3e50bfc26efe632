// Harps. NetHack 3.6.7 src/music.c (do_improvisation, charm_monsters, calm_nymphs). House rule: whoever sees a
// creature charmed knows the harp.

import { tame } from '../../companions/taming.ts';
import { apart } from '../../movement/where.ts';
import { PLAY_TELLINGS } from '../../protocol/tools/tool-events.ts';
import type { Applied, Foretells, PowerDeed } from '../../state/power-deed.ts';
import { isHostile } from '../../state/sides.ts';
import { spendCharge } from '../spend-charge.ts';
import { withstandsMusic } from '../withstands.ts';
import { likely, listenersWithin } from './foreseen-music.ts';
import { charmsWithin, resistsMusic } from './music-rules.ts';
import { foreseenTune, playTune } from './plain-tune.ts';
import { isPlayedPlain, soundsPlain } from './sound.ts';

/** Plays a harp without magic. */
const playPlain: Applied = (state, harp) => playTune(state, harp, 'harp');

const foretellsPlain: Foretells = (state, view) => foreseenTune(state, view, 'harp');

/** Charms those who are close. */
const play: Applied = (state, harp, direction) => {
  if (isPlayedPlain(state, harp)) {
    return playPlain(state, harp, direction);
  }
  const { level, hero, sheet } = state;
  const within = charmsWithin(state.ruleset.slots.world.tools.music, sheet.level);
  spendCharge(state, harp);
  state.logFelt('instrument-played', hero.id, harp.id, PLAY_TELLINGS.indexOf('charms'));
  let seen = false;
  for (const creature of [...level.creatures.all]) {
    const steps = apart(level.map, creature, hero.square);
    if (!creature.alive || steps * steps > within || !isHostile(state, creature)) {
      continue;
    }
    if (!withstandsMusic(state, creature)) {
      tame(state, creature);
      seen = seen || state.perceives(creature);
    }
  }
  return seen;
};

const foretells: Foretells = (state, view) => {
  if (soundsPlain(state, view.tool, view.charges)) {
    return foretellsPlain(state, view);
  }
  const { music } = state.ruleset.slots.world.tools;
  return listenersWithin(view, charmsWithin(music, state.sheet.level), true)
    .filter(({ friendly }) => !friendly)
    .flatMap(({ name, target }) => {
      const resisting = view.ask.ask(resistsMusic, music, target).probability(resists => resists);
      return likely({ kind: 'charmed', name }, 1 - resisting);
    });
};

/** The magic harp. */
export const magicHarp: PowerDeed = { word: 'magic-harp', applied: play, foretells };

/** The wooden harp. */
export const woodenHarp: PowerDeed = {
  word: 'wooden-harp',
  applied: playPlain,
  foretells: foretellsPlain,
};
