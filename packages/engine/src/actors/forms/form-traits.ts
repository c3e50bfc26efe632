// What the body of a kind of creature is like: its size, hands, head, voice and how it moves. A hero who takes its
// form, and a monster that is changed into it, wear and do what this body allows. NetHack 3.6.7 include/mondata.h,
// src/mondata.c (breakarm, sliparm, can_chant), src/monst.c.

import { floorDiv } from '../../integers/index.ts';
import {
  type Archetype,
  BODY_SIZES,
  type BodySize,
  type BodyTrait,
  factOf,
  textOf,
  wordsIn,
} from '../../objects/index.ts';

/** The body of a kind of creature. */
export interface FormTraits {
  readonly size: BodySize;
  readonly hands: boolean;
  readonly limbs: boolean;
  readonly head: boolean;
  readonly eyes: boolean;
  readonly silent: boolean;
  readonly voice: 'normal' | 'buzz' | 'burble';
  readonly humanoid: boolean;
  readonly slithy: boolean;
  readonly hooves: boolean;
  readonly horns: boolean;
  readonly whirly: boolean;
  readonly noncorporeal: boolean;
  readonly strong: boolean;
  /** What it eats besides food. */
  readonly eats: 'food' | 'metal' | 'iron';
  readonly passesWalls: boolean;
  readonly flies: boolean;
  readonly swims: boolean;
  readonly vampire: boolean;
  /** What it is to vampires who change their shape: `mist`, `bat`, `wolf`; empty: nothing. */
  readonly vampireShape: string;
  readonly nymph: boolean;
  /** No creature can take its form. */
  readonly fixed: boolean;
  /** In tenths of a pound. */
  readonly weight: number;
}

/** Grams of a tenth of a pound. */
export const GRAMS_PER_UNIT = 45;

/** Bodies that have been read. An archetype never changes. */
const read = new WeakMap<Archetype, FormTraits>();

/** The body of a kind, read once. A kind whose file says nothing of its body has a medium one with hands and head. */
export function formTraits(kind: Archetype): FormTraits {
  let traits = read.get(kind);
  if (traits === undefined) {
    traits = readTraits(kind);
    read.set(kind, traits);
  }
  return traits;
}

function readTraits(kind: Archetype): FormTraits {
  const words = wordsIn(textOf(kind, 'bodyTraits')) as readonly BodyTrait[];
  const has = (word: BodyTrait) => words.includes(word);
  const named = textOf(kind, 'bodySize');
  const gait = textOf(kind, 'gait');
  const isAnimal = wordsIn(textOf(kind, 'combatFlags')).includes('animal');
  const silentOnPaper = words.length === 0;
  return {
    size: BODY_SIZES.find(size => size === named) ?? 'medium',
    hands: !has('no-hands') && !has('no-limbs') && !(silentOnPaper && isAnimal),
    limbs: !has('no-limbs'),
    head: !has('no-head'),
    eyes: !has('no-eyes'),
    silent: has('silent'),
    voice: has('buzzes') ? 'buzz' : has('burbles') ? 'burble' : 'normal',
    humanoid: has('humanoid') || (silentOnPaper && !isAnimal),
    slithy: has('slithy'),
    hooves: has('hooves'),
    horns: has('horns'),
    whirly: has('whirly'),
    noncorporeal: has('noncorporeal'),
    strong: has('strong'),
    eats: has('eats-metal') ? 'metal' : has('eats-iron') ? 'iron' : 'food',
    passesWalls: has('passes-walls'),
    flies: gait === 'fly',
    swims: gait === 'swim',
    vampire: has('vampire'),
    vampireShape: textOf(kind, 'vampireShape'),
    nymph: textOf(kind, 'race').split(',').includes('nymph'),
    fixed: has('fixed'),
    weight: floorDiv(factOf(kind, 'weight'), GRAMS_PER_UNIT),
  };
}

/** Whether a body is at least of a size. */
export function isAtLeast({ size }: Pick<FormTraits, 'size'>, least: BodySize): boolean {
  return BODY_SIZES.indexOf(size) >= BODY_SIZES.indexOf(least);
}

/** A voice, as the casting slot asks for it. */
interface Voice {
  readonly silent: boolean;
  readonly headless: boolean;
  readonly voice: FormTraits['voice'];
}

/** The voice of a body. */
export function voiceOf({ silent, head, voice }: FormTraits): Voice {
  return { silent, headless: !head, voice };
}

const OWN_VOICE: Voice = { silent: false, headless: false, voice: 'normal' };

/** The voice of a hero. @param kind of the form that he has taken; undefined: his own */
export function voiceIn(kind: Archetype | undefined): Voice {
  return kind === undefined ? OWN_VOICE : voiceOf(formTraits(kind));
}
