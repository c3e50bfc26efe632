import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Enumerator } from '../chance/index.ts';
import { applyPatch, createRulesets } from '../rulesets/index.ts';
import { TurnClock } from './clock/turn-clock.ts';
import { ENCUMBRANCES, SPEED_ADJUSTMENTS, SPEED_PROPERTIES } from './names.ts';
import { movesBeforeHero, type NextMovesView } from './next-moves.ts';
import { type TurnOrderView, turnOrder } from './turn-order.ts';
import { validateNextMoves, validateTurnOrder } from './validate.ts';

const ask = new Enumerator();
const library = createRulesets();
const rules = library.resolve('nethack-3.6.7').slots.speed;
const hero = { baseSpeed: 12, speedProperty: 'none', encumbrance: 'unencumbered' } as const;
const jackal = { id: 'a', speed: 12, adjustment: 'normal', movement: 0 } as const;

const games = fc.record({
  hero: fc.record({
    baseSpeed: fc.integer({ min: 0, max: 36 }),
    speedProperty: fc.constantFrom(...SPEED_PROPERTIES),
    encumbrance: fc.constantFrom(...ENCUMBRANCES),
  }),
  monsters: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b'),
      speed: fc.integer({ min: 0, max: 36 }),
      adjustment: fc.constantFrom(...SPEED_ADJUSTMENTS),
      movement: fc.integer({ min: 0, max: 36 }),
    }),
    { maxLength: 2, selector: ({ id }) => id },
  ),
  helpless: fc.option(
    fc.record({
      afterAction: fc.integer({ min: 1, max: 2 }),
      turns: fc.integer({ min: 1, max: 3 }),
    }),
    { nil: undefined },
  ),
  turns: fc.integer({ min: 1, max: 3 }),
});

function certainly(view: TurnOrderView): readonly (readonly string[])[] {
  const { list } = ask.ask(turnOrder, rules, view);
  expect(list).toHaveLength(1);
  expect(list[0]!.probability).toBe(1);
  return list[0]!.value;
}

describe('the order of turns', () => {
  it('begins with the hero and goes on in turns', () => {
    expect(certainly({ hero, monsters: [jackal], turns: 3 })).toEqual([
      ['hero'],
      ['hero', 'a'],
      ['hero', 'a'],
    ]);
  });

  it('has the newest monster first', () => {
    const monsters = [jackal, { ...jackal, id: 'b' }];
    expect(certainly({ hero, monsters, turns: 2 })[1]).toEqual(['hero', 'a', 'b']);
  });

  it('has a quick hero and quick monsters alternate', () => {
    const monsters = [{ ...jackal, speed: 24 }];
    const quick = { ...hero, baseSpeed: 24 };
    expect(certainly({ hero: quick, monsters, turns: 2 })[1]).toEqual(['hero', 'a', 'hero', 'a']);
  });

  it('leaves a helpless hero out for the rest of the turn and a number of boundaries', () => {
    const helpless = { afterAction: 1, turns: 2 };
    expect(certainly({ hero, monsters: [jackal], helpless, turns: 4 })).toEqual([
      ['hero'],
      ['a'],
      ['hero', 'a'],
      ['hero', 'a'],
    ]);
  });

  it('has an overtaxed hero of the page act every eighth turn, to the part of a point', () => {
    const page = library.resolve('wiki-speed').slots.speed;
    const view = { hero: { ...hero, encumbrance: 'overtaxed' }, monsters: [], turns: 18 } as const;
    const [only] = ask.ask(turnOrder, page, view).list;
    const acting = only!.value.flatMap((acts, index) => (acts.length > 0 ? [index + 1] : []));
    expect(acting).toEqual([1, 9, 17]);
  });

  it('lets the monsters use up a turn first where a ruleset wants more than a move in hand', () => {
    const older = applyPatch(
      rules,
      { steps: { leavePasses: (heroMovement: number, move: number) => heroMovement > move } },
      'speed',
    );
    const view = {
      hero: { ...hero, baseSpeed: 24 },
      monsters: [{ ...jackal, speed: 24 }],
      turns: 2,
    };
    const [only] = ask.ask(turnOrder, older, view).list;
    expect(only!.value[1]).toEqual(['hero', 'a', 'a', 'hero']);
  });

  it('has probabilities that sum to 1, for any participants', () => {
    fc.assert(
      fc.property(games, view => {
        const { list } = ask.ask(turnOrder, rules, view);
        expect(list.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 10);
        expect(list.every(({ value }) => value.length === view.turns)).toBe(true);
      }),
      { seed: 14, numRuns: 60 },
    );
  });

  it('is refused for more turns than its limit', () => {
    expect(() => validateTurnOrder({ hero, monsters: [jackal], turns: 101 })).toThrow(
      'turns: expected an integer from 1 to 100, got 101',
    );
    const monsters = [{ ...jackal, speed: 128 }];
    expect(() => validateTurnOrder({ hero, monsters, turns: 1 })).toThrow('monsters[0].speed');
  });
});

describe("the moves before the hero's next", () => {
  const units = { unitsPerPoint: 50, ticksPerTurn: 10 };
  const house = library.resolve('house').slots.speed;
  const view: NextMovesView = {
    hero,
    units,
    clock: new TurnClock(house, units).state(),
    price: 600,
    movers: [{ speed: 18, adjustment: 'normal', movement: 0 }],
    turns: 10,
  };
  const odds = (change: Partial<NextMovesView>) =>
    ask.ask(movesBeforeHero, house, { ...view, ...change }).list;

  it('are none at the start of a game: the hero moves again at the boundary', () => {
    expect(odds({})).toEqual([{ value: [0], probability: 1 }]);
  });

  it('are those of the turns that a slow action takes', () => {
    const moves = odds({ price: 1200 });
    expect(moves.map(({ value }) => value)).toEqual([[2], [1]]);
    expect(moves.map(({ probability }) => probability)).toEqual([0.5, 0.5]);
  });

  it("don't depend on who else is there", () => {
    const other = { speed: 30, adjustment: 'fast', movement: 600 } as const;
    const alone = odds({ price: 1800 });
    const among = ask.ask(movesBeforeHero, house, {
      ...view,
      price: 1800,
      movers: [...view.movers, other],
    });
    for (const { value, probability } of alone) {
      expect(among.probability(([first]) => first === value[0])).toBeCloseTo(probability, 12);
    }
  });

  it('count until the question is given up when the hero never moves again', () => {
    const moves = odds({ hero: { ...hero, baseSpeed: 0 }, turns: 3, movers: [jackal] });
    expect(moves).toEqual([{ value: [3], probability: 1 }]);
  });

  it("are refused when it isn't the hero's move", () => {
    const clock = { ...view.clock, phase: 'pass' } as const;
    expect(() => validateNextMoves({ ...view, clock })).toThrow('clock.phase');
    expect(() => validateNextMoves({ ...view, price: 0 })).toThrow('price');
  });
});
