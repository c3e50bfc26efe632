import { describe, expect, it } from 'vitest';
import { TERRAIN_CODES, type TerrainName, type ThingView } from '../game/index.ts';
import { towardsStairs } from './going.ts';
import { KnownGround } from './known-ground.ts';
import {
  hostiles,
  inSight,
  terrainAt,
  terrainSign,
  thingsAt,
  thingsUnderfoot,
} from './known-map.ts';
import {
  goals,
  landmarks,
  nextCreature,
  nextGoal,
  nextHostile,
  placesOfSign,
} from './landmarks.ts';
import { tellRefused } from './refused.ts';
import { drawView } from './testing/views.ts';
import { mapText, surroundings } from './told-map.ts';

describe('the known map', () => {
  it('reads terrain by its letter; outside is unknown', () => {
    const view = drawView(['#+#', '#@#']);
    expect(terrainAt(view, { x: 1, y: 0 })).toBe('closed-door');
    expect(terrainSign(view, { x: 1, y: 0 })).toBe('+');
    expect(terrainAt(view, { x: 1, y: 1 })).toBe('floor');
    expect(terrainAt(view, { x: 9, y: 9 })).toBe('unknown');
    expect(terrainAt(view, { x: -1, y: 0 })).toBe('unknown');
    expect(terrainSign(view, { x: -1, y: 0 })).toBe(' ');
  });

  it('tells every terrain apart, by its code and by its sign', () => {
    const names = Object.keys(TERRAIN_CODES) as TerrainName[];
    const codes = names.map(name => TERRAIN_CODES[name]);
    expect(codes.every(code => [...code].length === 1)).toBe(true);
    const view = drawView(['@']);
    const seen = names.map(name => {
      const map = { ...view.map, terrain: [TERRAIN_CODES[name]] };
      const sign = terrainSign({ map }, { x: 0, y: 0 });
      expect(terrainAt({ map }, { x: 0, y: 0 })).toBe(name);
      return sign;
    });
    expect(new Set(seen).size).toBe(names.length);
  });

  it('lists enemies and landmarks, the nearest first', () => {
    const view = drawView(['d...<', '@.d.+']);
    expect(hostiles(view).map(({ x }) => x)).toEqual([0, 2]);
    expect(landmarks(view).map(({ name }) => name)).toEqual(['stairs up', 'closed door']);
    const dark = { ...view, map: { ...view.map, visible: ['00000', '11111'] } };
    expect(hostiles(dark)).toHaveLength(2);
    expect(inSight(dark, 'creature').map(({ x }) => x)).toEqual([2]);
  });

  it('puts creatures over items, and not the hero', () => {
    const view = drawView(['@!d']);
    const item = view.things[0]!;
    const both = { ...view, things: [{ ...item, x: 2 }, ...view.things.slice(1)] };
    expect(thingsAt(both, { x: 2, y: 0 }).map(({ kind }) => kind)).toEqual(['creature', 'item']);
    expect(thingsAt(both, view.hero)).toEqual([]);
    const under = { ...view, things: [{ ...item, x: 0 }, ...view.things.slice(1)] };
    expect(thingsUnderfoot(under).map(({ id }) => id)).toEqual([item.id]);
  });

  it('is told in letters, the hero over all', () => {
    expect(mapText(drawView(['#####', '#@!d#', '#####  ']))).toBe('#####\n#@!d#\n#####');
  });

  it('is told in one sentence, the nearest first', () => {
    expect(surroundings(drawView(['@.d.<']))).toBe(
      'You stand on: floor. Near: thing 2 east; stairs up 4 east.',
    );
    expect(surroundings(drawView(['@.']))).toBe('You stand on: floor. Near: nothing.');
  });
});

