// The town and the home beside the dungeon, and the ways to them: stairs, doors, recalls, portals.

import { Streams } from '@roguewright/engine/chance';
import {
  type Command,
  castFreely,
  type GameState,
  hashGame,
  newGame,
  performCommand,
  performedFor,
  restoreGame,
  Stage,
  saveGame,
} from '@roguewright/engine/game';
import { makeObject } from '@roguewright/engine/objects';
import { createRulesets, type Ruleset } from '@roguewright/engine/rulesets';
import { drawLevel } from '@roguewright/engine/world';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';

const library = createRulesets();
const house = library.resolve('house');
const crossfire = library.resolve('crossfire');

const viewFor = (state: GameState) => performedFor(state, undefined).view;

const TOWN = 0;
const HOME = -1;

function begin(seed: string, more: Partial<Parameters<typeof newGame>[2]> = {}): GameState {
  const state = newGame(content, house, {
    ...{ heroName: 'Ada', role: 'wizard', race: 'human', seed },
    ...more,
  });
  state.level.restless = false;
  for (const creature of [...state.level.creatures.all]) {
    state.level.map.occupant[creature.square] = 0;
    state.level.creatures.remove(creature);
  }
  return state;
}

function kinds(state: GameState, command: Command): readonly string[] {
  expect(performCommand(state, command)).toBeUndefined();
  return state.log.perceived().map(({ kind }) => kind);
}

/** The hero walks to the first fixture of a use that he knows. */
function walkTo(state: GameState, name: string): void {
  const goal = viewFor(state).things.find(thing => thing.name === name)!;
  for (let tries = 0; tries < 20; tries++) {
    const { x, y } = viewFor(state).hero;
    if (x === goal.x && y === goal.y) {
      return;
    }
    expect(performCommand(state, { kind: 'travel', x: goal.x, y: goal.y })).toBeUndefined();
  }
  throw new Error(`no way to the ${name}`);
}

/** The hero stands on another square of his level. */
function put(state: GameState, square: number): void {
  const { level, hero } = state;
  level.map.occupant[hero.square] = 0;
  hero.square = square;
  level.map.occupant[square] = hero.id;
  performCommand(state, { kind: 'search', count: 1 });
}

function resumed(state: GameState): GameState {
  const saved = JSON.parse(JSON.stringify(saveGame(state)));
  const again = restoreGame(content, house, saved);
  expect(hashGame(again)).toBe(hashGame(state));
  return again;
}

describe('the town', () => {
  it('lies above the first level, and leads to the home and back', () => {
    const state = begin('town');
    expect(kinds(state, { kind: 'ascend' })).toContain('climbed');
    expect([state.seat.depth, state.ending, viewFor(state).dungeonLevel]).toEqual([
      TOWN,
      undefined,
      0,
    ]);
    for (let tries = 0; tries < 40; tries++) {
      performCommand(state, { kind: 'explore' });
    }
    walkTo(state, 'house door');
    expect(kinds(state, { kind: 'enter' })).toContain('passed-through');
    expect(state.seat.depth).toBe(HOME);
    const home = resumed(state);
    expect(viewFor(home)).toEqual(viewFor(state));
    expect(kinds(home, { kind: 'enter' })).toContain('passed-through');
    expect(home.seat.depth).toBe(TOWN);
    const { map } = home.level;
    const stairs = [...map.terrain.keys()].find(at => map.terrainAt(at) === 'stairs-down')!;
    put(home, stairs);
    kinds(home, { kind: 'descend' });
    expect([home.seat.depth, home.depth]).toEqual([1, 1]);
  });

  it('is quiet: nobody but shopkeepers lives there, and nothing arrives', () => {
    const state = begin('quiet');
    performCommand(state, { kind: 'ascend' });
    for (let turn = 0; turn < 40; turn++) {
      performCommand(state, { kind: 'rest', count: 20 });
    }
    const there = state.level.creatures.all.map(({ archetype }) => archetype.id);
    expect(there).toEqual(new Array(5).fill('shopkeeper'));
  });

  it('refuses to be entered where there is no door', () => {
    const state = begin('nothing');
    expect(performCommand(state, { kind: 'enter' })?.reason).toBe('nothing-to-enter');
  });

  it('isn’t the end of a game, which the Amulet alone wins', () => {
    const state = begin('won');
    const amulet = makeObject(content, content.archetype('amulet_of_the_deep'), () =>
      state.newId(),
    );
    state.sheet.inventory.add(amulet);
    performCommand(state, { kind: 'ascend' });
    expect([state.ending?.kind, state.seat.depth]).toEqual(['won', 1]);
  });
});

