// The ball and chain: scenes played by commands.

import {
  type Command,
  type GameState,
  hashGame,
  performCommand,
  performedFor,
  restoreGame,
  saveGame,
} from '@roguewright/engine/game';
import { type GameObject, setBeatitude } from '@roguewright/engine/objects';
import { createRulesets, parseRulesetName } from '@roguewright/engine/rulesets';
import { lastingOn, tellEvents } from '@roguewright/engine/words';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage, type StageOptions } from './stage.ts';

const rulesets = createRulesets();
const house = rulesets.resolve('house');
const viewFor = (state: GameState) => performedFor(state, undefined).view;
const HALL = ['############', '#..........#', '#..@.......#', '#..........#', '############'];

const hall = (rows: readonly string[] = HALL, options: StageOptions = {}, ruleset = house) =>
  new Stage(content, ruleset, rows, { seed: 'punished', ...options });

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
function punish(stage: Stage, beatitude: 'cursed' | 'uncursed' | 'blessed' = 'uncursed'): string {
  const scroll = stage.thing('scroll_of_punishment');
  setBeatitude(scroll, beatitude);
  return told(stage.state, { kind: 'read', item: give(stage, scroll).id });
}

const at = ({ level, hero }: GameState) => [level.map.x(hero.square), level.map.y(hero.square)];
const chainOf = ({ state }: Stage) => viewFor(state).hero.chained;
const move = (stage: Stage, direction: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8) =>
  performCommand(stage.state, { kind: 'move', direction });

/** The hero is so strong that nothing burdens him. */
function strengthen({ state }: Stage): void {
  Object.assign(state.sheet.attributes, { strength: 118, constitution: 18 });
}

describe('a scroll of punishment', () => {
  it('chains its reader to a ball, which his sheet and the status line tell', () => {
    const stage = hall();
    expect(punish(stage)).toContain('An iron ring closes on your ankle.');
    expect(chainOf(stage)).toMatchObject({ at: at(stage.state), spans: 2, dragTurns: 2 });
    const lasting = lastingOn(viewFor(stage.state).hero).find(({ name }) => name.includes('ball'));
    expect(lasting?.about).toContain('The ball weighs 22 kg. The chain spans 2 squares.');
    expect(lasting?.about).toContain('holds you for 2 turns');
  });

  it('makes the ball heavier the second time, twice as much so when it is cursed', () => {
    const stage = hall();
    punish(stage);
    punish(stage);
    expect(chainOf(stage)?.grams).toBe((480 + 160) * 45);
    expect(punish(stage, 'cursed')).toContain('grows heavier');
    expect(chainOf(stage)?.grams).toBe((480 + 160 + 320) * 45);
  });

  it('leaves a blessed reader and a confused one at a feeling of guilt', () => {
    const stage = hall();
    expect(punish(stage, 'blessed')).toContain('you know exactly what you did');
    stage.state.sheet.conditions.set('confused', 50);
    punish(stage);
    expect(chainOf(stage)).toBeUndefined();
  });

  it('finds no ankle on a body of air', () => {
    const stage = hall();
    give(stage, stage.thing('ring_of_polymorph_control'));
    const ring = stage.state.sheet.inventory.things.at(-1)!;
    performCommand(stage.state, { kind: 'wear', item: ring.id });
    punish(stage);
    const potion = give(stage, stage.thing('potion_of_polymorph'));
    performCommand(stage.state, { kind: 'quaff', item: potion.id });
    const lines = told(stage.state, { kind: 'answer', answer: { text: 'air elemental' } });
    expect(lines).toContain('The iron ring finds nothing to hold');
    expect(chainOf(stage)).toBeUndefined();
  });
});

