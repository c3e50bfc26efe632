// What a thing gives to whoever uses it beyond dice and armour: slays, brands, blessings, bonuses,
// resistances. A kind has its own; an ego kind adds to them; an artifact has its own instead.
// Angband 3.0.5 src/object1.c (object_flags), lib/edit/ego_item.txt, lib/edit/artifact.txt.

import { SLAY_FLAGS, type SlayFlag } from '../../combat/index.ts';
import { ATTACK_TYPES } from '../../spellcraft/index.ts';
import { type Archetype, factOf, textOf } from '../archetype.ts';
import { camelCase } from '../formats/index.ts';
import type { GameObject } from '../game-object.ts';

/** What the number of a thing (`bonus`) counts for. */
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

/** What the number of a thing counts for. */
export type BonusTarget = (typeof BONUS_TARGETS)[number];

/** What a thing is or isn't, without a number. */
export const ITEM_PROPERTIES = ['blessed', 'earthquakes'] as const;

/** What a thing is or isn't, without a number. */
export type ItemProperty = (typeof ITEM_PROPERTIES)[number];

/** What a kind, an ego kind or an artifact gives. */
interface Powers {
  /** Slays, executions and brands. Key `combat_flags`. */
  readonly slays: readonly SlayFlag[];
  /** Key `properties`. */
  readonly properties: readonly ItemProperty[];
  /** What its number counts for. Key `bonus_to`. */
  readonly bonusTo: readonly BonusTarget[];
  /** Percent by number of the attack type. Keys `resist_fire` and the like. */
  readonly resists: readonly (readonly [type: number, percent: number])[];
}

/** The powers of an archetype; words that aren't known give nothing (the check of content names them). */
function powersOf(archetype: Archetype): Powers {
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

const RESIST_KEYS = ATTACK_TYPES.map(name => camelCase(`resist_${name}`));

function pickWords<Word extends string>(
  words: readonly Word[],
  archetype: Archetype,
  key: string,
): readonly Word[] {
  const given = wordsIn(textOf(archetype, key));
  return words.filter(word => given.includes(word));
}

/** Words of a text between blanks. */
export function wordsIn(text: string): readonly string[] {
  const trimmed = text.trim();
  return trimmed === '' ? [] : trimmed.split(/\s+/);
}

/** Whether a thing is one of a kind. Key `artifact`. */
export function isArtifact({ numbers }: Archetype): boolean {
  return (numbers.artifact ?? 0) !== 0;
}

/** Slays, executions and brands of a thing: its kind's with its ego kind's. */
export function slaysOf({ archetype, ego }: GameObject): readonly SlayFlag[] {
  return slaysUnder(archetype, ego);
}

/** The same of a kind under an ego kind, or none. */
export function slaysUnder(archetype: Archetype, ego?: Archetype): readonly SlayFlag[] {
  const own = pickWords(SLAY_FLAGS, archetype, 'combatFlags');
  return ego === undefined
    ? own
    : [...new Set([...own, ...pickWords(SLAY_FLAGS, ego, 'combatFlags')])];
}

/** Whether a thing has a property, of its kind or of its ego kind. */
export function hasProperty({ archetype, ego }: GameObject, property: ItemProperty): boolean {
  return (
    pickWords(ITEM_PROPERTIES, archetype, 'properties').includes(property) ||
    (ego !== undefined && pickWords(ITEM_PROPERTIES, ego, 'properties').includes(property))
  );
}

/** The number of a thing, as far as it counts for this; 0 where it doesn't. */
export function bonusFor(thing: GameObject, target: BonusTarget): number {
  const bonus = thing.fact('bonus');
  const { archetype, ego } = thing;
  const counts = (kind: Archetype | undefined) =>
    kind !== undefined && wordsIn(textOf(kind, 'bonusTo')).includes(target);
  return bonus !== 0 && (counts(archetype) || counts(ego)) ? bonus : 0;
}

/** Percent of each attack type that a thing resists: its kind's and its ego kind's, added up. */
export function resistsOf({ archetype, ego }: GameObject): Powers['resists'] {
  const own = powersOf(archetype).resists;
  return ego === undefined ? own : [...own, ...powersOf(ego).resists];
}
