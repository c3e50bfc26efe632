// What a spell that changes sides would come to, in sentences for the odds.

import { capitalised, withArticle } from '../../english/index.ts';
import type { SideOutcome } from '../../odds/index.ts';
import type { GolemFailure, MoodChange } from '../../spells/index.ts';

const MOODS: Readonly<Record<keyof MoodChange, string>> = {
  angers: 'grows angry and wakes',
  calms: 'calms down',
  maddens: 'goes berserk and attacks the nearest creature',
  charms: 'serves you',
};

const FAILS: Readonly<Record<GolemFailure, string>> = {
  'no-room': 'There is no room for it: it fails.',
  'no-god': 'You have no god who would send a servant: it fails.',
  'no-weapon': 'It needs a weapon from your pack: it fails.',
  'other-weapon': 'It acts on another kind of weapon: it fails.',
  'weapon-in-use': 'It can’t act on a weapon in use: it fails.',
  'heroes-only': 'It fails.',
};

/** Ticks of a turn. */
const TICKS = 10;

/** @param where the name of a creature; empty: unknown */
export function tellSideOutcome(outcome: SideOutcome, where: string): string {
  switch (outcome.what) {
    case 'changes-mood':
      return `${where === '' ? 'A creature' : `The ${where}`} ${MOODS[outcome.mood]}.`;
    case 'golem': {
      const { name, hitPoints, damage, ticks } = outcome;
      const turns = Math.max(1, Math.round(ticks / TICKS));
      const life = `${hitPoints} hit point${hitPoints === 1 ? '' : 's'}`;
      return `${capitalised(withArticle(name))} comes, with ${life} and blows of up to ${damage}. It wears out in about ${turns} turn${turns === 1 ? '' : 's'}.`;
    }
    case 'dismisses':
      return 'Your golem falls apart first.';
    case 'steers':
      return 'It only turns the golem that you have.';
    case 'no-golem':
      return FAILS[outcome.why];
  }
}
