// How a kind of monster behaves and where it is met: the keys of its file beyond what combat asks.

import {
  type Archetype,
  COMPANIES,
  type Company,
  DOOR_WAYS,
  type DoorWay,
  factOf,
  GAITS,
  type Gait,
  textOf,
} from '../../objects/index.ts';

/** How a kind of monster behaves. */
export interface MonsterTraits {
  readonly gait: Gait;
  readonly doors: DoorWay;
  readonly company: Company;
  /** Weight in the choice of kinds, 0…9; 0 is never met by chance. */
  readonly frequency: number;
  /** The first and the last level on which it is met by chance. */
  readonly fromDepth: number;
  readonly toDepth: number;
  /** There is but one of it in a game. */
  readonly unique: boolean;
  /** It flees when fewer than so many percent of its hit points are left; 0 never. */
  readonly fleesBelow: number;
  /** Moves for which it goes on looking for a hero out of sight. */
  readonly memory: number;
  /** It uses an ability once in so many chances. */
  readonly abilityOneIn: number;
  /** It shoots what it carries. */
  readonly shoots: boolean;
  /** It picks up what it finds. */
  readonly collects: boolean;
  /** It moves at random once in so many moves; 0 never. */
  readonly erraticOneIn: number;
}

/** Moves that a hero is looked for when a file doesn't say. */
const USUAL_MEMORY = 12;

/** Deeper than any dungeon: a kind that names no last level is met on all below its first. */
const DEEPEST_OF_ALL = 1000;

/** Reads the behaviour of a kind of monster; words that aren't known mean the first of their list. */
export function monsterTraits(archetype: Archetype): MonsterTraits {
  return {
    gait: oneOf(GAITS, textOf(archetype, 'gait')),
    doors: oneOf(DOOR_WAYS, textOf(archetype, 'doors')),
    company: oneOf(COMPANIES, textOf(archetype, 'company')),
    frequency: factOf(archetype, 'frequency'),
    fromDepth: factOf(archetype, 'fromDepth') || 1,
    toDepth: factOf(archetype, 'toDepth') || DEEPEST_OF_ALL,
    unique: archetype.flags.has('unique'),
    fleesBelow: factOf(archetype, 'fleesBelow'),
    memory: factOf(archetype, 'memory') || USUAL_MEMORY,
    abilityOneIn: factOf(archetype, 'abilityOneIn') || 3,
    shoots: factOf(archetype, 'shoots') !== 0,
    collects: factOf(archetype, 'collects') !== 0,
    erraticOneIn: factOf(archetype, 'erraticOneIn'),
  };
}

function oneOf<Word extends string>(words: readonly Word[], given: string): Word {
  return words.find(word => word === given) ?? words[0]!;
}
