// Ports of a preview for spells that take arguments: they write down what such a spell would do.

import type { CastFailure, CreaturePort, Sought, ThingPort } from '../../spells/index.ts';

/** What a spell that takes arguments comes to, besides hits. */
export type ToldOutcome =
  | { readonly what: 'arrives'; readonly square: number; readonly frozenTicks: number }
  | { readonly what: 'examines'; readonly square: number }
  | {
      readonly what: 'makes';
      readonly name: string;
      readonly plural: string;
      readonly count: number;
      readonly plus: number;
      /** Its name; empty for none. */
      readonly quality: string;
    }
  /** Charges gained; 0: the hero doesn't know how many. */
  | { readonly what: 'charges'; readonly charges: number }
  | { readonly what: 'explodes' }
  /** The number of squares mapped, as far as the hero knows the ground. */
  | { readonly what: 'charts'; readonly squares: number }
  | { readonly what: 'perceives' }
  /** Curses are lifted from what he wears. */
  | { readonly what: 'uncurses' }
  /** Items that the hero has or sees at his feet; 0: he knows all of them. */
  | { readonly what: 'identifies'; readonly count: number }
  | { readonly what: 'darkens'; readonly darkness: number; readonly change: number }
  | { readonly what: 'seeks'; readonly sought: Sought }
  | { readonly what: 'helps'; readonly square: number }
  | {
      readonly what: 'summons';
      readonly name: string;
      readonly plural: string;
      readonly count: number;
    }
  /** A spell takes hold of the caster's square; opens portals; takes experience as a death does. */
  | { readonly what: 'marks' }
  | { readonly what: 'opens'; readonly place: number }
  | { readonly what: 'penalises' }
  | { readonly what: 'burns-body' }
  | {
      readonly what: 'raises';
      readonly name: string;
      readonly constitution: number;
      /** The n of an n-th of the experience that is lost; 0: none is. */
      readonly experiencePart: number;
      /** In another race or kind. */
      readonly reborn: boolean;
    }
  | { readonly what: 'fails'; readonly why: CastFailure };

/** What the hero knows of himself and of things, for such spells. */
export interface PreviewedThings
  extends Pick<ThingPort, 'foods' | 'missiles' | 'qualities' | 'usualMissile'> {
  isHero(creature: number): boolean;
  /** As in ThingPort; undefined: a wand of a kind that the hero doesn't know. */
  wandLevel(owner: number, item: number): number | undefined;
}

/** The ports, which call `tell` for what would happen, and `touch` for its square. */
export function toldPorts(
  things: PreviewedThings,
  tell: (outcome: ToldOutcome) => void,
  touch: (square: number) => void,
): { readonly creatures: CreaturePort; readonly things: ThingPort } {
  let isKnown = true;
  return {
    creatures: {
      isHero: creature => things.isHero(creature),
      carry: (_, square, frozenTicks) => {
        touch(square);
        tell({ what: 'arrives', square, frozenTicks });
      },
      examine: (_, square) => {
        touch(square);
        tell({ what: 'examines', square });
      },
      failed: (_, why) => tell({ what: 'fails', why }),
    },
    things: {
      foods: things.foods,
      missiles: things.missiles,
      qualities: things.qualities,
      usualMissile: creature => things.usualMissile(creature),
      make: (_, square, { archetype, count, plus, quality }) => {
        touch(square);
        const { name, plural } = archetype;
        tell({ what: 'makes', name, plural, count, plus, quality: quality?.name ?? '' });
      },
      wandLevel: (owner, item) => {
        const level = things.wandLevel(owner, item);
        isKnown = level !== undefined;
        return level ?? 1;
      },
      addCharges: (_, __, charges) => tell({ what: 'charges', charges: isKnown ? charges : 0 }),
      destroyWand: () => {
        tell({ what: 'explodes' });
        return undefined;
      },
    },
  };
}
