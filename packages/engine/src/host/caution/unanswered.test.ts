import { describe, expect, it } from 'vitest';
import type { Command, GameView } from '../../game/index.ts';
import { CautiousHost } from './cautious-host.ts';
import { theftDoubt, unansweredDoubt } from './unanswered.ts';

const rest: Command = { kind: 'rest', count: 1 };

const asking = (pending: object, ownName = '') =>
  ({
    inventory: [{ id: 1, name: 'apple', ...(ownName !== '' && { ownName }) }],
    things: [],
    hero: { x: 1, y: 1, conditions: [] },
    pending: { asks: { kind: 'item', offered: [], others: [] }, costs: 'nothing', ...pending },
  }) as unknown as GameView;

describe('a question that any other command wastes', () => {
  it.each<[string, object, Command, string | undefined]>([
    [
      'a scroll that is used up',
      { about: 'charging', harmless: false },
      rest,
      'Not answered yet: Charge what? The charging waits for an item. Doing anything else wastes it. Go on?',
    ],
    ['a scroll that is kept', { about: 'charging', harmless: true }, rest, undefined],
    [
      'an answer',
      { about: 'charging', harmless: false },
      { kind: 'answer', answer: { nothing: true } },
      undefined,
    ],
    [
      'the older answer',
      { about: 'charging', harmless: false },
      { kind: 'charge', item: 0, target: 1 },
      undefined,
    ],
    [
      'a wish',
      { about: 'deed-text', deed: 'wish', harmless: true },
      rest,
      'Not answered yet: What do you wish for? For example: blessed scroll of charging, +2 chain mail. ' +
        'The djinni waits. Doing anything else lets it go. Go on?',
    ],
    [
      'an attack on a friend',
      { about: 'deed-yes', deed: 'attack-anyway', harmless: false },
      rest,
      undefined,
    ],
  ])('%s', (_, pending, command, text) => {
    expect(unansweredDoubt(asking(pending), command)?.text).toBe(text);
  });

  it('is asked about before a command, together with what a name asks', async () => {
    const view = asking({ about: 'charging', harmless: false }, '!q');
    const done: string[] = [];
    const texts: string[] = [];
    const performed = { view, events: [], sequence: 1 } as never;
    const game = new CautiousHost(
      {
        look: async () => performed,
        perform: async ({ kind }) => {
          done.push(kind);
          return performed;
        },
        odds: async () => ({}) as never,
        close: async () => {},
      },
      {
        threshold: () => 0,
        confirm: async ({ text }) => {
          texts.push(text);
          return false;
        },
      },
    );
    const quaff: Command = { kind: 'quaff', item: 1 };
    const { refusal } = await game.perform(quaff);
    expect(refusal?.reason).toBe('held-back');
    expect(done).toEqual([]);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toMatch(/^Not answered yet: .* Its name asks before that\. Go on\?$/);
    // A yes afterwards is for the same command only.
    game.accept();
    await game.perform(quaff);
    expect(done).toEqual(['quaff']);
    await game.perform(rest);
    expect(done).toEqual(['quaff']);
    expect(texts).toHaveLength(2);
  });
});

describe('a walk out of a shop with unpaid goods', () => {
  it('is asked about', () => {
    const shop = { name: 'general store', owed: 87, credit: 0, angry: false };
    const map = { width: 6, height: 1, terrain: ["#..'.."] };
    const view = { map, hero: { x: 2, y: 0 }, shop } as unknown as GameView;
    expect(theftDoubt(view, { kind: 'travel', x: 5, y: 0 })?.text).toBe(
      'You haven’t paid 87 gold. To leave without paying is theft, and the shopkeeper will attack you. Go on?',
    );
    expect(theftDoubt(view, { kind: 'travel', x: 1, y: 0 })).toBeUndefined();
  });
});
