// A creature of the content as inputs of a question: what blows and missiles meet, what spells meet, how it fights.

import {
  Creature,
  hitDice,
  monsterKinds,
  monsterTraits,
  trueFacts,
} from '../../../actors/index.ts';
import type { Dice } from '../../../chance/index.ts';
import { UsageError } from '../../../errors/index.ts';
import { type Archetype, type Content, creatureFacts, factOf } from '../../../objects/index.ts';
import type { Inputs } from '../../../odds/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';
import { ATTACK_NAMES } from '../../../spellcraft/index.ts';
import { likeliestFirst, nearName, normalName } from '../reading/values.ts';

/** The kind of creature that was written, by id or name. Throws a UsageError for an unknown one. */
export function creatureNamed(field: string, content: Content, written: string): Archetype {
  const wanted = normalName(written);
  const found = kindsByName(content).get(wanted);
  if (found !== undefined) {
    return found;
  }
  const names = creatureNames(content);
  const close = nearName(wanted, names);
  throw new UsageError(
    field,
    written,
    close === undefined
      ? `a creature of the content; ${likeliestFirst(wanted, names)}`
      : `a creature of the content (did you mean ${close}?)`,
  );
}

/** Creatures of contents that were read. A content never changes. */
const read = new WeakMap<Content, ReadonlyMap<string, Archetype>>();

/** The first kind of each id and name. */
function kindsByName(content: Content): ReadonlyMap<string, Archetype> {
  const known = read.get(content);
  if (known !== undefined) {
    return known;
  }
  const kinds = new Map<string, Archetype>();
  for (const kind of monsterKinds(content)) {
    for (const name of [normalName(kind.id), normalName(kind.name)]) {
      kinds.set(name, kinds.get(name) ?? kind);
    }
  }
  read.set(content, kinds);
  return kinds;
}

/** The names of all creatures that can be asked about. */
export function creatureNames(content: Content): readonly string[] {
  return [...new Set(monsterKinds(content).map(({ name }) => normalName(name)))].toSorted();
}

/** What a blow or a missile meets. */
export function struckInputs(ruleset: Ruleset, kind: Archetype): Inputs {
  const { facts, dice } = traitsOf(ruleset, kind);
  return {
    ac: String(facts.armourClass),
    hp: diceText(dice),
    'monster-flags': facts.flags.join(','),
  };
}

/** What a spell meets. */
export function metInputs(ruleset: Ruleset, kind: Archetype): Inputs {
  const { facts, dice } = traitsOf(ruleset, kind);
  return {
    'target-hp': diceText(dice),
    'target-level': String(factOf(kind, 'level')),
    'target-ac': String(ruleset.bridges.descending(facts.armourClass)),
    'target-mr': String(facts.magicResistance),
    resist: resistText(facts.resistances, facts.sleepResistant),
  };
}

/** Resistances as the field `resist` takes them: `fire=50,sleep=100`. */
export function resistText(
  resistances: Readonly<Record<number, number>>,
  sleepResistant: boolean,
): string {
  const resists = Object.entries(resistances)
    .filter(([attack, percent]) => percent !== 0 && ATTACK_NAMES[Number(attack)] !== undefined)
    .map(([attack, percent]) => `${ATTACK_NAMES[Number(attack)]}=${percent}`);
  const sleep = sleepResistant ? ['sleep=100'] : [];
  return [...resists, ...sleep].join(',');
}

/** How it fights: its level, its pace and the dice of its blows. */
export function fightingInputs(kind: Archetype): Inputs {
  const { level, speed, blows } = creatureFacts(kind);
  return {
    'foe-level': String(level),
    'foe-speed': String(speed),
    'foe-blows': blows.map(({ dice }) => diceText(dice)).join(','),
  };
}

function traitsOf(ruleset: Ruleset, kind: Archetype) {
  const dice = hitDice(ruleset, factOf(kind, 'level'), monsterTraits(kind));
  const most = dice.count * dice.sides + dice.bonus;
  return { dice, facts: trueFacts(ruleset, new Creature(1, kind, 0, most)) };
}

/** `2d8+3`; `5` without dice. */
export function diceText({ count, sides, bonus }: Dice): string {
  if (count === 0) {
    return String(bonus);
  }
  return bonus === 0 ? `${count}d${sides}` : `${count}d${sides}+${bonus}`;
}
