import { describe, expect, it } from 'vitest';
import { moodBit } from '../actors/index.ts';
import { Streams } from '../chance/index.ts';
import { Scene } from './testing/scene.ts';
import { viewFor } from './views/view-for.ts';

function heroAt({ state }: Scene): [number, number] {
  const { map } = state.level;
  return [map.x(state.hero.square), map.y(state.hero.square)];
}

describe('travelling', () => {
  const HALL = ['############', '#@.........#', '##########.#', '         #.#', '         ###'];

  it('walks the whole way in one command, and time passes for each step', () => {
    const scene = new Scene(HALL, { streams: new Streams('t') });
    expect(scene.perform({ kind: 'travel', x: 10, y: 1 })).toBeUndefined();
    expect(heroAt(scene)).toEqual([10, 1]);
    expect(scene.kinds.filter(kind => kind === 'moved')).toHaveLength(9);
    expect(scene.state.clock.turn).toBe(10);
  });

  it('goes as near as what is remembered leads, and is refused where that is here', () => {
    const scene = new Scene(['#####~', '#@..#~', '######'], { streams: new Streams('t') });
    scene.perform({ kind: 'travel', x: 5, y: 1 });
    expect(heroAt(scene)).toEqual([3, 1]);
    expect(scene.perform({ kind: 'travel', x: 5, y: 1 })?.reason).toBe('no-way');
    expect(scene.perform({ kind: 'travel', x: 400, y: 1 })?.reason).toBe('no-way');
    expect(scene.state.world.sequence).toBe(1);
  });

  it('pushes at a door on the way until it opens', () => {
    const rows = ['######', '#@+..#', '######'];
    const scene = new Scene(rows, {
      luck: [
        ['door-opens', false],
        ['door-opens', false],
        ['door-opens', true],
      ],
    });
    const { level, memory } = scene.state;
    for (const x of [3, 4]) {
      memory.remember(level.map.square(x, 1));
    }
    const { turn } = scene.state.clock;
    scene.perform({ kind: 'travel', x: 4, y: 1 });
    expect(scene.kinds.slice(0, 3)).toEqual(['door-stuck', 'door-stuck', 'door-opened']);
    expect(heroAt(scene)).toEqual([4, 1]);
    // Three tries and three steps.
    expect(scene.state.clock.turn - turn).toBe(6);
    scene.end();
  });

  it('stops when an enemy comes into sight, and then goes step by step if it can act', () => {
    const scene = new Scene(['##########', '#@......!#', '#####.####', '    #j#', '    ###'], {
      streams: new Streams('t'),
    });
    const jackal = scene.state.level.creatures.all[0]!;
    jackal.conditions.set('asleep', 1000);
    scene.perform({ kind: 'travel', x: 8, y: 1 });
    expect(scene.kinds.at(-1)).toBe('travel-interrupted');
    const [stopped] = heroAt(scene);
    expect(stopped).toBeLessThan(8);
    expect(scene.state.seat.acquainted.has(jackal.id)).toBe(true);
    jackal.conditions.set('asleep', 0);
    jackal.conditions.set('blind', 1000);
    scene.perform({ kind: 'travel', x: 8, y: 1 });
    expect(heroAt(scene)).toEqual([stopped + 1, 1]);
  });

  it('goes on past an enemy that sleeps or can’t move, around it and never into it', () => {
    for (const condition of ['asleep', 'helpless'] as const) {
      const scene = new Scene(['##########', '#@...j..!#', '#........#', '##########'], {
        streams: new Streams(condition),
      });
      const jackal = scene.state.level.creatures.all[0]!;
      const still = () => jackal.conditions.set(condition, 1000);
      still();
      // It wakes one turn in seven; then it is kept asleep for the next try.
      for (let tries = 0; tries < 40 && heroAt(scene)[0] < 8; tries++) {
        expect(scene.perform({ kind: 'travel', x: 8, y: 1 })).toBeUndefined();
        expect(scene.kinds).not.toContain('hit');
        expect(scene.kinds).not.toContain('missed');
        still();
        scene.state.hero.hitPoints = 12;
      }
      expect(heroAt(scene)).toEqual([8, 1]);
    }
  });

  it('stops when hunger changes', () => {
    const scene = new Scene(HALL, { streams: new Streams('t') });
    scene.state.sheet.nutrition = 152;
    scene.perform({ kind: 'travel', x: 10, y: 1 });
    expect(scene.kinds).toContain('hunger-changed');
    expect(scene.kinds.at(-1)).toBe('travel-interrupted');
    expect(heroAt(scene)[0]).toBeLessThan(10);
  });

  it('does not enter deep water, nor does a step', () => {
    const scene = new Scene(['#####', '#@~.#', '#####'], { streams: new Streams('t') });
    expect(scene.perform({ kind: 'move', direction: 3 })?.reason).toBe('blocked');
    expect(scene.perform({ kind: 'travel', x: 3, y: 1 })?.reason).toBe('no-way');
    const wading = new Scene(['#####', '#@≈.#', '#####'], { streams: new Streams('t') });
    wading.perform({ kind: 'travel', x: 3, y: 1 });
    expect(heroAt(wading)).toEqual([3, 1]);
  });
});

