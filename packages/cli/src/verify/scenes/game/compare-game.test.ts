import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { readScene } from '../scene-file.ts';
import { compareGame } from './compare-game.ts';
import { type Compared, HERO, PICTURE } from './compared.ts';
import { GameScene } from './game-scene.ts';
import { hasMonsters, hasOtherPlayers, hasSeveralMonsters, hasWalkers } from './undetermined.ts';

const crossfire = createRulesets().resolve('crossfire');

type Fields = Record<string, unknown>;

/** A recorded player. */
function player(id: string, fields: Fields): Fields {
  const attributes = { str: 12, dex: 12, con: 12, wis: 30, cha: 12, int: 12, pow: 12 };
  return { id, arch: 'human_player', type: 1, level: 10, ...attributes, ...fields };
}

const SPELL = {
  ...{ arch: 'spell_mending', type: 101, subtype: 21, level: 1, dam: 5, grace: 4, castingTime: 3 },
  otherArch: { arch: 'glow', type: 102, subtype: 21, food: 5, speed: 1, isUsedUp: true },
};

const HEADER = {
  ...{ scene: 1, ruleset: 'crossfire', deterministic: true, subtype: 21, spell: SPELL },
  map: { width: 9, height: 9, walls: [[8, 8]] },
  caster: player('hero', { x: 4, y: 4, hp: 10, maxHp: 60, grace: 100, maxGrace: 100, food: 900 }),
  arguments: { direction: 'none' },
};

const GLOW = { id: 'glow#1', arch: 'glow', type: 102, x: 4, y: 4, food: 5, speedLeft: -0.1 };

const CAST = {
  ...{ tick: 0, action: 'cast hero hero 0 s', result: 1, new: [GLOW] },
  changed: [{ id: 'hero', hp: 15, grace: 96 }],
};

const COMPARISON: Compared = { heroes: HERO, creatures: ['x', 'y', 'hp'], effects: PICTURE };

/** Plays a scene of these lines. */
function play(lines: readonly Fields[], header: Fields = {}, compared = COMPARISON) {
  const text = [{ ...HEADER, ...header }, ...lines].map(line => JSON.stringify(line)).join('\n');
  const scene = readScene('scene.jsonl', text);
  return compareGame(scene, new GameScene(scene, crossfire, compared, undefined));
}

describe('a scene that the game plays', () => {
  it('agrees when every change happens at its moment', () => {
    const later = { tick: 2, changed: [{ id: 'glow#1', food: 4, speedLeft: -0.100000024 }] };
    expect(play([CAST, later, { tick: 4, changed: [{ id: 'glow#1', food: 3 }] }])).toBeUndefined();
  });

  it('names moment, object and field of the first difference', () => {
    const changed = [{ id: 'hero', hp: 16, grace: 96 }];
    expect(play([{ ...CAST, changed }])).toEqual({
      ...{ line: 2, at: 'tick 0, cast hero hero 0 s: hero: hp', expected: '16', got: '15' },
    });
    const dear = [{ id: 'hero', hp: 15, grace: 95 }];
    expect(play([{ ...CAST, changed: dear }])?.at).toMatch('hero: grace');
  });

  it('fails for an effect too many, too few, or with another clock', () => {
    expect(play([{ ...CAST, new: [] }])?.expected).toBe('no further effect');
    expect(play([{ ...CAST, new: [GLOW, { ...GLOW, id: 'glow#2' }] }])?.got).toBe('none');
    const slow = { ...GLOW, speedLeft: -0.2 };
    expect(play([{ ...CAST, new: [slow] }])?.at).toMatch('effects');
  });

  it('fails when something changes in a tick that records nothing', () => {
    expect(play([CAST, { tick: 20, note: 'unchanged until here' }])?.at).toBe('tick 2: effects');
  });

  it('has every creature of the scene in its place', () => {
    const orc = {
      ...{ id: 'orc', arch: 'orc', type: 0, x: 5, y: 4, level: 1, hp: 20, maxHp: 20 },
      flags: ['alive', 'monster'],
    };
    expect(play([CAST], { targets: [orc] })).toBeUndefined();
    const move = { tick: 0, action: 'move orc 3', changed: [{ id: 'orc', x: 6 }] };
    expect(play([CAST, move], { targets: [orc] })).toBeUndefined();
    expect(play([CAST, { ...move, changed: [] }], { targets: [orc] })).toMatchObject({
      at: 'tick 0, move orc 3: orc: x',
      got: '6',
    });
  });

  it('seats every player', () => {
    const friend = player('friend', { x: 5, y: 4, hp: 3, maxHp: 9, sp: 1, maxSp: 2, food: 900 });
    expect(play([CAST], { targets: [friend] })).toBeUndefined();
    // Players who aren't at war change places.
    const changed = [
      { id: 'hero', x: 5 },
      { id: 'friend', x: 4 },
    ];
    const move = { tick: 0, action: 'move friend 7', changed };
    expect(play([CAST, move], { targets: [friend] })).toBeUndefined();
  });

  it('names the moment in which the game throws, and what isn’t built', () => {
    const dance = { tick: 0, action: 'dance hero' };
    expect(play([CAST, dance])).toMatchObject({
      at: 'tick 0, dance hero',
      got: 'Error: scenes can’t do this yet: dance hero',
    });
    expect(play([CAST], {}, { heroes: ['beard'] })?.got).toMatch('no reader for the field beard');
  });

  it('feeds random scenes with their numbers: first the cast’s own, then the spell’s', () => {
    const spell = { ...SPELL, dam: 0, hp: 2 };
    const random = { deterministic: false, spell };
    const rolls = [50, 7, 3, 7, 1, 7];
    const healed = { ...CAST, rolls, changed: [{ id: 'hero', hp: 17, grace: 96 }] };
    const paired = { ...COMPARISON, paired: ['healing'] };
    expect(play([healed], random, paired)).toBeUndefined();
    const short = { ...healed, rolls: [50, 7] };
    expect(play([short], random, paired)?.got).toMatch('the recording has only 0 numbers');
  });
});

/** A scene with monsters at some squares, and its lines. */
function sceneOf(monsters: readonly string[], lines: readonly Fields[]) {
  const flags = ['alive', 'monster'];
  const targets = monsters.map((id, x) => ({ id, arch: 'orc', type: 0, x, y: 1, flags }));
  const text = [{ ...HEADER, targets }, ...lines].map(line => JSON.stringify(line)).join('\n');
  return readScene('scene.jsonl', text);
}

describe('what a recording doesn’t determine', () => {
  it('is a property of the scene', () => {
    const moved = (line: Fields) =>
      sceneOf(['orc'], [{ tick: 2, changed: [{ id: 'orc', x: 3 }], ...line }]);
    expect(hasWalkers(moved({}))).toBe(true);
    expect(hasWalkers(moved({ action: 'move orc 3' }))).toBe(false);
    expect(hasWalkers(moved({ changed: [{ id: 'orc', hp: 3 }] }))).toBe(false);
    expect([[], ['a'], ['a', 'b']].map(all => hasSeveralMonsters(sceneOf(all, [])))).toEqual([
      ...[false, false, true],
    ]);
    expect([[], ['a']].map(all => hasMonsters(sceneOf(all, [])))).toEqual([false, true]);
    expect(hasOtherPlayers(sceneOf(['a'], []))).toBe(false);
  });
});