const FIELD = ['#########', '#.......#', '#...@...#', '#.......#', '#########'];

/** A stage whose hero has a home on a second level. */
function stage(ruleset: Ruleset): Stage {
  const { map, marks } = drawLevel(FIELD, true);
  const far = drawLevel(FIELD, true);
  return new Stage({
    ...{ content, ruleset, streams: new Streams('ways'), map, further: [far.map] },
    hero: {
      archetype: content.archetype('role_wizard'),
      square: marks.get('@')![0]!,
      ways: { home: { place: 2, square: far.map.square(2, 2) } },
    },
  });
}

/** A spell that ships, without a bonus for levels. */
const RECALL = content.archetype('spell_homeward_thread');

/** The tick in which a recall with this duration in ticks takes the hero home. */
function ticksOf(ruleset: Ruleset, duration: number): number {
  const own = stage(ruleset);
  const spell = { ...RECALL, numbers: { ...RECALL.numbers, duration, durationModifier: 0 } };
  expect(castFreely(own.state, { spell, caster: 1, direction: 0, level: 1 })).toBe(true);
  for (let tick = 1; tick < 100; tick++) {
    own.tick();
    if (own.state.seat.depth === 2) {
      return tick;
    }
  }
  return 0;
}

describe('a recall', () => {
  it('acts after as many ticks as it says, and by the program 1 or 2 later', () => {
    const durations = [1, 5, 10, 20, 30, 40];
    expect(durations.map(duration => ticksOf(house, duration))).toEqual(durations);
    expect(durations.map(duration => ticksOf(crossfire, duration))).toEqual([3, 6, 11, 21, 31, 42]);
  });

  it('adds nothing while another one is pending, but a word of penalty does', () => {
    const own = stage(crossfire);
    const free = (spell: string) =>
      castFreely(own.state, {
        ...{ spell: content.archetype(spell), caster: 1, direction: 0, level: 20 },
      });
    expect([free('spell_vesper_bell'), free('spell_vesper_bell')]).toEqual([true, true]);
    expect(own.state.sheet.forces.all.length).toBe(1);
    own.state.sheet.experience = 10_000;
    expect(free('spell_forfeit_road')).toBe(true);
    expect([own.state.sheet.forces.all.length, own.state.sheet.experience]).toEqual([2, 8000]);
  });

  it('goes on after a save', () => {
    const state = begin('recall');
    castFreely(state, { spell: RECALL, caster: state.hero.id, direction: 0, level: 9 });
    const again = resumed(state);
    for (let turn = 0; turn < 12 && again.seat.depth === 1; turn++) {
      performCommand(again, { kind: 'search', count: 1 });
    }
    expect(again.seat.depth).toBe(HOME);
    expect(viewFor(again).dungeonLevel).toBe(HOME);
  });

  it('leaves the hero with the Amulet where he is', () => {
    const state = begin('held');
    const amulet = makeObject(content, content.archetype('amulet_of_the_deep'), () =>
      state.newId(),
    );
    state.sheet.inventory.add(amulet);
    castFreely(state, { spell: RECALL, caster: state.hero.id, direction: 0, level: 9 });
    let told: readonly string[] = [];
    for (let turn = 0; turn < 12; turn++) {
      performCommand(state, { kind: 'search', count: 1 });
      told = [...told, ...state.log.perceived().map(({ kind }) => kind)];
    }
    expect([state.seat.depth, told.includes('amulet-holds')]).toEqual([1, true]);
  });
});

const GATE = content.archetype('spell_walkers_gate');

function cast(state: GameState, spell = GATE): boolean {
  return castFreely(state, { spell, caster: state.hero.id, direction: 0, level: 15 });
}

/** A hero in the town, whose portals lead to the first level. */
function withPortals(spell = GATE): GameState {
  const state = begin('portals');
  expect(cast(state, spell)).toBe(true);
  performCommand(state, { kind: 'ascend' });
  expect(cast(state, spell)).toBe(true);
  return state;
}

/** Moves pass. */
function wait(state: GameState, moves: number): void {
  for (let move = 0; move < moves; move++) {
    performCommand(state, { kind: 'search', count: 1 });
  }
}

