import { describe, expect, it } from 'vitest';
import {
  FLY,
  hiddenTerrain,
  SEE,
  SWIM,
  TERRAIN_BITS,
  TERRAINS,
  terrainLook,
  terrainNumber,
  terrainSeen,
  WALK,
} from './terrain.ts';

describe('terrain', () => {
  it('keeps its numbers, which saved levels hold', () => {
    expect(TERRAINS.map(({ name }) => name)).toEqual([
      'rock',
      'wall',
      'floor',
      'corridor',
      'closed-door',
      'open-door',
      'stairs-up',
      'stairs-down',
      'water',
      'locked-door',
      'broken-door',
      'doorway',
      'cave-floor',
      'cave-wall',
      'shallow-water',
      'secret-door',
      'secret-corridor',
      'lava',
      'ice',
      'sewage',
      'tree',
      'bridge',
      'branch-stairs',
    ]);
  });

  it('decides which gaits pass: swimmers and fliers cross deep water, walkers also shallow water', () => {
    expect(TERRAIN_BITS[terrainNumber('water')]).toBe(FLY | SEE | SWIM);
    expect(TERRAIN_BITS[terrainNumber('shallow-water')]).toBe(WALK | FLY | SEE | SWIM);
    expect(TERRAIN_BITS[terrainNumber('broken-door')]).toBe(WALK | FLY | SEE);
    expect(TERRAIN_BITS[terrainNumber('locked-door')]).toBe(0);
  });

  it('shows no lock before the door is tried, and remembers it while it exists', () => {
    const [locked, closed, open, unknown] = [
      terrainNumber('locked-door'),
      terrainNumber('closed-door'),
      terrainNumber('open-door'),
      255,
    ];
    expect(terrainSeen(unknown, locked)).toBe(closed);
    expect(terrainSeen(closed, locked)).toBe(closed);
    expect(terrainSeen(locked, locked)).toBe(locked);
    expect(terrainSeen(locked, open)).toBe(open);
    expect(terrainSeen(locked, closed)).toBe(closed);
  });

  it('takes what is hidden for wall and rock, until it is found', () => {
    const door = terrainNumber('secret-door');
    const passage = terrainNumber('secret-corridor');
    expect(terrainLook(terrainSeen(255, door))).toBe('wall');
    expect(terrainLook(terrainSeen(255, passage))).toBe('rock');
    expect([door, passage].map(hidden => TERRAIN_BITS[hidden])).toEqual([0, 0]);
    expect(hiddenTerrain(door)).toBe('closed-door');
    expect(hiddenTerrain(passage)).toBe('corridor');
    expect(hiddenTerrain(terrainNumber('wall'))).toBeUndefined();
  });
});
