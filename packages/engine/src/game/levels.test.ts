// Levels of the dungeon: how they are filled, and how the hero gets from one to another.

import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import type { GameObject } from '../objects/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { WALK } from '../world/index.ts';
import { newGame } from './assembly/new-game.ts';
import { makeLevel } from './dungeon/make-level.ts';
import { squareOf } from './movement/change-level.ts';
import { rememberGround } from './movement/remembering.ts';
import { performCommand } from './perform.ts';
import { hashGame, restoreGame, saveGame } from './saves/save.ts';
import { savedFlaw } from './saves/saved-flaw.ts';
import type { GameState } from './state/state.ts';
import { sceneContent } from './testing/content.ts';
import { Scene } from './testing/scene.ts';
import { viewFor } from './views/view-for.ts';

const house = createRulesets().resolve('house');
const content = sceneContent();

function begin(seed: string): GameState {
  return newGame(content, house, { heroName: 'Ada', role: 'wizard', race: 'human', seed });
}

/** Puts the hero on some stairs of his level, as if he had walked there. */
function stand(state: GameState, stairs: 'stairs-up' | 'stairs-down'): void {
  const { level, hero } = state;
  level.map.occupant[hero.square] = 0;
  hero.square = squareOf(level.map, stairs);
  level.map.occupant[hero.square] = hero.id;
}

describe('a new level', () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => `level ${seed}`);

  it.each([1, 2, 3, 4, 5])('at depth %i is sound', depth => {
    for (const seed of seeds) {
      let id = 1;
      const chance = new Streams(seed).stream('level');
      const level = makeLevel(chance, house, content, { depth, heroLevel: depth }, () => ++id);
      const { map, creatures, items } = level;
      for (const { id: creature, square } of creatures.all) {
        expect(map.occupant[square]).toBe(creature);
        expect((map.bits[square]! & WALK) !== 0).toBe(true);
      }
      for (const [square, pile] of items) {
        expect((map.bits[square]! & WALK) !== 0).toBe(true);
        expect(pile.length).toBeGreaterThan(0);
      }
      const goals = [...items.values()].flat().filter(thing => thing.fact('quest') !== 0);
      expect(goals.length).toBe(depth === 5 ? 1 : 0);
      const terrain = [...map.terrain.keys()].map(square => map.terrainAt(square));
      expect(terrain.filter(name => name === 'stairs-up').length).toBe(1);
      expect(terrain.filter(name => name === 'stairs-down').length).toBe(depth === 5 ? 0 : 1);
    }
  });
});

describe('what lay on the floor', () => {
  it('is remembered with its number, in a kept game too, until it is forgotten', () => {
    const { state } = new Scene(['#######', '#@..!.#', '#######']);
    const { level, hero } = state;
    const [[square, pile]] = [...level.items] as [[number, GameObject[]]];
    const heap = pile[0]!;
    heap.count = 3;
    state.memory.look(hero.square);
    state.memory.blind = true;
    const [item] = viewFor(state).things.filter(({ kind }) => kind === 'item');
    expect(item?.name).toMatch(/^3 /);
    const kept = restoreGame(sceneContent(), house, saveGame(state)).memory;
    expect([...kept.rememberedCounts]).toEqual([[square, 3]]);
    state.memory.forget(square);
    expect(state.memory.rememberedCounts.size).toBe(0);
  });
});

