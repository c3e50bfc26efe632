// Other places and the dead in the preview of a spell: what would open, and who would come back, is written down.

import type { DeadPort, WayPort } from '../../spells/index.ts';
import type { ToldOutcome } from './told-preview.ts';

/** The places that the hero's spells know. */
export type PreviewedWays = Pick<
  WayPort,
  'hasHome' | 'isAtHome' | 'attunedTo' | 'markedBy' | 'barsPortals'
>;

/** The dead as the hero knows them. */
export interface PreviewedDead extends Pick<DeadPort, 'bodyOn' | 'soulOf' | 'soulNamed'> {
  /** Whose soul that is. */
  nameOf(soul: number): string;
  /** Whether it is a hero's. A companion loses hit points in place of constitution, and no experience. */
  isHero(soul: number): boolean;
}

/** A hero who knows no place. */
const NOWHERE: PreviewedWays = {
  hasHome: () => false,
  isAtHome: () => false,
  attunedTo: () => undefined,
  markedBy: () => undefined,
  barsPortals: () => false,
};

/** No creature is dead. */
const NOBODY: PreviewedDead = {
  bodyOn: () => undefined,
  soulOf: () => 0,
  soulNamed: () => 0,
  nameOf: () => '',
  isHero: () => true,
};

/** Ports that change nothing. */
export function previewedWays(
  {
    ways = NOWHERE,
    dead = NOBODY,
  }: { readonly ways?: PreviewedWays; readonly dead?: PreviewedDead },
  {
    touch,
    outcomes,
  }: { readonly touch: (square: number) => void; readonly outcomes: ToldOutcome[] },
): { readonly ways: WayPort; readonly dead: DeadPort } {
  return {
    ways: {
      ...ways,
      mark: () => outcomes.push({ what: 'marks' }),
      forget: () => {},
      open: ({ to }) => outcomes.push({ what: 'opens', place: to.place }) > 0,
      penalise: () => outcomes.push({ what: 'penalises' }),
    },
    dead: {
      bodyOn: square => dead.bodyOn(square),
      soulOf: body => dead.soulOf(body),
      soulNamed: name => dead.soulNamed(name),
      burn: ({ square }) => {
        touch(square);
        outcomes.push({ what: 'burns-body' });
      },
      restore: (_, soul, square, back) => {
        touch(square);
        const { constitution, experiencePart, races, kinds } = back;
        outcomes.push({
          what: 'raises',
          name: dead.nameOf(soul),
          constitution,
          experiencePart: dead.isHero(soul) ? experiencePart : 0,
          isHero: dead.isHero(soul),
          reborn: races !== '' || kinds !== '',
        });
        return true;
      },
    },
  };
}
