// Moods: what a creature wants of others, besides the side that its master gives it. A creature may have several.
// Crossfire include/define.h (FLAG_FRIENDLY, FLAG_UNAGGRESSIVE, FLAG_BERSERK, FLAG_NEUTRAL), and the key
// `no_mood_change`.

import type { Archetype } from '../../objects/index.ts';

/**
 * Every mood, in the order of its bit in saves. `friendly` creatures are on the heroes' side, `calm` ones attack nobody,
 * `berserk` ones attack the nearest creature, `neutral` ones are on no side. `fixed` moods never change again, and
 * `loose` servants don't follow their master.
 */
export const MOODS = ['friendly', 'calm', 'berserk', 'neutral', 'fixed', 'loose'] as const;

/** A mood. */
export type Mood = (typeof MOODS)[number];

/** The flags of files that give a creature its moods. */
const FLAGS: readonly (readonly [flag: string, mood: Mood])[] = [
  ['friendly', 'friendly'],
  ['unaggressive', 'calm'],
  ['berserk', 'berserk'],
  ['neutral', 'neutral'],
  ['no_mood_change', 'fixed'],
];

/** The key that Crossfire sets on creatures whose mood never changes. */
const FIXED_KEY = 'noMoodChange';

/** The bit of a mood. */
export function moodBit(mood: Mood): number {
  return 1 << MOODS.indexOf(mood);
}

const KNOWN = new WeakMap<Archetype, number>();

/** The bits of the moods that a kind begins with. */
export function moodsOf(archetype: Archetype): number {
  let moods = KNOWN.get(archetype);
  if (moods === undefined) {
    moods = readMoods(archetype);
    KNOWN.set(archetype, moods);
  }
  return moods;
}

function readMoods({ flags, texts, numbers }: Archetype): number {
  const byFlags = FLAGS.reduce(
    (bits, [flag, mood]) => bits | (flags.has(flag) ? moodBit(mood) : 0),
    0,
  );
  const isFixed = (numbers[FIXED_KEY] ?? Number(texts[FIXED_KEY] ?? 0)) > 0;
  return byFlags | (isFixed ? moodBit('fixed') : 0);
}
