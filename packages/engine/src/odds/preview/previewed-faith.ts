// Gods in the preview of a spell: what it would give, strengthen or consecrate is only written down.

import { type AltarView, type Faith, NO_FAITH, type PointedTarget } from '../../spells/index.ts';
import type { ToldOutcome } from './told-preview.ts';

/** Gods, creatures and altars as far as the hero knows them. */
export interface PreviewedFaith extends Pick<Faith, 'gods' | 'godOf' | 'isHero' | 'kindsOf'> {
  /** A known creature; undefined for any other. */
  target(creature: number): PointedTarget | undefined;
  /** A known altar on a square. */
  altarOn(square: number): AltarView | undefined;
}

/** The port, which notes in `outcomes` what would happen. @param occupants the known creatures by their squares */
export function previewedFaith(
  { faith, crowd }: { readonly faith?: PreviewedFaith; readonly crowd?: unknown },
  occupants: ReadonlyMap<number, number>,
  outcomes: ToldOutcome[],
): Faith {
  if (faith === undefined || crowd !== undefined) {
    return { ...NO_FAITH, targetOn: square => unknownTarget(occupants.get(square)) };
  }
  return {
    ...faith,
    lacksGod: () => false,
    give: () => {},
    targetOn: square => {
      const creature = occupants.get(square);
      return creature === undefined ? undefined : faith.target(creature);
    },
    strengthen: () => {},
    consecrate: (_altar, _caster, god) => {
      outcomes.push({ what: 'consecrates', god: god.name });
      return god.altar !== '';
    },
  };
}

/** A creature of which nothing is known. */
function unknownTarget(id: number | undefined): PointedTarget | undefined {
  return id === undefined
    ? undefined
    : {
        id,
        isHero: false,
        reflects: false,
        resistsMagic: 0,
        undead: false,
        races: '',
        race: '',
        god: undefined,
      };
}
