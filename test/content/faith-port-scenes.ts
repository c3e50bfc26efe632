// A scene for each thing that spells ask of gods.

import type { PortScene } from './port-scene.ts';
import { altarUnder, follow } from './scenes/god-scenes.ts';
import type { Stage } from './stage.ts';

const HALL = ['##########', '#........#', '#@..o....#', '#........#', '##########'];
const EMPTY = ['##########', '#........#', '#@.......#', '#........#', '##########'];

const isHurt = ({ target }: Stage) => !target.alive || target.hitPoints < target.maxHitPoints;

/** A smite by a follower of a god. */
const smitten = (): PortScene => ({
  ...{ spell: 'spell_biting_cloud', rows: HALL, direction: 3, moves: 3 },
  before: follow('god_mabbet'),
  shows: isHurt,
});

/** A monster casts, for which the program gives it a god. */
function given(): PortScene {
  return {
    ...{ spell: 'spell_look_inward', rows: HALL.map(row => row.replace('o', 'M')), moves: 8 },
    ...{ ruleset: 'crossfire', options: { kinds: { M: 'scene_mage' } } },
    before: stage => {
      const { target, state } = stage;
      target.conditions.set('helpless', 0);
      target.hunts = true;
      target.learn(stage.thing('spell_frost_bolt'));
      state.hero.hitPoints = 10_000;
    },
    shows: ({ target }) => target.stock.god !== '',
  };
}

/** The altar under the hero is given to his god. */
function rededicated(): PortScene {
  return {
    ...{ spell: 'spell_rededicate', rows: EMPTY },
    before: stage => {
      altarUnder('altar_bare')(stage);
      follow('god_vael')(stage);
    },
    shows: stage => stage.has('altar-consecrated'),
  };
}

/** By port and method. */
export const FAITH_SCENES: Readonly<Record<string, PortScene>> = {
  'Faith.godOf': smitten(),
  'Faith.targetOn': smitten(),
  'Faith.lacksGod': given(),
  'Faith.give': given(),
  'Faith.strengthen': {
    ...{ spell: 'spell_last_rites', rows: HALL.map(row => row.replace('o', 'Z')), direction: 3 },
    before: follow('god_mabbet'),
    shows: ({ target }) => target.hitPoints > target.maxHitPoints,
  },
  'Faith.altarOn': rededicated(),
  'Faith.consecrate': rededicated(),
  'Faith.kindsOf': {
    ...{ spell: 'spell_call_the_faithful', rows: EMPTY },
    before: follow('god_mabbet'),
    shows: stage => stage.has('summoned'),
  },
};
