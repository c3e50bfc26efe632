// A small game for trying out one monster, spell or item: a room, a hero without other possessions, and a
// bystander. It is for checks of content, and isn't played to an end.

import { Creature, HeroSheet, hitDice, makeMonster, monsterTraits } from '../../actors/index.ts';
import { rollDice, Streams } from '../../chance/index.ts';
import {
  type Archetype,
  type Content,
  creatureFacts,
  type GameObject,
  isFixture,
  makeObject,
  ONE_SQUARE,
  TYPE,
} from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { drawLevel } from '../../world/index.ts';
import { giveBack } from '../body/pay.ts';
import { Fixture } from '../dungeon/fixture.ts';
import { Level } from '../dungeon/level.ts';
import { placeFixture } from '../fixtures/change-fixture.ts';
import { occupy } from '../movement/relocate.ts';
import { join } from '../movement/roster.ts';
import { lookAround } from '../movement/stepping.ts';
import { alarm } from '../state/alarm.ts';
import type { GameState } from '../state/state.ts';
import { assembleGame } from './assemble.ts';

/** `@` the hero, `m` the monster, `i` an item on the floor, or a fixture. */
const ROOM = [
  '#################',
  '#...............#',
  '#.......@.m.....#',
  '#.......i....+..#',
  '#..............~#',
  '#################',
];

/** A bystander, who stands still and does nothing. */
const BYSTANDER: Archetype = {
  index: -1,
  id: 'bystander',
  name: 'bystander',
  plural: 'bystanders',
  type: 0,
  subtype: 0,
  numbers: { monster: 1, level: 3, armourClass: 12, notices: 8 },
  texts: {},
  flags: new Set(['monster', 'alive']),
  inventory: [],
  parts: [],
  shape: ONE_SQUARE,
  file: '',
};

const HERO: Archetype = { ...BYSTANDER, id: 'hero', name: 'hero', plural: 'heroes' };

const SCORE = 18;
const LEVEL = 14;
const POINTS = 500;

/**
 * A game for trying out an archetype: a monster is two squares to the east, a spell is known, an item is
 * carried and also on the floor, a fixture stands to the south.
 * @param carried what is carried instead of a new item of the archetype
 */
export function trialGame(
  content: Content,
  ruleset: Ruleset,
  about: Archetype,
  carried?: GameObject,
): GameState {
  const streams = new Streams(about.id);
  const { map, marks } = drawLevel(ROOM, true);
  const level = new Level(map);
  let lastId = 1;
  const nextId = () => ++lastId;
  const chance = streams.stream('trial');
  const isMonster = about.flags.has('monster') && about.type !== TYPE.spell;
  const square = marks.get('m')![0]!;
  if (isMonster) {
    const monster = makeMonster(chance, ruleset, content, about, square, nextId);
    alarm(monster);
    join(level, monster);
  } else {
    const dice = hitDice(ruleset, creatureFacts(BYSTANDER).level, monsterTraits(BYSTANDER));
    const hitPoints = rollDice(chance, dice, 'hit-points') + POINTS;
    join(level, new Creature(nextId(), BYSTANDER, square, hitPoints));
  }
  const hero = new Creature(1, HERO, marks.get('@')![0]!, POINTS);
  const sheet = trialHero();
  if (about.type === TYPE.spell) {
    sheet.spells.push(makeObject(content, about, nextId));
  } else if (!(isMonster || isFixture(about))) {
    sheet.inventory.add(carried ?? makeObject(content, about, nextId));
    level.drop(marks.get('i')![0]!, makeObject(content, about, nextId));
  }
  const fixture = isFixture(about) ? makeObject(content, about, nextId) : undefined;
  const state = assembleGame({
    content,
    ruleset,
    start: { heroName: 'Ada', role: sheet.role, race: sheet.race, seed: about.id },
    streams,
    levels: new Map([[1, level]]),
    seats: [{ hero, sheet, depth: 1 }],
    nextId: lastId + 1,
  });
  if (fixture !== undefined) {
    placeFixture(state, new Fixture(fixture, marks.get('i')![0]!));
  }
  occupy(level, hero, hero.square);
  lookAround(state);
  return state;
}

function trialHero(): HeroSheet {
  const sheet = new HeroSheet('Ada', 'wizard', 'human', {
    strength: SCORE,
    intelligence: SCORE,
    wisdom: SCORE,
    dexterity: SCORE,
    constitution: SCORE,
    charisma: SCORE,
  });
  sheet.level = LEVEL;
  sheet.maxEnergy = POINTS;
  giveBack(sheet, 'energy', POINTS);
  sheet.maxGrace = POINTS;
  giveBack(sheet, 'grace', POINTS);
  sheet.nutrition = 900;
  return sheet;
}
