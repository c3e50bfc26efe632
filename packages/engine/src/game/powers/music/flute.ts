// Flutes. NetHack 3.6.7 src/music.c (do_improvisation, put_monsters_to_sleep, charm_snakes). House rule: whoever
// sees a creature fall asleep knows the flute.

import { immobilise } from '../../body/afflict.ts';
import { apart } from '../../movement/where.ts';
import { PLAY_TELLINGS } from '../../protocol/tools/tool-events.ts';
import type { Applied, Foretells, PowerDeed } from '../../state/power-deed.ts';
import { trueTargetOf } from '../../state/true-facts.ts';
import { spendCharge } from '../spend-charge.ts';
import { likely, listenersWithin } from './foreseen-music.ts';
import { lulledFor } from './music-rules.ts';
import { foreseenTune, playTune } from './plain-tune.ts';
import { isPlayedPlain, soundsPlain } from './sound.ts';

/** Plays a flute without magic. */
const playPlain: Applied = (state, flute) => playTune(state, flute, 'flute');

const foretellsPlain: Foretells = (state, view) => foreseenTune(state, view, 'flute');

/** Puts those within earshot to sleep. */
const play: Applied = (state, flute, direction) => {
  if (isPlayedPlain(state, flute)) {
    return playPlain(state, flute, direction);
  }
  const { level, hero, sheet } = state;
  const { music } = state.ruleset.slots.world.tools;
  spendCharge(state, flute);
  state.logFelt('instrument-played', hero.id, flute.id, PLAY_TELLINGS.indexOf('lulls'));
  let seen = false;
  for (const creature of level.creatures.all) {
    const steps = apart(level.map, creature, hero.square);
    const hears = creature.alive && steps * steps < music.lullsPerLevel * sheet.level;
    if (!hears || state.of(creature.id) !== undefined) {
      continue;
    }
    const turns = lulledFor(state.luck('tools'), music, trueTargetOf(state, creature));
    if (turns > 0) {
      immobilise(state, creature, 'sleeping', turns, hero.id);
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
  return listenersWithin(view, music.lullsPerLevel * state.sheet.level).flatMap(
    ({ name, target }) => {
      const asked = view.ask.askNumber(lulledFor, music, target);
      const { count, sides } = music.lullTurns;
      return likely({ kind: 'sleeps', name, least: count, most: count * sides }, asked.atLeast(1));
    },
  );
};

/** The magic flute. */
export const magicFlute: PowerDeed = { word: 'magic-flute', applied: play, foretells };

/** The wooden flute. */
export const woodenFlute: PowerDeed = {
  word: 'wooden-flute',
  applied: playPlain,
  foretells: foretellsPlain,
};
