import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { Scene } from './testing/scene.ts';
import { viewFor } from './views/view-for.ts';

const explore = { kind: 'explore' } as const;

function heroAt({ state }: Scene): [number, number] {
  const { map } = state.level;
  return [map.x(state.hero.square), map.y(state.hero.square)];
}

/** A scene in which luck doesn't matter. */
function quiet(rows: readonly string[], lit = true): Scene {
  return new Scene(rows, { streams: new Streams('e'), lit });
}

describe('exploring', () => {
  it('walks on in the dark until all is known that can be walked to, and is then refused', () => {
    const scene = quiet(['#########', '#@......#', '#######.#', '      #.#', '      ###'], false);
    expect(viewFor(scene.state).map.terrain[1]).toBe('#..      ');
    expect(scene.perform(explore)).toBeUndefined();
    expect(viewFor(scene.state).map.terrain.map(row => row.trimEnd())).toEqual([
      '#########',
      '#.......#',
      '#######.#',
      '      #.#',
      '      ###',
    ]);
    expect(heroAt(scene)[0]).toBeGreaterThanOrEqual(6);
    expect(scene.state.clock.turn).toBeGreaterThan(5);
    const { sequence } = scene.state.world;
    expect(scene.perform(explore)).toEqual({ reason: 'all-explored', usesMove: false });
    expect(scene.state.world.sequence).toBe(sequence);
  });

  it.each(['confused', 'stunned'] as const)('is refused to a hero who is %s', condition => {
    const scene = quiet(['#########', '#@......#', '#########'], false);
    scene.state.sheet.conditions.set(condition, 50);
    expect(scene.perform(explore)).toEqual({ reason: 'reeling', usesMove: false });
    expect(scene.perform({ kind: 'travel', x: 3, y: 1 })?.reason).not.toBe('reeling');
  });

  it('goes to the nearest of several places first', () => {
    const scene = quiet(['##########', '#...@....#', '##########'], false);
    scene.perform({ kind: 'move', direction: 7 });
    scene.perform(explore);
    const moved = scene.events.filter(({ kind }) => kind === 'moved');
    expect(moved[0]).toMatchObject({ fromX: 3, x: 2 });
  });

  it('opens doors on the way', () => {
    const scene = quiet(['#######', '#@.+..#', '#######']);
    expect(scene.perform(explore)).toBeUndefined();
    expect(viewFor(scene.state).map.terrain[1]).toMatch(/^#\.\.'\.\.#$/);
  });

  it('stops where a thing or stairs come into sight that were not known', () => {
    const rows = ['############', '#@........!#', '############'];
    const scene = quiet(rows, false);
    scene.perform(explore);
    expect(heroAt(scene)).toEqual([9, 1]);
    expect(scene.kinds).not.toContain('travel-interrupted');
    expect(scene.kinds.at(-1)).toBe('spotted');
    const stairs = quiet(['############', '#@....<...!#', '############'], false);
    stairs.perform(explore);
    expect(heroAt(stairs)).toEqual([5, 1]);
    expect(stairs.events.at(-1)).toEqual({ kind: 'stairs-spotted', x: 6, y: 1, down: 0 });
    stairs.perform(explore);
    expect(heroAt(stairs)).toEqual([9, 1]);
  });

  it('stops when an enemy comes into sight, and isn’t started beside one that can act', () => {
    const rows = ['###############', '#@............#', '#.....j.......#', '###############'];
    const scene = quiet(rows, false);
    const jackal = scene.state.level.creatures.all[0]!;
    jackal.conditions.set('helpless', 1000);
    scene.perform(explore);
    expect(scene.kinds.at(-1)).toBe('travel-interrupted');
    jackal.conditions.set('helpless', 0);
    expect(scene.perform(explore)?.reason).toBe('hostile-in-sight');
    // A monster that can't move was seen before, and doesn't stop the hero again.
    jackal.conditions.set('helpless', 1000);
    expect(viewFor(scene.state).things.find(({ kind }) => kind === 'creature')).toMatchObject({
      inactive: 'helpless',
    });
    expect(scene.perform(explore)).toBeUndefined();
    // The whole hall is known then.
    expect(viewFor(scene.state).map.terrain[1]).toBe('#.............#');
    expect(viewFor(scene.state).map.terrain[2]).toBe('#.............#');
  });

  it('is not begun blind, and goes one step at a time when confused', () => {
    const blind = quiet(['#####', '#@..#', '#####'], false);
    blind.state.memory.blind = true;
    expect(blind.perform(explore)?.reason).toBe('blind');
    const reeling = quiet(['##########', '#@.......#', '##########'], false);
    reeling.state.sheet.conditions.set('confused', 1000);
    reeling.perform(explore);
    expect(reeling.kinds.filter(kind => kind === 'moved').length).toBeLessThanOrEqual(1);
  });

  it('enters no deep water, and nothing that was never seen', () => {
    const scene = quiet(['#####', '#@~.#', '#####'], false);
    expect(scene.perform(explore)?.reason).toBe('all-explored');
  });
});