describe('the ball', () => {
  it('lets the hero go two squares, and is then dragged, which holds him for two turns', () => {
    const stage = hall();
    strengthen(stage);
    punish(stage);
    const [x, y] = at(stage.state) as [number, number];
    const { clock } = stage.state;
    const turns = [3, 3, 3].map(() => {
      const before = clock.turn;
      move(stage, 3);
      return clock.turn - before;
    });
    expect(at(stage.state)).toEqual([x + 3, y]);
    expect(turns).toEqual([1, 1, 2]);
    expect(chainOf(stage)?.at).toEqual([x + 1, y]);
  });

  it('leaves no ball behind in the memory of a hero who explores in the dark, and doesn’t stop him', () => {
    const stage = hall(HALL, { lit: false });
    strengthen(stage);
    punish(stage);
    const { state } = stage;
    performCommand(state, { kind: 'explore' });
    const { events } = performedFor(state, undefined);
    expect(events.map(({ kind }) => kind)).not.toContain('spotted');
    expect(state.clock.turn).toBeGreaterThan(6);
    const balls = viewFor(state).things.filter(({ name }) => name.includes('iron ball'));
    expect(balls.map(({ x, y }) => [x, y])).toEqual([chainOf(stage)?.at]);
  });

  it('can’t be dragged by a hero who carries too much, and says so before and after', () => {
    const stage = hall();
    strengthen(stage);
    punish(stage);
    move(stage, 3);
    move(stage, 3);
    const stones = stage.thing('iron_ball');
    stones.setFact('weight', 80_000);
    give(stage, stones);
    expect(chainOf(stage)?.holds).toBe(true);
    expect(move(stage, 3)?.reason).toBe('ball-holds');
  });

  it('is carried, weighs, and follows over stairs, through teleports and saves', () => {
    const stage = hall(['############', '#..........#', '#..@.......#', '############']);
    const { state } = stage;
    Object.assign(state.sheet.attributes, { strength: 118, constitution: 25 });
    punish(stage);
    const { carried } = viewFor(state).hero.load;
    const item = state.sheet.powers.chained;
    expect(performCommand(state, { kind: 'pick-up', item })).toBeUndefined();
    expect(chainOf(stage)?.at).toBeUndefined();
    expect(viewFor(state).hero.load.carried - carried).toBe(21_600);
    const restored = restoreGame(content, house, saveGame(state));
    expect(hashGame(restored)).toBe(hashGame(state));
    expect(viewFor(restored).hero.chained).toEqual(chainOf(stage));
    performCommand(state, { kind: 'drop', item, count: 1 });
    const scroll = give(stage, stage.thing('scroll_of_teleportation'));
    performCommand(state, { kind: 'read', item: scroll.id });
    const ball = chainOf(stage)?.at;
    expect(ball).toBeDefined();
    const [x, y] = at(state) as [number, number];
    expect(Math.max(Math.abs(ball![0] - x), Math.abs(ball![1] - y))).toBeLessThanOrEqual(2);
  });

  it('comes down after the hero on stairs, and now and then drags him', () => {
    let dragged = 0;
    for (let seed = 0; seed < 30; seed++) {
      const stage = hall(HALL, { seed: `stairs ${seed}` });
      const { state } = stage;
      punish(stage);
      state.level.map.setTerrain(state.hero.square, 'stairs-down');
      const lines = told(state, { kind: 'descend' });
      expect(state.seat.depth).toBe(2);
      expect(chainOf(stage)?.at).toEqual(at(state));
      dragged += Number(lines.includes('drags you down the stairs'));
    }
    // 5 times in 6.
    expect(dragged).toBeGreaterThan(18);
    expect(dragged).toBeLessThan(30);
  });

  it('falls on his head after a trap door, less hard on a metal helmet', () => {
    const falls = (helmet: boolean) =>
      Array.from({ length: 20 }, (_, seed) => {
        const rows = ['######', '#.@^.#', '######'];
        const stage = hall(rows, { seed: `hole ${seed}`, fixtures: { '^': 'trap_door' } });
        const { state } = stage;
        if (helmet) {
          const worn = give(stage, stage.thing('iron_helm'));
          performCommand(state, { kind: 'wear', item: worn.id });
        }
        state.hero.hitPoints = 200;
        punish(stage);
        return /The ball comes down after you, on your (\w+)/.exec(
          told(state, { kind: 'move', direction: 3 }),
        )?.[1];
      });
    const [bare, covered] = [falls(false), falls(true)];
    expect(new Set(bare)).toEqual(new Set([undefined, 'head']));
    expect(new Set(covered)).toEqual(new Set([undefined, 'helmet']));
  });

  it('drags its thrower after it', () => {
    const stage = hall();
    const { state } = stage;
    Object.assign(state.sheet.attributes, { strength: 118, constitution: 25 });
    punish(stage);
    const item = state.sheet.powers.chained;
    const [x, y] = at(state) as [number, number];
    const { throwRange } = chainOf(stage)!;
    expect(throwRange).toBe(5);
    performCommand(state, { kind: 'pick-up', item });
    expect(performCommand(state, { kind: 'throw', item, x: x + 6, y })?.reason).toBe(
      'out-of-range',
    );
    expect(told(state, { kind: 'throw', item, x: x + 5, y })).toContain('drags you along');
    expect(at(state)).toEqual([x + 4, y]);
    expect(chainOf(stage)?.at).toEqual([x + 5, y]);
  });

  it('is left by a scroll that lifts curses, and by a knock at oneself', () => {
    const stage = hall();
    punish(stage);
    const scroll = give(stage, stage.thing('scroll_of_unbinding'));
    expect(told(stage.state, { kind: 'read', item: scroll.id })).toContain('ankle opens');
    expect(chainOf(stage)).toBeUndefined();
    const other = hall();
    punish(other);
    expect(
      told(other.state, { kind: 'cast', spell: other.teach('spell_knock'), direction: 0 }),
    ).toContain('ankle opens');
    expect(chainOf(other)).toBeUndefined();
  });

  it('is nothing that a monster takes', () => {
    const stage = hall(['######', '#@k..#', '######']);
    const { state } = stage;
    punish(stage);
    const { target } = stage;
    target.conditions.set('helpless', 0);
    target.conditions.set('asleep', 0);
    expect(target.carried.some(({ archetype }) => archetype.id === 'iron_ball')).toBe(false);
    for (let turn = 0; turn < 6; turn++) {
      performCommand(state, { kind: 'search', count: 1 });
    }
    expect(chainOf(stage)).toBeDefined();
  });
});

