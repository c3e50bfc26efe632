import { describe, expect, it } from 'vitest';
import type { GameView } from '../game/index.ts';
import { answerAt, answerTowards, answerWritten, askedIn, firstWritten } from './asked.ts';
import { QUIZ, QuizHost } from './testing/quiz.ts';
import { DAGGER, drawView } from './testing/views.ts';

/** The view in which the question of a kind waits. */
async function asking(kind: (typeof QUIZ)[number][0]['kind']): Promise<GameView> {
  const at = QUIZ.findIndex(([asks]) => asks.kind === kind);
  return (await new QuizHost(at).look()).view;
}

const commands = async (kind: (typeof QUIZ)[number][0]['kind']) =>
  askedIn(await asking(kind))!.offers.map(({ key, command }) => [
    key,
    'answer' in command && command.answer,
  ]);

describe('a question that waits', () => {
  it('is none where none waits', () => {
    expect(askedIn(drawView(['@']))).toBeUndefined();
  });

  it('has a title, a warning and an answer for nothing, for every kind of question', async () => {
    for (const [{ kind }] of QUIZ) {
      const asked = askedIn(await asking(kind))!;
      expect(asked.title).toMatch(/\?$/);
      expect(asked.warning).toMatch(/\.$/);
      expect(asked.nothing?.command).toEqual({ kind: 'answer', answer: { nothing: true } });
    }
  });

  it('offers things, directions, yes and no, and choices', async () => {
    expect(await commands('item')).toEqual([['a', { item: 9 }]]);
    expect(await commands('direction')).toContainEqual(['.', { direction: 0 }]);
    expect(await commands('direction')).toContainEqual(['l', { direction: 3 }]);
    expect(await commands('yes')).toEqual([
      ['y', { yes: true }],
      ['n', { yes: false }],
    ]);
    expect(await commands('choice')).toEqual([
      ['a', { choice: 'fire' }],
      ['b', { choice: 'frost' }],
    ]);
  });

  it('shows what it isn’t meant for after the rest, or not at all', async () => {
    const other = { ...DAGGER, id: 10, letter: 'b', name: 'lamp', count: 2 };
    const view = { ...(await asking('item')), inventory: [other, DAGGER] };
    const asks = { kind: 'item', offered: [9], others: [10] } as const;
    const wide = { ...view, pending: { ...view.pending!, asks } };
    expect(askedIn(view)!.offers.map(({ text }) => text)).toEqual(['dagger']);
    expect(askedIn(wide)!.offers.map(({ text, isMeant }) => [text, isMeant])).toEqual([
      ['dagger', true],
      ['2 lamp', false],
    ]);
  });

  it('calls an item of the bag by its own letter, and what is no item by another', async () => {
    const view = await asking('choice');
    const choices = [
      { id: 'finger', text: 'your finger' },
      { id: String(DAGGER.id), text: 'dagger' },
      { id: 'sand', text: 'sand' },
    ];
    const asks = { kind: 'choice', choices } as const;
    const keysFor = (deed: 'dip' | 'form-power', letter: string) => {
      const inventory = [{ ...DAGGER, letter }];
      const pending = { ...view.pending!, deed, asks };
      return askedIn({ ...view, inventory, pending })!.offers.map(({ key }) => key);
    };
    expect(keysFor('dip', 'b')).toEqual(['a', 'b', 'c']);
    expect(keysFor('dip', 'a')).toEqual(['b', 'a', 'c']);
    expect(keysFor('dip', 'k')).toEqual(['a', 'k', 'b']);
    expect(keysFor('form-power', 'k')).toEqual(['a', 'b', 'c']);
  });

  it('writes with the finger by the key of NetHack, and with nothing by another', async () => {
    const view = await asking('choice');
    const choices = [
      { id: 'finger', text: 'your finger' },
      { id: String(DAGGER.id), text: 'dagger' },
    ];
    const asks = { kind: 'choice', choices } as const;
    const pending = { ...view.pending!, deed: 'engrave-with', asks } as const;
    const asked = askedIn({ ...view, inventory: [DAGGER], pending })!;
    expect(asked.offers.map(({ key }) => key)).toEqual(['-', DAGGER.letter]);
    expect(asked.nothing.key).toBe('0');
    expect(askedIn(view)!.nothing.key).toBe('-');
  });

  it('has no offer at here where that is no answer', async () => {
    const view = await asking('direction');
    const asks = { kind: 'direction', here: false } as const;
    const offers = askedIn({ ...view, pending: { ...view.pending!, asks } })!.offers;
    expect(offers).toHaveLength(8);
  });

  it('is answered by what is pointed at or written, within its bounds', async () => {
    const square = await asking('square');
    expect(answerAt(square, { x: 3, y: 0 })).toEqual({
      kind: 'answer',
      answer: { square: [3, 0] },
    });
    expect(answerAt(square, { x: 4, y: 0 })).toBe('That is out of range.');
    expect(answerTowards(3)).toEqual({ kind: 'answer', answer: { direction: 3 } });
    const count = (await asking('count')).pending!.asks;
    expect(firstWritten(count)).toBe('2');
    expect(answerWritten(count, ' 9 ')).toEqual({ kind: 'answer', answer: { count: 9 } });
    for (const wrong of ['0', '10', '', '-1', '2x', '1.5']) {
      expect(answerWritten(count, wrong)).toContain('A number from 1 to 9. Got');
    }
    const text = (await asking('text')).pending!.asks;
    expect(firstWritten(text)).toBe('Sting');
    expect(answerWritten(text, ' Orcrist ')).toEqual({
      kind: 'answer',
      answer: { text: 'Orcrist' },
    });
    expect(answerWritten(text, '')).toEqual({ kind: 'answer', answer: { text: '' } });
    expect(answerWritten(text, 'x'.repeat(13))).toContain('too long');
    expect(answerWritten({ kind: 'text', longest: 12, now: '', mayBeEmpty: false }, ' ')).toBe(
      'You have to write something.',
    );
    expect(answerWritten((await asking('yes')).pending!.asks, 'yes')).toContain('doesn’t answer');
  });
});

describe('a question what to charge', () => {
  it('shows the odds of each item', () => {
    const asks = { kind: 'item', offered: [9], others: [] } as const;
    const pending = { about: 'charging', asks, costs: 'move', harmless: true } as const;
    const { offers } = askedIn(drawView(['@'], { inventory: [DAGGER], pending }))!;
    expect(offers).toMatchObject([{ key: 'a', odds: { ask: 'charge', item: 0, target: 9 } }]);
  });

  it('says whether leaving it loses the scroll', () => {
    const asks = { kind: 'item', offered: [], others: [] } as const;
    const warning = (harmless: boolean) => {
      const pending = { about: 'charging', asks, costs: 'move', harmless } as const;
      return askedIn(drawView(['@'], { pending }))!.warning;
    };
    expect(warning(true)).toContain('keeps it');
    expect(warning(false)).toContain('wastes it');
  });
});