describe('stairs', () => {
  it('lead down to another level and up again to the first one', () => {
    const state = begin('stairs');
    const first = state.level;
    stand(state, 'stairs-down');
    expect(performCommand(state, { kind: 'descend' })).toBeUndefined();
    expect(state.depth).toBe(2);
    expect(state.level).not.toBe(first);
    expect(state.level.map.terrainAt(state.hero.square)).toBe('stairs-up');
    expect(performCommand(state, { kind: 'descend' })?.reason).toBe('no-stairs');
    stand(state, 'stairs-up');
    performCommand(state, { kind: 'ascend' });
    expect(state.depth).toBe(1);
    expect(state.level).toBe(first);
    expect(first.map.terrainAt(state.hero.square)).toBe('stairs-down');
  });

  it('are taken one after the other on a journey to a level on which the hero has been', () => {
    const state = begin('journey');
    for (const creature of [...state.level.creatures.all]) {
      state.level.map.occupant[creature.square] = 0;
      state.level.creatures.remove(creature);
    }
    state.level.restless = false;
    expect(performCommand(state, { kind: 'journey', level: 1 })?.reason).toBe('already-there');
    expect(performCommand(state, { kind: 'journey', level: 2 })?.reason).toBe('level-unknown');
    for (let depth = 2; depth <= 4; depth++) {
      stand(state, 'stairs-down');
      performCommand(state, { kind: 'descend' });
      state.level.restless = false;
      for (const creature of [...state.level.creatures.all]) {
        state.level.map.occupant[creature.square] = 0;
        state.level.creatures.remove(creature);
      }
      performCommand(state, { kind: 'search', count: 1 });
    }
    // He knows every level as by a map.
    const know = () => {
      for (let square = 0; square < state.level.map.size; square++) {
        rememberGround(state, square);
      }
    };
    know();
    const travel = (level: number) => {
      for (let tries = 0; tries < 40 && state.seat.depth !== level; tries++) {
        expect(performCommand(state, { kind: 'journey', level })).toBeUndefined();
        know();
      }
      return state.seat.depth;
    };
    expect([travel(1), travel(4), travel(2)]).toEqual([1, 4, 2]);
  });

  it('lead no hero out without what he came for', () => {
    const state = begin('stairs');
    expect(performCommand(state, { kind: 'ascend' })?.reason).toBe('without-amulet');
    expect(state.ending).toBeUndefined();
  });

  it('are the same whichever way the hero has played before', () => {
    const [one, other] = [begin('same'), begin('same')];
    performCommand(other, { kind: 'search', count: 3 });
    for (const state of [one, other]) {
      stand(state, 'stairs-down');
      performCommand(state, { kind: 'descend' });
    }
    expect(one.level.map.terrain).toEqual(other.level.map.terrain);
  });

  it('are taken by monsters that hunt the hero and stand beside him', () => {
    const scene = new Scene(['#######', '#@>...#', '#.j...#', '#....j#', '#######'], {
      streams: new Streams('followers'),
    });
    const { state } = scene;
    for (const jackal of state.level.creatures.all) {
      jackal.hunts = true;
      jackal.movement = 0;
    }
    state.level.map.occupant[state.hero.square] = 0;
    state.hero.square++;
    state.level.map.occupant[state.hero.square] = state.hero.id;
    const [near, far] = state.level.creatures.all;
    const above = state.level;
    scene.perform({ kind: 'descend' });
    expect(state.level.creatures.all).toContain(near);
    expect(above.creatures.all).toEqual([far]);
    expect(scene.kinds).toContain('followed');
    expect(above.map.occupant.includes(near!.id)).toBe(false);
  });

  it('of a game begun before there were branches still end at the fifth level', () => {
    const { dungeon, ...older } = saveGame(begin('older'));
    expect([dungeon?.deepest, dungeon?.branches.length]).toEqual([26, 5]);
    const state = restoreGame(content, house, JSON.parse(JSON.stringify(older)));
    expect(saveGame(state)).not.toHaveProperty('dungeon');
    for (let depth = 2; depth <= 5; depth++) {
      stand(state, 'stairs-down');
      expect(performCommand(state, { kind: 'descend' })).toBeUndefined();
    }
    const { map, items } = state.level;
    expect([...map.terrain.keys()].some(at => map.terrainAt(at) === 'stairs-down')).toBe(false);
    expect([...items.values()].flat().some(thing => thing.fact('quest') !== 0)).toBe(true);
    const wrong = { ...saveGame(begin('newer')), dungeon: { ...dungeon, deepest: 0 } };
    expect(savedFlaw(wrong)?.field).toBe('dungeon.deepest');
  });

  it('are kept by a save with everything on both sides', () => {
    const state = begin('kept');
    stand(state, 'stairs-down');
    performCommand(state, { kind: 'descend' });
    const saved = JSON.parse(JSON.stringify(saveGame(state)));
    const restored = restoreGame(content, house, saved);
    expect(hashGame(restored)).toBe(hashGame(state));
    expect([...restored.world.levels.keys()]).toEqual([1, 2]);
  });
});

describe('new monsters', () => {
  it('come to a restless level about once in seventy turns, out of sight', () => {
    const state = begin('arrivals');
    const { hero } = state;
    let came = 0;
    for (let turn = 0; turn < 1400; turn++) {
      for (const creature of state.level.creatures.all) {
        creature.hitPoints = -1;
      }
      hero.hitPoints = hero.maxHitPoints;
      state.sheet.nutrition = 900;
      performCommand(state, { kind: 'rest', count: 1 });
      came += state.level.creatures.all.filter(({ alive }) => alive).length;
      expect(state.level.creatures.all.every(({ square }) => !state.sees(square))).toBe(true);
    }
    expect(came).toBeGreaterThan(8);
    expect(came).toBeLessThan(35);
  });
});
