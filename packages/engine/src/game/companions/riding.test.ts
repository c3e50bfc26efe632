import { describe, expect, it } from 'vitest';
import type { ScriptedLuck } from '../../chance/index.ts';
import { hashGame, restoreGame, saveGame } from '../saves/save.ts';
import { SAVED_GAME } from '../saves/saved-ranges.ts';
import { ANIMALS, bring, bringPet, give } from '../testing/animals.ts';
import { MixedLuck } from '../testing/mixed-luck.ts';
import { Scene } from '../testing/scene.ts';
import { viewFor } from '../views/view-for.ts';

const FIELD = [
  '####################',
  '#..................#',
  '#.........@........#',
  '#..................#',
  '####################',
];

/** A scene with a saddled pet east of the hero. */
function stable(kind: string, luck: readonly ScriptedLuck[], role = 'wizard', ruleset = 'house') {
  const mixed = new MixedLuck({ riding: luck });
  const play = new Scene(FIELD, { streams: mixed, content: ANIMALS, ruleset });
  const { state } = play;
  Object.assign(state.sheet, { role });
  state.hero.hitPoints = 60;
  state.hero.maxHitPoints = 60;
  const steed = bringPet(state, kind, [1, 0], true);
  return { play, state, steed, mixed };
}

const ride = { kind: 'ride', direction: 3 } as const;
const kick = { kind: 'kick', direction: 0 } as const;

/** A rider whose steed has so much tameness. */
function riding(kind: string, tameness: number, luck: readonly ScriptedLuck[], ruleset = 'house') {
  // At loyalty 20 nobody slips.
  const made = stable(kind, luck, 'wizard', ruleset);
  made.steed.pet!.tameness = 20;
  made.play.perform(ride);
  made.steed.pet!.tameness = tameness;
  return made;
}

describe('mounting', () => {
  it('succeeds, costs anyone but a Knight a point of tameness, and leads to the steed’s square', () => {
    const { play, state, steed, mixed } = stable('test_pony', [['slips', false]]);
    const { square } = steed;
    expect(play.perform(ride)).toBeUndefined();
    expect(play.kinds).toContain('mounted');
    expect(state.hero.square).toBe(square);
    expect(state.sheet.riding?.steed).toBe(steed);
    expect(steed.pet!.tameness).toBe(9);
    expect(state.level.creatures.find(steed.id)).toBeUndefined();
    expect(viewFor(state).hero.riding).toMatchObject({ name: 'test pony', tameness: 9, gallop: 0 });
    mixed.expectEmpty();
  });

  it('costs a Knight none', () => {
    const { play, steed } = stable('test_pony', [['slips', false]], 'knight');
    play.perform(ride);
    expect(steed.pet!.tameness).toBe(10);
  });

  it('fails with 10 to 19 points of damage', () => {
    const { play, state, mixed } = stable('test_pony', [
      ['slips', true],
      ['fall', 7],
    ]);
    play.perform(ride);
    expect(play.events).toContainEqual(
      expect.objectContaining({ kind: 'mount-failed', damage: 17 }),
    );
    expect(state.hero.hitPoints).toBe(43);
    expect(state.sheet.riding).toBeUndefined();
    mixed.expectEmpty();
  });

  it('is refused by a steed that has had enough, which goes its own way', () => {
    const { play, state, steed } = stable('test_pony', []);
    steed.pet!.tameness = 1;
    play.perform(ride);
    expect(play.kinds).toContain('mount-resisted');
    expect([steed.pet, steed.master, steed.feels('calm')]).toEqual([undefined, 0, true]);
    expect(state.sheet.riding).toBeUndefined();
  });

  it('needs a saddled pet of one’s own, and a bearable load', () => {
    const { play, state, steed } = stable('test_pony', []);
    steed.carried.length = 0;
    expect(play.perform(ride)?.reason).toBe('no-saddle');
    bring(state, 'test_pony', [-1, 0]);
    expect(play.perform({ kind: 'ride', direction: 7 })?.reason).toBe('no-saddle');
    expect(play.perform({ kind: 'ride', direction: 1 })?.reason).toBe('nothing-to-ride');
  });

  it('ends with a step beside the steed', () => {
    const { play, state, steed } = riding('test_pony', 10, []);
    const { square } = state.hero;
    play.perform({ kind: 'ride', direction: 0 });
    expect(play.kinds).toContain('dismounted');
    expect(state.sheet.riding).toBeUndefined();
    expect([steed.square, state.level.map.occupant[square]]).toEqual([square, steed.id]);
    expect(state.hero.square).not.toBe(square);
  });
});

