// Numbers of the slot `spells`, changed by an overlay, move what happens in a game, what is asked before and what
// is told. The long shelf tries all of them.

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

const NUMBERS = [
  ['pathLevels.caster', 'casts'],
  ['pathLevels.spell', 'casts'],
  ['leastLevel', 'casts'],
  ['cost.pathFactors.attuned', 'casts'],
  ['cost.pathFactors.repelled', 'casts'],
  ['failures.prayer', 'casts'],
  ['failures.prayerValues', 'casts'],
  ['failures.bungle.free', 'casts'],
  ['failures.bungle.values', 'casts'],
  ['failures.bungle.weights.weapon.times', 'casts'],
  ['failures.bungle.weights.armour.over', 'casts'],
  ['failures.missingGrace.priceTimes', 'prayers'],
  ['carriers.learnSpell', 'books'],
  ['carriers.readLevelPoints', 'books'],
  ['carriers.reading.above', 'books'],
] as const;

const isLong = process.env.ROGUEWRIGHT_SHELF === 'long';

describe('a changed number moves what happens, what is asked and what is told:', () => {
  it.each(NUMBERS.filter((_, index) => isLong || index % 3 === 0))('%s', (path, act) => {
    expect(movedBy(path.split('.'), 3, TOOLS as never, [act])).toEqual([
      'outcome',
      'odds',
      'words',
    ]);
  });
});
