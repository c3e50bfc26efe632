import { describe, expect, it } from 'vitest';
import { type ScriptedLuck, Streams } from '../chance/index.ts';
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

/** What lies before the wall is back in the pack. */
function pickUp({ state }: Scene, id: number) {
  const [square, pile] = [...state.level.items].find(([, things]) =>
    things.some(one => one.id === id),
  )!;
  const thing = pile.find(one => one.id === id)!;
  state.level.lift(square, thing);
  state.sheet.inventory.add(thing);
  return thing;
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
        oneHit: false,
        ends: false,
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
  it('of fire burn every creature that steps in, and end by their duration', () => {
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

describe('walls in the way', () => {
  const ALLEY = ['#########', '#.@.Z...#', '#########'];

  it('are struck by a hero who walks into them, until they fall', () => {
    const rows = ['#########', '#.@.....#', '#########'];
    const streams = new Streams('struck');
    const scene = new Scene(rows, { streams, content: [WALLS_FILE] });
    releaseFrom(scene, 'earth', 1, 3);
    const wall = scene.state.level.fixtures.wallOn(at(scene, 3, 1))!;
    for (let move = 0; move < 40 && !wall.gone; move++) {
      expect(scene.perform({ kind: 'move', direction: 3 })).toBeUndefined();
    }
    expect(wall.gone).toBe(true);
    expect(told(scene).join(' ')).toContain('The heap falls down.');
    scene.perform({ kind: 'move', direction: 3 });
    expect(scene.state.hero.square).toBe(wall.square);
  });

  it('are worn down by the missiles of a hero, which lie before them', () => {
    const rows = ['##########', '#.@......#', '##########'];
    const scene = new Scene(rows, { streams: new Streams('thrown'), content: [WALLS_FILE] });
    const { state } = scene;
    scene.state.spells.building.build({
      archetype: state.content.archetype('heap').index,
      square: at(scene, 4, 1),
      owner: 0,
      ...{ level: 1, numbers: {}, flags: [] },
    });
    const [wall] = state.level.fixtures.all;
    const [stone] = state.sheet.inventory.things;
    const kinds: string[] = [];
    for (let thrown = 0; thrown < 60 && !wall!.gone; thrown++) {
      const before = wall!.thing.fact('hp');
      const item = state.sheet.inventory.find(stone!.id) ?? pickUp(scene, stone!.id);
      expect(scene.perform({ kind: 'throw', item: item.id, x: 4, y: 1 })).toBeUndefined();
      kinds.push(...scene.kinds);
      const missed = scene.kinds.includes('fixture-missed');
      expect(wall!.gone || wall!.thing.fact('hp') < before).toBe(!missed);
      expect(state.level.items.get(at(scene, 3, 1))?.map(({ id }) => id)).toEqual([item.id]);
    }
    expect(wall!.gone).toBe(true);
    expect(kinds).toContain('fixture-fell');
  });

  it('are torn down by a monster that finds no other way', () => {
    const streams = new Streams('torn');
    const scene = new Scene(ALLEY, { streams, content: [WALLS_FILE] });
    releaseFrom(scene, 'earth', 1, 3);
    const wall = scene.state.level.fixtures.wallOn(at(scene, 3, 1))!;
    const ghoul = scene.state.level.creatures.all[0]!;
    ghoul.hunts = true;
    ghoul.target = scene.state.hero.square;
    for (let turn = 0; turn < 80 && !wall.gone; turn++) {
      ghoul.target = scene.state.hero.square;
      scene.perform({ kind: 'search', count: 1 });
    }
    expect(wall.gone).toBe(true);
    expect(ghoul.square).not.toBe(scene.state.hero.square);
  });

  it('are torn down by a servant that can’t come to its master, unless they are his', () => {
    const hurt = (owner: number) => {
      const rows = ['############', '#@.........#', '############'];
      const scene = new Scene(rows, { streams: new Streams('cut off'), content: [WALLS_FILE] });
      const { state } = scene;
      const { index } = state.content.archetype('heap');
      const numbers = { hp: 1000, maxhp: 1000 };
      state.spells.building.build({
        ...{ archetype: index, square: at(scene, 5, 1), owner, level: 1, numbers, flags: [] },
      });
      const kind = state.content.archetype('ghoul').index;
      state.spells.summoning.summon(kind, at(scene, 8, 1), state.hero.id, true);
      for (let turn = 0; turn < 30; turn++) {
        scene.perform({ kind: 'search', count: 1 });
      }
      return 1000 - state.level.fixtures.all[0]!.thing.fact('hp');
    };
    expect(hurt(0)).toBeGreaterThan(0);
    expect(hurt(1)).toBe(0);
  });

  it('are left alone where there is another way', () => {
    const rows = ['#########', '#.@.Z...#', '#.......#', '#.......#', '#########'];
    const streams = new Streams('around');
    const scene = new Scene(rows, { streams, content: [WALLS_FILE] });
    scene.state.spells.building.build({
      archetype: scene.state.content.archetype('heap').index,
      square: at(scene, 3, 1),
      owner: 0,
      level: 1,
      numbers: {},
      flags: [],
    });
    const ghoul = scene.state.level.creatures.all[0]!;
    ghoul.hunts = true;
    for (let turn = 0; turn < 8; turn++) {
      ghoul.target = scene.state.hero.square;
      scene.perform({ kind: 'search', count: 1 });
    }
    expect(scene.state.level.fixtures.all[0]!.thing.fact('hp')).toBe(5);
  });
});

describe('a monster that knows a wall', () => {
  const MAGE = {
    path: 'mage.arc',
    text: 'Object mage\nname mage\nmonster 1\nlevel 6\nmovement 12\narmour_class 10\nblow_1 hit 1d2\nnotices 12\nability_one_in 1\narch spell_earth\nend\narch spell_rune\nend\nglyph M\nend\n',
  };

  it('puts it between itself and a hero in line, and never a rune', () => {
    const rows = ['#########', '#.@...M.#', '#########'];
    const scene = new Scene(rows, {
      streams: new Streams('mage'),
      content: [WALLS_FILE, MAGE],
      kinds: { M: 'mage' },
    });
    const mage = scene.state.level.creatures.all[0]!;
    expect(mage.abilities.map(({ thing }) => thing.archetype.id)).toEqual(['spell_earth']);
    mage.hunts = true;
    for (let turn = 0; turn < 3 && scene.state.level.fixtures.all.length === 0; turn++) {
      mage.target = scene.state.hero.square;
      scene.perform({ kind: 'search', count: 1 });
    }
    expect(scene.state.level.fixtures.all.length).toBeGreaterThan(0);
    expect(told(scene).join(' ')).toContain('The mage raises a heap.');
  });
});
