// Monsters of several squares: where they stand, step, are hit and seen.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { loadContent } from '../objects/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { footprint, WALK } from '../world/index.ts';
import { newGame } from './assembly/new-game.ts';
import { hurt } from './body/harm.ts';
import { knownCreatures } from './knowledge/known.ts';
import { pushCreature } from './movement/push.ts';
import { relocate } from './movement/relocate.ts';
import { bind } from './movement/roster.ts';
import { lookAround } from './movement/stepping.ts';
import { teleportCreature } from './movement/teleport.ts';
import { tellMove } from './movement/tell-move.ts';
import { apart } from './movement/where.ts';
import { performCommand } from './perform.ts';
import type { Direction } from './protocol/commands.ts';
import { hashGame, restoreGame, type SavedGame, saveGame } from './saves/save.ts';
import type { GameState } from './state/state.ts';
import { BIG_MONSTERS } from './testing/big-monsters.ts';
import { dungeonFiles } from './testing/content.ts';
import { Scene } from './testing/scene.ts';
import { passTime } from './turn/turns.ts';
import { viewFor } from './views/view-for.ts';

const kinds = { B: 'block', P: 'plank', H: 'hook' };
const luck = () => new Streams('big monsters');

function scene(rows: readonly string[], lit = true): Scene {
  return new Scene(rows, { content: BIG_MONSTERS, kinds, streams: luck(), lit });
}

function monsterOf({ state }: Pick<Scene, 'state'>) {
  return state.level.creatures.all[0]!;
}

/** Lets turns pass in which the hero does nothing. */
function wait(here: Scene, turns: number): void {
  for (let turn = 0; turn < turns && here.state.ending === undefined; turn++) {
    passTime(here.state, here.state.ruleset.bridges.beats.move);
    expectWhole(here.state);
  }
}

/** One of n squares takes n squares, none overlap, none is in a wall, and the index says so. */
function expectWhole(state: GameState): void {
  const { map, creatures } = state.level;
  const everybody = [state.hero, ...creatures.all].filter(({ alive }) => alive);
  let squares = 0;
  for (const { id, shape, square } of everybody) {
    for (const on of footprint(map, shape, square)) {
      expect(map.occupant[on], `${id} on ${map.x(on)}, ${map.y(on)}`).toBe(id);
      expect(map.bits[on]! & WALK).toBe(WALK);
    }
    squares += shape.size;
  }
  expect(map.occupant.filter(id => id !== 0)).toHaveLength(squares);
}

describe('a monster of several squares', () => {
  it('stands on all of them, and steps with all of them', () => {
    const here = scene(['@......', '....B..', '.......']);
    expect(here.draw()).toEqual(['@......', '....BB.', '....BB.']);
    wait(here, 4);
    expect(apart(here.state.level.map, monsterOf(here), here.state.hero.square)).toBe(1);
  });

  it('never comes half into a wall: it waits where it doesn’t fit through', () => {
    const here = scene(['@..#....', '...#.B..', '........', '...#....']);
    wait(here, 20);
    const { map } = here.state.level;
    expect(map.x(monsterOf(here).square)).toBeGreaterThan(3);
  });

  it('goes around to a gap that is wide enough', () => {
    const here = scene(['...#....', '@....B..', '...#....', '........', '........']);
    wait(here, 12);
    expect(apart(here.state.level.map, monsterOf(here), here.state.hero.square)).toBe(1);
  });

  it('is met by a blow at any of its squares', () => {
    const here = scene(['....', '@P..', '....']);
    const monster = monsterOf(here);
    const { state } = here;
    relocate(state.level, monster, state.level.map.square(0, 0));
    performCommand(state, { kind: 'attack', direction: 2 });
    const told = here.events.filter(({ kind }) => kind === 'hit' || kind === 'missed');
    expect(told[0]).toMatchObject({ actor: state.hero.id, target: monster.id });
  });

  it('clears all squares when it dies, and leaves its things where its head was', () => {
    const here = scene(['....', '@B..', '....']);
    const { state } = here;
    const monster = monsterOf(here);
    const [note] = [state.sheet.inventory.things[0]!];
    monster.carried.push(note);
    hurt(state, monster, 1000, state.hero.id);
    expect(here.draw()).toEqual(['....', '@...', '....']);
    expect(state.level.items.get(monster.square)).toContain(note);
  });

  it('is pushed and teleported as a whole, or not at all', () => {
    const here = scene(['......', '@.B...', '......', '######']);
    const { state } = here;
    const monster = monsterOf(here);
    pushCreature(state, monster, 5);
    expect(here.draw()[1]).toBe('@.BB..');
    pushCreature(state, monster, 3);
    expect(here.draw()[1]).toBe('@..BB.');
    for (let times = 0; times < 10; times++) {
      teleportCreature(state, monster);
      expectWhole(state);
    }
  });

  it('changes places with its master as a whole, where there is room', () => {
    const here = scene(['....', '.@B.', '....']);
    const { state } = here;
    bind(state.level, monsterOf(here), state.hero.id);
    performCommand(state, { kind: 'move', direction: 3 });
    expectWhole(state);
    const tight = scene(['#####', '#@P..', '#####']);
    bind(tight.state.level, monsterOf(tight), tight.state.hero.id);
    const refusal = performCommand(tight.state, { kind: 'move', direction: 3 });
    expect(refusal).toMatchObject({ reason: 'blocked' });
    expectWhole(tight.state);
  });
});