describe('a steed that is kicked', () => {
  it.each([
    ['nethack-3.4.3', 0, 30],
    ['nethack-3.6.7', 0, 30],
    ['nethack-3.6.7', 19, 49],
    ['nethack-5.0', 19, 49],
    ['house', 0, 20],
    ['house', 10, 30],
  ])('gallops on under %s and loses a point of tameness (%d: %d turns)', (speed, drawn, turns) => {
    const luck = [['gallop-turns', drawn]] as const;
    const { play, state, steed, mixed } = riding('test_horse', 20, luck, `speed=${speed}`);
    const before = state.clock.turn;
    play.perform(kick);
    const passed = state.clock.turn - before;
    expect(play.events).toContainEqual(
      expect.objectContaining({ kind: 'steed-urged', urge: 'gallops' }),
    );
    expect(steed.pet!.tameness).toBe(19);
    expect(state.sheet.riding?.gallop).toBe(turns - passed);
    mixed.expectEmpty();
  });

  it('throws its rider in the end, who is hurt', () => {
    const { play, state, steed, mixed } = riding('test_horse', 3, [
      ['holds', false],
      ['gallop-turns', 0],
      ['holds', true],
      ['fall', 0],
      ['lame', 2],
    ]);
    play.perform(kick);
    expect(steed.pet!.tameness).toBe(2);
    play.perform(kick);
    expect(play.events).toContainEqual(expect.objectContaining({ kind: 'thrown-off', damage: 10 }));
    expect(state.sheet.riding).toBeUndefined();
    expect(state.hero.hitPoints).toBe(50);
    // A turn of the seven has passed.
    expect(state.sheet.conditions.left('wounded-legs')).toBe(6);
    expect(viewFor(state).hero.conditions).toContain('wounded-legs');
    mixed.expectEmpty();
  });

  it('has had enough when no tameness is left', () => {
    const { play, steed } = riding('test_horse', 1, [
      ['fall', 0],
      ['lame', 0],
    ]);
    play.perform(kick);
    expect(play.kinds).toEqual(expect.arrayContaining(['thrown-off', 'pet-told']));
    expect([steed.pet, steed.master]).toEqual([undefined, 0]);
  });

  it('only wakes if it sleeps, and keeps its tameness', () => {
    const { play, steed, mixed } = riding('test_horse', 10, [
      ['wakes', false],
      ['wakes', true],
    ]);
    steed.conditions.set('asleep', 50);
    play.perform(kick);
    expect(steed.conditions.has('asleep')).toBe(true);
    play.perform(kick);
    expect([steed.conditions.has('asleep'), steed.pet!.tameness]).toEqual([false, 10]);
    mixed.expectEmpty();
  });

  it('doesn’t move while it sleeps, and its rider can’t either', () => {
    const { play, steed } = riding('test_horse', 10, []);
    steed.conditions.set('asleep', 50);
    expect(play.perform({ kind: 'move', direction: 1 })?.reason).toBe('steed-still');
  });
});

describe('a whip', () => {
  it('may slip and hurt the rider’s own foot; otherwise the steed gallops', () => {
    const { play, state, mixed } = riding('test_horse', 20, [
      ['whip-slips', true],
      ['slip-damage', 2],
      ['whip-slips', false],
      ['gallop-turns', 5],
    ]);
    const { id } = give(state, 'test_whip');
    play.perform({ kind: 'apply', item: id, direction: 0 });
    expect(play.events).toContainEqual(
      expect.objectContaining({ kind: 'steed-urged', urge: 'slips', damage: 2 }),
    );
    play.perform({ kind: 'apply', item: id, direction: 0 });
    expect(state.sheet.riding!.gallop).toBeGreaterThan(20);
    mixed.expectEmpty();
  });
});

