// Where the rules of two slots meet, in words: what a composition of rulesets does that neither says alone.

import type { Ruleset } from './ruleset.ts';
import type { SlotName, Slots } from './slots.ts';

/** A point where two slots meet. */
export interface Interaction {
  readonly slots: readonly [SlotName, SlotName];
  /** One sentence. */
  readonly says: string;
  /** Whether the rules of these slots meet there. */
  readonly holds: (slots: Slots) => boolean;
}

/** All of them. */
export const INTERACTIONS: readonly Interaction[] = [
  {
    slots: ['casting', 'spells'],
    says: 'Casting goes by spell objects: who may cast, what fails and costs, books, and the pools of hit points, energy and grace are those of the slot of spell objects.',
    holds: ({ casting }) => Object.values(casting.attempt.ways).includes('by-object'),
  },
  {
    slots: ['casting', 'charging'],
    says: 'Books hold charges by the rules of charging; how long one is read and how long its spell is kept are the rules of casting.',
    holds: ({ casting, charging }) =>
      charging.books !== undefined && casting.attempt.ways.books === 'by-role',
  },
  {
    slots: ['casting', 'charging'],
    says: 'Books hold charges, which nobody uses: by the rules of casting a book teaches at once or never.',
    holds: ({ casting, charging }) =>
      charging.books !== undefined && casting.attempt.ways.books === 'by-object',
  },
  {
    slots: ['casting', 'charging'],
    says: 'Casting brings a spell of charging; what it does to a wand is what the rules of charging say of an uncursed scroll.',
    holds: ({ casting }) => casting.spells.charging !== undefined,
  },
  {
    slots: ['casting', 'speed'],
    says: 'Casting says what haste costs and whether it fails; how many moves a hasted hero makes is said by speed.',
    holds: () => true,
  },
  {
    slots: ['spells', 'charging'],
    says: 'Rods hold the energy of spell objects; by these rules of charging none can be charged.',
    holds: ({ charging }) => charging.rods === undefined,
  },
  {
    slots: ['casting', 'world'],
    says: 'A step in any school of the rules of casting takes as many skill slots as the world says: 1, 2 and 3.',
    holds: ({ world }) => world.skills.schoolsOver === 1,
  },
];

/** Those that hold under a ruleset and whose slots aren't both the default ruleset's. */
export function interactionsOf(
  { slots, origins }: Ruleset,
  usual: Ruleset,
): readonly Interaction[] {
  return INTERACTIONS.filter(
    ({ slots: both, holds }) =>
      holds(slots) && both.some(slot => origins[slot] !== usual.origins[slot]),
  );
}
