// The events of moods and golems, in sentences.

import type { GameEventOf, SideEventKind, ThingName } from '../../game/index.ts';
import type { GolemFailure } from '../../spells/index.ts';

type Names = Readonly<Record<number, ThingName>>;

type Tellers = {
  readonly [Kind in SideEventKind]: (event: GameEventOf<Kind>, names: Names) => string;
};

/** Why no golem comes. */
const FAILURES: Readonly<Record<GolemFailure, string>> = {
  'no-room': 'There is no room: nothing appears.',
  'no-god': 'No god of yours sends a servant.',
  'no-weapon': 'The spell needs a weapon from your pack.',
  'other-weapon': 'The spell acts on another kind of weapon.',
  'weapon-in-use': 'The spell can’t act on a weapon in use.',
  'heroes-only': 'Nothing stirs.',
};

/** Directions of the compass, by their numbers. */
const WAYS: readonly string[] = [
  '',
  ...['north', 'north-east', 'east', 'south-east'],
  ...['south', 'south-west', 'west', 'north-west'],
];

const MOODS: Readonly<Record<GameEventOf<'mood-changed'>['mood'], string>> = {
  angered: 'grows angry',
  calmed: 'calms down',
  maddened: 'goes berserk',
};

/** One sentence for each event. */
export const sideTellers: Tellers = {
  'mood-changed': ({ target, mood }, names) => `${subject(names, target)} ${MOODS[mood]}.`,
  'golem-ended': ({ target }, names) => `${subject(names, target)} falls apart.`,
  'golem-steered': ({ target, direction }, names) =>
    direction === 0
      ? `${subject(names, target)} stands still.`
      : `${subject(names, target)} turns ${WAYS[direction]}.`,
  'golem-failed': ({ why }) => FAILURES[why],
};

function subject(names: Names, id: number): string {
  const name = names[id];
  if (name === undefined) {
    return 'Something';
  }
  return name.common ? `The ${name.name}` : name.name;
}
