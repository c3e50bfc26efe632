// Numbers of the slot `spells`, changed by an overlay, move what happens in a game, what is asked before and what
// is told. The long shelf tries more of them.

import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../host/index.ts';
import { drawCarrier, finishCarrier } from '../objects/index.ts';
import { tellEvents, tellLearning, tellPrice } from '../words/index.ts';
import { movedBy } from './testing/constants/moved.ts';

const TOOLS = {
  ask: answerQuestion,
  tellEvents,
  tellPrice,
  tellLearning,
  drawCarrier,
  finishCarrier,
};

describe('a changed number moves what happens, what is asked and what is told:', () => {
  it.each([
    ['pathLevels.caster', 'casts'],
    ['cost.pathFactors.attuned', 'casts'],
    ['failures.prayerValues', 'casts'],
    ['failures.bungle.weights.weapon.times', 'casts'],
    ['carriers.learnSpell', 'books'],
  ] as const)('%s', (path, act) => {
    expect(movedBy(path.split('.'), 3, TOOLS as never, [act])).toEqual([
      'outcome',
      'odds',
      'words',
    ]);
  });
});
