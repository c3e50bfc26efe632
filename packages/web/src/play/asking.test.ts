import { drawView, QUIZ, QuizHost } from '@roguewright/engine/face/testing';
import { describe, expect, it } from 'vitest';
import { play as playViews, press, settle } from '../testing/hands.ts';
import { Play } from './play.ts';
import { Session } from './session.ts';

const noStore = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** A hand at a game that asks, from one of its questions on. */
async function play(at = 0): Promise<{ hand: Play; host: QuizHost }> {
  const host = new QuizHost(at);
  const hand = new Play(new Session('game', host, noStore));
  await hand.session.look();
  return { hand, host };
}

const placeOf = (kind: string) => QUIZ.findIndex(([asks]) => asks.kind === kind);

const SHEET = { kind: 'sheet', sheet: 'question' };
const MODES: Readonly<Record<string, object>> = {
  direction: { kind: 'answer-direction' },
  square: { kind: 'answer-square', square: { x: 0, y: 1 } },
};

describe('a question that waits', () => {
  it('is asked on arrival, whatever it asks, and again by its key', async () => {
    for (const [at, [{ kind }]] of QUIZ.entries()) {
      const { hand } = await play(at);
      const mode = MODES[kind] ?? SHEET;
      expect(hand.mode.value, kind).toEqual(mode);
      hand.leave();
      expect(hand.mode.value, kind).toEqual({ kind: 'walk' });
      press(hand, 'p');
      expect(hand.mode.value, kind).toEqual(mode);
    }
  });

  it('of each kind follows the one before, and then the hero walks', async () => {
    const { hand, host } = await play();
    for (const [{ kind }, answer] of QUIZ) {
      if (kind === 'square') {
        press(hand, 'l', 'l', 'Enter');
      } else if (kind === 'direction') {
        press(hand, 'l');
      } else {
        hand.order({ kind: 'answer', answer });
      }
      await settle();
    }
    expect(host.answers).toEqual(QUIZ.map(([, answer]) => answer));
    expect(hand.mode.value).toEqual({ kind: 'walk' });
  });

  it('takes a tap for a direction, and two for a square', async () => {
    const direction = await play(placeOf('direction'));
    direction.hand.click({ x: 0, y: 0 });
    await settle();
    expect(direction.host.answers).toEqual([{ direction: 1 }]);
    const square = await play(placeOf('square'));
    square.hand.click({ x: 2, y: 2 });
    expect(square.host.answers).toEqual([]);
    square.hand.click({ x: 2, y: 2 });
    await settle();
    expect(square.host.answers).toEqual([{ square: [2, 2] }]);
  });

  it('takes no square that is too far, or beyond the edge', async () => {
    const { hand, host } = await play(placeOf('square'));
    press(hand, 'h');
    expect(hand.mode.value).toEqual(MODES.square);
    hand.point({ x: 5, y: 1 });
    press(hand, 'Enter');
    await settle();
    expect(host.commands).toEqual([]);
    expect(hand.mode.value).toEqual({ kind: 'answer-square', square: { x: 5, y: 1 } });
  });

  it('is no longer asked when another window has answered it', async () => {
    const { hand, host } = await play(QUIZ.length - 1);
    expect(hand.mode.value).toEqual(SHEET);
    hand.session.hear(await host.perform({ kind: 'answer', answer: { choice: 'fire' } }));
    expect(hand.mode.value).toEqual({ kind: 'walk' });
  });

  it('leaves other sheets alone', async () => {
    const { hand } = await playViews(drawView(['@.']));
    hand.openSheet('help');
    hand.session.hear(await new QuizHost(QUIZ.length).look());
    expect(hand.mode.value).toMatchObject({ sheet: 'help' });
  });
});
