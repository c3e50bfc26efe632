// A level made of bones: the map, what lay and stood there, who lived there, and the dead hero. NetHack 3.6.7
// src/bones.c (getbones, savebones), FIQHack libnethack/src/bones.c (savebones).

import { Creature, makeMonster } from '../../../actors/index.ts';
import type { Chance } from '../../../chance/index.ts';
import { type Archetype, type Content, GameObject, TYPE } from '../../../objects/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';
import { LevelMap } from '../../../world/index.ts';
import type { Bones, BonesHero } from '../../protocol/bones/bones.ts';
import { Fixture } from '../fixture.ts';
import { Level } from '../level.ts';
import { freeSquareNear } from '../placing.ts';
import { UNTIL_DISTURBED } from '../populating.ts';
import { type ThingMaking, thingOf } from './bones-thing.ts';

/** The kind of the ghosts of heroes. */
const HERO_GHOST = 'called_hero_ghost';

/** The kind of those who have risen with their spells. */
export const RISEN_HERO = 'called_risen_hero';

/** What such a level is made with. */
export interface BonesMaking extends ThingMaking {
  readonly chance: Chance;
  readonly ruleset: Ruleset;
  readonly extinct: ReadonlySet<string>;
}

/** Makes a level of bones that were checked. Labels: those of monsters that are made. */
export function levelOfBones(making: BonesMaking, bones: Bones): Level {
  const { content, nextId, extinct } = making;
  const level = new Level(LevelMap.restore(bones.map));
  level.restless = true;
  for (const [square, things] of bones.items) {
    for (const kept of things) {
      level.drop(square, thingOf(making, kept));
    }
  }
  for (const [kind, square] of bones.fixtures) {
    level.fixtures.place(new Fixture(new GameObject(nextId(), content.archetype(kind)), square));
  }
  for (const [kind, square] of bones.creatures) {
    if (!extinct.has(kind)) {
      settle(making, level, content.archetype(kind), square);
    }
  }
  layDead(making, level, bones.dead);
  return level;
}

/** One who lives there, asleep. @returns nothing if there is no room for it */
function settle(
  { chance, ruleset, content, nextId }: BonesMaking,
  level: Level,
  kind: Archetype,
  at: number,
  become: (creature: Creature) => Creature = creature => creature,
): Creature | undefined {
  const square = freeSquareNear(level.map, at, kind.shape);
  if (square < 0) {
    return undefined;
  }
  const creature = become(makeMonster(chance, ruleset, content, kind, square, nextId));
  creature.conditions.set('asleep', UNTIL_DISTURBED);
  level.place(creature);
  return creature;
}

/** The dead hero: his ghost over his body and his things, or one who has risen with them. */
function layDead(making: BonesMaking, level: Level, dead: BonesHero): void {
  const { content, nextId } = making;
  const kind = content.find(dead.risen === '' ? HERO_GHOST : dead.risen);
  const creature =
    kind && settle(making, level, kind, dead.square, made => asHero(content, made, dead));
  for (const spell of creature === undefined ? [] : dead.spells) {
    creature?.learn(new GameObject(nextId(), content.archetype(spell)));
  }
  const things = dead.things.map(kept => thingOf(making, kept));
  if (creature !== undefined && dead.risen !== '') {
    creature.carried.push(...things);
    return;
  }
  for (const thing of [...things, ...bodyOf(content, dead, nextId)]) {
    level.drop(dead.square, thing);
  }
}

/** A creature with the name, the level and the points of a hero; a level above that of its kind is lost. */
function asHero(
  content: Content,
  made: Creature,
  { name, level, maxHitPoints, maxEnergy }: BonesHero,
): Creature {
  const lost = Math.max(0, made.facts.level - level);
  const state = {
    ...made.save(),
    given: name,
    ...(lost > 0 && { levelsLost: lost }),
    hitPoints: maxHitPoints,
    maxHitPoints,
    energy: ENERGY_PARTS * maxEnergy,
  };
  return Creature.restore(state, id => content.archetype(id));
}

/** Parts of a point in which monsters' energy is counted. */
const ENERGY_PARTS = 100;

/** The body of a hero of another game, in a list: no spell brings him back. */
function bodyOf(
  { archetypes }: Content,
  { name, level }: BonesHero,
  nextId: () => number,
): readonly GameObject[] {
  const kind = archetypes.find(({ type }) => type === TYPE.corpse);
  if (kind === undefined) {
    return [];
  }
  const body = new GameObject(nextId(), kind);
  body.setText('name', `body of ${name}`);
  body.setText('namePl', `bodies of ${name}`);
  body.setText('dead', name);
  body.setFact('level', level);
  return [body];
}
