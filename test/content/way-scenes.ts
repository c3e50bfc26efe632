// Scenes of spells of ways and of the dead.

import type { SpellScene } from './scenes/spell-scene.ts';
import type { Stage } from './stage.ts';

const EMPTY = ['##########', '#........#', '#@.......#', '#........#', '##########'];

/** The level beside the dungeon that is the heroes' home. */
const HOME = -1;

/** The body of a companion, east of the hero. */
export function bodyAhead(stage: Stage): void {
  bodyAt(stage, 1);
}

/** Bodies east of the hero, and under him: a scroll acts on his own square. */
export function bodiesNear(stage: Stage): void {
  bodyAt(stage, 1);
  bodyAt(stage, 0);
}

function bodyAt(stage: Stage, steps: number): void {
  const body = stage.thing('mortal_remains');
  body.setText('soul', 'jackal');
  body.setText('dead', 'jackal');
  body.setFact('maxhp', 6);
  const { state } = stage;
  state.level.drop(state.hero.square + steps, body);
}

/** The hero's square is where the spell's portals shall lead. @param spell id of its archetype */
export function marked(spell: string): (stage: Stage) => void {
  return ({ state }) => {
    state.seat.ways = { marks: { [spell]: { place: 1, square: state.hero.square + 3 } } };
  };
}

const raised = ({ state }: Stage): boolean =>
  state.level.creatures.all.some(({ master }) => master === state.hero.id);

const raising: SpellScene = {
  rows: EMPTY,
  direction: 3,
  before: bodyAhead,
  told: 'raised',
  shows: raised,
};

/** The spell takes the hero home within `moves` moves. */
const recall = (moves: number): SpellScene => ({
  rows: EMPTY,
  moves,
  told: 'recalled',
  shows: ({ state }) => state.seat.depth === HOME,
});

const opens = (spell: string): SpellScene => ({
  rows: EMPTY,
  before: marked(spell),
  moves: 6,
  told: 'portal-open',
  shows: ({ state }) => state.level.fixtures.all.length === 2,
});

/** The scenes by the spells' ids. */
export const WAY_SCENES: Readonly<Record<string, SpellScene>> = {
  spell_homeward_thread: recall(12),
  spell_vesper_bell: recall(12),
  spell_forfeit_road: {
    ...recall(4),
    before: ({ state }) => {
      state.sheet.experience = 10_000;
    },
    shows: ({ state }) => state.seat.depth === HOME && state.sheet.experience === 8000,
  },
  spell_lowmarch_rift: opens('spell_lowmarch_rift'),
  spell_walkers_gate: opens('spell_walkers_gate'),
  spell_thread_gate: opens('spell_thread_gate'),
  spell_call_back: {
    ...raising,
    shows: stage => raised(stage) && stage.state.level.creatures.all[0]!.hitPoints === 1,
  },
  spell_second_morning: {
    ...raising,
    shows: stage => raised(stage) && stage.state.level.creatures.all[0]!.hitPoints === 5,
  },
  spell_new_skin: raising,
  spell_roll_call: {
    rows: EMPTY,
    options: { dead: 'Bren' },
    chosen: { text: 'bren' },
    told: 'raised',
    shows: ({ state }) => state.states[1]!.seat.present,
  },
};