describe('travel by ball, pace and jump (SD-089)', () => {
  const PAGE = rulesets.resolve(parseRulesetName('casting=nethack-3.4.3,speed=wiki-speed'));
  const CORRIDOR = [`#${'#'.repeat(60)}#`, `#@${'.'.repeat(59)}#`, `#${'#'.repeat(60)}#`];

  const FORM = 'warhorse';

  /** The farthest that a very fast hero in the form of a thing with speed 24 comes in a turn. */
  function farthest(withBall: boolean): number {
    const stage = new Stage(content, PAGE, CORRIDOR, { seed: 'run', skill: 'expert' });
    const { state } = stage;
    const { hero, sheet, level } = state;
    const ring = give(stage, stage.thing('ring_of_polymorph_control'));
    performCommand(state, { kind: 'wear', item: ring.id });
    const potion = give(stage, stage.thing('potion_of_polymorph'));
    performCommand(state, { kind: 'quaff', item: potion.id });
    performCommand(state, { kind: 'answer', answer: { text: FORM } });
    expect(sheet.powers.form?.kind.id).toBe(FORM);
    Object.assign(sheet.attributes, { strength: 118, constitution: 25 });
    const spell = stage.teach('spell_jumping');
    if (withBall) {
      punish(stage);
      performCommand(state, { kind: 'pick-up', item: sheet.powers.chained });
    }
    let most = 0;
    for (let turn = 0; turn < 12 && level.map.x(hero.square) < 45; turn++) {
      sheet.conditions.set('very-fast', 500);
      sheet.energy = 500;
      const now = state.clock.turn;
      const from = level.map.x(hero.square);
      let act = 0;
      while (state.clock.turn === now) {
        const x = level.map.x(hero.square);
        const item = sheet.powers.chained;
        const isCarried = sheet.inventory.find(item) !== undefined;
        act++;
        if (act >= 4) {
          performCommand(state, { kind: 'cast', spell, direction: 3 });
        } else if (withBall && isCarried) {
          performCommand(state, { kind: 'throw', item, x: x + 5, y: level.map.y(hero.square) });
        } else {
          performCommand(state, { kind: 'move', direction: 3 });
          if (withBall) {
            performCommand(state, { kind: 'pick-up', item });
          }
        }
      }
      most = Math.max(most, level.map.x(hero.square) - from);
    }
    return most;
  }

  it('goes farther with the ball than without', () => {
    expect(farthest(true)).toBeGreaterThan(farthest(false));
  });
});

