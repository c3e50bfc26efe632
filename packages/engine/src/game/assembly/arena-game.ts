// A practice fight: one hero with a chosen kit, and monsters of one kind, in a small lit hall. It has no dungeon, and
// no points of it count.

import { Creature, HIGHEST_LEVEL, makeMonster } from '../../actors/index.ts';
import { Streams } from '../../chance/index.ts';
import { integerIn, UsageError } from '../../errors/index.ts';
import {
  type Archetype,
  type Content,
  makeObject,
  putOn,
  settleCarrier,
  TYPE,
} from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { drawLevel } from '../../world/index.ts';
import { quickenByLevel } from '../body/quickness.ts';
import { Level } from '../dungeon/level.ts';
import { equip } from '../items/equip.ts';
import { receive } from '../items/handled/receive.ts';
import { knowMade } from '../items/learn-kind.ts';
import {
  noticeAbility,
  noticeBlow,
  noticeKind,
  noticeList,
  noticePassive,
} from '../movement/noticing.ts';
import { occupy } from '../movement/relocate.ts';
import { join } from '../movement/roster.ts';
import { lookAround } from '../movement/stepping.ts';
import { alarm } from '../state/alarm.ts';
import type { GameState } from '../state/state.ts';
import { ThingIds } from '../state/thing-ids.ts';
import { assembleGame } from './assemble.ts';
import { checkNewGame } from './new-game.ts';
import { practiceHero } from './practice-hero.ts';

/** A practice fight before it begins. */
export interface ArenaPlan {
  /** A role and a race of the ruleset's bridges. */
  readonly role: string;
  readonly race: string;
  /** Of the hero, 1…30. */
  readonly level: number;
  /** Further items, worn or wielded in place of those of the role's kit where they can be. */
  readonly items: readonly Archetype[];
  /** The kind that he fights. */
  readonly foe: Archetype;
  /** How many of them, 1…MOST_FOES. */
  readonly count: number;
  /** Seed of the hero: his attributes, hit points and spells. 1…64 characters. */
  readonly seed: string;
  /** Seed of the fight: the monsters and all luck in it. 1…64 characters. */
  readonly fight: string;
  /** The hero knows nothing of the kind but what he sees; else he knows its blows, abilities and flags. */
  readonly stranger: boolean;
}

/** `@` the hero; the digits are the squares of the monsters in their order. Big ones have room beside each other. */
const HALL = [
  '###################',
  '#.................#',
  '#..........3...5..#',
  '#.................#',
  '#.................#',
  '#...@......1...2..#',
  '#.................#',
  '#.................#',
  '#..........4...6..#',
  '#.................#',
  '###################',
];

/** The most monsters of one fight. */
export const MOST_FOES = 6;

/**
 * A practice fight. The same plan makes the same fight.
 * @throws UsageError for a role, race, level, seed, count, monster or item that can't be had
 */
export function arenaGame(content: Content, ruleset: Ruleset, plan: ArenaPlan): GameState {
  const { role, race, seed, fight, foe } = plan;
  const start = { heroName: 'Practice', role, race, seed: fight };
  checkNewGame(ruleset, { ...start, seed });
  checkNewGame(ruleset, start);
  integerIn('level', plan.level, 1, HIGHEST_LEVEL);
  integerIn('count', plan.count, 1, MOST_FOES);
  if (!foe.flags.has('monster') || foe.type === TYPE.spell) {
    throw new UsageError('foe', foe.name, 'a monster');
  }
  const ids = new ThingIds(start, 1);
  const nextId = () => ids.take();
  const { map, marks } = drawLevel(HALL, true);
  const level = new Level(map);
  const kind = content.archetype(`role_${role}`);
  const { sheet, hitPoints } = practiceHero(content, ruleset, plan, nextId);
  const hero = new Creature(nextId(), kind, marks.get('@')![0]!, hitPoints);
  const streams = new Streams(fight);
  const foes = Array.from({ length: plan.count }, (_, place) => {
    const square = marks.get(`${place + 1}`)![0]!;
    const monster = makeMonster(streams.stream('arena'), ruleset, content, foe, square, nextId);
    alarm(monster);
    join(level, monster);
    return monster;
  });
  const state = assembleGame({
    content,
    ruleset,
    start,
    streams,
    levels: new Map([[1, level]]),
    seats: [{ hero, sheet, depth: 1, conducts: {} }],
    nextId: ids.next,
  });
  occupy(level, hero, hero.square);
  quickenByLevel(state, 1);
  giveItems(state, plan.items);
  if (!plan.stranger) {
    study(state, foes[0]!);
  }
  lookAround(state);
  return state;
}

/** The hero gets the items, knows them, and wears or wields those that can be. */
function giveItems(state: GameState, items: readonly Archetype[]): void {
  const { content, ruleset, sheet } = state;
  for (const archetype of items) {
    const made = makeObject(content, archetype, () => state.newId());
    settleCarrier(ruleset, made);
    knowMade(state, made);
    const { id } = receive(state, made);
    if (sheet.inventory.find(id) === undefined) {
      throw new UsageError('items', items.length, 'as many items as the pack has room for');
    }
    const result = putOn(sheet.inventory, sheet.equipment, id);
    if (result.kind !== 'refused') {
      equip(state, result.equipment);
    }
  }
}

/** The hero knows all of a monster's kind, as one who has fought many. */
function study(state: GameState, monster: Creature): void {
  const { armourClass } = state.sheet;
  noticeKind(state, monster);
  for (const place of monster.facts.blows.keys()) {
    // What its own weapon adds is not known before it is felt.
    noticeBlow(state, monster, { place, damage: 0, armourClass }, true);
  }
  const abilities = monster.carried.filter(({ archetype }) => archetype.type === TYPE.spell);
  for (const ability of abilities) {
    noticeAbility(state, monster, ability);
  }
  const { spellList } = monster.traits;
  if (spellList !== undefined) {
    noticeList(state, monster, spellList);
  }
  noticePassive(state, monster);
}
