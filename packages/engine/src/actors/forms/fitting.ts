// What a body wears and holds, and what becomes of an outfit that no longer fits. NetHack 3.6.7 src/polyself.c
// (break_armor, drop_weapon), src/do_wear.c (dowear, canwearobj, accessory_or_armor_on), src/wield.c (dowield),
// src/mondata.c (breakarm, sliparm), include/mondata.h (cantwield).

import type { EquipmentSlot } from '../../objects/index.ts';
import { type FormTraits, isAtLeast } from './form-traits.ts';

/** Why a body can't do something. */
export type BodyObstacle =
  | 'no-hands'
  | 'too-small-body'
  | 'no-limbs'
  | 'does-not-fit'
  | 'horned'
  | 'footless';

/** What becomes of a worn item in a new body. */
export type OutfitFate = 'stays' | 'bursts' | 'falls';

/** Slots that a hand fills. */
const HELD: readonly EquipmentSlot[] = ['weapon', 'launcher'];

/** Slots of armour that hands put on. */
const DONNED: readonly EquipmentSlot[] = ['body', 'cloak', 'shield', 'helmet', 'gloves', 'boots'];

/** Whether body armour bursts: the body is too big for it, or too broad. */
function burstsArmour(form: FormTraits): boolean {
  return (
    !slipsArmour(form) &&
    (isAtLeast(form, 'large') || (isAtLeast(form, 'medium') && !form.humanoid))
  );
}

/** Whether body armour falls off: the body is too small for it, or nothing can hang on it. */
function slipsArmour(form: FormTraits): boolean {
  return form.whirly || form.noncorporeal || !isAtLeast(form, 'medium');
}

/** Why a body has no hand for something; undefined: it has. */
export function handObstacle(form: FormTraits): BodyObstacle | undefined {
  if (!form.hands) {
    return 'no-hands';
  }
  return isAtLeast(form, 'small') ? undefined : 'too-small-body';
}

/**
 * Why a body can't put something on or wield it; undefined: it can.
 * @param rigid the item doesn't give way, as metal; horns go through anything else
 */
export function wearObstacle(
  form: FormTraits,
  slot: EquipmentSlot,
  rigid: boolean,
): BodyObstacle | undefined {
  if (slot === 'left-ring' || slot === 'right-ring') {
    return form.limbs ? undefined : 'no-limbs';
  }
  if (HELD.includes(slot)) {
    return handObstacle(form);
  }
  return DONNED.includes(slot)
    ? (handObstacle(form) ?? armourObstacle(form, slot, rigid))
    : undefined;
}

function armourObstacle(
  form: FormTraits,
  slot: EquipmentSlot,
  rigid: boolean,
): BodyObstacle | undefined {
  switch (slot) {
    case 'body':
      return burstsArmour(form) || slipsArmour(form) ? 'does-not-fit' : undefined;
    case 'cloak': {
      const unfit = burstsArmour(form) || slipsArmour(form);
      return unfit && form.size !== 'small' ? 'does-not-fit' : undefined;
    }
    case 'helmet':
      return form.horns && rigid ? 'horned' : undefined;
    case 'boots':
      return form.slithy || form.hooves ? 'footless' : undefined;
    default:
      return undefined;
  }
}

/**
 * What becomes of a worn or wielded item when its bearer gets this body. Rings and amulets stay, even on a body that
 * couldn't put them on.
 * @param rigid as for `wearObstacle`
 * @param durable it falls where others burst: an artifact's cloak
 */
export function outfitFate(
  form: FormTraits,
  slot: EquipmentSlot,
  { rigid, durable }: { readonly rigid: boolean; readonly durable: boolean },
): OutfitFate {
  const handless = handObstacle(form) !== undefined;
  switch (slot) {
    case 'body':
      return burstsArmour(form) ? 'bursts' : slipsArmour(form) ? 'falls' : 'stays';
    case 'cloak':
      if (burstsArmour(form)) {
        return durable ? 'falls' : 'bursts';
      }
      return slipsArmour(form) ? 'falls' : 'stays';
    case 'helmet':
      return handless || (form.horns && rigid) ? 'falls' : 'stays';
    case 'weapon':
    case 'launcher':
    case 'shield':
    case 'gloves':
      return handless ? 'falls' : 'stays';
    case 'boots':
      return handless || form.slithy || form.hooves ? 'falls' : 'stays';
    default:
      return 'stays';
  }
}

/** Whether a body sits on a steed. NetHack 3.6.7 src/steed.c (can_ride). */
export function rides(form: FormTraits): boolean {
  return form.humanoid && isAtLeast(form, 'small') && !isAtLeast(form, 'large');
}