describe('each number of the ball and chain', () => {
  const { punishment } = house.slots.world;

  const dice = (count: number) => ({ count, sides: 6, bonus: 0 });

  function under(numbers: Partial<typeof punishment>): typeof house {
    const world = { ...house.slots.world, punishment: { ...punishment, ...numbers } };
    return { ...house, slots: { ...house.slots, world } };
  }

  /** What is told of a chain, and where the ball is after three steps. */
  function seen(numbers: Partial<typeof punishment>): string {
    const stage = hall(HALL, {}, under(numbers));
    strengthen(stage);
    punish(stage);
    punish(stage, 'cursed');
    const turn = stage.state.clock.turn;
    for (let step = 0; step < 3; step++) {
      move(stage, 3);
    }
    const lasting = lastingOn(viewFor(stage.state).hero).find(({ name }) => name.includes('ball'));
    return JSON.stringify([lasting, chainOf(stage), stage.state.clock.turn - turn]);
  }

  it.each([
    ['chain', { chain: 1 }],
    ['dragTurns', { dragTurns: 5 }],
    ['heavier', { heavier: { sure: 100, cursed: 0 } }],
    ['thrown', { thrown: { ...punishment.thrown, most: 1 } }],
    ['thrown.strengthOver', { thrown: { ...punishment.thrown, strengthOver: 3 } }],
    ['thrown.gramsPerSquare', { thrown: { ...punishment.thrown, gramsPerSquare: 18_000 } }],
    ['heavier.cursed', { heavier: { ...punishment.heavier, cursed: 90_000 } }],
    ['stairs', { stairs: { ...punishment.stairs, drags: 1 } }],
    ['stairs.of', { stairs: { ...punishment.stairs, of: 12 } }],
    ['stairs.damage', { stairs: { ...punishment.stairs, damage: dice(3) } }],
    ['falls', { falls: { ...punishment.falls, hits: 1 } }],
    ['falls.of', { falls: { ...punishment.falls, of: 12 } }],
    ['falls.damage', { falls: { ...punishment.falls, damage: dice(4) } }],
  ])('%s moves what is told or done', (_, numbers) => {
    expect(seen(numbers)).not.toBe(seen({}));
  });

  it('dragsUpTo moves under which burden the ball can be dragged', () => {
    const holds = (dragsUpTo: typeof punishment.dragsUpTo) => {
      const stage = hall(HALL, {}, under({ dragsUpTo }));
      strengthen(stage);
      punish(stage);
      const stones = stage.thing('iron_ball');
      stones.setFact('weight', 50_000);
      give(stage, stones);
      expect(viewFor(stage.state).hero.burden).toBe('burdened');
      return chainOf(stage)?.holds;
    };
    expect([holds('burdened'), holds('unencumbered')]).toEqual([false, true]);
  });

  it('falls.helmet moves what a metal helmet leaves of the damage', () => {
    const hit = (helmet: number) => {
      const falls = { ...punishment.falls, hits: 1, of: 1, helmet };
      const rows = ['######', '#.@^.#', '######'];
      const stage = hall(rows, { fixtures: { '^': 'trap_door' } }, under({ falls }));
      const { state } = stage;
      const worn = give(stage, stage.thing('iron_helm'));
      performCommand(state, { kind: 'wear', item: worn.id });
      state.hero.hitPoints = 200;
      punish(stage);
      const lines = told(state, { kind: 'move', direction: 3 });
      return Number(/on your helmet \((\d+)\)/.exec(lines)?.[1]);
    };
    expect([hit(punishment.falls.helmet), hit(9)]).toEqual([punishment.falls.helmet, 9]);
  });
});
