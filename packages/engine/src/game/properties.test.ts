import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRulesets } from '../rulesets/index.ts';
import { WALK } from '../world/index.ts';
import type { Command } from './actions/commands.ts';
import { newGame } from './assembly/new-game.ts';
import { performCommand } from './perform.ts';
import type { Direction } from './protocol/commands.ts';
import { hashGame, restoreGame, type SavedGame, saveGame } from './saves/save.ts';
import type { GameState } from './state/state.ts';
import { dungeonContent } from './testing/content.ts';
import { performedFor } from './views/events-for.ts';

const content = dungeonContent();
const house = createRulesets().resolve('house');

function begin(seed: string): GameState {
  return newGame(content, house, { heroName: 'Ada', role: 'wizard', race: 'human', seed });
}

const directions = fc.integer({ min: 0, max: 8 }).map(number => number as Direction);

/** Commands that may or may not make sense; things are named by their place in the lists. */
const orders = fc.oneof(
  { weight: 6, arbitrary: directions.map(direction => ({ kind: 'move', direction }) as const) },
  directions.map(direction => ({ kind: 'attack', direction }) as const),
  directions.map(direction => ({ kind: 'open', direction }) as const),
  directions.map(direction => ({ kind: 'close', direction }) as const),
  fc.tuple(fc.integer({ min: 0, max: 3 }), directions).map(([spell, direction]) => {
    return { kind: 'cast', spell, direction } as const;
  }),
  fc.integer({ min: 0, max: 3 }).map(item => ({ kind: 'quaff', item }) as const),
  fc.integer({ min: 0, max: 3 }).map(item => ({ kind: 'read', item }) as const),
  fc.constant({ kind: 'pick-up', item: 0 } as const),
  fc.constant({ kind: 'ascend' } as const),
  fc.integer({ min: 1, max: 99 }).map(count => ({ kind: 'rest', count }) as const),
);

/** The command with the places in the lists turned into ids. */
function resolve(state: GameState, order: Command): Command {
  const { spells, inventory } = state.sheet;
  if (order.kind === 'cast') {
    return { ...order, spell: spells[order.spell]?.id ?? 0 };
  }
  if (order.kind === 'quaff' || order.kind === 'read') {
    return { ...order, item: inventory.things[order.item]?.id ?? 0 };
  }
  return order;
}

function expectSound(state: GameState): void {
  const { map, creatures, effects, items } = state.level;
  const everybody = [state.hero, ...creatures.all].filter(({ alive }) => alive);
  for (const { id, square, hitPoints, maxHitPoints } of everybody) {
    expect(map.bits[square]! & WALK).toBe(WALK);
    expect(map.occupant[square]).toBe(id);
    expect(hitPoints).toBeLessThanOrEqual(maxHitPoints);
  }
  expect(map.occupant.filter(id => id !== 0)).toHaveLength(everybody.length);
  for (const square of items.keys()) {
    expect(map.bits[square]! & WALK).toBe(WALK);
  }
  for (let row = 0; row < effects.count; row++) {
    expect(effects.duration[row]!).toBeGreaterThanOrEqual(0);
    expect(map.openToEffects(effects.square[row]!)).toBe(true);
  }
  expect(state.sheet.energy).toBeGreaterThanOrEqual(0);
  expect(state.sheet.energy).toBeLessThanOrEqual(state.sheet.maxEnergy);
}

const games = fc.record({
  seed: fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme-ascii' }).map(seed => `s${seed}`),
  orders: fc.array(orders, { minLength: 1, maxLength: 80 }),
});

describe('any commands', () => {
  it('leave a sound world, and the same state when they are performed again', () => {
    fc.assert(
      fc.property(games, ({ seed, orders: given }) => {
        const state = begin(seed);
        const performed: Command[] = [];
        for (const order of given) {
          const command = resolve(state, order);
          performed.push(command);
          performCommand(state, command);
          expectSound(state);
        }
        const again = begin(seed);
        for (const command of performed) {
          performCommand(again, command);
        }
        expect(hashGame(again)).toBe(hashGame(state));
        expect(performedFor(again, undefined)).toEqual(performedFor(state, undefined));
      }),
      { numRuns: 60 },
    );
  });

  it('go on from a save as if nothing had happened', () => {
    fc.assert(
      fc.property(games, ({ seed, orders: given }) => {
        const state = begin(seed);
        const half = Math.floor(given.length / 2);
        for (const order of given.slice(0, half)) {
          performCommand(state, resolve(state, order));
        }
        const saved = JSON.parse(JSON.stringify(saveGame(state))) as SavedGame;
        const restored = restoreGame(content, house, saved);
        expect(hashGame(restored)).toBe(hashGame(state));
        for (const order of given.slice(half)) {
          performCommand(state, resolve(state, order));
          performCommand(restored, resolve(restored, order));
        }
        expect(hashGame(restored)).toBe(hashGame(state));
      }),
      { numRuns: 40 },
    );
  });

  it('end every effect', () => {
    const state = begin('effects');
    const spell = state.sheet.spells[0]!.id;
    for (let cast = 0; cast < 5; cast++) {
      state.sheet.energy = state.sheet.maxEnergy;
      performCommand(state, { kind: 'cast', spell, direction: 1 });
    }
    for (let turn = 0; turn < 5; turn++) {
      performCommand(state, { kind: 'rest', count: 1 });
    }
    expect(state.level.effects.count).toBe(0);
  });
});

describe('what is no command', () => {
  it.each([
    [null, /command/],
    [{ kind: 'fly' }, /kind/],
    [{ kind: 'move' }, /direction/],
    [{ kind: 'move', direction: 9 }, /direction: expected an integer from 0 to 8, got 9/],
    [{ kind: 'rest', count: 0 }, /count/],
    [{ kind: 'cast', spell: 'fireball', direction: 1 }, /spell/],
  ])('is a usage error that names the field: %j', (command, message) => {
    const state = begin('bad');
    expect(() => performCommand(state, command as unknown as Command)).toThrow(message);
    expect(state.world.sequence).toBe(0);
  });

  it.each([
    [{ heroName: '' }, /heroName/],
    [{ heroName: 'x'.repeat(25) }, /heroName/],
    [{ role: 'wizzard' }, /did you mean wizard/],
    [{ race: 'elph' }, /race/],
    [{ seed: ' ' }, /seed/],
  ])('nor is this a new game: %j', (change, message) => {
    const start = { heroName: 'Ada', role: 'wizard', race: 'human', seed: 'x', ...change };
    expect(() => newGame(content, house, start)).toThrow(message);
  });
});

describe('an invalid save', () => {
  it('is refused with a reason', () => {
    const saved = saveGame(begin('save'));
    const read = (change: object) => () =>
      restoreGame(content, house, { ...saved, ...change } as SavedGame);
    expect(read({ version: 99 })).toThrow(/version 99/);
    expect(read({ ruleset: 'nethack-3.6.7' })).toThrow(/nethack-3.6.7/);
    expect(read({ levels: null })).toThrow(/can't be read/);
    const [seat] = saved.seats;
    const wrong = { ...seat!, hero: { ...seat!.hero, archetype: 'role_wizrd' } };
    expect(read({ seats: [wrong] })).toThrow(/role_wizard/);
  });
});
