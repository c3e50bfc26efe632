import { describe, expect, it } from 'vitest';
import { drawView } from '../testing/views.ts';
import { hostiles, landmarks, mapText, surroundings, terrainAt, thingsAt } from './known-map.ts';

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
