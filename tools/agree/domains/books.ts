// Learning from books, and memory.

import { memoryAfterTurn, retention, studyBook } from '@roguewright/engine/casting';
import { answerInputs } from '@roguewright/engine/face';
import type { MemoryOutlook, StudyOdds } from '@roguewright/engine/odds';
import type { Domain } from '../question.ts';
import { numberOf, titleOf } from '../told.ts';

/** Whether a book is learned, and what a failure does. */
export const STUDY: Domain = {
  name: 'learn a book',
  slot: 'casting',
  draw: ({ world, ruleset, luck }) => {
    const inputs = luck.inputs('study', ruleset, {
      ruleset: ruleset.id,
      beatitude: luck.pick(['uncursed', 'uncursed', 'uncursed', 'cursed', 'blessed']),
      'spell-level': String(luck.between(2, 7)),
      level: String(luck.between(1, 12)),
    });
    const asked = answerInputs(world, 'study', inputs).json as Pick<StudyOdds, 'learns'> & {
      readonly failures: Readonly<Record<string, number>>;
    };
    const number = (name: string) => numberOf('study', inputs, name);
    const view = {
      bookLevel: number('spell-level'),
      intelligence: number('int'),
      level: number('level'),
      beatitude: inputs.beatitude as 'cursed',
      lenses: inputs.lenses === 'yes',
      delay: number('delay'),
    };
    return {
      title: titleOf('study', inputs),
      asked: [['learned', asked.learns], ...Object.entries(asked.failures)],
      play: chance => {
        const { result, failure } = studyBook(chance, ruleset.slots.casting, view);
        return result === 'begin' ? 'learned' : String(failure);
      },
    };
  },
};

/** How much of a spell is left after some turns, counted turn by turn. */
export const MEMORY: Domain = {
  name: 'memory',
  slot: 'casting',
  certain: true,
  share: 1e-5,
  draw: ({ world, ruleset, luck }) => {
    const left = luck.between(0, 30_000);
    const turns = luck.between(0, 20_000);
    const skill = luck.pick(['unskilled', 'basic', 'skilled', 'expert'] as const);
    const inputs = { ruleset: ruleset.id, left: String(left), turns: String(turns), skill };
    const { later, shown } = answerInputs(world, 'memory', inputs).json as MemoryOutlook;
    const { casting } = ruleset.slots;
    const textOf = (turnsLeft: number, { low, high }: MemoryOutlook['shown']) =>
      `${turnsLeft} left, shown as ${low} to ${high} %`;
    return {
      title: titleOf('memory', inputs),
      asked: [[textOf(later, shown), 1]],
      play: () => {
        let turnsLeft = left;
        for (let turn = 0; turn < turns; turn++) {
          turnsLeft = memoryAfterTurn(casting, turnsLeft);
        }
        return textOf(turnsLeft, retention(casting, { turnsLeft, skill }));
      },
    };
  },
};
