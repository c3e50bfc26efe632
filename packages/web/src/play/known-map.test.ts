import { describe, expect, it } from 'vitest';
import { drawView } from '../testing/views.ts';
import {
  hostiles,
  landmarks,
  mapText,
  surroundings,
  terrainAt,
  thingsAt,
  wayTo,
} from './known-map.ts';

describe('the known map', () => {
  it('reads terrain by its letter; outside is unknown', () => {
    const view = drawView(['#+#', '#@#']);
    expect(terrainAt(view, { x: 1, y: 0 })).toBe('closed-door');
    expect(terrainAt(view, { x: 1, y: 1 })).toBe('floor');
    expect(terrainAt(view, { x: 9, y: 9 })).toBe('unknown');
    expect(terrainAt(view, { x: -1, y: 0 })).toBe('unknown');
  });

  it('lists enemies and landmarks, the nearest first', () => {
    const view = drawView(['d...<', '@.d.+']);
    expect(hostiles(view).map(({ x }) => x)).toEqual([0, 2]);
    expect(landmarks(view).map(({ name }) => name)).toEqual(['stairs up', 'closed door']);
  });

  it('puts creatures over items, and not the hero', () => {
    const view = drawView(['@!d']);
    const item = view.things[0]!;
    const both = { ...view, things: [{ ...item, x: 2 }, ...view.things.slice(1)] };
    expect(thingsAt(both, { x: 2, y: 0 }).map(({ kind }) => kind)).toEqual(['creature', 'item']);
    expect(thingsAt(both, view.hero)).toEqual([]);
  });

  it('is told in letters, the hero over all', () => {
    expect(mapText(drawView(['#####', '#@!d#', '#####  ']))).toBe('#####\n#@!d#\n#####');
  });
});

describe('the surroundings', () => {
  it('are told in one sentence, the nearest first', () => {
    expect(surroundings(drawView(['@.d.<']))).toBe(
      'You stand on: floor. Near: thing 2 east; stairs up 4 east.',
    );
    expect(surroundings(drawView(['@.']))).toBe('You stand on: floor. Near: nothing.');
  });
});

describe('a way', () => {
  it('leads straight where it can', () => {
    expect(wayTo(drawView(['@...']), { x: 3, y: 0 })).toEqual([3, 3, 3]);
  });

  it('goes through doors straight, never on the slant', () => {
    const view = drawView(['#.#', '#+#', '@.#', '###']);
    expect(wayTo(view, { x: 1, y: 0 })).toEqual([3, 1, 1]);
  });

  it('goes around creatures', () => {
    const view = drawView(['...', '@d.', '...']);
    expect(wayTo(view, { x: 2, y: 1 })).toHaveLength(2);
    expect(wayTo(drawView(['@d.']), { x: 2, y: 0 })).toBeUndefined();
  });

  it('leads nowhere through walls, the unknown, or out of the level', () => {
    expect(wayTo(drawView(['@#.']), { x: 2, y: 0 })).toBeUndefined();
    expect(wayTo(drawView(['@ .']), { x: 2, y: 0 })).toBeUndefined();
    expect(wayTo(drawView(['@..']), { x: 3, y: 0 })).toBeUndefined();
    expect(wayTo(drawView(['@.#']), { x: 2, y: 0 })).toBeUndefined();
  });

  it('to where the hero stands is empty', () => {
    expect(wayTo(drawView(['@.']), { x: 0, y: 0 })).toEqual([]);
  });
});
