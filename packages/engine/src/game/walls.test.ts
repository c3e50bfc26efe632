import { describe, expect, it } from 'vitest';
import type { ScriptedLuck } from '../chance/index.ts';
import { attackBit } from '../spellcraft/index.ts';
import { tellEvents } from '../words/index.ts';
import { Scene } from './testing/scene.ts';
import { releaseFrom, teach, WALLS_FILE } from './testing/walls.ts';
import { performedFor } from './views/events-for.ts';
import { viewFor } from './views/view-for.ts';

const ROOM = ['#########', '#.......#', '#.@.....#', '#.......#', '#########'];

function room(luck: readonly ScriptedLuck[] = [], rows = ROOM): Scene {
  return new Scene(rows, { luck, content: [WALLS_FILE] });
}

function told(scene: Scene): string[] {
  return tellEvents(performedFor(scene.state, undefined)).filter(text => text !== '');
}

/** The level, with fixtures as `=`. */
function drawn(scene: Scene): string[] {
  const { map, fixtures } = scene.state.level;
  return scene
    .draw()
    .map((row, y) =>
      [...row]
        .map((glyph, x) => (fixtures.countOn(map.square(x, y)) > 0 && glyph === '.' ? '=' : glyph))
        .join(''),
    );
}

const at = (scene: Scene, x: number, y: number) => scene.state.level.map.square(x, y);

describe('a wall of earth', () => {
  it('is cast by a hero across his direction, and blocks steps, sight and flights', () => {
    const scene = room();
    scene.perform({ kind: 'cast', spell: teach(scene, 'earth'), direction: 3 });
    expect(drawn(scene)).toEqual(['#########', '#..=....#', '#.@=....#', '#..=....#', '#########']);
    expect(told(scene)).toContain('You raise a heap.');
    const { map } = scene.state.level;
    expect(map.openToEffects(at(scene, 3, 2))).toBe(false);
    expect(scene.state.sees(at(scene, 6, 2))).toBe(false);
    const heaps = viewFor(scene.state).things.filter(({ kind }) => kind === 'fixture');
    expect(heaps.map(({ x, y }) => [x, y])).toEqual([
      [3, 2],
      [3, 3],
      [3, 1],
    ]);
    scene.end();
  });

  it('is refused where a creature stands, and its side ends at a creature', () => {
    const rows = ['#########', '#..j....#', '#.@.....#', '#.......#', '#########'];
    const scene = room([], rows);
    expect(releaseFrom(scene, 'earth', 1, 2)).toBe(false);
    expect(scene.state.level.fixtures.all).toHaveLength(0);
    expect(releaseFrom(scene, 'earth', 1, 3)).toBe(true);
    expect(drawn(scene)[1]).toBe('#..d....#');
    expect(drawn(scene)[2]).toBe('#.@=....#');
    expect(drawn(scene)[3]).toBe('#..=....#');
  });

  it('tells a hero that there is no room for it', () => {
    const rows = ['####', '#@j#', '####'];
    const scene = room([], rows);
    scene.perform({ kind: 'cast', spell: teach(scene, 'earth'), direction: 3 });
    expect(told(scene)).toContain('There is no room for it there.');
  });

  it('is cast by a monster and by a fixture', () => {
    const rows = ['#########', '#.......#', '#.@....j#', '#.......#', '#########'];
    const scene = room([], rows);
    const jackal = scene.state.level.creatures.all[0]!;
    expect(releaseFrom(scene, 'earth', jackal.id, 7)).toBe(true);
    expect(drawn(scene)[2]).toBe('#.@...=d#');
    expect(scene.state.level.fixtures.all[0]!.owner).toBe(jackal.id);
  });

  it('falls before its hit points are gone, when a hit leaves one picture of four', () => {
    const scene = room();
    releaseFrom(scene, 'earth', 1, 3);
    const wall = scene.state.level.fixtures.wallOn(at(scene, 3, 2))!;
    expect(wall.thing.fact('maxhp')).toBe(40);
    const hit = (damage: number, attackType = attackBit('physical')) =>
      scene.state.spells.living.strike({
        square: wall.square,
        damage,
        attackType,
        owner: 1,
        source: 0,
        level: 1,
        slaying: '',
        full: true,
      });
    expect(hit(50, attackBit('fire'))).toBe(0);
    expect(hit(20)).toBe(20);
    expect(wall.thing.fact('hp')).toBe(20);
    expect(wall.gone).toBe(false);
    hit(1);
    expect(wall.gone).toBe(true);
    expect(scene.state.level.map.openToEffects(wall.square)).toBe(true);
    expect(scene.kinds).toContain('fixture-fell');
  });

  it('turns to dust by a spell, also where the hero doesn’t look', () => {
    const scene = room();
    releaseFrom(scene, 'earth', 1, 3);
    expect(releaseFrom(scene, 'dust', 1, 0)).toBe(true);
    expect(scene.state.level.fixtures.all).toHaveLength(0);
  });

  it('isn’t turned to dust by a monster', () => {
    const rows = ['#########', '#.......#', '#.@....j#', '#.......#', '#########'];
    const scene = room([], rows);
    releaseFrom(scene, 'earth', 1, 3);
    expect(releaseFrom(scene, 'dust', scene.state.level.creatures.all[0]!.id, 0)).toBe(false);
    expect(scene.state.level.fixtures.all).toHaveLength(3);
  });
});

