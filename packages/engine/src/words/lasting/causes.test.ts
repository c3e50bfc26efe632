import { describe, expect, it } from 'vitest';
import type { GameEvent, Performed } from '../../game/index.ts';
import { causeLines, causesAfter, tellCause } from './causes.ts';

const names: Performed['names'] = {
  1: { name: 'Ada', isHero: true, common: false },
  2: { name: 'ghoul', isHero: false, common: true },
  9: { name: 'potion of blindness', isHero: false, common: true },
};

function after(events: readonly GameEvent[], conditions: readonly string[], turn = 40) {
  const hero = { id: 1, conditions, conditionTurns: {}, forces: [] };
  return { events, names, renamed: {}, view: { turn, hero } };
}

const bite = { kind: 'hit', actor: 2, target: 1, damage: 3, critical: 'none' } as const;
const drink = { kind: 'quaffed', actor: 1, item: 9 } as const;
const blind = { kind: 'condition-began', actor: 1, condition: 'blind' } as const;

describe('what brought a condition', () => {
  it('is a line for each that lasts, in terminals', () => {
    const told = after([bite, drink, blind], ['blind', 'confused']);
    expect(causeLines(told.view.hero as never, causesAfter({}, told))).toEqual([
      'Blind since turn 40: You drink the potion of blindness.',
    ]);
    expect(causeLines(told.view.hero as never, {})).toEqual([]);
  });

  it('is told by the sentence before it', () => {
    const { blind: cause } = causesAfter({}, after([bite, drink, blind], ['blind']));
    expect(tellCause(cause!)).toBe('Since turn 40: You drink the potion of blindness.');
  });

  it('is not what happened between others, nor what only came with it', () => {
    const elsewhere = { ...bite, target: 3 } as const;
    const seen = { kind: 'came-in-sight', target: 2 } as const;
    const { blind: cause } = causesAfter({}, after([bite, elsewhere, seen, blind], ['blind']));
    expect(cause?.text).toContain('hits you');
  });

  it('is the sentence itself where that names who did it', () => {
    const held = { kind: 'helpless', actor: 1, turns: 3, reason: 'paralysed', by: 2 } as const;
    const { helpless } = causesAfter({}, after([bite, held as GameEvent], ['helpless']));
    expect(helpless?.text).not.toContain('hits you');
    expect(helpless?.text).toContain('3 turns');
  });

  it('is kept until the condition ends, and not invented', () => {
    const first = causesAfter({}, after([drink, blind], ['blind']));
    expect(causesAfter(first, after([], ['blind'], 44))).toEqual(first);
    expect(causesAfter(first, after([], [], 50))).toEqual({});
    expect(causesAfter({}, after([blind], ['blind']))).toEqual({});
  });
});
