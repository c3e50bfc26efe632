import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { performCommand } from './perform.ts';
import { hashGame, restoreGame, saveGame } from './saves/save.ts';
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

  it('pauses after a number of steps, and comes by pieces to where it comes at once', () => {
    const rows = ['#########', '#@......#', '#######.#', '      #.#', '      ###'];
    const [whole, pieces] = [quiet(rows, false), quiet(rows, false)];
    whole.perform(explore);
    let steps = 0;
    for (; pieces.perform({ ...explore, steps: 1 }) === undefined; steps++) {
      expect(pieces.kinds.filter(kind => kind === 'moved').length).toBeLessThan(2);
    }
    expect(steps).toBeGreaterThan(5);
    expect(heroAt(pieces)).toEqual(heroAt(whole));
    expect(pieces.state.clock.turn).toBe(whole.state.clock.turn);
  });

  it('never walks into a sleeper, however small its pieces', () => {
    const scene = quiet(['##########', '#@.....j.#', '##########']);
    const jackal = scene.state.level.creatures.all[0]!;
    jackal.conditions.set('helpless', 1000);
    const to = { kind: 'travel', x: 7, y: 1, steps: 1 } as const;
    do {
      expect(scene.perform(to)).toBeUndefined();
    } while (scene.kinds.includes('walk-paused'));
    expect(scene.kinds.at(-1)).toBe('travel-interrupted');
    expect(heroAt(scene)).toEqual([6, 1]);
    expect(scene.kinds).not.toContain('hit');
    expect(scene.kinds).not.toContain('missed');
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

  it('goes around a growth that it saw, and says so when nothing else is left', () => {
    const growth =
      'Object growth\nname growth\nmonster 1\nalive 1\nlevel 3\nmovement 0\nstays_put 1\npassive touch 0d4 cold\nend\n';
    const rows = [
      '################',
      '#.@............#',
      '#.############.#',
      '#.G..#      #..#',
      '######      ####',
    ];
    const scene = new Scene(rows, {
      streams: new Streams('e'),
      content: [{ path: 'growth.arc', text: growth }],
      kinds: { G: 'growth' },
    });
    let refusal = scene.perform(explore);
    for (let commands = 1; refusal === undefined && commands < 6; commands++) {
      refusal = scene.perform(explore);
    }
    expect(refusal?.reason).toBe('behind-creature');
    expect(viewFor(scene.state).map.terrain[3]).toMatch(/^#\.\.? {4,}#..#$|^#.* #\.\.#$/);
    // Three steps to where he sees it, sixteen to the other end, and a few that turn.
    expect(scene.state.clock.turn).toBeLessThan(30);
    // He keeps it in mind over a save.
    const saved = JSON.parse(JSON.stringify(saveGame(scene.state)));
    const { content, ruleset } = scene.state;
    const back = restoreGame(content, ruleset, saved);
    expect(hashGame(back)).toBe(hashGame(scene.state));
    expect(performCommand(back, explore)?.reason).toBe('behind-creature');
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
