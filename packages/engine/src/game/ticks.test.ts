// Time in a game: ten ticks of the world in every turn, and the creatures that move between them.

import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { Scene } from './testing/scene.ts';
import { passTime } from './turn/turns.ts';

/** Ticks of all turns that are over. Those of the present one are the clock's to tell. */
function ticksOfWholeTurns({ state }: Scene): number {
  return state.world.ticks - state.clock.state().ticks;
}

function alone(): Scene {
  return new Scene(['###', '#@#', '###'], { streams: new Streams('ticks') });
}

/** Loads the hero with what the staff weighs, in grams. */
function load({ state }: Scene, grams: number): void {
  state.sheet.inventory.things[0]!.setFact('weight', grams);
}

describe('every turn has ten ticks', () => {
  const heroes: readonly (readonly [name: string, prepare: (scene: Scene) => void])[] = [
    ['plain', () => {}],
    ['burdened', scene => load(scene, 45 * 700)],
    ['overtaxed', scene => load(scene, 45 * 1600)],
    ['helpless', ({ state }) => state.clock.hold(7)],
    ['indebted', ({ state }) => passTime(state, 4321)],
  ];
  it.each(heroes)('for a %s hero', (_, prepare) => {
    const scene = alone();
    prepare(scene);
    for (let command = 0; command < 40; command++) {
      scene.perform({ kind: 'rest', count: 1 });
      expect(ticksOfWholeTurns(scene)).toBe(10 * (scene.state.clock.turn - 1));
    }
  });

  it('for a hero whose actions take all lengths of time', () => {
    const scene = alone();
    for (let beats = 60; beats < 3000; beats += 60) {
      passTime(scene.state, beats);
      expect(ticksOfWholeTurns(scene)).toBe(10 * (scene.state.clock.turn - 1));
    }
  });

  it('and the heroes are as heavily laden as they are meant to be', () => {
    const burdens = [700, 1600].map(weight => {
      const scene = alone();
      load(scene, 45 * weight);
      scene.perform({ kind: 'rest', count: 1 });
      return scene.state.pace.encumbrance;
    });
    expect(burdens).toEqual(['burdened', 'overtaxed']);
  });
});

describe('a ball of fire towards a jackal that walks in', () => {
  const CORRIDOR = ['################', '#@...........j.#', '################'];

  // The cast; then the impact, and the first burning of the same square.
  const LUCK = [
    ['success', true],
    ['saves', false],
    ['saves', false],
  ] as const;

  /** The paths of the ball and the jackal, each after a number of ticks. */
  function story(scene: Scene, ticksBefore: number): string[] {
    let tick = ticksBefore;
    return scene.events.flatMap(event => {
      switch (event.kind) {
        case 'tick':
          tick = event.tick;
          return [];
        case 'effect-born':
        case 'effect-moved':
        case 'effect-ended':
          return event.archetype === ballOf(scene) ? [`${tick} ${event.kind} ${event.x}`] : [];
        case 'moved':
          return [`${tick} jackal ${event.x}`];
        case 'burned':
        case 'died':
          return [`${tick} ${event.kind}`];
        default:
          return [];
      }
    });
  }

  function ballOf({ state }: Scene): number {
    return state.content.archetype('ball').index;
  }

  const FLIGHT = [
    '0 effect-born 2',
    '0 effect-moved 3',
    '1 effect-moved 4',
    '2 effect-moved 5',
    '3 effect-moved 6',
    '4 effect-moved 7',
    '5 effect-moved 8',
    '6 effect-moved 9',
    '7 effect-moved 10',
    '8 effect-moved 11',
    '9 effect-moved 12',
  ];

  it('flies ten squares in the turn of the cast, and meets it in the first tick of the next', () => {
    const scene = new Scene(CORRIDOR, { luck: LUCK });
    scene.perform({ kind: 'cast', spell: scene.idOf('spell_ball'), direction: 3 });
    expect(story(scene, 0)).toEqual(FLIGHT);
    scene.perform({ kind: 'rest', count: 1 });
    // The hero acts first: the ball moves on and bursts before the jackal has its move.
    expect(story(scene, 10)).toEqual([
      '10 effect-moved 13',
      '10 burned',
      '10 effect-ended 13',
      '11 burned',
      '11 died',
    ]);
    expect(scene.draw()[1]).toBe('#@...........*.#');
    scene.end();
  });

  it('bursts when the jackal walks into it between two ticks, the hero being too slow', () => {
    const scene = new Scene(CORRIDOR, { luck: LUCK });
    load(scene, 45 * 700);
    scene.perform({ kind: 'cast', spell: scene.idOf('spell_ball'), direction: 3 });
    // A burdened hero waits for a second turn, in which the jackal moves before any tick is due.
    expect(story(scene, 0)).toEqual([
      ...FLIGHT,
      '10 jackal 12',
      '10 burned',
      '10 effect-ended 12',
      '10 burned',
      '10 died',
    ]);
    expect(scene.state.clock.turn).toBe(3);
    scene.end();
  });

  it('passes through where the jackal was, when it has been called away', () => {
    const scene = new Scene(CORRIDOR, { luck: LUCK.slice(0, 1) });
    const { level } = scene.state;
    scene.perform({ kind: 'cast', spell: scene.idOf('spell_ball'), direction: 3 });
    level.map.occupant[level.creatures.all[0]!.square] = 0;
    level.creatures.all[0]!.hitPoints = -1;
    scene.perform({ kind: 'rest', count: 1 });
    expect(story(scene, 10).slice(0, 3)).toEqual([
      '10 effect-moved 13',
      '11 effect-moved 14',
      '12 effect-ended 14',
    ]);
    scene.end();
  });
});
