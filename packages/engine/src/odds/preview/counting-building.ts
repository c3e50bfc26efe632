// Objects in the preview of a spell: what it would set up, tear down or take away is only written down.

import type { Chance } from '../../chance/index.ts';
import type { BuildFlaw, Building, BuiltObject, Removable, Strike } from '../../spells/index.ts';

/** What stands on the level and could, as far as the hero knows. */
export interface PreviewedBuilding
  extends Pick<Building, 'blocksAll' | 'takesRune' | 'dexterityOf' | 'inscribed'> {
  /** What would be taken away first; a level that the hero doesn't know is drawn by the rule that gave it. */
  removableOn(square: number, chance: Chance): Removable | undefined;
  /** Whether a wall stands on the square that can be struck. */
  isWall(square: number): boolean;
  /** Whether it falls if it is struck so. */
  falls(strike: Strike): boolean;
}

/** An object that a spell sets up, tears down or takes away. */
export type PreviewedObject =
  | { readonly kind: 'stands'; readonly object: BuiltObject }
  | { readonly kind: 'falls'; readonly square: number }
  | { readonly kind: 'removed'; readonly id: number; readonly succeeded: boolean }
  | { readonly kind: 'failed'; readonly flaw: BuildFlaw };

/** Sets nothing up: a level of which nothing is known. */
const BARE: PreviewedBuilding = {
  blocksAll: () => false,
  takesRune: () => true,
  removableOn: () => undefined,
  dexterityOf: () => undefined,
  inscribed: () => undefined,
  isWall: () => false,
  falls: () => false,
};

/** Objects on that ground: what would stand, fall or go is only written down. */
export function countingBuilding(
  building: PreviewedBuilding | undefined = BARE,
  chance: Chance,
  touch: (square: number) => void,
  built: PreviewedObject[],
): Building {
  return {
    ...building,
    removableOn: square => {
      const found = building.removableOn(square, chance);
      if (found !== undefined) {
        touch(square);
      }
      return found;
    },
    build: object => {
      touch(object.square);
      return built.push({ kind: 'stands', object }) > 0;
    },
    tearDown: strike => {
      if (building.falls(strike)) {
        touch(strike.square);
        built.push({ kind: 'falls', square: strike.square });
      }
    },
    removed: (_, id, succeeded) => built.push({ kind: 'removed', id, succeeded }),
    failed: (_, flaw) => built.push({ kind: 'failed', flaw }),
  };
}
