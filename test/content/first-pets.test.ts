// The animals with which heroes begin, and what heroes who share a world may do with each other's.

import { directionsFor } from '@roguewright/engine/face';
import {
  hashGame,
  newGame,
  performCommand,
  performedFor,
  restoreGame,
  savedFlaw,
  saveGame,
} from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');

function begin(role: string, pet?: 'role' | 'dog' | 'cat') {
  return newGame(content, house, {
    ...{ heroName: 'Ada', role, race: 'human', seed: 'pets' },
    ...(pet && { pet }),
  });
}

/** The pets of a new game's hero: kinds, and whether each is saddled. */
function petsOf(state: ReturnType<typeof begin>) {
  return performedFor(state, undefined).view.things.flatMap(({ name, pet, saddled = false }) =>
    pet === undefined ? [] : [[name, saddled, pet.tameness] as const],
  );
}

describe('a new hero', () => {
  it.each([
    ['knight', 'role', 'pony', true],
    ['knight', 'cat', 'pony', true],
    ['wizard', 'role', 'kitten', false],
    ['samurai', 'role', 'little dog', false],
    ['priest', 'dog', 'little dog', false],
    ['samurai', 'cat', 'kitten', false],
  ] as const)('who is a %s and wishes for “%s” has a %s', (role, wish, name, saddled) => {
    expect(petsOf(begin(role, wish))).toEqual([[name, saddled, 10]]);
  });

  it('is alone if nothing is wished, as in games begun before there were pets', () => {
    expect(petsOf(begin('knight'))).toEqual([]);
  });

  it('of another role has a dog or a cat, as luck will have it', () => {
    const kinds = Array.from({ length: 12 }, (_, seed) => {
      const start = { heroName: 'Ada', role: 'healer', race: 'human', seed: `pets ${seed}` };
      return petsOf(newGame(content, house, { ...start, pet: 'role' }))[0]![0];
    });
    expect(new Set(kinds)).toEqual(new Set(['little dog', 'kitten']));
  });
});

describe('a Knight’s game', () => {
  it('is saved and restored on horseback on either level, to an equal game', () => {
    const state = begin('knight', 'role');
    const { map } = state.level;
    // Seated firmly, on the stairs down.
    const pony = state.level.creatures.all.find(({ pet }) => pet !== undefined)!;
    pony.pet!.tameness = 20;
    const look = () => performedFor(state, undefined).view;
    const [direction] = directionsFor(look(), 'ride');
    performCommand(state, { kind: 'ride', direction: direction! });
    expect(look().hero.riding?.name).toBe('pony');
    const again = () => {
      const saved = JSON.parse(JSON.stringify(saveGame(state)));
      expect(savedFlaw(saved)).toBeUndefined();
      return hashGame(restoreGame(content, house, saved));
    };
    expect(again()).toBe(hashGame(state));
    const { hero } = state;
    map.occupant[hero.square] = 0;
    hero.square = [...map.terrain.keys()].find(at => map.terrainAt(at) === 'stairs-down')!;
    map.occupant[hero.square] = hero.id;
    performCommand(state, { kind: 'descend' });
    expect([look().dungeonLevel, look().hero.riding?.name]).toEqual([2, 'pony']);
    expect(again()).toBe(hashGame(state));
    performCommand(state, { kind: 'ascend' });
    expect([look().dungeonLevel, look().hero.riding?.name]).toEqual([1, 'pony']);
  });
});

describe('two heroes', () => {
  it('each have their own animal, and neither rides the other’s', () => {
    const state = newGame(content, house, {
      ...{ heroName: 'Ada', role: 'knight', race: 'human', seed: 'two', pet: 'role' },
      companions: [{ heroName: 'Bren', role: 'knight', race: 'human' }],
    });
    const [ada, bren] = state.states;
    const ponies = state.level.creatures.all.filter(({ pet }) => pet !== undefined);
    expect(ponies.map(({ master }) => master).sort()).toEqual([ada!.hero.id, bren!.hero.id].sort());
    const hers = ponies.find(({ master }) => master === bren!.hero.id)!;
    const { map } = state.level;
    const beside = [1, 2, 3, 4, 5, 6, 7, 8].find(
      way => map.occupant[map.neighbour(hers.square, way)] === 0,
    )!;
    // Ada is put beside Bren's pony.
    map.occupant[ada!.hero.square] = 0;
    ada!.hero.square = map.neighbour(hers.square, beside);
    map.occupant[ada!.hero.square] = ada!.hero.id;
    const direction = (((beside + 3) % 8) + 1) as 1;
    expect(performCommand(ada!, { kind: 'ride', direction })?.reason).toBe('not-your-steed');
    const seen = performedFor(ada!, undefined).view.things.find(({ id }) => id === hers.id);
    expect(seen?.pet).toBeUndefined();
  });
});
