import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { tickEffects } from '../spells/index.ts';
import { tellFuse } from '../words/index.ts';
import { restoreGame, saveGame } from './index.ts';
import { ReleaseScene } from './testing/released-spells.ts';
import { viewFor } from './views/view-for.ts';

const HALL = ['###########', '#.........#', '#.@.....j.#', '#.........#', '###########'];
const NEAR = ['#######', '#.....#', '#.@j..#', '#.....#', '#######'];
const DUEL = ['###########', '#.........#', '#.@...M...#', '#.........#', '###########'];
const CLOSE = ['#######', '#.....#', '#.@M..#', '#.....#', '#######'];

const luck = () => new Streams('released');

/** A scene whose only jackal stands still. */
function still(rows: readonly string[]): ReleaseScene {
  const scene = new ReleaseScene(rows, 'jar', { streams: luck() });
  scene.state.level.creatures.all[0]!.conditions.set('helpless', 90);
  return scene;
}

/** The number of hits of each creature in the last command. */
function burns(scene: ReleaseScene, target: number): number {
  return scene.events.filter(event => event.kind === 'burned' && event.target === target).length;
}

describe('a bomb in the game', () => {
  it('by the hero lies beside him and bursts when its pictures are over', () => {
    const scene = new ReleaseScene(HALL, 'jar', { luck: [] });
    scene.cast('jar', 3);
    expect(scene.draw()[2]).toBe('#.@*....d.#');
    expect(scene.kinds).toEqual(['cast', 'effect-born']);
    const { effects } = scene.state.level;
    // Three pictures after the first, one every five ticks of the house; ten ticks have passed.
    expect(effects.food[0]).toBe(1);
    scene.end();
  });

  it('shows when it will explode, to the tick', () => {
    const scene = new ReleaseScene(HALL, 'jar', { luck: [] });
    scene.cast('jar', 3);
    const bomb = () => viewFor(scene.state).things.find(({ kind }) => kind === 'effect');
    const { fuse = 0 } = bomb()!;
    expect(fuse).toBeGreaterThan(0);
    expect(tellFuse(bomb()!)).toBe(`, explodes in ${fuse / 10} moves`);
    for (let tick = 1; tick < fuse; tick++) {
      tickEffects(scene.state.spells);
      expect(bomb()!.fuse).toBe(fuse - tick);
    }
    tickEffects(scene.state.spells);
    expect(bomb()?.fuse).toBeUndefined();
  });

  it('by a carrier hits everything around, who threw it as well', () => {
    const scene = still(NEAR);
    scene.zap('jar', 5);
    expect(scene.draw()).toEqual(['#######', '#.....#', '#.@d..#', '#.*...#', '#######']);
    scene.rest(1);
    const [jackal] = scene.state.level.creatures.all;
    expect(burns(scene, scene.state.hero.id)).toBeGreaterThan(0);
    expect(burns(scene, jackal!.id)).toBeGreaterThan(0);
  });

  it('by a monster lies between it and the hero', () => {
    const scene = new ReleaseScene(DUEL, 'jar', { streams: luck() });
    scene.rest(2);
    expect(scene.draw()[2]).toMatch(/^#\.@\.\.\*M/u);
  });

  it('can be picked up, is carried along and goes off where its bearer stands', () => {
    const scene = new ReleaseScene(HALL, 'jar', { streams: luck() });
    scene.cast('jar', 0);
    const { level, hero } = scene.state;
    scene.state.level.effects.food[0] = 9;
    expect(scene.perform({ kind: 'pick-up', item: 0 })).toBeUndefined();
    expect(scene.kinds).toContain('bomb-taken');
    scene.perform({ kind: 'move', direction: 3 });
    expect(level.effects.square[0]).toBe(hero.square);
    // What is carried is saved.
    const again = restoreGame(scene.state.content, scene.state.ruleset, saveGame(scene.state));
    expect(again.level.effects.bearer[0]).toBe(hero.id);
    expect(scene.perform({ kind: 'pick-up', item: 0 })).toBeUndefined();
    expect(scene.kinds).toContain('bomb-put-down');
    scene.perform({ kind: 'move', direction: 3 });
    expect(level.effects.square[0]).toBe(hero.square - 1);
  });

  it('leaves the level with its bearer', () => {
    const scene = new ReleaseScene(['#####', '#@.>#', '#####'], 'jar', { streams: luck() });
    scene.cast('jar', 0);
    scene.state.level.effects.food[0] = 40;
    scene.perform({ kind: 'pick-up', item: 0 });
    scene.perform({ kind: 'move', direction: 3 });
    scene.perform({ kind: 'move', direction: 3 });
    const above = scene.state.level;
    expect(scene.perform({ kind: 'descend' })).toBeUndefined();
    expect(above.effects.count).toBe(0);
    const { effects } = scene.state.level;
    expect([effects.count, effects.square[0]]).toEqual([1, scene.state.hero.square]);
  });
});

describe('a moving ball in the game', () => {
  it('by the hero rolls to the creature and stays with it', () => {
    const scene = still(HALL);
    scene.cast('globe', 3);
    const [jackal] = scene.state.level.creatures.all;
    expect(burns(scene, jackal!.id)).toBeGreaterThan(1);
    expect(burns(scene, scene.state.hero.id)).toBe(0);
    const flight = scene.events.filter(({ kind }) => kind === 'effect-moved').slice(0, 4);
    expect(flight.map(event => ('x' in event ? event.x : 0))).toEqual([3, 4, 5, 6]);
  });

  it('by a carrier spares who zapped it', () => {
    const scene = still(NEAR);
    scene.zap('globe', 3);
    const [jackal] = scene.state.level.creatures.all;
    expect(burns(scene, jackal!.id)).toBeGreaterThan(0);
    expect(burns(scene, scene.state.hero.id)).toBe(0);
  });

  it('by a monster chases the hero', () => {
    const scene = new ReleaseScene(DUEL, 'globe', { streams: luck() });
    const { hero } = scene.state;
    let hits = 0;
    for (let move = 0; move < 4; move++) {
      scene.rest(1);
      hits += burns(scene, hero.id);
    }
    expect(hits).toBeGreaterThan(0);
    expect(burns(scene, scene.state.level.creatures.all[0]!.id)).toBe(0);
  });
});

describe('a swarm in the game', () => {
  const shots = (scene: ReleaseScene) =>
    scene.events.filter(
      event =>
        event.kind === 'effect-born' &&
        scene.state.content.archetypeAt(event.archetype).id === 'dart_flight',
    );

  it('by the hero fires one shot a tick, the last one straight ahead', () => {
    const scene = new ReleaseScene(HALL, 'jar', {
      luck: [
        ['shots', 3],
        ['offset', 0],
        ['offset', 8],
      ],
    });
    scene.state.level.creatures.all[0]!.square = scene.state.level.map.square(9, 1);
    scene.state.level.map.occupant.fill(0);
    scene.state.level.map.occupant[scene.state.hero.square] = scene.state.hero.id;
    scene.cast('flock', 3);
    // Three steps back from east is north-west, three steps on is south-west.
    expect(shots(scene).map(event => ('x' in event ? [event.x, event.y] : []))).toEqual([
      [1, 1],
      [1, 3],
      [3, 2],
    ]);
    scene.end();
  });

  it('by a carrier fires too', () => {
    const scene = still(HALL);
    scene.zap('flock', 3);
    expect(shots(scene).length).toBeGreaterThan(0);
  });

  it('by a monster ends when the monster goes', () => {
    const scene = new ReleaseScene(DUEL, 'flock', { streams: luck() });
    scene.rest(2);
    expect(shots(scene).length + scene.state.level.effects.count).toBeGreaterThan(0);
    const { effects, creatures, map } = scene.state.level;
    const [mage] = creatures.all;
    map.occupant[mage!.square] = 0;
    mage!.conditions.set('helpless', 90);
    mage!.square = map.square(9, 1);
    map.occupant[mage!.square] = mage!.id;
    scene.rest(2);
    const swarm = scene.state.content.archetype('swarm_spell').index;
    expect(effects.archetype.subarray(0, effects.count)).not.toContain(swarm);
  });
});

describe('a wonder in the game', () => {
  it('by the hero costs the price of what it draws as well', () => {
    const scene = new ReleaseScene(HALL, 'jar', {
      luck: [
        ['own-cone', false],
        ['entry', 0],
      ],
    });
    const before = scene.state.sheet.energy;
    scene.state.level.map.occupant[scene.state.level.map.square(8, 2)] = 0;
    scene.cast('whim', 1);
    const prices = scene.events.flatMap(event =>
      event.kind === 'cast' || event.kind === 'spell-drawn' ? [event.price] : [],
    );
    expect(prices).toHaveLength(2);
    expect(before - scene.state.sheet.energy).toBe(prices[0]! + prices[1]!);
    scene.end();
  });

  it('does nothing when he can’t pay for the drawn spell', () => {
    const scene = new ReleaseScene(HALL, 'jar', {
      luck: [
        ['own-cone', false],
        ['entry', 0],
      ],
    });
    scene.state.sheet.energy = 5;
    scene.cast('whim', 1);
    expect(scene.kinds).toEqual(['cast', 'spell-lacking']);
    scene.end();
  });

  it('by a carrier draws without a price, or strews its own cone', () => {
    const scene = new ReleaseScene(HALL, 'jar', { luck: [['own-cone', true]] });
    scene.zap('whim', 3);
    expect(scene.kinds.filter(kind => kind === 'effect-born').length).toBeGreaterThan(2);
    expect(scene.kinds).not.toContain('spell-drawn');
    scene.end();
  });

  it('is never cast by a monster of its own accord', () => {
    const scene = new ReleaseScene(DUEL, 'whim', { streams: luck() });
    expect(scene.state.level.creatures.all[0]!.abilities).toEqual([]);
  });
});

describe('a transfer of mana in the game', () => {
  it('by the hero gives a creature what it can hold, and more', () => {
    const scene = still(NEAR);
    const [jackal] = scene.state.level.creatures.all;
    scene.cast('lend', 3);
    // A jackal of level 0 holds 10 points.
    expect(jackal!.stock.energy).toBe(1500);
    expect(scene.kinds).toContain('mana-gained');
  });

  it('makes the head of a creature explode at twice what it holds', () => {
    const scene = still(NEAR);
    const [jackal] = scene.state.level.creatures.all;
    jackal!.stock.energy = 1900;
    scene.cast('lend', 3);
    expect(jackal!.stock.energy).toBe(2000);
    expect(scene.kinds).toContain('overcharged');
    expect(scene.kinds).toContain('burned');
  });

  it('by a carrier drains a creature, and its share goes to who zaps', () => {
    const scene = still(NEAR);
    const [jackal] = scene.state.level.creatures.all;
    scene.zap('leech', 3);
    // Half of its ten points; a fifth of one has come back by the end of the turn.
    expect(jackal!.stock.energy).toBe(520);
    const gained = scene.events.find(({ kind }) => kind === 'mana-gained');
    expect(gained).toMatchObject({ actor: scene.state.hero.id, amount: 2 });
  });

  it('tells the hero that nobody is there to be drained', () => {
    const scene = new ReleaseScene(NEAR, 'jar', { luck: [] });
    scene.cast('leech', 7);
    expect(scene.kinds).toEqual(['cast', 'nobody-there']);
    scene.end();
  });

  it('silences a caster until its energy is back', () => {
    const scene = new ReleaseScene(CLOSE, 'globe', { streams: luck() });
    const [mage] = scene.state.level.creatures.all;
    mage!.stock.energy = 0;
    scene.rest(1);
    expect(scene.kinds).not.toContain('cast');
    let moves = 0;
    while (!scene.kinds.includes('cast') && moves < 60) {
      scene.rest(1);
      moves++;
    }
    // Eight tenths of a point a turn, until the two points are back.
    expect(moves).toBe(3);
  });

  it('is never cast by a monster of its own accord', () => {
    const scene = new ReleaseScene(CLOSE, 'leech', { streams: luck() });
    expect(scene.state.level.creatures.all[0]!.abilities).toEqual([]);
  });
});
