// What players read about each condition: whether it helps the hero, and one sentence.

import type { Condition } from '../../actors/index.ts';

/** The help on one condition. */
export interface ConditionHelp {
  /** Whether players want it: faces show it in another colour than trouble. */
  readonly isBoon: boolean;
  /** One sentence. */
  readonly about: string;
}

/** Every condition of a hero. */
const CONDITION_HELP: Readonly<Record<Condition, ConditionHelp>> = {
  stunned: { isBoon: false, about: 'You reel: your steps go in random directions.' },
  confused: { isBoon: false, about: 'Your steps may go astray, and so may what you read or cast.' },
  blind: {
    isBoon: false,
    about: 'You see nothing: you know what you remember and what you touch.',
  },
  asleep: { isBoon: false, about: 'You can do nothing until you wake up.' },
  helpless: { isBoon: false, about: 'You can do nothing for the moment.' },
  fast: { isBoon: true, about: 'You move more often than usual.' },
  'very-fast': { isBoon: true, about: 'You move much more often than usual.' },
  slow: { isBoon: false, about: 'You move less often than usual.' },
  afraid: { isBoon: false, about: 'You are too frightened to strike at anything beside you.' },
  poisoned: { isBoon: false, about: 'Poison costs you hit points every turn.' },
  levitating: {
    isBoon: true,
    about: 'You float: you can’t reach items on the ground, or take stairs.',
  },
  invisible: {
    isBoon: true,
    about: 'Creatures that can’t see the invisible have to guess where you are.',
  },
  strangled: { isBoon: false, about: 'Your amulet strangles you: take it off while you can.' },
  blessed: { isBoon: true, about: 'You hit more often.' },
  heroic: { isBoon: true, about: 'You fear nothing and hit more often.' },
  berserk: {
    isBoon: true,
    about: 'You fear nothing and hit much more often.',
  },
  'confusing-hands': { isBoon: true, about: 'The next creature that you hit is confused.' },
  'astral-sighted': { isBoon: true, about: 'You see what is around you through walls.' },
  phasing: { isBoon: true, about: 'You can walk through walls and rock.' },
  examined: { isBoon: false, about: 'Its hit points show to everyone who sees it.' },
  trapped: { isBoon: false, about: 'A pit, a web or jaws hold you: you can’t walk away yet.' },
  'wounded-leg': {
    isBoon: false,
    about: 'You are less nimble and carry less, and you can neither kick nor mount.',
  },
  'wounded-legs': {
    isBoon: false,
    about: 'You are less nimble and carry much less, and you can neither kick nor mount.',
  },
};

/** The help on a condition by its name in a view; undefined for an unknown name. */
export function conditionHelp(name: string): ConditionHelp | undefined {
  return Object.hasOwn(CONDITION_HELP, name) ? CONDITION_HELP[name as Condition] : undefined;
}
