import type { GameEvent, GameView, Performed, ThingView } from '@roguewright/engine/game';
import { describe, expect, it } from 'vitest';
import { beginTale } from '../../testing/tale.ts';
import { filmBetween } from './film.ts';

const START = { heroName: 'Perchta', role: 'wizard', race: 'human', seed: 'demo' };
const performed = beginTale(START).look();
const { view } = performed;
const { hero } = view;

const RAT: ThingView = {
  id: 900,
  kind: 'creature',
  x: hero.x + 3,
  y: hero.y,
  name: 'rat',
  glyph: 'r',
  icon: '',
  hue: '',
  hostile: true,
  health: 'unhurt',
  ticksLeft: 0,
};

const HERO = view.things.filter(({ kind }) => kind === 'hero');

const LOOK = { name: 'bolt', glyph: '*', icon: '', hue: 'fire' };

/** Frames of events, from a view with a rat to one without anything new. */
function frames(
  events: readonly GameEvent[],
  before: GameView = { ...view, things: [...HERO, RAT] },
) {
  const after: Performed = { ...performed, events, looks: { 7: LOOK } };
  return filmBetween(before, after);
}

const step = (actor: number, x: number): GameEvent => ({
  kind: 'moved',
  actor,
  fromX: x - 1,
  fromY: hero.y,
  x,
  y: hero.y,
});

const fire = (kind: 'effect-born' | 'effect-moved' | 'effect-ended', x: number): GameEvent => ({
  kind,
  effect: 50,
  archetype: 7,
  x,
  y: hero.y,
});

const tick: GameEvent = { kind: 'tick', turn: 1, tick: 1 };

describe('a film on the screen', () => {
  it('are none where nothing happens, for one step, and on another level', () => {
    expect(frames([])).toEqual([]);
    expect(frames([step(hero.id, hero.x + 1)])).toEqual([]);
    const elsewhere = { ...view, dungeonLevel: 9 };
    expect(frames([step(hero.id, 1), step(hero.id, 2)], elsewhere)).toEqual([]);
  });

  it('show each step of a longer way but the last, which the view shows', () => {
    const way = frames([1, 2, 3].map(dx => step(hero.id, hero.x + dx)));
    const heroes = way.map(({ sprites }) => sprites.find(({ thing }) => thing.id === hero.id));
    expect(heroes.map(sprite => sprite!.thing.x - hero.x)).toEqual([1, 2]);
  });

  it('show a spell tick by tick, and whom it hits', () => {
    const burned: GameEvent = {
      kind: 'burned',
      owner: hero.id,
      target: RAT.id,
      damage: 5,
      attackTypes: ['fire'],
      source: 0,
    };
    const told = frames([
      fire('effect-born', hero.x + 1),
      tick,
      fire('effect-moved', hero.x + 2),
      tick,
      burned,
      fire('effect-ended', hero.x + 2),
      tick,
    ]);
    const fires = told.map(({ effects: [effect] }) => effect?.x);
    expect(fires).toEqual([hero.x + 1, hero.x + 2, undefined]);
    expect(told[2]?.blinks).toMatchObject([{ kind: 'burned', x: RAT.x, y: RAT.y }]);
    expect(told.every(({ duration }) => duration > 0)).toBe(true);
  });

  it('show a missile square by square, and never who is dead', () => {
    const flight = [1, 2].map(
      (dx): GameEvent => ({
        kind: 'missile-moved',
        item: 60,
        archetype: 7,
        x: hero.x + dx,
        y: hero.y,
      }),
    );
    const hit: GameEvent = {
      kind: 'hit',
      actor: hero.id,
      target: RAT.id,
      damage: 3,
      critical: 'none',
    };
    const died: GameEvent = { kind: 'died', target: RAT.id, by: hero.id };
    const told = frames([...flight, hit, died, fire('effect-born', hero.x), tick]);
    const missiles = told.map(
      ({ sprites }) => sprites.find(({ thing }) => thing.id === 60)?.thing.x,
    );
    expect(missiles.slice(0, 2)).toEqual([hero.x + 1, hero.x + 2]);
    expect(told.at(-1)?.sprites.some(({ thing }) => thing.id === RAT.id)).toBe(false);
  });

  it('last less than a second, and are none for a rest of many ticks', () => {
    const long = frames(Array.from({ length: 50 }, (_, dx) => step(hero.id, dx)));
    expect(long.reduce((sum, { duration }) => sum + duration, 0)).toBeLessThan(1000);
    expect(frames(Array.from({ length: 200 }, (_, dx) => step(hero.id, dx)))).toEqual([]);
  });
});