describe('the speed of a rider', () => {
  /** Steps made in a number of turns by travelling to and fro. */
  function steps(gallops: boolean): number {
    const { play, state } = riding('test_horse', 20, []);
    if (gallops) {
      state.sheet.riding!.gallop = 1000;
    }
    const start = state.clock.turn;
    let taken = 0;
    for (let trips = 0; state.clock.turn < start + 150; trips++) {
      const from = state.hero.square;
      play.perform({ kind: 'travel', x: trips % 2 === 0 ? 1 : 18, y: 2 });
      taken += Math.abs(state.hero.square - from);
    }
    return taken / (state.clock.turn - start);
  }

  it('is the steed’s while he moves, and about one and a half times as much in a gallop', () => {
    const plain = steps(false);
    const fast = steps(true);
    expect(plain).toBeCloseTo(2, 0);
    expect(fast / plain).toBeGreaterThan(1.35);
    expect(fast / plain).toBeLessThan(1.65);
  });

  it('is his own when he doesn’t move', () => {
    const { play, state } = riding('test_horse', 20, []);
    const start = state.clock.turn;
    for (let rests = 0; rests < 40; rests++) {
      play.perform({ kind: 'rest', count: 1 });
    }
    expect(state.clock.turn - start).toBeGreaterThanOrEqual(39);
  });
});

describe('a rider', () => {
  it('is saved and restored on his steed, to an equal game', () => {
    const { play, state } = riding('test_horse', 20, [['gallop-turns', 3]]);
    play.perform(kick);
    play.perform({ kind: 'travel', x: 1, y: 2 });
    const saved = JSON.parse(JSON.stringify(saveGame(state)));
    expect(SAVED_GAME(saved, [])).toBeUndefined();
    const restored = restoreGame(state.content, state.ruleset, saved);
    expect(hashGame(restored)).toBe(hashGame(state));
    expect(restored.sheet.riding).toMatchObject({ gait: 'runs' });
    expect(restored.sheet.riding!.steed.pet).toEqual(state.sheet.riding!.steed.pet);
  });

  it('is struck, or his steed is, which strikes back', () => {
    const { play, state, steed, mixed } = riding('test_horse', 20, [['meets-steed', true]]);
    const jackal = bring(state, 'jackal', [1, 0]);
    jackal.hitPoints = 100;
    jackal.maxHitPoints = 100;
    jackal.hunts = true;
    jackal.movement = 600;
    steed.hitPoints = 100;
    play.perform({ kind: 'rest', count: 1 });
    const actors = play.events.flatMap(event =>
      event.kind === 'hit' || event.kind === 'missed' ? [[event.actor, event.target]] : [],
    );
    expect(actors).toContainEqual([jackal.id, steed.id]);
    expect(actors).toContainEqual([steed.id, jackal.id]);
    mixed.expectEmpty();
  });

  it('comes off a steed that dies under him, unhurt', () => {
    const { play, state, steed } = riding('test_pony', 20, [['meets-steed', true]]);
    steed.hitPoints = 0;
    const jackal = bring(state, 'test_dog', [1, 0]);
    jackal.hunts = true;
    jackal.movement = 600;
    for (let turn = 0; turn < 30 && state.sheet.riding !== undefined; turn++) {
      play.perform({ kind: 'rest', count: 1 });
    }
    expect(steed.alive).toBe(false);
    expect(state.sheet.riding).toBeUndefined();
    expect(state.hero.alive).toBe(true);
    const { map, items } = state.level;
    expect(map.occupant[state.hero.square]).toBe(state.hero.id);
    expect(items.get(steed.square)?.some(({ archetype }) => archetype.id === 'test_saddle')).toBe(
      true,
    );
  });
});