describe('places that a player may mean', () => {
  const view = drawView(['+.<.@.d', '....>.d']);

  it('are stairs, then doors, one after the other', () => {
    expect(goals(view).map(square => terrainAt(view, square))).toEqual([
      'stairs-down',
      'stairs-up',
      'closed-door',
    ]);
    const first = nextGoal(view, undefined, undefined);
    expect(first).toMatchObject({ x: 4, y: 1 });
    expect(nextGoal(view, first, undefined)).toMatchObject({ x: 2, y: 0 });
    expect(nextGoal(view, undefined, '<')).toMatchObject({ x: 2, y: 0 });
    expect(nextGoal(view, undefined, '=')).toBe(view.hero);
  });

  it('are found by their sign, and the key of altars means any place without one', () => {
    expect(placesOfSign(view, '>').map(({ x, y }) => [x, y])).toEqual([[4, 1]]);
    expect(placesOfSign(view, 'd')).toEqual([]);
    expect(nextGoal(view, undefined, '_')).toMatchObject({ x: 4, y: 1 });
    const altar = { ...hostiles(view)[0]!, kind: 'fixture', glyph: '_', use: 'altar', x: 6, y: 0 };
    const holy = { ...view, things: [...view.things, altar as ThingView] };
    expect(nextGoal(holy, undefined, '_')).toMatchObject({ x: 6, y: 0 });
    expect(goals(holy).map(({ x }) => x)).toEqual([4, 2, 6, 0]);
  });

  it('are the stairs of a command, unless the hero stands on them', () => {
    expect(towardsStairs(view, { kind: 'descend' })).toEqual({ kind: 'travel', x: 4, y: 1 });
    const there = { ...view, hero: { ...view.hero, x: 4, y: 1 } };
    expect(towardsStairs(there, { kind: 'descend' })).toEqual({ kind: 'descend' });
    expect(towardsStairs(drawView(['@.']), { kind: 'ascend' })).toEqual({ kind: 'ascend' });
    expect(towardsStairs(view, { kind: 'pray' })).toEqual({ kind: 'pray' });
  });

  it('are the main stairs down rather than nearer ones into a branch, which are chosen by their sign', () => {
    const both = drawView(['@.»..>']);
    expect(towardsStairs(both, { kind: 'descend' })).toEqual({ kind: 'travel', x: 5, y: 0 });
    expect(placesOfSign(both, '>').map(({ x }) => x)).toEqual([2, 5]);
    const aside = drawView(['@.»']);
    expect(towardsStairs(aside, { kind: 'descend' })).toEqual({ kind: 'descend' });
    expect(tellRefused(aside, 'no-stairs')).toBe(
      'There are no stairs here that lead that way. Stairs into a branch: 2 squares east.',
    );
    const told = (rows: readonly string[]) => tellRefused(drawView(rows), 'no-stairs');
    expect(told(['@..'])).toMatch(/ You know of no stairs on this level yet\.$/);
    expect(told(['@.<'])).toMatch(/ You know of no stairs down on this level yet\.$/);
    expect(told(['@<>'])).toMatch(/that way\.$/);
    expect(tellRefused(both, 'all-explored')).toBe(
      'You have explored everything you can walk to. Stairs down: 5 squares east. Stairs into a branch: 2 squares east.',
    );
    const on = { ...both, hero: { ...both.hero, x: 2 } };
    expect(towardsStairs(on, { kind: 'descend' })).toEqual({ kind: 'descend' });
  });

  it('are no walls to who staggers', () => {
    const steady = drawView(['@.']);
    const confused = { ...steady, hero: { ...steady.hero, conditions: ['confused'] } };
    expect(tellRefused(steady, 'blocked')).toBe('There is no way through.');
    expect(tellRefused(confused, 'blocked')).toBe(
      'You stagger and come up against something. Give the command again.',
    );
  });

  it('are what is left when all is explored', () => {
    expect(tellRefused(view, 'all-explored')).toBe(
      'You have explored everything you can walk to. Stairs down: 1 square south.',
    );
    expect(tellRefused(drawView(['@d.']), 'behind-creature')).toMatch(
      /^An? .+, 1 square east, is in the way of what is left to explore\.$/,
    );
    expect(tellRefused(drawView(['@dd']), 'behind-creature')).toBe(
      'A creature is in the way of what is left to explore.',
    );
    expect(tellRefused(drawView(['@.!']), 'all-explored')).toBe(
      'You have explored everything you can walk to. Left: a thing. You know of no stairs down; a search of dead ends may find hidden ways.',
    );
  });

  it('are things that lie free, the nearest by name, and apart from them the goods of a shop', () => {
    const drawn = drawView(['@.!!!!!!']);
    const names = ['lamp', 'apple (for sale, 7 gold)', '2 darts', 'orange', 'torch', 'ration'];
    const told = (change: (name: string) => string) => {
      const things = drawn.things.map((thing, at) => ({ ...thing, name: change(names[at] ?? '') }));
      return tellRefused({ ...drawn, things: things.toReversed() }, 'all-explored');
    };
    expect(told(name => name)).toContain(
      ' Left: a lamp, 2 darts, an orange and 2 more things; 1 item for sale. ',
    );
    expect(told(name => name.replace(/lamp|orange/, 'jackal corpse'))).toContain(
      ' Left: 2 darts, a torch and a ration; 2 corpses; 1 item for sale. ',
    );
    expect(told(name => `${name} (unpaid, 1 gold)`)).toContain(' Left: 6 items for sale. ');
  });

  it('are enemies, in a circle', () => {
    const [one, other] = hostiles(view);
    expect(nextHostile(view, view.hero, 1)).toBe(one);
    expect(nextHostile(view, one!, 1)).toBe(other);
    expect(nextHostile(view, other!, 1)).toBe(one);
    expect(nextHostile(view, view.hero, -1)).toBe(other);
  });

  it('are creatures of any mood to look at where there is no enemy', () => {
    const [one, other] = hostiles(view);
    expect(nextCreature(view, view.hero, 1)).toBe(one);
    const calm = { ...view, things: view.things.map(thing => ({ ...thing, hostile: false })) };
    expect(nextHostile(calm, view.hero, 1)).toBe(view.hero);
    expect(nextCreature(calm, view.hero, 1)).toMatchObject({ x: one!.x, y: one!.y });
    expect(nextCreature(calm, one!, 1)).toMatchObject({ x: other!.x, y: other!.y });
    expect(nextCreature({ ...view, things: [] }, view.hero, 1)).toBe(view.hero);
  });
});

describe('ways over known ground', () => {
  const view = drawView(['@.#', "#'.", '##.']);
  const ground = new KnownGround(view);
  const goal = ground.square(2, 2);

  it('are shortest, and may pass a door diagonally', () => {
    expect(ground.wayTo(square => square === goal)).toEqual({ first: 4, steps: 2, to: goal });
    expect(ground.placeOf(goal)).toEqual({ x: 2, y: 2 });
  });

  it('go straight through doors, and round what is avoided, for a careful walker', () => {
    const careful = ground.wayTo(square => square === goal, { isStraightAtDoors: true });
    expect(careful).toEqual({ first: 3, steps: 3, to: goal });
    const avoided = new Set([ground.square(1, 1), ground.square(2, 1)]);
    expect(ground.wayTo(square => square === goal, { avoided })).toBeUndefined();
  });
});