describe('a journey past a peaceful creature', () => {
  it('stops before him where the way is narrow, and asks nothing', () => {
    const scene = new Scene(['######', '#@j..#', '######'], { streams: new Streams('t') });
    const [jackal] = scene.state.level.creatures.all;
    jackal!.moods = moodBit('calm');
    scene.perform({ kind: 'travel', x: 4, y: 1 });
    expect(scene.state.pending).toBeUndefined();
    expect(scene.events.at(-1)).toMatchObject({ kind: 'travel-interrupted', cause: 'obstacle' });
    scene.perform({ kind: 'move', direction: 3 });
    expect(viewFor(scene.state).pending?.deed).toBe('attack-anyway');
  });

  it('goes round him where there is room, and doesn’t turn back', () => {
    const rows = ['########', '#@.j...#', '#......#', '########'];
    const scene = new Scene(rows, { streams: new Streams('t') });
    const [jackal] = scene.state.level.creatures.all;
    jackal!.moods = moodBit('calm');
    jackal!.conditions.set('asleep', 1000);
    expect(scene.perform({ kind: 'travel', x: 6, y: 1 })).toBeUndefined();
    expect(heroAt(scene)).toEqual([6, 1]);
    expect(scene.kinds).not.toContain('travel-interrupted');
    expect(scene.kinds.filter(kind => kind === 'moved')).toHaveLength(5);
  });
});

describe('searching', () => {
  it('finds each hidden thing beside the hero once in seven moves', () => {
    const scene = new Scene(['#####', '#@‡.#', '#†###', '#,###'], {
      luck: [
        ['finds', false],
        ['finds', true],
        ['finds', true],
      ],
    });
    expect(viewFor(scene.state).map.terrain.slice(0, 3)).toEqual(['###  ', '#.#  ', '#%#  ']);
    expect(scene.perform({ kind: 'move', direction: 3 })?.reason).toBe('blocked');
    expect(scene.perform({ kind: 'open', direction: 3 })?.reason).toBe('not-a-door');
    scene.perform({ kind: 'search', count: 5 });
    expect(scene.kinds).toEqual(['hidden-passage-found']);
    expect(scene.state.clock.turn).toBe(2);
    scene.perform({ kind: 'search', count: 5 });
    expect(scene.kinds).toEqual(['hidden-door-found']);
    expect(scene.draw().slice(0, 3)).toEqual(['#####', '#@+.#', '#,###']);
    scene.end();
  });

  it('lets time pass where nothing is hidden, and is not begun in company', () => {
    const scene = new Scene(['###', '#@#', '###']);
    scene.perform({ kind: 'search', count: 10 });
    expect(scene.state.clock.turn).toBe(11);
    const company = new Scene(['#####', '#@.j#', '#####'], { streams: new Streams('c') });
    expect(company.perform({ kind: 'search', count: 2 })?.reason).toBe('hostile-in-sight');
    expect(company.perform({ kind: 'search', count: 1 })).toBeUndefined();
  });
});
