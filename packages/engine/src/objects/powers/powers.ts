// Powers of an item beyond dice and armour: slays, brands, blessings, bonuses, resistances. A kind has
// powers, an ego kind adds to them, an artifact replaces them. Angband 3.0.5 src/object1.c (object_flags),
// lib/edit/ego_item.txt, lib/edit/artifact.txt.

import { SLAY_FLAGS, type SlayFlag } from '../../combat/index.ts';
import { ATTACK_TYPES } from '../../spellcraft/index.ts';
import { type Archetype, factOf, textOf } from '../archetype.ts';
import { camelCase } from '../formats/index.ts';
import type { GameObject } from '../game-object.ts';

/** The attributes that an item's `bonus` applies to. */
export const BONUS_TARGETS = [
  'strength',
  'intelligence',
  'wisdom',
  'dexterity',
  'constitution',
  'charisma',
  'blows',
  'shots',
  'might',
  'speed',
] as const;

/** An attribute that an item's bonus applies to. */
export type BonusTarget = (typeof BONUS_TARGETS)[number];

/** Properties of an item without a number. */
export const ITEM_PROPERTIES = ['blessed', 'earthquakes'] as const;

/** A property of an item without a number. */
export type ItemProperty = (typeof ITEM_PROPERTIES)[number];

/** The powers of a kind, an ego kind or an artifact. */
interface Powers {
  /** Slays, executions and brands. Key `combat_flags`. */
  readonly slays: readonly SlayFlag[];
  /** Key `properties`. */
  readonly properties: readonly ItemProperty[];
  /** The attributes that its bonus applies to. Key `bonus_to`. */
  readonly bonusTo: readonly BonusTarget[];
  /** Percent by attack type number. Keys `resist_fire` and the like. */
  readonly resists: readonly (readonly [type: number, percent: number])[];
}

/** Powers that have been read: a fight asks for those of both sides at every blow. An archetype never changes. */
const read = new WeakMap<Archetype, Powers>();

/** The powers of an archetype. Unknown words are ignored (the check of content reports them). */
function powersOf(archetype: Archetype): Powers {
  let powers = read.get(archetype);
  if (powers === undefined) {
    powers = readPowers(archetype);
    read.set(archetype, powers);
  }
  return powers;
}

function readPowers(archetype: Archetype): Powers {
  return {
    slays: pickWords(SLAY_FLAGS, archetype, 'combatFlags'),
    properties: pickWords(ITEM_PROPERTIES, archetype, 'properties'),
    bonusTo: pickWords(BONUS_TARGETS, archetype, 'bonusTo'),
    resists: RESIST_KEYS.flatMap((key, type) => {
      const percent = factOf(archetype, key);
      return percent === 0 ? [] : [[type, percent] as const];
    }),
  };
}

/** The keys of resistances in percent, by attack type number. */
export const RESIST_KEYS: readonly string[] = ATTACK_TYPES.map(name => camelCase(`resist_${name}`));

function pickWords<Word extends string>(
  words: readonly Word[],
  archetype: Archetype,
  key: string,
): readonly Word[] {
  const given = wordsIn(textOf(archetype, key));
  return words.filter(word => given.includes(word));
}

/** The blank-separated words of a text. */
export function wordsIn(text: string): readonly string[] {
  const trimmed = text.trim();
  return trimmed === '' ? [] : trimmed.split(/\s+/);
}

/** Whether an archetype is an artifact. Key `artifact`. */
export function isArtifact({ numbers }: Archetype): boolean {
  return (numbers.artifact ?? 0) !== 0;
}

/** Slays, executions and brands of an item, of its kind and ego kind. */
export function slaysOf({ archetype, ego }: GameObject): readonly SlayFlag[] {
  return slaysUnder(archetype, ego);
}

/** Slays, executions and brands of a kind with an optional ego kind. */
export function slaysUnder(archetype: Archetype, ego?: Archetype): readonly SlayFlag[] {
  const own = powersOf(archetype).slays;
  return ego === undefined ? own : [...new Set([...own, ...powersOf(ego).slays])];
}

/** Whether an item has a property, from its kind or ego kind. */
export function hasProperty({ archetype, ego }: GameObject, property: ItemProperty): boolean {
  return (
    powersOf(archetype).properties.includes(property) ||
    (ego !== undefined && powersOf(ego).properties.includes(property))
  );
}

/** The bonus of an item to an attribute; 0 if it doesn't apply. */
export function bonusFor(item: GameObject, target: BonusTarget): number {
  const bonus = item.fact('bonus');
  const { archetype, ego } = item;
  const counts = (kind: Archetype | undefined) =>
    kind !== undefined && wordsIn(textOf(kind, 'bonusTo')).includes(target);
  return bonus !== 0 && (counts(archetype) || counts(ego)) ? bonus : 0;
}

/** Percent resisted by attack type, as the file of a kind states it. Keys `resist_fire` and the like. */
export function kindResists(archetype: Archetype): Powers['resists'] {
  return powersOf(archetype).resists;
}

/** Percent resisted by attack type, summed over kind and ego kind. */
export function resistsOf({ archetype, ego }: GameObject): Powers['resists'] {
  const own = powersOf(archetype).resists;
  return ego === undefined ? own : [...own, ...powersOf(ego).resists];
}

/** The powers of an item that a hero knows who recognises its kind. @param egoKnown whether he knows its ego kind too */
export function knownPowers(
  item: GameObject,
  egoKnown: boolean,
): Powers & { readonly bonuses: readonly (readonly [target: BonusTarget, points: number])[] } {
  const { archetype, ego } = item;
  const kinds = ego !== undefined && egoKnown ? [archetype, ego] : [archetype];
  const powers = kinds.map(powersOf);
  const bonus = item.fact('bonus');
  const bonusTo = BONUS_TARGETS.filter(target => powers.some(one => one.bonusTo.includes(target)));
  return {
    slays: [...new Set(powers.flatMap(({ slays }) => slays))],
    properties: [...new Set(powers.flatMap(({ properties }) => properties))],
    bonusTo,
    bonuses: bonus === 0 ? [] : bonusTo.map(target => [target, bonus] as const),
    resists: powers.flatMap(({ resists }) => resists),
  };
}
