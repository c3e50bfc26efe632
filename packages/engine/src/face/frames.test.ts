import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../game/index.ts';
import { framesBetween, timed } from './frames.ts';
import { drawView, performed } from './testing/views.ts';

const before = drawView(['@...d']);
const look = { name: 'fire', glyph: '*', icon: 'flame', hue: 'fire' };

function frames(events: readonly GameEvent[], after = before) {
  return framesBetween(before, performed(after, { events, looks: { 3: look } }));
}

const tick: GameEvent = { kind: 'tick', turn: 1, tick: 1 };

describe('frames between two views', () => {
  it('are none where nothing happened, on arrival, and between two levels', () => {
    expect(frames([])).toEqual([]);
    expect(frames([tick])).toEqual([]);
    const won: GameEvent = { kind: 'won', actor: 1 };
    expect(framesBetween(undefined, performed(before, { events: [won] }))).toEqual([]);
    const step = { kind: 'moved', actor: 2, fromX: 4, fromY: 0, x: 3, y: 0 } as const;
    expect(frames([step], drawView(['@..d.'], { dungeonLevel: 2 }))).toEqual([]);
  });

  it('move everybody of one turn at once, and a creature that moves twice in two frames', () => {
    const step = { kind: 'moved', actor: 2, fromX: 4, fromY: 0, x: 3, y: 0 } as const;
    const hero = { kind: 'moved', actor: 1, fromX: 0, fromY: 0, x: 1, y: 0 } as const;
    const [once, ...none] = frames([hero, step]);
    expect(none).toEqual([]);
    expect(once?.news).toEqual({ stepped: true, flew: false, glowed: false, struck: false });
    const twice = frames([hero, step, { ...step, fromX: 3, x: 2 }]);
    expect(twice).toHaveLength(2);
    const [first, second] = twice.map(({ sprites }) => sprites.find(({ thing }) => thing.id === 2));
    expect([first?.from.x, first?.thing.x]).toEqual([4, 3]);
    expect([second?.from.x, second?.thing.x]).toEqual([3, 2]);
    // The hero stands still in the second.
    const hero2 = twice[1]?.sprites.find(({ thing }) => thing.id === 1);
    expect([hero2?.from.x, hero2?.thing.x]).toEqual([1, 1]);
  });

  it('draw creatures that come into sight from their first step on, and show blows at them', () => {
    const after = drawView(['@.d.d']);
    const step = { kind: 'moved', actor: 2, fromX: 3, fromY: 0, x: 2, y: 0 } as const;
    const alone = drawView(['@....']);
    const shown = framesBetween(alone, performed(after, { events: [step] }));
    expect(shown[0]?.sprites.map(({ thing }) => thing.id)).toEqual([1, 2]);
    const hit = { kind: 'hit', actor: 1, target: 3, damage: 2, critical: 'none' } as const;
    const struck = framesBetween(alone, performed(after, { events: [hit] }));
    expect(struck[0]?.blinks).toEqual([{ kind: 'hit', x: 4, y: 0, amount: 2, attackTypes: [] }]);
  });

  it('let an effect fly tick by tick in the looks of its kind', () => {
    const at = { effect: 9, archetype: 3, y: 0 };
    const flight = frames([
      { kind: 'effect-born', ...at, x: 1 },
      tick,
      { kind: 'effect-moved', ...at, x: 2 },
      tick,
      { kind: 'effect-ended', ...at, x: 2 },
    ]);
    expect(flight.map(({ effects }) => effects.map(({ x, hue }) => [x, hue]))).toEqual([
      [[1, 'fire']],
      [[2, 'fire']],
      [],
    ]);
    expect(flight.every(({ news }) => news.glowed && !news.stepped)).toBe(true);
  });

  it('name what happens to a creature, and remove the dead afterwards', () => {
    const film = frames([
      { kind: 'burned', owner: 1, target: 2, damage: 7, attackTypes: ['magic', 'fire'] },
      { kind: 'died', target: 2, by: 1 },
      { kind: 'missed', actor: 2, target: 1 },
      { kind: 'healed', actor: 1, amount: 3 },
    ] as GameEvent[]);
    expect(film.map(({ blinks }) => blinks)).toEqual([
      [{ kind: 'burned', x: 4, y: 0, amount: 7, attackTypes: ['magic', 'fire'] }],
      [
        { kind: 'missed', x: 0, y: 0, amount: 0, attackTypes: [] },
        { kind: 'healed', x: 0, y: 0, amount: 3, attackTypes: [] },
      ],
    ]);
    expect(film.map(({ news }) => news.struck)).toEqual([true, false]);
    const isThere = film.map(({ sprites }) => sprites.some(({ thing }) => thing.id === 2));
    expect(isThere).toEqual([true, false]);
  });

  it('let a missile fly square by square, and take it away when it has landed', () => {
    const film = frames([
      { kind: 'missile-moved', item: 9, archetype: 3, x: 1, y: 0 },
      { kind: 'missile-moved', item: 9, archetype: 3, x: 2, y: 0 },
      { kind: 'landed', item: 9, x: 2, y: 0 },
      { kind: 'hit', actor: 2, target: 1, damage: 1, critical: 'none' },
    ]);
    const flying = film.map(({ sprites }) => sprites.find(({ thing }) => thing.id === 9));
    expect(flying.map(sprite => sprite && [sprite.from.x, sprite.thing.x])).toEqual([
      [1, 1],
      [1, 2],
      undefined,
    ]);
    expect(film.map(({ news }) => news.flew)).toEqual([true, true, false]);
  });
});

describe('a row of frames', () => {
  const bite = { kind: 'hit', actor: 2, target: 1, damage: 1, critical: 'none' } as const;
  const busy = (count: number) => frames(Array.from({ length: count }, () => [bite, tick]).flat());
  const timing = { durationOf: () => 80, longest: 900, mostFrames: 40 };

  it('runs faster when it would be long', () => {
    expect(timed(busy(2), timing).map(({ duration }) => duration)).toEqual([80, 80]);
    const total = timed(busy(30), timing).reduce((sum, { duration }) => sum + duration, 0);
    expect(total).toBeCloseTo(900);
  });

  it('says nothing when it would be very long, and takes no time when it is empty', () => {
    expect(timed(busy(41), timing)).toEqual([]);
    expect(timed([], timing)).toEqual([]);
  });
});