describe('what the hero sees of it', () => {
  it('is every square in sight, drawn as one creature', () => {
    const here = scene(['......', '@..B..', '......']);
    const [thing, ...others] = viewFor(here.state).things.filter(({ kind }) => kind === 'creature');
    expect(others).toEqual([]);
    expect(thing).toMatchObject({ x: 3, y: 1, name: 'block', glyph: 'B' });
    expect(thing?.parts?.map(({ x, y }) => [x, y])).toEqual([
      [3, 1],
      [4, 1],
      [3, 2],
      [4, 2],
    ]);
  });

  it('is known by any part of it, and only the parts in sight are shown', () => {
    const here = scene(['####', '.P..', '##.#', '##@#', '####']);
    const { state } = here;
    const thing = viewFor(state).things.find(({ kind }) => kind === 'creature');
    const { map } = state.level;
    const seen = footprint(map, monsterOf(here).shape, monsterOf(here).square).filter(on =>
      state.sees(on),
    );
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.length).toBeLessThanOrEqual(3);
    expect(thing?.parts).toHaveLength(seen.length);
    // Odds know of no other squares and their creatures.
    const [known] = knownCreatures(state);
    expect(known?.body.squares).toEqual(seen);
    expect(known?.body.head).toBe(state.sees(monsterOf(here).square) ? monsterOf(here).square : -1);
  });

  it('tells of a step by a part that is seen, and of none out of sight', () => {
    const here = scene(['######', '#.B..#', '#....#', '####.#', '@....#'], true);
    const { state } = here;
    const monster = monsterOf(here);
    state.log.clear();
    tellMove(state, monster, monster.square, monster.square + 1);
    const seen = footprint(state.level.map, monster.shape, monster.square + 1);
    const isSeen = seen.some(on => state.sees(on) || state.sees(on - 1));
    expect(state.log.perceivedCount).toBe(isSeen ? 1 : 0);
  });
});

const directions = fc.integer({ min: 1, max: 8 }).map(number => number as Direction);
const orders = fc.oneof(
  { weight: 6, arbitrary: directions.map(direction => ({ kind: 'move', direction }) as const) },
  directions.map(direction => ({ kind: 'attack', direction }) as const),
  directions.map(direction => ({ kind: 'cast', spell: 0, direction }) as const),
  fc.constant({ kind: 'search', count: 3 } as const),
);

describe('after any commands', () => {
  const content = loadContent([...dungeonFiles(), ...BIG_MONSTERS]);
  const house = createRulesets().resolve('house');

  it('every creature takes up its squares, also in a save after each', () => {
    const games = fc.record({
      seed: fc.integer({ min: 0, max: 1_000_000 }),
      given: fc.array(orders, { minLength: 1, maxLength: 40 }),
    });
    fc.assert(
      fc.property(games, ({ seed, given }) => {
        const start = { heroName: 'Ada', role: 'wizard', race: 'human', seed: `big ${seed}` };
        let state = newGame(content, house, start);
        expectWhole(state);
        for (const order of given) {
          const command =
            order.kind === 'cast' ? { ...order, spell: state.sheet.spells[0]?.id ?? 0 } : order;
          performCommand(state, command);
          expectWhole(state);
          const saved = JSON.parse(JSON.stringify(saveGame(state))) as SavedGame;
          const restored = restoreGame(content, house, saved);
          expect(hashGame(restored)).toBe(hashGame(state));
          state = restored;
        }
      }),
      { numRuns: 40 },
    );
  });

  it('a save that has no room for one is mended or refused', () => {
    const here = scene(['@.....', '..B...', '......']);
    lookAround(here.state);
    const saved = JSON.parse(JSON.stringify(saveGame(here.state))) as SavedGame;
    const { content: all, ruleset } = here.state;
    const monster = saved.levels[0]![1].creatures[0] as { square: number };
    const { map } = here.state.level;
    monster.square = map.square(5, 2);
    expectWhole(restoreGame(all, ruleset, saved));
    const narrow = scene(['@.....']);
    const cramped = JSON.parse(JSON.stringify(saveGame(narrow.state))) as SavedGame;
    const creatures = cramped.levels[0]![1].creatures as unknown[];
    creatures.push({ ...saved.levels[0]![1].creatures[0], square: narrow.state.hero.square + 1 });
    expect(() => restoreGame(all, ruleset, cramped)).toThrow('room for the 4 squares of block');
  });
});
