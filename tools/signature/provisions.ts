// Heroes with provisions: each kind of item, spell and monster of the content goes to one of them.

import { makeMonster } from '@roguewright/engine/actors';
import { hashText, Streams } from '@roguewright/engine/chance';
import { type GameState, newGame, saveGame } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import {
  type Archetype,
  type Content,
  classOf,
  factOf,
  isArtifact,
  kindsIn,
  makeObject,
  setCharges,
  TYPE,
} from '@roguewright/engine/objects';
import type { Ruleset } from '@roguewright/engine/rulesets';

/** A hero, and which share of the provisions he gets. */
export interface Beginning {
  readonly role: string;
  readonly race: string;
  /** His number, from 0, among those who share the provisions. */
  readonly number: number;
  /** How many share them. */
  readonly sharers: number;
}

/** What every hero gets, so that something is charged in each game. */
const FOR_ALL = ['scroll_of_charging', 'scroll_of_charging', 'wand/spell_sleep'];

/** The classes of things that are shared out. */
const SHARED = [
  'potion',
  'scroll',
  'wand',
  'rod',
  'ring',
  'amulet',
  'tool',
  'spellbook',
  'food',
  'light',
];

/** Items that have charges, and how many they get. */
const CHARGED = ['wand', 'tool'];
const CHARGES = { left: 4, recharged: 0 };

/** Numbers of a hero who lives long enough to use everything. */
const SHEET = { level: 12, energy: 400, maxEnergy: 400 };
/** Points of experience by which he is short of his next level: one kill brings it. */
const SHORT_OF_NEXT = 10;
const ATTRIBUTES = { intelligence: 18, wisdom: 18, strength: 238, constitution: 25 };
const HIT_POINTS = 2500;

/**
 * Bits of a hash that are left out: the lowest of `spellbook/spell_x` follow from those of `spell_x`, so that every
 * hero would get books of spells that he knows.
 */
const UNLIKE = 9;

/** How far from the hero his monsters stand, in squares. */
const NEAR = 6;

/** A game whose hero has his share of everything, among his share of the monsters. */
export function provisionedGame(content: Content, ruleset: Ruleset, who: Beginning): LocalGame {
  const { role, race, number, sharers } = who;
  const seed = `signature ${number}`;
  const state = newGame(content, ruleset, { heroName: 'Ada', role, race, seed });
  const { sheet, hero } = state;
  const experience = ruleset.bridges.nextLevelAt(SHEET.level) - SHORT_OF_NEXT;
  Object.assign(sheet, SHEET, { experience });
  Object.assign(sheet.attributes, ATTRIBUTES);
  Object.assign(hero, { hitPoints: HIT_POINTS, maxHitPoints: HIT_POINTS });
  // By the name of the kind: a kind that is added changes one hero's share.
  const share = (kinds: readonly Archetype[]) =>
    kinds.filter(({ id }) => (hashText(id) >>> UNLIKE) % sharers === number);
  const things = [
    ...FOR_ALL.map(id => content.archetype(id)),
    ...share(kindsOf(content, kind => SHARED.includes(classOf(kind)) && !isArtifact(kind))),
  ];
  for (const kind of things) {
    give(state, kind);
  }
  for (const kind of share(kindsOf(content, ({ type }) => type === TYPE.spell))) {
    sheet.spells.push(make(state, kind));
  }
  // Stronger ones would end the game before much of it is used.
  const isMatch = (kind: Archetype) =>
    kind.flags.has('monster') && factOf(kind, 'level') <= SHEET.level;
  surround(state, share(kindsOf(content, isMatch)));
  return LocalGame.restore(content, ruleset, saveGame(state));
}

/** Kinds of the content in the order of their ids. */
function kindsOf(content: Content, wanted: (kind: Archetype) => boolean): Archetype[] {
  return kindsIn(content)
    .filter(kind => kind.name !== '' && !kind.id.startsWith('looks_of_') && wanted(kind))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

function make(state: GameState, kind: Archetype) {
  return makeObject(state.content, kind, () => state.newId());
}

function give(state: GameState, kind: Archetype): void {
  const thing = make(state, kind);
  if (CHARGED.includes(classOf(kind)) && thing.fact('charges') === 0) {
    setCharges(thing, CHARGES);
  }
  state.sheet.inventory.add(thing, { knowledge: state.sheet.lore });
}

/** Puts monsters on free floor near the hero. */
function surround(state: GameState, kinds: readonly Archetype[]): void {
  const { level, hero, content, ruleset } = state;
  const { map } = level;
  const apart = (square: number) =>
    Math.max(
      Math.abs(map.x(square) - map.x(hero.square)),
      Math.abs(map.y(square) - map.y(hero.square)),
    );
  const free = Array.from({ length: map.size }, (_, square) => square).filter(
    square =>
      map.has(square) &&
      map.terrainAt(square) === 'floor' &&
      map.occupant[square] === 0 &&
      apart(square) > 1 &&
      apart(square) <= NEAR,
  );
  const luck = new Streams(state.world.start.seed).stream('provisions');
  for (const kind of kinds) {
    if (free.length === 0) {
      return;
    }
    const [square] = free.splice(luck.below(free.length), 1);
    level.place(makeMonster(luck, ruleset, content, kind, square!, () => state.newId()));
  }
}
