// A scene for each thing that spells of sides ask of their surroundings.

import type { GameEvent } from '@roguewright/engine/game';
import type { PortScene } from './port-scene.ts';
import { give, golemOn, praysToZhar } from './scenes/side-scenes.ts';
import type { Stage } from './stage.ts';

const NEAR = ['##########', '#........#', '#@o......#', '#........#', '##########'];
const EMPTY = ['##########', '#........#', '#@.......#', '#........#', '##########'];

const tells = (kind: GameEvent['kind']) => (stage: Stage) => stage.has(kind);

/** The hit points of a clay man that a monster calls. */
const OWN = 20;

/** The worst wc that a clay man may have. */
const WORST = 50;

const golems = ({ state }: Stage) =>
  state.level.creatures.all.filter(({ golem, alive }) => golem !== undefined && alive);

/** A golem comes. */
function clay(shows: PortScene['shows'], more: Partial<PortScene> = {}): PortScene {
  return { spell: 'spell_rouse_clay', rows: EMPTY, direction: 3, shows, ...more };
}

/** An ogre beside the hero is calmed. */
function truce(shows: PortScene['shows']): PortScene {
  return { spell: 'spell_truce', rows: NEAR, shows };
}

/** The id of the dagger of the present scene. */
let dagger = 0;

/** A dagger is animated. */
function blade(shows: PortScene['shows'], before?: (stage: Stage) => void): PortScene {
  return {
    ...{ spell: 'spell_dancing_blade', rows: EMPTY, direction: 3, shows },
    before: stage => {
      before?.(stage);
      dagger = give(stage, 'dagger').id;
    },
    get arguments() {
      return { item: dagger };
    },
  };
}

const withGolem = (stage: Stage) => stage.cast('spell_rouse_clay', 3, 0);

/** By port and method. */
export const SIDE_PORT_SCENES: Readonly<Record<string, PortScene>> = {
  'SidesPort.mindOn': truce(({ target }) => target.feels('calm')),
  'SidesPort.changeMood': truce(({ target }) => target.feels('calm')),
  'SidesPort.withstood': truce(tells('resisted')),
  'SidesPort.isHero': clay(stage => (golemOn(stage)?.maxHitPoints ?? 0) > OWN),
  'SidesPort.golemOf': blade(tells('golem-steered'), withGolem),
  'SidesPort.dismiss': clay(stage => golems(stage).length === 1, {
    before: withGolem,
    direction: 0,
  }),
  'SidesPort.steer': blade(tells('golem-steered'), withGolem),
  'SidesPort.sentBy': {
    ...{ spell: 'spell_send_for_help', rows: EMPTY, direction: 3 },
    before: praysToZhar,
    shows: stage => golemOn(stage) !== undefined,
  },
  'SidesPort.golemKind': clay(stage => (golemOn(stage)?.golem?.wc ?? WORST) < WORST),
  'SidesPort.call': clay(stage => golemOn(stage) !== undefined),
  'SidesPort.weapon': blade(stage => golemOn(stage) !== undefined),
  'SidesPort.failed': clay(tells('golem-failed'), { direction: 7 }),
};
