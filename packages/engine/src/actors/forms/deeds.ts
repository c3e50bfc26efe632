// What a hero may do in a form, under the casting and charging slots of a ruleset, and why not. NetHack 3.6.7
// src/zap.c (dozap), src/apply.c (doapply), src/dothrow.c (ok_to_throw), src/lock.c (doopen_indir), src/engrave.c
// (doengrave), src/read.c (doread), src/spell.c (rejectcasting).

import { voiceAllows } from '../../casting/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { type BodyObstacle, handObstacle, wearObstacle } from './fitting.ts';
import { type FormTraits, voiceOf } from './form-traits.ts';

/** What a form may or may not do, in the order in which it is listed. */
export const FORM_DEEDS = [
  'cast',
  'zap',
  'apply',
  'read-scrolls',
  'read-books',
  'wield',
  'throw',
  'engrave',
  'open-doors',
  'wear-body-armour',
  'wear-cloak',
  'wear-shield',
  'wear-helmet',
  'wear-gloves',
  'wear-boots',
  'put-on-rings',
  'put-on-amulets',
] as const;

/** Something that a form may or may not do. */
export type FormDeed = (typeof FORM_DEEDS)[number];

/** Why a form can't do it. */
export type FormObstacle = BodyObstacle | 'no-voice' | 'no-eyes';

/** Why a form can't do something under a ruleset; undefined: it can. */
export function formObstacle(
  { slots }: Ruleset,
  form: FormTraits,
  deed: FormDeed,
): FormObstacle | undefined {
  const { handless } = slots.charging;
  switch (deed) {
    case 'cast':
      return voiceAllows(slots.casting, voiceOf(form)) ? undefined : 'no-voice';
    case 'zap':
      return form.hands || handless.zaps ? undefined : 'no-hands';
    case 'apply':
      return form.hands || handless.applies ? undefined : 'no-hands';
    // The labels of known scrolls are read with any sense; the rest needs eyes.
    case 'read-scrolls':
      return undefined;
    case 'read-books':
      return form.eyes ? undefined : 'no-eyes';
    case 'wield':
    case 'engrave':
    case 'open-doors':
      return handObstacle(form);
    case 'throw':
      return form.hands ? undefined : 'no-hands';
    case 'wear-body-armour':
      return wearObstacle(form, 'body', true);
    case 'wear-cloak':
      return wearObstacle(form, 'cloak', false);
    case 'wear-shield':
      return wearObstacle(form, 'shield', true);
    case 'wear-helmet':
      return wearObstacle(form, 'helmet', true);
    case 'wear-gloves':
      return wearObstacle(form, 'gloves', false);
    case 'wear-boots':
      return wearObstacle(form, 'boots', false);
    case 'put-on-rings':
      return wearObstacle(form, 'left-ring', true);
    case 'put-on-amulets':
      return wearObstacle(form, 'amulet', true);
  }
}

/** Whether a form wears armour: all of helmet, gloves, boots and shield, if not what covers the trunk. */
export function wearsArmour(ruleset: Ruleset, form: FormTraits): boolean {
  const pieces = ['wear-helmet', 'wear-gloves', 'wear-boots', 'wear-shield'] as const;
  return pieces.every(piece => formObstacle(ruleset, form, piece) === undefined);
}
