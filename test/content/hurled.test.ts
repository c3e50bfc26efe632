// Flights that nobody chose, and the amulet that saves a life: scenes played by commands.

import {
  type Command,
  type GameState,
  performCommand,
  performedFor,
} from '@roguewright/engine/game';
import type { GameObject } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { tellEvents } from '@roguewright/engine/words';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage, type StageOptions } from './stage.ts';

const house = createRulesets().resolve('house');
const HALL = ['############', '#..........#', '#..@.......#', '#..........#', '############'];

const hall = (rows: readonly string[] = HALL, options: StageOptions = {}, ruleset = house) =>
  new Stage(content, ruleset, rows, { seed: 'punished', ...options });

/** The rules with other numbers in slot `world`. */
function withWorld(numbers: Partial<typeof house.slots.world>): typeof house {
  const world = { ...house.slots.world, ...numbers };
  return { ...house, slots: { ...house.slots, world } };
}

/** What a command tells. */
function told(state: GameState, command: Command): string {
  performCommand(state, command);
  return tellEvents(performedFor(state, undefined)).join(' ');
}

/** Gives the hero a thing that he recognises. */
function give({ state }: Stage, thing: GameObject): GameObject {
  const added = state.sheet.inventory.add(thing);
  if (added.kind === 'full') {
    throw new Error(`no room for ${thing.name}`);
  }
  state.sheet.lore.identify(added.thing);
  return added.thing;
}

/** The hero reads a scroll of punishment. */
function punish(stage: Stage): string {
  const scroll = give(stage, stage.thing('scroll_of_punishment'));
  return told(stage.state, { kind: 'read', item: scroll.id });
}

const at = ({ level, hero }: GameState) => [level.map.x(hero.square), level.map.y(hero.square)];

describe('a flight that nobody chose (SD-092)', () => {
  /** The hero floats, and throws a heavy thing to the west. */
  function recoil(rows: readonly string[], options: StageOptions = {}) {
    const stage = hall(rows, options);
    const { state } = stage;
    Object.assign(state.sheet.attributes, { strength: 118, constitution: 25 });
    state.sheet.conditions.set('levitating', 200);
    const ball = give(stage, stage.thing('iron_ball'));
    const [x, y] = at(state) as [number, number];
    const lines = told(state, { kind: 'throw', item: ball.id, x: x - 1, y });
    return { stage, state, lines, from: [x, y] as const };
  }

  it('begins with a throw in the air, and leads over several squares', () => {
    const { state, lines, from } = recoil(HALL);
    expect(lines).toContain('You are hurled through the air.');
    expect(at(state)).toEqual([from[0] + 4, from[1]]);
  });

  it('is a drift of one square for a light thing', () => {
    const stage = hall();
    const { state } = stage;
    state.sheet.conditions.set('levitating', 200);
    const dagger = give(stage, stage.thing('dagger'));
    const [x, y] = at(state) as [number, number];
    expect(told(state, { kind: 'throw', item: dagger.id, x: x - 2, y })).toContain(
      'drift backwards',
    );
    expect(at(state)).toEqual([x + 1, y]);
  });

  it('ends at a wall, which hurts, and at a creature, which wakes', () => {
    const wall = recoil(['########', '#..@.###', '########']);
    expect(wall.lines).toMatch(/You hit a wall \(\d+\)\./);
    expect(at(wall.state)).toEqual([wall.from[0] + 1, wall.from[1]]);
    const foe = recoil(['#########', '#..@.k..#', '#########']);
    expect(foe.lines).toContain('You bump into the kobold.');
    expect(at(foe.state)).toEqual([foe.from[0] + 1, foe.from[1]]);
  });

  it('is held back by a ball on the ground', () => {
    const stage = hall();
    const { state } = stage;
    punish(stage);
    state.sheet.conditions.set('levitating', 200);
    const dagger = give(stage, stage.thing('dagger'));
    const [x, y] = at(state) as [number, number];
    expect(told(state, { kind: 'throw', item: dagger.id, x: x - 2, y })).toContain('with a tug');
    expect(at(state)).toEqual([x, y]);
  });

  it('takes as many turns as squares', () => {
    const stage = hall();
    const { state } = stage;
    Object.assign(state.sheet.attributes, { strength: 118, constitution: 25 });
    state.sheet.conditions.set('levitating', 200);
    const ball = give(stage, stage.thing('iron_ball'));
    const before = state.clock.turn;
    const [x, y] = at(state) as [number, number];
    performCommand(state, { kind: 'throw', item: ball.id, x: x - 1, y });
    expect(state.clock.turn - before).toBeGreaterThanOrEqual(4);
    expect(state.sheet.conditions.reason).toBe('hurtling');
  });

  it('is cut to a turn by an amulet that saves the life of who dies in it', () => {
    const turns = (amulet: boolean) => {
      const stage = hall(['##########', '#..@.#####', '##########']);
      const { state } = stage;
      Object.assign(state.sheet.attributes, { strength: 118, constitution: 25 });
      if (amulet) {
        const worn = give(stage, stage.thing('amulet_of_the_second_breath'));
        performCommand(state, { kind: 'wear', item: worn.id });
      }
      state.sheet.conditions.set('levitating', 200);
      const ball = give(stage, stage.thing('iron_ball'));
      state.hero.hitPoints = 0;
      const before = state.clock.turn;
      const [x, y] = at(state) as [number, number];
      const lines = told(state, { kind: 'throw', item: ball.id, x: x - 1, y });
      return { ending: state.ending, lines, turns: state.clock.turn - before, state };
    };
    expect(turns(false).ending).toMatchObject({ kind: 'died', during: 'hurtling' });
    const saved = turns(true);
    expect(saved.ending).toBeUndefined();
    expect(saved.lines).toContain('falls apart at your throat');
    expect(saved.state.hero.hitPoints).toBe(saved.state.hero.maxHitPoints);
    expect(saved.turns).toBeLessThanOrEqual(2);
  });

  it('is what a giant does to the hero beside it', () => {
    const stage = hall(['############', '#R@........#', '############'], {
      kinds: { R: 'rag_giant' },
    });
    const { state, target } = stage;
    target.conditions.set('helpless', 0);
    state.hero.hitPoints = 200;
    let lines = '';
    for (let turn = 0; turn < 200 && !lines.includes('hurled'); turn++) {
      state.hero.hitPoints = 200;
      lines = told(state, { kind: 'search', count: 1 });
    }
    expect(lines).toContain('You are hurled through the air.');
    expect(state.sheet.conditions.reasonBy).toBe('a rag giant');
  });

  it('is what a gust does to a creature', () => {
    const stage = hall(['############', '#@.o.......#', '############']);
    const { target } = stage;
    const from = target.square;
    stage.cast('spell_gust', 3, 0);
    expect(target.square - from).toBeGreaterThan(2);
    expect(stage.has('hurled')).toBe(true);
  });
});