describe('dust under Crossfire', () => {
  it.each([
    ['crossfire', 3],
    ['house', 5],
  ])('misses the last column and row under %s', (ruleset, fallen) => {
    const rows = ['#######', '#.....#', '#.....#', '#..@..#', '#.....#', '#.....#', '#######'];
    const scene = new Scene(rows, { ruleset, content: [WALLS_FILE], luck: [] });
    for (const [x, y] of [
      [1, 1],
      [5, 1],
      [1, 5],
      [5, 5],
      [3, 1],
      [1, 3],
    ] as const) {
      scene.state.spells.building.build({
        archetype: scene.state.content.archetype('heap').index,
        square: at(scene, x, y),
        owner: 0,
        level: 1,
        numbers: {},
        flags: [],
      });
    }
    releaseFrom(scene, 'dust', 1, 0);
    expect(scene.state.level.fixtures.all).toHaveLength(6 - fallen - (ruleset === 'house' ? 1 : 0));
  });
});

describe('other walls', () => {
  it('of fire burn whoever steps in, and end by their duration', () => {
    const scene = room();
    releaseFrom(scene, 'embers', 1, 3);
    expect(scene.draw()[2]).toBe('#.@*....#');
    scene.perform({ kind: 'rest', count: 2 });
    expect(scene.state.level.effects.count).toBe(0);
  });

  it('of dark stop sight only, and are used up', () => {
    const scene = room();
    releaseFrom(scene, 'dark', 1, 3);
    expect(scene.state.sees(at(scene, 6, 2))).toBe(false);
    expect(scene.state.level.map.openToEffects(at(scene, 3, 2))).toBe(true);
    scene.perform({ kind: 'rest', count: 1 });
    expect(told(scene)).toContain('The shade is gone.');
    expect(scene.state.sees(at(scene, 6, 2))).toBe(true);
  });

  it('that fire do so in the direction of the cast, and can be torn down', () => {
    const scene = room();
    releaseFrom(scene, 'post', 1, 3);
    const post = scene.state.level.fixtures.wallOn(at(scene, 3, 2))!;
    expect(post.thing.fact('hp')).toBe(30);
    scene.perform({ kind: 'rest', count: 1 });
    expect(scene.kinds).toContain('effect-born');
    scene.perform({ kind: 'rest', count: 8 });
    expect(post.gone).toBe(true);
  });
});
