// Animals, saddles and strange creatures for scenes.

import { type Creature, makeMonster } from '../../actors/index.ts';
import { Streams } from '../../chance/index.ts';
import { type ContentFile, type GameObject, makeObject } from '../../objects/index.ts';
import { makePet } from '../companions/taming.ts';
import { take } from '../items/pack.ts';
import { join } from '../movement/roster.ts';
import { lookAround } from '../movement/stepping.ts';
import type { GameState } from '../state/state.ts';

function monster(id: string, lines: readonly string[]): string {
  const own = ['monster 1', 'alive 1', 'notices 12', 'armour_class 0', ...lines];
  return `Object ${id}\nname ${id.replaceAll('_', ' ')}\n${own.join('\n')}\nglyph u\nend\n`;
}

/** The files. */
export const ANIMALS: readonly ContentFile[] = [
  {
    path: 'animals.arc',
    text: [
      monster('test_pony', [
        ...['level 3', 'movement 16', 'rideable 1', 'domestic 1', 'diet plants', 'weight 58000'],
        ...['blow_1 kick 1d2', 'grows_into test_horse'],
      ]),
      monster('test_pup', [
        ...['level 2', 'movement 18', 'domestic 1', 'diet meat', 'weight 6700', 'blow_1 bite 1d2'],
        'grows_into test_dog',
      ]),
      monster('test_horse', [
        ...['level 5', 'movement 24', 'rideable 2', 'domestic 1', 'diet plants', 'weight 67000'],
        'blow_1 kick 1d2',
      ]),
      monster('test_dog', [
        ...['level 4', 'movement 24', 'domestic 1', 'diet meat', 'weight 18000', 'blow_1 bite 1d2'],
      ]),
      monster('test_ox', ['level 4', 'movement 0', 'hit_points 500', 'blow_1 butt 1d2']),
      monster('test_eye', [
        'level 2',
        'movement 0',
        'hit_points 500',
        'passive gaze 0d70 paralyse',
      ]),
      monster('test_blob', ['level 1', 'movement 0', 'hit_points 500', 'passive touch 1d8 acid']),
      monster('test_cap', ['level 2', 'movement 0', 'hit_points 500']),
      monster('test_worm', ['level 8', 'movement 12', 'preys_on test_cap', 'blow_1 bite 1d2']),
      monster('test_regent', ['level 9', 'movement 12', 'covetous 1', 'blow_1 claw 1d2']),
      'Object test_saddle\nname saddle\ntype 74\nrule_kind saddle\neffect saddle\nweight 9000\nglyph (\nend\n',
      'Object test_whip\nname whip\ntype 15\neffect whip\nweapon_kind hafted\ndamage_dice 1d3\nweight 1000\nglyph )\nend\n',
      'Object test_tripe\nname tripe\ntype 6\nflesh 1\nnutrition 200\ndelay 2\nweight 450\nglyph %\nend\n',
      'Object test_carrot\nname carrot\ntype 6\nfruit 1\nnutrition 50\ndelay 1\nweight 90\nglyph %\nend\n',
      'Object test_conflict\nname ring of quarrels\ntype 70\nconflict 1\nweight 135\nglyph =\nend\n',
      'Object test_taming\nname scroll of friends\ntype 111\nlevel 1\neffect taming\nweight 200\nglyph ?\nend\n',
    ].join(''),
  },
];

/** A creature comes onto a free square of the hero's level. @param steps from the hero: east and south */
export function bring(
  state: GameState,
  kind: string,
  [east, south]: readonly [number, number],
): Creature {
  const { map } = state.level;
  const square = state.hero.square + east + south * map.stride;
  const archetype = state.content.archetype(kind);
  const luck = new Streams('animals').stream('level');
  const { ruleset, content } = state;
  const creature = makeMonster(luck, ruleset, content, archetype, square, () => state.newId());
  creature.conditions.set('asleep', 0);
  join(state.level, creature);
  lookAround(state);
  return creature;
}

/** A pet of the hero's. @param saddled it wears a saddle */
export function bringPet(
  state: GameState,
  kind: string,
  at: readonly [number, number],
  saddled = false,
): Creature {
  const pet = bring(state, kind, at);
  makePet(state, pet);
  if (saddled) {
    pet.carried.push(thingOf(state, 'test_saddle'));
  }
  return pet;
}

/** The hero has a thing. */
export function give(state: GameState, kind: string): GameObject {
  return take(state, thingOf(state, kind));
}

function thingOf(state: GameState, kind: string): GameObject {
  return makeObject(state.content, state.content.archetype(kind), () => state.newId());
}
