// Generates monsters and groups by depth and the hero's level. NetHack 3.6.7 src/makemon.c (rndmonst,
// montooweak, montoostrong, m_initgrp).

import { type Chance, rollDice } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';
import {
  type Archetype,
  type Content,
  type Gait,
  type GameObject,
  makeContent,
  makeTreasure,
  settleCarrier,
  TYPE,
  textOf,
} from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { GroupRules, SpawnRules } from '../../worldrules/index.ts';
import { Creature } from '../creature/creature.ts';
import { hitDice } from '../creature/hit-dice.ts';
import { isBookOfNone } from '../hero/spell-terms.ts';
import { type MonsterTraits, monsterTraits } from '../shared/monster-traits.ts';
import { madeDice } from './made-charges.ts';

/** The circumstances of generation. */
export interface SpawnView {
  /** Depth of the level, from 1. */
  readonly depth: number;
  /** Level of the hero, 1…30. */
  readonly heroLevel: number;
  /** The branch of the level, and the factor for kinds that are at home there; absent: the main dungeon. */
  readonly home?: { readonly branch: string; readonly times: number } | undefined;
  /** Ids of kinds that have been wiped out; absent: none. */
  readonly extinct?: ReadonlySet<string>;
}

/** A kind that can be generated, and its weight. */
export interface SpawnEntry {
  readonly kind: Archetype;
  readonly weight: number;
}

/**
 * The kinds that can be generated: of a level between the bounds of the rules, within their range of depths
 * (house rule), in the order of the catalogue.
 * @param gaits permitted gaits; swimmers need water
 */
export function spawnTable(
  { weakestOver, strongestOver }: SpawnRules,
  content: Content,
  { depth, heroLevel, home, extinct }: SpawnView,
  gaits: readonly Gait[] = ['walk', 'fly'],
): SpawnEntry[] {
  const least = floorDiv(depth, weakestOver);
  const most = floorDiv(depth + heroLevel, strongestOver);
  const entries: SpawnEntry[] = [];
  for (const kind of monsterKinds(content)) {
    const { frequency, gait, fromDepth, toDepth, branches } = monsterTraits(kind);
    const level = kind.numbers.level ?? 0;
    const livesHere = depth >= fromDepth && depth <= toDepth && gaits.includes(gait);
    if (
      frequency > 0 &&
      level >= least &&
      level <= most &&
      livesHere &&
      extinct?.has(kind.id) !== true
    ) {
      const isHome = home !== undefined && branches.includes(home.branch);
      entries.push({ kind, weight: isHome ? frequency * home.times : frequency });
    }
  }
  return entries;
}

/** The kinds of monsters of each content. */
const kindsOf = new WeakMap<Content, readonly Archetype[]>();

/** The kinds of monsters, in the order of the catalogue. Parts of big monsters are no monsters of their own. */
export function monsterKinds(content: Content): readonly Archetype[] {
  let kinds = kindsOf.get(content);
  if (kinds === undefined) {
    kinds = content.archetypes.filter(
      ({ numbers, flags, type, partOf }) =>
        // A spell with the flag detects or summons monsters.
        ((numbers.monster ?? 0) !== 0 || flags.has('monster')) &&
        type !== TYPE.spell &&
        partOf === undefined,
    );
    kindsOf.set(content, kinds);
  }
  return kinds;
}

/** Draws a kind; undefined if the table is empty. */
export function chooseKind(chance: Chance, table: readonly SpawnEntry[]): Archetype | undefined {
  if (table.length === 0) {
    return undefined;
  }
  const weights = table.map(({ weight }) => weight);
  return table[chance.pick(weights, 'kind')]!.kind;
}

/**
 * Size of a group, the first member included. A kind with few companions has any with probability 1 in
 * `companyOneIn`; a kind with many has a large group in `largeShare` of the cases, else a small one. Groups
 * are smaller for heroes of low level.
 */
export function groupSize(
  chance: Chance,
  { groups, spawning }: { readonly groups: GroupRules; readonly spawning: SpawnRules },
  { company }: MonsterTraits,
  heroLevel: number,
): number {
  const { small, large, companyOneIn, largeShare } = groups;
  if (company === 'alone') {
    return 1;
  }
  if (company === 'few' && !chance.test(1, companyOneIn, 'in-company')) {
    return 1;
  }
  const isLarge = company === 'many' && chance.test(largeShare.times, largeShare.of, 'large-group');
  const over = spawning.smallerGroups.find(({ below }) => heroLevel < below)?.over ?? 1;
  const others = floorDiv(chance.roll(1, isLarge ? large : small, 'group-size'), over);
  return 1 + Math.max(1, others);
}

/** A new monster with hit points and inventory. @param nextId gives unused ids */
export function makeMonster(
  chance: Chance,
  ruleset: Ruleset,
  content: Content,
  kind: Archetype,
  square: number,
  nextId: () => number,
): Creature {
  const level = kind.numbers.level ?? 0;
  const dice = hitDice(ruleset, level, monsterTraits(kind));
  const hitPoints = rollDice(chance, dice, 'hit-points');
  const creature = new Creature(nextId(), kind, square, hitPoints);
  for (const inside of kind.inventory) {
    const item = makeContent(content, inside, nextId);
    item.count = Math.max(1, inside.numbers.nrof ?? 1);
    item.dropOwn('nrof');
    settleCarrier(ruleset, item);
    creature.carried.push(item);
  }
  const list = textOf(kind, 'randomitems');
  if (list !== '') {
    const chargesOf = (archetype: Archetype) => madeDice(ruleset, archetype);
    const wish = { list, difficulty: Math.max(1, level), level, chargesOf, ruleset };
    const found = makeTreasure(chance, content, wish, nextId);
    creature.carried.push(...found.filter(item => !isBookOfNone(ruleset, item)));
  }
  return creature;
}

/** The abilities of a kind as new spell objects; a summoned monster carries nothing else. */
export function castBy(content: Content, kind: Archetype, nextId: () => number): GameObject[] {
  return kind.inventory
    .filter(({ archetype }) => content.archetype(archetype).type === TYPE.spell)
    .map(inside => makeContent(content, inside, nextId));
}
