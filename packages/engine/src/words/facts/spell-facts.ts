// The facts of a spell's hits in sentences. Every number comes from the note.

import type { SpellFact } from '../../spells/index.ts';

/** One sentence for each fact that the hits of spells note. */
export const spellFactTexts: Readonly<
  Record<SpellFact, (amount: number, other: number) => string>
> = {
  'spell-base-damage': damage => `The base damage of the spell is ${damage}.`,
  'spell-resisted': percent => `It resists ${percent} % of magic.`,
  'spell-shared': (share, whole) =>
    `It takes up several squares, and the hit is shared among them: ${share} of ${whole} damage.`,
  'spell-saved': (left, whole) => `It makes its saving throw: ${left} damage instead of ${whole}.`,
  'mood-resistance': percent => `It resists ${percent} % of what would change its mood.`,
  'mood-too-strong': level => `At level ${level} it is above you: its mood doesn’t change.`,
  'mood-levels': levels =>
    levels === 0
      ? 'It is of your level.'
      : `You are ${levels} level${levels === 1 ? '' : 's'} above it, which helps.`,
  'spell-damage': damage => `The hit does ${damage} damage.`,
  'spell-no-damage': () => 'The hit does no damage.',
};
