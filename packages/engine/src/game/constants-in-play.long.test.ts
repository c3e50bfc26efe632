// Each number of the slot `spells`, changed by an overlay, moves a game. A number that moves nothing is one that
// nobody plays by.

import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../host/index.ts';
import { drawCarrier, finishCarrier } from '../objects/index.ts';
import { tellEvents, tellLearning, tellPrice } from '../words/index.ts';
import { movedBy, numbersOfSlot } from './testing/constants/moved.ts';

const TOOLS = {
  ask: answerQuestion,
  tellEvents,
  tellPrice,
  tellLearning,
  drawCarrier,
  finishCarrier,
};

describe('a number of the slot spells', () => {
  it('is one of more than a hundred', () => {
    expect(numbersOfSlot().length).toBeGreaterThan(100);
  });

  it.each(numbersOfSlot().map(path => path.join('.')))('moves something in play: %s', path => {
    expect(movedBy(path.split('.'), 1, TOOLS as never)).not.toEqual([]);
  });

  it.each([
    ['pathLevels.spell', 'casts'],
    ['leastLevel', 'casts'],
    ['cost.pathFactors.repelled', 'casts'],
    ['failures.prayer', 'casts'],
    ['failures.bungle.free', 'casts'],
    ['failures.bungle.values', 'casts'],
    ['failures.bungle.weights.armour.over', 'casts'],
    ['failures.missingGrace.priceTimes', 'prayers'],
    ['carriers.readLevelPoints', 'books'],
    ['carriers.reading.above', 'books'],
  ] as const)('moves what happens, what is asked and what is told: %s', (path, act) => {
    expect(movedBy(path.split('.'), 3, TOOLS as never, [act])).toEqual([
      'outcome',
      'odds',
      'words',
    ]);
  });
});