describe('the amulet of the second breath', () => {
  it('is used up instead of its wearer, and known from then on', () => {
    const stage = hall();
    const { state } = stage;
    const amulet = stage.thing('amulet_of_the_second_breath');
    state.sheet.inventory.add(amulet);
    performCommand(state, { kind: 'wear', item: amulet.id });
    state.sheet.nutrition = -10_000;
    let lines = '';
    for (let turn = 0; turn < 5 && !lines.includes('throat'); turn++) {
      lines = told(state, { kind: 'search', count: 1 });
    }
    expect(lines).toContain('falls apart at your throat');
    expect(state.ending).toBeUndefined();
    expect(state.sheet.nutrition).toBeGreaterThan(800);
    expect(state.sheet.inventory.find(amulet.id)).toBeUndefined();
    expect(state.sheet.lore.isIdentified(amulet.archetype)).toBe(true);
  });
});

describe('each number of flights', () => {
  const { hurling } = house.slots.world;
  type Numbers = Partial<typeof hurling>;
  const flights = (numbers: Numbers) => withWorld({ hurling: { ...hurling, ...numbers } });

  /** A hero in the air throws a heavy thing to the west. What is told, and where he is. */
  function thrown(numbers: Numbers, kind: string, rows: readonly string[]): string {
    const stage = hall(rows, {}, flights(numbers));
    const { state } = stage;
    Object.assign(state.sheet.attributes, { strength: 118, constitution: 25 });
    state.sheet.conditions.set('levitating', 200);
    const item = give(stage, stage.thing(kind)).id;
    const [x, y] = at(state) as [number, number];
    const lines = told(state, { kind: 'throw', item, x: x - 1, y });
    return JSON.stringify([lines, at(state)]);
  }

  it.each<[string, Numbers, string]>([
    ['strengthOver', { recoil: { ...hurling.recoil, strengthOver: 8 } }, 'iron_ball'],
    ['gramsPerSquare', { recoil: { ...hurling.recoil, gramsPerSquare: 9_000 } }, 'plate_mail'],
  ])('recoil.%s moves how far a throw in the air pushes', (_, numbers, kind) => {
    expect(thrown(numbers, kind, HALL)).not.toBe(thrown({}, kind, HALL));
  });

  it('wallSides moves the damage of a wall', () => {
    const rows = ['########', '#..@.###', '########'];
    expect(thrown({ wallSides: 90 }, 'iron_ball', rows)).not.toBe(thrown({}, 'iron_ball', rows));
  });

  it('wakesWithin moves whom the noise wakes: less than its root away', () => {
    const sleeps = (wakesWithin: number) => {
      const stage = hall(
        ['############', '#..@.#.....#', '#.........k#', '############'],
        {},
        flights({ wakesWithin }),
      );
      const { state, target } = stage;
      Object.assign(state.sheet.attributes, { strength: 118, constitution: 25 });
      state.sheet.conditions.set('levitating', 200);
      target.conditions.set('asleep', 500);
      const item = give(stage, stage.thing('iron_ball')).id;
      const [x, y] = at(state) as [number, number];
      expect(told(state, { kind: 'throw', item, x: x - 1, y })).toContain('You hit a wall');
      return target.conditions.has('asleep');
    };
    // The kobold is six squares and one away: 37.
    expect(sleeps(hurling.wakesWithin)).toBe(true);
    expect(sleeps(38)).toBe(false);
    expect(sleeps(37)).toBe(true);
  });

  /** Squares that a giant throws the hero. */
  function tossed(numbers: Numbers): number {
    const rows = ['############', '#R@........#', '############'];
    const stage = hall(rows, { kinds: { R: 'rag_giant' } }, flights(numbers));
    const { state, target } = stage;
    target.conditions.set('helpless', 0);
    const [from] = at(state) as [number];
    for (let turn = 0; turn < 200; turn++) {
      state.hero.hitPoints = 200;
      if (told(state, { kind: 'search', count: 1 }).includes('hurled')) {
        return (at(state) as [number])[0] - from;
      }
    }
    throw new Error('the giant never throws');
  }

  it('toss moves how far a giant throws: 2 squares, and 1 for 6 of its 11 levels', () => {
    const { toss } = hurling;
    expect(tossed({})).toBe(3);
    expect(tossed({ toss: { ...toss, sure: 4 } })).toBe(5);
    expect(tossed({ toss: { ...toss, levelsOver: 5 } })).toBe(4);
    expect(tossed({ toss: { ...toss, most: 2 } })).toBe(2);
  });
});