describe('a portal', () => {
  it('opens, leads both ways after saves on either level, and is drawn and remembered', () => {
    const state = withPortals();
    expect(performCommand(state, { kind: 'enter' })?.reason).toBe('nothing-to-enter');
    wait(state, 4);
    const again = resumed(state);
    const portal = viewFor(again).things.find(({ use }) => use === 'way')!;
    expect([portal.name, portal.text]).toEqual([
      'walker’s gate'.replace('’', "'"),
      'Ada’s portal to dungeon level 1',
    ]);
    expect(kinds(again, { kind: 'enter' })).toContain('passed-through');
    expect(again.seat.depth).toBe(1);
    const below = resumed(again);
    expect(kinds(below, { kind: 'enter' })).toContain('passed-through');
    expect(below.seat.depth).toBe(TOWN);
    put(below, below.hero.square + 5);
    const remembered = viewFor(below).things.filter(({ use }) => use === 'way');
    expect(remembered.length).toBe(1);
  });

  it('takes the place of an older one, and the square is forgotten', () => {
    const state = withPortals();
    wait(state, 4);
    expect(state.seat.ways.marks).toBeUndefined();
    cast(state);
    put(state, state.hero.square + 3);
    cast(state);
    const all = [...state.world.levels.values()].flatMap(({ fixtures }) => fixtures.all);
    expect(all.filter(({ owner }) => owner === state.hero.id).length).toBe(2);
    wait(state, 4);
    const ways = viewFor(state).things.filter(({ name }) => name === "walker's gate");
    expect(ways.length).toBe(2);
  });

  it('of a thread closes at both ends by itself', () => {
    const state = withPortals(content.archetype('spell_thread_gate'));
    const count = () =>
      [...state.world.levels.values()]
        .flatMap(({ fixtures }) => fixtures.all)
        .filter(({ owner }) => owner === state.hero.id).length;
    wait(state, 2);
    expect(count()).toBe(2);
    wait(state, 32);
    expect(count()).toBe(0);
  });

  it('doesn’t open in the home, nor let the Amulet out', () => {
    const state = withPortals();
    wait(state, 4);
    const amulet = makeObject(content, content.archetype('amulet_of_the_deep'), () =>
      state.newId(),
    );
    state.sheet.inventory.add(amulet);
    expect(performCommand(state, { kind: 'enter' })?.reason).toBe('amulet-holds');
    state.seat.depth = HOME;
    expect(cast(state)).toBe(false);
  });

  it('of one cast leads to the stone to which the hero is attuned', () => {
    const state = newGame(content, library.resolve({ spells: 'crossfire' }), {
      ...{ heroName: 'Ada', role: 'wizard', race: 'human', seed: 'attuned' },
    });
    const rift = content.archetype('spell_lowmarch_rift');
    expect(cast(state, rift)).toBe(true);
    expect(state.log.perceived().map(({ kind }) => kind)).toContain('cast-in-vain');
    performCommand(state, { kind: 'ascend' });
    const stone = state.level.fixtures.all.find(({ archetype }) => archetype.id === 'waystone')!;
    put(state, stone.square - 1);
    expect(kinds(state, { kind: 'move', direction: 3 })).toContain('attuned');
    expect(state.seat.ways.attuned).toEqual({ place: TOWN, square: stone.square });
  });
});

describe('a world where death isn’t final', () => {
  it('lets its heroes wake up at home, the poorer for it', () => {
    const state = begin('mercy', { revives: true });
    state.sheet.experience = 1000;
    state.sheet.level = 8;
    state.hero.hitPoints = 0;
    const spell = content.archetype('spell_fireball');
    state.hero.maxHitPoints = 30;
    castFreely(state, { spell, caster: state.hero.id, direction: 0, level: 30 });
    for (let turn = 0; turn < 5 && state.seat.depth !== HOME; turn++) {
      performCommand(state, { kind: 'search', count: 1 });
    }
    expect([state.seat.depth, state.ending, state.hero.hitPoints]).toEqual([HOME, undefined, 30]);
    expect(state.sheet.experience).toBe(800);
    const again = resumed(state);
    expect([viewFor(again).revives, viewFor(begin('final', {})).revives]).toEqual([
      true,
      undefined,
    ]);
    expect(kinds(again, { kind: 'search', count: 1 })).toBeDefined();
  });
});
