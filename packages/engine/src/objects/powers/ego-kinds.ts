// Ego kinds: what makes a dagger a dagger of embers. An archetype of its own type that lies over another
// one: the thing keeps its kind, the ego kind adds powers and numbers.
// Angband 3.0.5 src/object2.c (make_ego_item, a_m_aux_1), lib/edit/ego_item.txt.

import { type Archetype, factOf, TYPE, textOf } from '../archetype.ts';
import { wearKindOf } from '../carried/wearing.ts';
import { isArtifact, wordsIn } from './powers.ts';

/** The kinds of things that an ego kind may lie over, as its key `ego_of` names them. */
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

/** One of them. */
export type EgoTarget = (typeof EGO_TARGETS)[number];

/** The numbers of an ego kind. Each `most` is the sides of one die; 0: none. */
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
  /** Its numbers count downwards, and it sticks. Key `ego_cursed`. */
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

/** What an ego kind would have to name to lie over things of an archetype; undefined: none can. */
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

/** The ego kinds of a catalogue that are ever made, in its order. */
export function readEgos(catalogue: readonly Archetype[]): readonly EgoFacts[] {
  return catalogue
    .filter(({ type }) => type === TYPE.ego)
    .map(egoFacts)
    .filter(({ weight }) => weight > 0);
}