describe('each number of life saving', () => {
  const { lifeSaving } = house.slots.world;

  /** A hero with 4 hit points at most dies in a flight and is saved: what he has then, and the turns that passed. */
  function saved(level: number, numbers: Partial<typeof lifeSaving> = {}) {
    const ruleset = withWorld({ lifeSaving: { ...lifeSaving, ...numbers } });
    const stage = hall(['##########', '#..@.#####', '##########'], {}, ruleset);
    const { state } = stage;
    const { hero, sheet, clock } = state;
    Object.assign(sheet.attributes, { strength: 118, constitution: 25 });
    const worn = give(stage, stage.thing('amulet_of_the_second_breath'));
    performCommand(state, { kind: 'wear', item: worn.id });
    sheet.conditions.set('levitating', 200);
    const item = give(stage, stage.thing('iron_ball')).id;
    Object.assign(hero, { hitPoints: 0, maxHitPoints: 4 });
    Object.assign(sheet, { level, nutrition: 600 });
    const before = clock.turn;
    const [x, y] = at(state) as [number, number];
    performCommand(state, { kind: 'throw', item, x: x - 1, y });
    return { most: hero.maxHitPoints, food: sheet.nutrition, turns: clock.turn - before };
  }

  it('leastHitPoints and perLevel move what he has at most', () => {
    expect(saved(1).most).toBe(10);
    expect(saved(1, { leastHitPoints: 25 }).most).toBe(25);
    expect(saved(20).most).toBe(40);
    expect(saved(20, { perLevel: 3 }).most).toBe(60);
  });

  it('fedBelow moves whether he is fed', () => {
    expect(saved(1).food).toBeLessThan(610);
    expect(saved(1, { fedBelow: 700 }).food).toBeGreaterThan(850);
  });

  it('helpless moves the turns that he lies there', () => {
    expect(saved(1, { helpless: 3 }).turns).toBe(saved(1).turns + 2);
  });
});
