import { describe, expect, it } from 'vitest';
import type { ScriptedLuck } from '../../chance/index.ts';
import { setBeatitude } from '../../objects/index.ts';
import { hurt } from '../body/harm.ts';
import { ANIMALS, bring, bringPet, give } from '../testing/animals.ts';
import { MixedLuck } from '../testing/mixed-luck.ts';
import { Scene } from '../testing/scene.ts';
import { viewFor } from '../views/view-for.ts';
import { petTurn } from './feeding.ts';

const FIELD = ['############', '#..........#', '#....@.....#', '#..........#', '############'];

function field(scripts: Readonly<Record<string, readonly ScriptedLuck[]>> = {}) {
  const mixed = new MixedLuck(scripts);
  const play = new Scene(FIELD, { streams: mixed, content: ANIMALS });
  play.state.hero.hitPoints = 200;
  play.state.hero.maxHitPoints = 200;
  return { play, state: play.state, mixed };
}

const rest = { kind: 'rest', count: 1 } as const;

describe('a pet', () => {
  it('faster than 12 attacks more than once a turn', () => {
    const { play, state } = field();
    const dog = bringPet(state, 'test_dog', [1, 0]);
    dog.hitPoints = 500;
    const ox = bring(state, 'test_ox', [2, 0]);
    const start = state.clock.turn;
    let attacks = 0;
    for (let rests = 0; rests < 40; rests++) {
      play.perform(rest);
      attacks += play.events.filter(
        event =>
          (event.kind === 'hit' || event.kind === 'missed') &&
          event.actor === dog.id &&
          event.target === ox.id,
      ).length;
    }
    // Speed 24 is two actions a turn, and each is an attack of one blow.
    expect(attacks).toBeGreaterThanOrEqual(2 * (state.clock.turn - start) - 4);
  });

  it('keeps away from what is two levels above it', () => {
    const { play, state } = field();
    const dog = bringPet(state, 'test_dog', [1, 0]);
    const worm = bring(state, 'test_worm', [2, 0]);
    worm.conditions.set('helpless', 10_000);
    const before = worm.hitPoints;
    for (let rests = 0; rests < 20; rests++) {
      play.perform(rest);
    }
    expect([dog.alive, worm.hitPoints]).toEqual([true, before]);
  });

  it('that dies out of sight leaves its master a sad feeling, and one in sight its death', () => {
    const deaths = [true, false].map(isSeen => {
      const { play, state } = field();
      const dog = bringPet(state, 'test_dog', [1, 0]);
      state.sheet.conditions.set('blind', isSeen ? 0 : 50);
      play.perform(rest);
      hurt(state, dog, 1000, 0);
      return play.kinds.filter(kind => kind === 'died' || kind === 'sad-feeling');
    });
    expect(deaths).toEqual([['died'], ['sad-feeling']]);
  });

  it('swaps places with its master, and is told of as tame', () => {
    const { play, state } = field();
    const dog = bringPet(state, 'test_dog', [1, 0]);
    dog.pet!.eating = 5;
    const [there, here] = [dog.square, state.hero.square];
    play.perform({ kind: 'move', direction: 3 });
    expect([state.hero.square, dog.square]).toEqual([there, here]);
    const seen = viewFor(state).things.find(({ id }) => id === dog.id)!;
    expect(seen).toMatchObject({ pet: { tameness: 10, hunger: 'fed' }, stance: 'servant' });
  });

  it('eats what lies about, grows tamer, and is fed for longer', () => {
    const { play, state } = field();
    const dog = bringPet(state, 'test_dog', [1, 0]);
    const tripe = give(state, 'test_tripe');
    play.perform({ kind: 'drop', item: tripe.id, count: 1 });
    const before = dog.pet!.hungryAt;
    const told: string[] = [];
    for (let moves = 0; moves < 6; moves++) {
      play.perform({ kind: 'move', direction: 7 });
      told.push(...play.kinds);
    }
    expect(told).toContain('pet-ate');
    // 200 points of nutrition, five times for an animal of 18 kg.
    expect(dog.pet!.hungryAt).toBe(before + 1000);
    expect(dog.pet!.tameness).toBe(11);
  });

  it('yelps when its master strikes it, and deserts him in the end', () => {
    const { play, state } = field();
    const dog = bringPet(state, 'test_dog', [1, 0]);
    dog.hitPoints = 500;
    dog.pet!.tameness = 2;
    dog.conditions.set('helpless', 100);
    const strike = () => {
      play.perform({ kind: 'attack', direction: 3 });
      expect(state.pending?.about).toBe('deed-yes');
      play.perform({ kind: 'answer', answer: { yes: true } });
    };
    strike();
    expect(play.events).toContainEqual({ kind: 'pet-told', target: dog.id, telling: 'yelps' });
    strike();
    expect(play.events).toContainEqual({ kind: 'pet-told', target: dog.id, telling: 'deserts' });
    expect([dog.pet, dog.master]).toEqual([undefined, 0]);
  });

  it('isn’t struck when its master thinks better of it', () => {
    const { play, state } = field();
    const dog = bringPet(state, 'test_dog', [1, 0]);
    const { turn } = state.clock;
    play.perform({ kind: 'attack', direction: 3 });
    play.perform({ kind: 'answer', answer: { yes: false } });
    expect([dog.pet!.tameness, dog.hitPoints, state.clock.turn]).toEqual([
      10,
      dog.maxHitPoints,
      turn,
    ]);
  });
});

