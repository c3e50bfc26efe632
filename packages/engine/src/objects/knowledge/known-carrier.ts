// A carrier as odds for players may see it. The spell in one that the hero doesn't recognise enters as the
// distribution of the lists that fill such things, without the kinds that he would recognise. The charges of one
// that he does recognise enter as its list draws them.

import { type Chance, type Enumerator, Outcomes } from '../../chance/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { itemCurse } from '../../spellcraft/index.ts';
import type { Archetype } from '../archetype.ts';
import { TYPE, textOf } from '../archetype.ts';
import { carrierKindOf, isFilled, kindOf, kindWith } from '../carriers/carrier-kind.ts';
import { drawCarrier } from '../carriers/fill-carrier.ts';
import type { Beatitude } from '../condition.ts';
import type { Content } from '../content.ts';
import type { GameObject } from '../game-object.ts';
import type { Condition } from '../generation/draw-condition.ts';
import { drawTreasure } from '../treasure/draw-treasure.ts';
import type { Lore } from './lore.ts';
import { nounOf } from './thing-name.ts';

/** Where a thing may have been made. */
export interface Origins {
  /** The list of what lies on floors. */
  readonly list: string;
  /** Depths at which it may have been made, equally likely; at least one, each 1 or more. */
  readonly depths: readonly number[];
}

/** A kind that a thing may be. */
export interface LikelyKind {
  readonly kind: Archetype;
  /** Above 0; those of all kinds sum to 1. */
  readonly probability: number;
}

/**
 * The kinds that an unrecognised thing may be, likeliest first; empty: the content makes none that looks like
 * it. Equal for all things of a noun.
 */
export function likelyKinds(
  ask: Enumerator,
  content: Content,
  item: GameObject,
  lore: Lore,
  { list, depths }: Origins,
): LikelyKind[] {
  const { type } = item.archetype;
  const noun = nounOf(kindOf(item));
  const shares = new Map<Archetype, number>();
  const add = (kind: Archetype, share: number) => {
    if (kind.type === type && nounOf(kind) === noun && !lore.isIdentified(kind)) {
      shares.set(kind, (shares.get(kind) ?? 0) + share);
    }
  };
  for (const difficulty of depths) {
    for (const { value: archetype, probability } of madeOfType(ask, content, list, {
      type,
      difficulty,
      noun,
    })) {
      if (isFilled(archetype)) {
        for (const spell of spellsIn(ask, content, archetype, difficulty)) {
          add(kindWith(archetype, spell.value), probability * spell.probability);
        }
      } else {
        add(archetype, probability);
      }
    }
  }
  const total = [...shares.values()].reduce((sum, share) => sum + share, 0);
  return [...shares]
    .map(([kind, share]) => ({ kind, probability: share / total }))
    .sort(
      (one, other) => other.probability - one.probability || (one.kind.id < other.kind.id ? -1 : 1),
    );
}

interface Share<Value> {
  readonly value: Value;
  readonly probability: number;
}

/** The archetypes of a type that a list makes; without such a list all carriers of the noun, equally likely. */
function madeOfType(
  ask: Enumerator,
  content: Content,
  list: string,
  { type, difficulty, noun }: { type: number; difficulty: number; noun: string },
): readonly Share<Archetype>[] {
  const made =
    content.treasure.find(list) === undefined
      ? []
      : archetypesOf(ask, content, { list, difficulty, kindsOnly: true, onlyType: type });
  return made.length > 0
    ? made
    : content.archetypes
        .filter(archetype => isFilled(archetype) && archetype.name === noun)
        .map(value => ({ value, probability: 1 }));
}

/** The spells that the list of a carrier puts into it: only the first is carried. */
function spellsIn(
  ask: Enumerator,
  content: Content,
  carrier: Archetype,
  difficulty: number,
): readonly Share<Archetype>[] {
  const list = textOf(carrier, 'randomitems');
  return archetypesOf(ask, content, { list, difficulty, kindsOnly: true }).filter(
    ({ value }) => value.type === TYPE.spell,
  );
}

function archetypesOf(
  ask: Enumerator,
  content: Content,
  view: { list: string; difficulty: number; kindsOnly: true; onlyType?: number },
): Share<Archetype>[] {
  return ask.ask(drawTreasure, content.treasure, view).list.flatMap(({ value, probability }) => {
    const [first] = value;
    return first === undefined ? [] : [{ value: content.archetype(first.archetype), probability }];
  });
}

/** The condition of a new carrier with a spell that is known: its curse, and its charges if it is a wand. */
export function carrierPrior(
  ask: Enumerator,
  ruleset: Ruleset,
  content: Content,
  item: GameObject,
  { depths }: Origins,
): Outcomes<Condition> {
  const { archetype, inventory } = item;
  const spell = inventory[0]!.archetype;
  const itemType = carrierKindOf(archetype)!;
  const counts =
    itemType === 'wand' ? chargesIn(ask, content, archetype, spell, depths) : [[0, 1] as const];
  const curses = ask.ask(itemCurse, ruleset.slots.spells, { itemType, onlyGood: false }).list;
  return new Outcomes(
    counts.flatMap(([charges, share]) =>
      curses.map(({ value, probability }) => ({
        value: { beatitude: beatitudeFor(value), enchantment: 0, charges },
        probability: share * probability,
      })),
    ),
  );
}

function beatitudeFor(state: 'plain' | 'cursed' | 'damned' | 'blessed'): Beatitude {
  return state === 'plain' ? 'uncursed' : state === 'blessed' ? 'blessed' : 'cursed';
}

/** The charges that the list of a wand gives with a spell. */
function chargesIn(
  ask: Enumerator,
  content: Content,
  carrier: Archetype,
  spell: Archetype,
  depths: readonly number[],
): (readonly [charges: number, share: number])[] {
  const list = textOf(carrier, 'randomitems');
  const shares = new Map<number, number>();
  for (const difficulty of depths) {
    for (const { value, probability } of ask.ask(drawTreasure, content.treasure, {
      list,
      difficulty,
    }).list) {
      const [order] = value;
      if (order?.archetype === spell.id) {
        shares.set(order.count, (shares.get(order.count) ?? 0) + probability);
      }
    }
  }
  const total = [...shares.values()].reduce((sum, share) => sum + share, 0);
  return total === 0 ? [[0, 1]] : [...shares].map(([count, share]) => [count, share / total]);
}

/** The values in gold that a new carrier with a spell may have, with their probabilities. */
export function likelyValues(
  ask: Enumerator,
  ruleset: Ruleset,
  carrier: Archetype,
  spell: Archetype,
  depths: readonly number[],
): ReadonlyMap<number, number> {
  const draw = (chance: Chance, rules: Ruleset, making: { difficulty: number; count: number }) =>
    drawCarrier(chance, rules, carrier, spell, making).value;
  const shares = new Map<number, number>();
  for (const difficulty of depths) {
    for (const [value, share] of ask.askNumber(draw, ruleset, { difficulty, count: 1 })) {
      shares.set(value, (shares.get(value) ?? 0) + share / depths.length);
    }
  }
  return shares;
}
