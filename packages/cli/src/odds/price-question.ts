// The question of `odds price`, read from its options.

import { Distribution, type Enumerator } from '@roguewright/engine/chance';
import { UsageError } from '@roguewright/engine/errors';
import {
  type Archetype,
  type Content,
  classOf,
  factOf,
  isArtifact,
  isCarrierKind,
  kindsIn,
  ruleKindOf,
  TYPE,
  textOf,
} from '@roguewright/engine/objects';
import { carrierOdds, type PriceQuestion } from '@roguewright/engine/odds';
import type { Ruleset } from '@roguewright/engine/rulesets';
import { contentOver } from '../content/content-with.ts';
import { integerOption, nameOption, nearName, normalName } from '../options.ts';

/** The options as commander gives them. */
export interface PriceOptions {
  readonly charisma: string;
  readonly role: string;
  readonly level: string;
  readonly shop?: string;
  readonly depth: string;
  readonly enchantment: string;
  readonly charges: string;
  readonly pieces: string;
  readonly unknown?: true;
  readonly angry?: true;
  readonly fool?: true;
  readonly content?: string;
}

/** A question with the names of what it is about. */
export interface NamedPriceQuestion extends PriceQuestion {
  readonly title: string;
  /** Of the kind of shop; undefined: any. */
  readonly shopName: string | undefined;
}

const CHARGING_CLASSES: Readonly<Record<string, string>> = { light: 'tool', armour: 'armor' };

/** Reads the question. Throws a UsageError for an unknown thing, role or shop, and for numbers out of range. */
export function priceQuestion(
  ask: Enumerator,
  ruleset: Ruleset,
  item: string,
  options: PriceOptions,
): NamedPriceQuestion {
  const content = contentOver(options.content);
  const { roles } = ruleset.slots.world;
  const kind = found('ITEM', item, kindsIn(content).filter(isSold));
  const role = nameOption('--role', options.role, Object.keys(roles));
  const level = integerOption('--level', options.level, 1, 30);
  const shop =
    options.shop === undefined
      ? undefined
      : found(
          '--shop',
          options.shop,
          content.archetypes.filter(({ type }) => type === TYPE.shop),
        );
  const itemClass = classOf(kind);
  return {
    title: kind.name,
    shopName: shop?.name,
    shop: shop?.id,
    class: itemClass,
    values: valuesOf(ask, ruleset, content, kind, integerOption('--depth', options.depth, 1, 1000)),
    thing: {
      points: integerOption('--enchantment', options.enchantment, -127, 127),
      cancelled: false,
      artifact: isArtifact(kind),
      known: options.unknown !== true,
    },
    trader: {
      charisma: integerOption('--charisma', options.charisma, 1, 25),
      role,
      level,
      fool: options.fool === true,
      angry: options.angry === true,
    },
    pieces: integerOption('--pieces', options.pieces, 1, 10_000),
    use: {
      kind: ruleKindOf(kind),
      class: CHARGING_CLASSES[itemClass] ?? itemClass,
      charged: itemClass === 'wand' || textOf(kind, 'chargesDice') !== '',
      charges: integerOption('--charges', options.charges, -1, 127),
    },
  };
}

/** Whether such a thing can lie in a shop. */
function isSold(kind: Archetype): boolean {
  return factOf(kind, 'value') > 0 || isCarrierKind(kind) || classOf(kind) !== 'other';
}

/** The values of a new thing: those of a carrier depend on the level of its spell, which grows with the depth. */
function valuesOf(
  ask: Enumerator,
  ruleset: Ruleset,
  content: Content,
  kind: Archetype,
  depth: number,
): Distribution {
  if (!isCarrierKind(kind)) {
    return Distribution.certain(Math.max(0, factOf(kind, 'value')));
  }
  const carrier = content.archetype(textOf(kind, 'carrier'));
  const spell = content.archetype(textOf(kind, 'spell'));
  return carrierOdds(ask, ruleset, { content, carrier, spell, depth }).worth;
}

/** The archetype of that id or name. */
function found(option: string, wanted: string, among: readonly Archetype[]): Archetype {
  const name = normalName(wanted);
  const own = among.find(
    ({ id, name: shown }) => normalName(id) === name || normalName(shown) === name,
  );
  if (own === undefined) {
    const near = nearName(
      wanted,
      among.map(each => each.name),
    );
    throw new UsageError(option, wanted, near === undefined ? 'a known name' : `such as ${near}`);
  }
  return own;
}
