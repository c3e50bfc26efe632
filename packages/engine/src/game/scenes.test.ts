import { describe, expect, it } from 'vitest';
import { Creature } from '../actors/index.ts';
import { Streams } from '../chance/index.ts';
import { makeObject } from '../objects/index.ts';
import { stepOnto } from '../spells/index.ts';
import { Scene } from './testing/scene.ts';

describe('walking', () => {
  it('is a step, a refusal at a wall, or an attack on the creature there', () => {
    const scene = new Scene(['#####', '#@.j#', '#####'], {
      luck: [
        ['hit', true],
        ['damage', 9],
        ['critical', false],
      ],
    });
    expect(scene.perform({ kind: 'move', direction: 1 })).toEqual({
      reason: 'blocked',
      usesMove: false,
    });
    expect(scene.state.clock.turn).toBe(1);
    // A monster that has just come has no movement: the hero has the first turn to himself.
    expect(scene.perform({ kind: 'move', direction: 3 })).toBeUndefined();
    expect(scene.kinds).toContain('moved');
    scene.perform({ kind: 'move', direction: 3 });
    expect(scene.kinds).toEqual(['hit', 'died', 'experience-gained']);
    expect(scene.draw()).toEqual(['#####', '#.@.#', '#####']);
    scene.end();
  });

  it('pushes a closed door, which may stick', () => {
    const scene = new Scene(['######', '#@+..#', '######'], {
      luck: [
        ['door-opens', false],
        ['door-opens', true],
      ],
    });
    scene.perform({ kind: 'move', direction: 3 });
    expect(scene.kinds).toEqual(['door-stuck']);
    scene.perform({ kind: 'open', direction: 3 });
    expect(scene.kinds).toEqual(['door-opened']);
    expect(scene.draw()[1]).toBe("#@'..#");
    expect(scene.perform({ kind: 'open', direction: 3 })?.reason).toBe('already-open');
    scene.end();
  });

  it('wins on the stairs up, and then the story is over', () => {
    const scene = new Scene(['#####', '#@"<#', '#####']);
    expect(scene.perform({ kind: 'ascend' })?.reason).toBe('no-stairs');
    scene.perform({ kind: 'move', direction: 3 });
    scene.perform({ kind: 'pick-up', item: 0 });
    scene.perform({ kind: 'move', direction: 3 });
    scene.perform({ kind: 'ascend' });
    expect(scene.kinds).toEqual(['climbed', 'won']);
    expect(scene.state.ending).toEqual({ kind: 'won', killer: '', turn: 4 });
    expect(scene.perform({ kind: 'rest', count: 1 })?.reason).toBe('game-over');
  });
});

describe('a ball of fire', () => {
  const ROOM = ['##########', '#........#', '#@.....j.#', '#........#', '##########'];

  it('flies a square a tick, bursts on what it meets and burns a square around it', () => {
    const scene = new Scene(ROOM, {
      luck: [
        ['success', true],
        // the impact itself, then the first burning of the same square
        ['saves', false],
        ['saves', false],
      ],
    });
    scene.state.level.creatures.all[0]!.hitPoints = 50;
    scene.perform({ kind: 'cast', spell: scene.idOf('spell_ball'), direction: 3 });
    const flight = scene.events.filter(({ kind }) => kind === 'effect-moved');
    expect(flight.map(event => ('x' in event ? event.x : 0))).toEqual([3, 4, 5, 6, 7]);
    const burned = scene.events.filter(({ kind }) => kind === 'burned');
    expect(burned).toHaveLength(2);
    expect(scene.draw()).toEqual([
      '##########',
      '#.....***#',
      '#@....***#',
      '#.....***#',
      '##########',
    ]);
    scene.end();
  });

  it('costs energy and nutrition, half the energy when it fails', () => {
    const cast = new Scene(ROOM, { streams: new Streams('any') });
    cast.state.sheet.attributes.intelligence = 14;
    const failed = new Scene(ROOM, { luck: [['success', false]] });
    failed.state.sheet.attributes.intelligence = 14;
    failed.perform({ kind: 'cast', spell: failed.idOf('spell_ball'), direction: 7 });
    expect(failed.events[0]).toEqual({
      kind: 'cast-failed',
      actor: 1,
      spell: failed.idOf('spell_ball'),
      price: 1,
      nutrition: 6,
      grace: 0,
    });
    expect(failed.state.sheet.energy).toBe(6);
    expect(failed.state.sheet.nutrition).toBe(900 - 6 - 1);
    failed.end();
  });

  it('asks for a direction, and for energy', () => {
    const scene = new Scene(ROOM);
    const spell = scene.idOf('spell_ball');
    expect(scene.perform({ kind: 'cast', spell, direction: 0 })?.reason).toBe('needs-direction');
    scene.state.sheet.energy = 2;
    expect(scene.perform({ kind: 'cast', spell, direction: 3 })).toEqual({
      reason: 'not-enough-energy',
      usesMove: false,
    });
    expect(scene.perform({ kind: 'cast', spell: 999, direction: 3 })?.reason).toBe('unknown-spell');
  });

  it('hits a monster that walks into its fire at once', () => {
    const scene = new Scene(['###########', '#@....#...#', '#.....#...#', '######.####'], {
      luck: [
        ['success', true],
        ['saves', false],
      ],
    });
    const { level } = scene.state;
    scene.perform({ kind: 'cast', spell: scene.idOf('spell_ball'), direction: 3 });
    expect(scene.draw()[1]).toBe('#@..**#...#');
    const jackal = new Creature(99, scene.state.content.archetype('jackal'), 0, 30);
    jackal.square = level.map.square(3, 1);
    jackal.movement = 600;
    level.place(jackal);
    const burning = level.map.square(4, 1);
    jackal.square = burning;
    stepOnto(scene.state.spells, burning, jackal.id);
    expect(jackal.hitPoints).toBe(30);
    level.map.occupant[burning] = jackal.id;
    stepOnto(scene.state.spells, burning, jackal.id);
    expect(jackal.hitPoints).toBe(27);
    scene.end();
  });

  it('spares creatures immune to fire', () => {
    const scene = new Scene(['#######', '#@...Z#', '#######'], { streams: new Streams('fire') });
    scene.state.sheet.level = 14;
    scene.perform({ kind: 'cast', spell: scene.idOf('spell_ball'), direction: 3 });
    const burned = scene.events.filter(event => event.kind === 'burned');
    expect(burned.length).toBeGreaterThan(0);
    expect(burned.every(event => event.damage === 0)).toBe(true);
  });
});

