// Points of a game, and its line in the hall.

import { describe, expect, it } from 'vitest';
import { Scene } from '../../testing/scene.ts';
import { viewFor } from '../../views/view-for.ts';
import { hallEntry } from './hall.ts';
import { pointsOf } from './points.ts';

describe('points', () => {
  it('are four for each point of experience', () => {
    expect(pointsOf({ experience: 0, deepest: 1, won: false })).toBe(0);
    expect(pointsOf({ experience: 21, deepest: 1, won: false })).toBe(84);
  });

  it('are fifty for each level below the first', () => {
    expect(pointsOf({ experience: 0, deepest: 2, won: false })).toBe(50);
    expect(pointsOf({ experience: 10, deepest: 5, won: false })).toBe(240);
  });

  it('are doubled by a victory', () => {
    expect(pointsOf({ experience: 10, deepest: 5, won: true })).toBe(480);
  });
});

describe('the line in the hall', () => {
  it('is there when the game is over, and not before', () => {
    const scene = new Scene(['#####', '#@"<#', '#####']);
    scene.perform({ kind: 'move', direction: 3 });
    scene.perform({ kind: 'pick-up', item: 0 });
    scene.perform({ kind: 'move', direction: 3 });
    scene.state.sheet.experience = 15;
    expect(hallEntry(viewFor(scene.state))).toBeUndefined();
    expect(viewFor(scene.state).points).toBe(60);
    scene.perform({ kind: 'ascend' });
    expect(hallEntry(viewFor(scene.state))).toEqual({
      hero: scene.state.sheet.name,
      role: 'Wizard',
      race: 'Human',
      level: 1,
      depth: 1,
      deepest: 1,
      turns: 4,
      points: 120,
      end: 'won',
      killer: '',
      during: '',
    });
  });

  it('counts the deepest level, though the hero has climbed since', () => {
    const scene = new Scene(['###', '#@#', '###']);
    scene.state.seat.memories.set(3, scene.state.memory);
    scene.state.seat.ending = { kind: 'died', killer: 'jackal', turn: 7, during: 'fainting' };
    const entry = hallEntry(viewFor(scene.state));
    expect(entry).toMatchObject({ depth: 1, deepest: 3, points: 100, during: 'fainting' });
  });
});
