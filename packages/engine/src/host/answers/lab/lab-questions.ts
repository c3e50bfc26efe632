// All that a hero can ask the lab about what he sees: for a game file that is dropped into it.

import { hostilesSeen } from '../../../face/index.ts';
import type { GameView } from '../../../game/index.ts';
import type { OddsAnswer, OddsQuestion } from '../../../odds/index.ts';

/** A question of the lab with its name. */
export interface NamedLabQuestion {
  /** `Cast fireball at the jackal`. */
  readonly title: string;
  /** What follows `#/lab?`. */
  readonly address: string;
}

/** Creatures in sight that are asked about at most. */
const MOST_CREATURES = 12;

/**
 * The questions in the order of the hero's spells, then by creature.
 * @param odds answers a question as far as the hero knows
 */
export function labQuestions(
  view: GameView,
  odds: (question: OddsQuestion) => OddsAnswer,
): NamedLabQuestion[] {
  const { spells, readyToFire } = view;
  const asked = (title: string, question: OddsQuestion): NamedLabQuestion[] => {
    const { lab } = odds(question);
    return lab === undefined ? [] : [{ title, address: lab }];
  };
  const foes = hostilesSeen(view).slice(0, MOST_CREATURES);
  return [
    ...spells.flatMap(({ id, name }) =>
      asked(`Cast ${name}`, { ask: 'lab', spell: id, target: 0 }),
    ),
    ...foes.flatMap(({ id: target, name }) => [
      ...asked(`Strike: ${name}`, { ask: 'lab', spell: 0, target }),
      ...asked(`Fight to the end: ${name}`, { ask: 'lab-duel', target }),
      ...(readyToFire ? asked(`Shoot: ${name}`, { ask: 'lab-fire', item: 0, target }) : []),
      ...spells
        .filter(({ needsDirection }) => needsDirection)
        .flatMap(spell =>
          asked(`Cast ${spell.name}: ${name}`, { ask: 'lab', spell: spell.id, target }),
        ),
    ]),
  ];
}
