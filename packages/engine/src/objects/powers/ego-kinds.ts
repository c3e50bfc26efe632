// Ego kinds, such as the one of a dagger of embers. An ego kind is an archetype of its own type: the item
// keeps its kind, the ego kind adds powers and bonuses. Angband 3.0.5 src/object2.c (make_ego_item,
// a_m_aux_1), lib/edit/ego_item.txt.

import { type Archetype, factOf, TYPE, textOf } from '../archetype.ts';
import { wearKindOf } from '../carried/wearing.ts';
import { isArtifact, wordsIn } from './powers.ts';

/** The kinds of items that can have an ego kind: values of its key `ego_of`. */
export const EGO_TARGETS = [
  'digger',
  'hafted',
  'polearm',
  'sword',
  'shot',
  'arrow',
  'bolt',
  'launcher',
  'body',
  'cloak',
  'shield',
  'helmet',
  'gloves',
  'boots',
] as const;

/** A kind of item that can have an ego kind. */
export type EgoTarget = (typeof EGO_TARGETS)[number];

/** The bonuses of an ego kind. Each `most` is the sides of one die; 0: none. */
export interface EgoFacts {
  /** Its archetype. */
  readonly id: string;
  readonly of: readonly EgoTarget[];
  /** Weight among the ego kinds of a thing. Key `rarity`. */
  readonly weight: number;
  readonly toHitMost: number;
  readonly toDamMost: number;
  readonly armourMost: number;
  readonly bonusMost: number;
  /** Its bonuses are negative, and the item is cursed. Key `ego_cursed`. */
  readonly cursed: boolean;
}

/** Reads an ego kind. */
function egoFacts(kind: Archetype): EgoFacts {
  const given = wordsIn(textOf(kind, 'egoOf'));
  return {
    id: kind.id,
    of: EGO_TARGETS.filter(target => given.includes(target)),
    weight: factOf(kind, 'rarity'),
    toHitMost: factOf(kind, 'toHitMost'),
    toDamMost: factOf(kind, 'toDamMost'),
    armourMost: factOf(kind, 'armourMost'),
    bonusMost: factOf(kind, 'bonusMost'),
    cursed: factOf(kind, 'egoCursed') !== 0,
  };
}

/** The value of `ego_of` that covers an archetype; undefined: none does. */
export function egoTargetOf(archetype: Archetype): EgoTarget | undefined {
  if (isArtifact(archetype)) {
    return undefined;
  }
  const named =
    archetype.type === TYPE.weapon || archetype.type === TYPE.ammunition
      ? textOf(archetype, 'weaponKind')
      : wearKindOf(archetype);
  return EGO_TARGETS.find(target => target === named);
}

/** The ego kinds of a catalogue that can be generated, in its order. */
export function readEgos(catalogue: readonly Archetype[]): readonly EgoFacts[] {
  return catalogue
    .filter(({ type }) => type === TYPE.ego)
    .map(egoFacts)
    .filter(({ weight }) => weight > 0);
}
