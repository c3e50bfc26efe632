// Ports of a preview for spells that take arguments: they write down what such a spell would do.

import type {
  CastFailure,
  CreaturePort,
  MatterPort,
  Sought,
  ThingPort,
} from '../../spells/index.ts';
import type { SideOutcome } from './side-outcomes.ts';

/** The outcomes of a spell that takes arguments, besides hits. */
export type ToldOutcome =
  | SideOutcome
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
  /** The altar under him is given to that god. */
  | { readonly what: 'consecrates'; readonly god: string }
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
  /** A pile on a square melts to gold of that worth; 0: to nothing. */
  | {
      readonly what: 'melts';
      readonly square: number;
      /** Id of the thing. */
      readonly thing: number;
      readonly gold: number;
    }
  /** A pile on a square, or a creature, becomes another. */
  | { readonly what: 'changes'; readonly square: number; readonly thing: number }
  | { readonly what: 'shifts'; readonly square: number }
  | { readonly what: 'curses' | 'blesses'; readonly isKnown: boolean }
  /** A spell takes hold of the caster's square; opens portals; takes experience as a death does. */
  | { readonly what: 'marks' }
  | { readonly what: 'opens'; readonly place: number }
  | { readonly what: 'penalises' }
  | { readonly what: 'burns-body' }
  | {
      readonly what: 'raises';
      readonly name: string;
      /** Points of constitution, or of a companion's greatest hit points, that are lost. */
      readonly constitution: number;
      readonly isHero: boolean;
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
  readonly matter?: PreviewedMatter;
}

/** What the hero knows of what spells change. */
interface PreviewedMatter extends Pick<MatterPort, 'meltableOn' | 'changeableOn' | 'shiftableOn'> {
  /** Beatitude of an item that he carries; undefined: he doesn't know it. */
  beatitudeOf(item: number): 'cursed' | 'uncursed' | 'blessed' | undefined;
}

/** The ports, which call `tell` for what would happen, and `touch` for its square. */
export function toldPorts(
  things: PreviewedThings,
  tell: (outcome: ToldOutcome) => void,
  touch: (square: number) => void,
): {
  readonly creatures: CreaturePort;
  readonly things: ThingPort;
  readonly matter: MatterPort;
} {
  let isKnown = true;
  return {
    matter: matterPort(things.matter, tell, touch),
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
      put: (_, square, { name, plural }) => {
        touch(square);
        tell({ what: 'makes', name, plural, count: 1, plus: 0, quality: '' });
      },
      shed: () => {},
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

/** The port of a preview to what changes. */
function matterPort(
  known: PreviewedMatter | undefined,
  tell: (outcome: ToldOutcome) => void,
  touch: (square: number) => void,
): MatterPort {
  const squares = new Map<number, number>();
  const touchUp = (item: number, wanted: 'cursed' | 'blessed') => {
    const now = known?.beatitudeOf(item);
    if (now === wanted) {
      return false;
    }
    tell({ what: wanted === 'cursed' ? 'curses' : 'blesses', isKnown: now !== undefined });
    return true;
  };
  return {
    meltableOn: square => {
      touch(square);
      return known?.meltableOn(square) ?? [];
    },
    melt: (square, thing, gold) => tell({ what: 'melts', square, thing, gold }),
    strew: () => {},
    changeableOn: square => {
      touch(square);
      return known?.changeableOn(square) ?? [];
    },
    shiftableOn: square => {
      const creature = known?.shiftableOn(square);
      if (creature !== undefined) {
        squares.set(creature.id, square);
      }
      return creature;
    },
    valueOf: () => 0,
    become: (square, thing) => tell({ what: 'changes', square, thing }),
    shift: creature => {
      const square = squares.get(creature);
      if (square !== undefined) {
        tell({ what: 'shifts', square });
      }
      return true;
    },
    curse: (_, item) => touchUp(item, 'cursed'),
    bless: (_, item) => touchUp(item, 'blessed'),
  };
}
