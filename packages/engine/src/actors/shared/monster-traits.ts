// Behaviour and habitat of a kind of monster: keys of its file beyond combat.

import { MONSTER_LISTS, type MonsterList } from '../../casting/index.ts';
import {
  type Archetype,
  COMPANIES,
  type Company,
  DOOR_WAYS,
  type DoorWay,
  type FightPattern,
  factOf,
  fightPattern,
  GAITS,
  type Gait,
  type RoamPattern,
  roamPattern,
  textOf,
} from '../../objects/index.ts';

/** Behaviour of a kind of monster. */
export interface MonsterTraits {
  readonly gait: Gait;
  readonly doors: DoorWay;
  readonly company: Company;
  /** Weight in random generation, 0…9; 0 is never generated at random. */
  readonly frequency: number;
  /** The first and the last level on which it is generated at random. */
  readonly fromDepth: number;
  readonly toDepth: number;
  /** Words of the branches of the dungeon where it is at home. */
  readonly branches: readonly string[];
  /** There is at most one in a game. */
  readonly unique: boolean;
  /** It flees below this percentage of its hit points; 0 never. */
  readonly fleesBelow: number;
  /** Number of moves for which it searches for a hero out of sight. */
  readonly memory: number;
  /** It uses an ability with probability 1 in this number. */
  readonly abilityOneIn: number;
  /** It shoots or throws missiles that it carries. */
  readonly shoots: boolean;
  /** It picks up items. */
  readonly collects: boolean;
  /** It moves at random with probability 1 in this number; 0 never. */
  readonly erraticOneIn: number;
  /** How it fights, and how it roams while it hunts no hero. */
  readonly fights: FightPattern;
  readonly roams: RoamPattern;
  /** It sees to lamps and cameras that it comes across. */
  readonly tends: boolean;
  /** It never leaves its square. */
  readonly staysPut: boolean;
  /** It uses none of the spells that it carries. */
  readonly castsNothing: boolean;
  /** The list of spells from which it casts; undefined: none. */
  readonly spellList: MonsterList | undefined;
  /** Hit points of a new one; 0: the dice of its level. */
  readonly hitPoints: number;
  /** Whether a new one on a level is asleep; undefined: with the probability of the rules. */
  readonly startsAsleep: boolean | undefined;
}

/** Default number of moves for which a hero is searched for. */
const USUAL_MEMORY = 12;

/** Below any dungeon: a kind without a last level is generated on all levels from its first. */
const DEEPEST_OF_ALL = 1000;

/** Kinds that have been read. An archetype never changes. */
const read = new WeakMap<Archetype, MonsterTraits>();

/** The behaviour of a kind of monster, read once. An unknown word counts as the first of its list. */
export function monsterTraits(archetype: Archetype): MonsterTraits {
  let traits = read.get(archetype);
  if (traits === undefined) {
    traits = readTraits(archetype);
    read.set(archetype, traits);
  }
  return traits;
}

function readTraits(archetype: Archetype): MonsterTraits {
  return {
    gait: oneOf(GAITS, textOf(archetype, 'gait')),
    doors: oneOf(DOOR_WAYS, textOf(archetype, 'doors')),
    company: oneOf(COMPANIES, textOf(archetype, 'company')),
    frequency: factOf(archetype, 'frequency'),
    fromDepth: factOf(archetype, 'fromDepth') || 1,
    toDepth: factOf(archetype, 'toDepth') || DEEPEST_OF_ALL,
    branches: textOf(archetype, 'branch').split(' ').filter(Boolean),
    unique: archetype.flags.has('unique'),
    fleesBelow: factOf(archetype, 'fleesBelow'),
    memory: factOf(archetype, 'memory') || USUAL_MEMORY,
    abilityOneIn: factOf(archetype, 'abilityOneIn') || 3,
    shoots: factOf(archetype, 'shoots') !== 0,
    collects: factOf(archetype, 'collects') !== 0,
    erraticOneIn: factOf(archetype, 'erraticOneIn'),
    fights: fightPattern(factOf(archetype, 'attackMovement')),
    roams: roamPattern(factOf(archetype, 'attackMovement')),
    tends: factOf(archetype, 'tends') !== 0,
    staysPut: factOf(archetype, 'staysPut') !== 0,
    castsNothing: factOf(archetype, 'castsNothing') !== 0,
    spellList: MONSTER_LISTS.find(list => list === textOf(archetype, 'spellList')),
    hitPoints: factOf(archetype, 'hitPoints'),
    startsAsleep: asleep(factOf(archetype, 'startsAsleep')),
  };
}

/** The key `starts_asleep`: 1 always, −1 never, 0 as the rules have it. */
function asleep(stated: number): boolean | undefined {
  return stated === 0 ? undefined : stated > 0;
}

function oneOf<Word extends string>(words: readonly Word[], given: string): Word {
  return words.find(word => word === given) ?? words[0]!;
}