describe('things', () => {
  it('are quaffed for the spell inside, at no price', () => {
    const scene = new Scene(['###', '#@#', '###'], { luck: [['healing', 9]] });
    scene.state.hero.hitPoints = 1;
    const item = scene.idOf('red_potion');
    scene.perform({ kind: 'quaff', item });
    expect(scene.kinds).toEqual(['quaffed', 'healed']);
    expect(scene.state.hero.hitPoints).toBe(10);
    expect(scene.state.sheet.energy).toBe(7);
    expect(scene.perform({ kind: 'quaff', item })?.reason).toBe('unknown-item');
    scene.end();
  });

  it('are picked up, and a book teaches what is inside after its turns of study', () => {
    const scene = new Scene(['####', '#@=#', '####'], { luck: [['study', true]] });
    scene.perform({ kind: 'move', direction: 3 });
    scene.perform({ kind: 'pick-up', item: 0 });
    scene.state.sheet.attributes.intelligence = 14;
    const before = scene.state.clock.turn;
    const item = scene.idOf('thin_book');
    expect(scene.perform({ kind: 'read', item })?.reason).toBe('difficult-book');
    scene.perform({ kind: 'study', item });
    expect(scene.kinds).toEqual(['read-book', 'spell-learned']);
    expect(scene.state.sheet.spells.map(({ archetype }) => archetype.id)).toEqual([
      'spell_ball',
      'spell_mend',
    ]);
    // Opening it, three turns of study, and the move in which it is finished.
    expect(scene.state.clock.turn - before).toBe(5);
    scene.end();
  });

  it('teleport a reader for whom they are too hard', () => {
    const scene = new Scene(['######', '#@...#', '######'], {
      luck: [
        ['study', false],
        ['book-crumbles', true],
        ['teleport', 2],
      ],
    });
    const { content, sheet } = scene.state;
    sheet.attributes.intelligence = 14;
    const book = scene.state.newId();
    sheet.inventory.add(bookOf(content, book)[0]!);
    scene.perform({ kind: 'study', item: book });
    expect(scene.kinds).toEqual([
      'read-book',
      'book-failed',
      'teleported',
      'moved',
      'book-crumbled',
    ]);
    expect(scene.draw()[1]).toBe('#...@#');
    scene.end();
  });
});

function bookOf(content: Scene['state']['content'], id: number) {
  let next = id;
  return [makeObject(content, content.archetype('thin_book'), () => next++)];
}

describe('monsters', () => {
  it('come after a hero in sight, strike, and kill in the end', () => {
    const scene = new Scene(['######', '#@..j#', '######'], {
      luck: [
        ['monster-hit', true],
        ['monster-damage', 2],
      ],
    });
    scene.state.hero.hitPoints = 1;
    scene.perform({ kind: 'rest', count: 1 });
    expect(scene.draw()[1]).toBe('#@..d#');
    scene.perform({ kind: 'rest', count: 1 });
    expect(scene.draw()[1]).toBe('#@.d.#');
    scene.perform({ kind: 'rest', count: 1 });
    expect(scene.draw()[1]).toBe('#@d..#');
    scene.perform({ kind: 'rest', count: 1 });
    expect(scene.kinds).toEqual(['hit', 'died']);
    expect(scene.state.ending).toEqual({ kind: 'died', killer: 'jackal', turn: 4 });
    scene.end();
  });

  it('end a long rest when they come into sight', () => {
    const scene = new Scene(['########', "#@.....'j", '#.######'], { streams: new Streams('r') });
    expect(scene.perform({ kind: 'rest', count: 20 })?.reason).toBe('hostile-in-sight');
    const alone = new Scene(['###', '#@#', '###'], { streams: new Streams('r') });
    alone.perform({ kind: 'rest', count: 20 });
    expect(alone.state.clock.turn).toBe(21);
  });
});
