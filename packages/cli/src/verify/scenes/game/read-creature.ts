// The fields of recorded creatures, read from the game's heroes and monsters.

import type { Creature } from '@roguewright/engine/actors';
import { type GameState, trueFactsOf } from '@roguewright/engine/game';
import { pathsOf } from '@roguewright/engine/objects';
import type { Attribute } from '@roguewright/engine/rulesets';
import type { PathSets } from '@roguewright/engine/spellcraft';
import { movementNames } from './movement-names.ts';
import { resistNames } from './resist-names.ts';
import type { SceneNames } from './scene-names.ts';

/** A creature, in the game and by the names of its scene. */
interface CreatureInScene {
  readonly state: GameState;
  readonly creature: Creature;
  readonly names: SceneNames;
}

/** Bit of walking, which flight takes the place of. */
const WALK = 1;

/** Reads one field; undefined, 0 and an empty text are the same. */
type CreatureReader = (subject: CreatureInScene) => unknown;

/** The fields that can be compared. */
export const CREATURE_READERS: Readonly<Record<string, CreatureReader>> = {
  /** The number of the map; the first one has 0. */
  map: ({ state }) => state.seat.depth - 1,
  x: ({ state, creature }) => state.level.map.x(creature.square),
  y: ({ state, creature }) => state.level.map.y(creature.square),
  hp: ({ creature }) => creature.hitPoints,
  maxHp: ({ creature }) => creature.maxHitPoints,
  level: subject => sheetOf(subject)?.level ?? subject.creature.level,
  sp: ({ state, creature }) => state.spells.mana.pointsOf(creature.id),
  maxSp: ({ state, creature }) => state.spells.mana.mostOf(creature.id),
  grace: subject => sheetOf(subject)?.grace,
  maxGrace: subject => sheetOf(subject)?.maxGrace,
  food: subject => sheetOf(subject)?.nutrition,
  exp: subject => sheetOf(subject)?.experience,
  str: subject => short(subject, 'strength'),
  dex: subject => short(subject, 'dexterity'),
  con: subject => attribute(subject, 'constitution'),
  int: subject => attribute(subject, 'intelligence'),
  wis: subject => attribute(subject, 'wisdom'),
  cha: subject => attribute(subject, 'charisma'),
  resist: ({ state, creature }) => {
    const { resistances } = trueFactsOf(state, creature);
    return resistNames((_, type) => resistances[type] ?? 0);
  },
  ...Object.fromEntries(
    (['attuned', 'repelled', 'denied'] as const).map(set => [
      `path${set.charAt(0).toUpperCase()}${set.slice(1)}`,
      (subject: CreatureInScene) => pathsOfCreature(subject)[set],
    ]),
  ),
  moveType: ({ creature }) => movementNames(creature.forces.sum.moves || WALK),
  invisible: ({ creature }) => creature.forces.sum.unseen?.duration,
  glowRadius: ({ creature }) => creature.forces.sum.glow,
  owner: ({ creature, names }) => names.idOf(creature.master),
  direction: ({ creature }) => creature.golem?.direction,
  speedLeft: ({ creature }) => creature.golem?.clock,
  speed: ({ creature }) => creature.golem?.speed,
  dam: ({ creature }) => creature.golem?.damage ?? creature.archetype.numbers.dam,
  wc: ({ creature }) => creature.golem?.wc ?? creature.archetype.numbers.wc,
  attackType: ({ creature }) => creature.golem?.attackType ?? creature.archetype.numbers.attacktype,
  'flag:friendly': ({ creature }) => Number(creature.feels('friendly')),
  'flag:unaggressive': ({ creature }) => Number(creature.feels('calm')),
  'flag:berserk': ({ creature }) => Number(creature.feels('berserk')),
};

/** The paths of a hero, or of a monster's kind and its forces. */
function pathsOfCreature(subject: CreatureInScene): PathSets {
  const { archetype, forces } = subject.creature;
  const own = pathsOf(archetype);
  const given = forces.sum.paths;
  return (
    sheetOf(subject)?.worn.paths ?? {
      attuned: own.attuned | given.attuned,
      repelled: own.repelled | given.repelled,
      denied: own.denied | given.denied,
    }
  );
}

function sheetOf({ state, creature }: CreatureInScene) {
  return state.of(creature.id)?.sheet;
}

/** Strength and dexterity on the scale of recordings. */
function short(subject: CreatureInScene, name: Attribute): number | undefined {
  const own = attribute(subject, name);
  return own === undefined ? undefined : subject.state.ruleset.bridges.shortScale(own);
}

function attribute(subject: CreatureInScene, name: Attribute): number | undefined {
  return sheetOf(subject)?.present[name];
}