describe('hunger', () => {
  it('weakens a pet, and kills it unless it eats', () => {
    const { state } = field();
    const dog = bringPet(state, 'test_dog', [1, 0]);
    dog.hitPoints = 30;
    dog.maxHitPoints = 30;
    dog.pet!.hungryAt = state.clock.turn - 501;
    petTurn(state, dog);
    expect([dog.maxHitPoints, dog.pet!.weakened, dog.conditions.has('confused')]).toEqual([
      10,
      20,
      true,
    ]);
    dog.pet!.hungryAt = state.clock.turn - 751;
    petTurn(state, dog);
    expect(dog.alive).toBe(false);
  });

  it('makes a pet wild that was left alone', () => {
    const { state, mixed } = field({ pets: [] });
    const dog = bringPet(state, 'test_dog', [1, 0]);
    dog.pet!.tameness = 20;
    dog.pet!.hungryAt = state.clock.turn - 751;
    dog.pet!.metAt = state.clock.turn - 100;
    petTurn(state, dog);
    expect([dog.pet, dog.master, dog.hunts]).toEqual([undefined, 0, true]);
    mixed.expectEmpty();
  });

  it.each([
    ['forgets a point of loyalty in 150 turns', 300, 10, [], 8],
    [
      'no longer knows its master after long, and is peaceful',
      1800,
      10,
      [['goes-wild', true]],
      'calm',
    ],
    ['or hostile', 1800, 10, [['goes-wild', false]], 'hostile'],
  ] as const)('a pet that was left alone %s', (_, turns, tameness, luck, left) => {
    const { state, mixed } = field({ pets: luck });
    const dog = bringPet(state, 'test_dog', [1, 0]);
    dog.pet!.tameness = tameness;
    dog.pet!.hungryAt = state.clock.turn + 10_000;
    dog.pet!.metAt = state.clock.turn - turns;
    petTurn(state, dog);
    expect(dog.pet?.tameness ?? (dog.feels('calm') ? 'calm' : 'hostile')).toBe(left);
    mixed.expectEmpty();
  });
});

describe('taming', () => {
  it('by food: an animal that lives with people catches it and is a pet', () => {
    const { play, state } = field();
    const dog = bring(state, 'test_dog', [2, 0]);
    const tripe = give(state, 'test_tripe');
    const { map } = state.level;
    play.perform({ kind: 'throw', item: tripe.id, x: map.x(dog.square), y: map.y(dog.square) });
    expect(play.kinds).toEqual(expect.arrayContaining(['charmed', 'pet-ate']));
    expect([dog.master, dog.pet!.tameness]).toEqual([state.hero.id, 11]);
  });

  it('not by food that it doesn’t eat', () => {
    const { play, state } = field();
    const dog = bring(state, 'test_dog', [2, 0]);
    const carrot = give(state, 'test_carrot');
    const { map } = state.level;
    play.perform({ kind: 'throw', item: carrot.id, x: map.x(dog.square), y: map.y(dog.square) });
    expect(dog.master).toBe(0);
  });

  it.each([
    ['uncursed', false, [1, 2], [true, false]],
    ['uncursed', true, [1, 5], [true, true]],
    ['cursed', false, [1, 2], [false, false]],
  ] as const)('by a scroll: %s, confused %s', (beatitude, confused, at, tamed) => {
    const { play, state } = field();
    const others = at.map(east => bring(state, 'test_cap', [east, 0]));
    const scroll = give(state, 'test_taming');
    setBeatitude(scroll, beatitude);
    if (confused) {
      state.sheet.conditions.set('confused', 50);
    }
    play.perform({ kind: 'read', item: scroll.id });
    expect(others.map(({ pet }) => pet !== undefined)).toEqual(tamed);
    expect(others[0]!.pet?.tameness).toBe(tamed[0] ? 5 : undefined);
  });

  it('again makes a pet more loyal, and a blessed scroll more so', () => {
    const { play, state, mixed } = field({ pets: [['more-loyal', true]] });
    const dog = bringPet(state, 'test_dog', [1, 0]);
    dog.pet!.tameness = 5;
    const scroll = give(state, 'test_taming');
    setBeatitude(scroll, 'blessed');
    play.perform({ kind: 'read', item: scroll.id });
    expect(dog.pet!.tameness).toBe(8);
    mixed.expectEmpty();
  });
});

describe('followers', () => {
  it('are the pets beside the hero, and no others', () => {
    const play = new Scene(['########', '#<@....#', '########'], {
      streams: new MixedLuck({}),
      content: ANIMALS,
    });
    const { state } = play;
    state.hero.hitPoints = 200;
    state.hero.maxHitPoints = 200;
    play.perform({ kind: 'move', direction: 7 });
    const near = bringPet(state, 'test_dog', [1, 0]);
    const far = bringPet(state, 'test_pony', [5, 0]);
    near.movement = -10_000;
    far.movement = -10_000;
    const below = state.level;
    state.world.levels.set(0, below);
    expect([near, far].every(({ pet }) => pet !== undefined)).toBe(true);
    play.perform({ kind: 'ascend' });
    const stays = below.creatures.all.map(({ id }) => id);
    expect(stays).toContain(far.id);
  });
});

describe('names', () => {
  it('are given by the hero, and told with the creature', () => {
    const { play, state } = field();
    const dog = bringPet(state, 'test_dog', [1, 0]);
    expect(play.perform({ kind: 'call-creature', direction: 3 })).toBeUndefined();
    expect(viewFor(state).pending).toMatchObject({ deed: 'call-creature', subject: 'test dog' });
    play.perform({ kind: 'answer', answer: { text: 'Biscuit' } });
    const seen = viewFor(state).things.find(({ id }) => id === dog.id);
    expect(seen?.name).toBe('test dog called Biscuit');
    expect(state.log.witness.nameOf(dog.id)?.name).toBe('test dog called Biscuit');
    expect(play.perform({ kind: 'call-creature', direction: 1 })?.reason).toBe('nobody-to-call');
  });
});
