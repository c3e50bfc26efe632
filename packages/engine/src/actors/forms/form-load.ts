// What a form can carry, as the speed slot asks for it. NetHack 3.6.7 src/hack.c (weight_cap).

import type { Archetype, BodySize } from '../../objects/index.ts';
import type { CarryingForm } from '../../speed/index.ts';
import { formTraits } from './form-traits.ts';

/** NetHack's numbers of the sizes of bodies. NetHack 3.6.7 include/monflag.h. */
export const SIZE_NUMBERS: Readonly<Record<BodySize, number>> = {
  tiny: 0,
  small: 1,
  medium: 2,
  large: 3,
  huge: 4,
  gigantic: 7,
};

/** The facts of a kind's body on which its load depends. */
export function loadOf(kind: Archetype): CarryingForm {
  const { weight, size, strong, nymph } = formTraits(kind);
  return { weight, size: SIZE_NUMBERS[size], strong, nymph };
}
