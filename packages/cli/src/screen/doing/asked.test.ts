import { QUIZ, QuizHost } from '@roguewright/engine/face/testing';
import { describe, expect, it } from 'vitest';
import { FakeDevice } from '../../testing/fake-device.ts';
import { USUAL_OPTIONS } from '../options/options.ts';
import { HungUp, Stage } from '../stage/stage.ts';
import { GameScreen } from './game-screen.ts';

/** Plays keys at a game that asks, from one of its questions on. */
async function play(keys: readonly string[], at = 0) {
  const host = new QuizHost(at);
  const device = new FakeDevice(keys);
  const place = { read: () => USUAL_OPTIONS, keep: () => '' };
  const stage = new Stage(device, USUAL_OPTIONS);
  await GameScreen.play(host, stage, place, []).catch((error: unknown) => {
    if (!(error instanceof HungUp)) {
      throw error;
    }
  });
  return { host, screens: device.screens };
}

const placeOf = (kind: string) => QUIZ.findIndex(([asks]) => asks.kind === kind);

describe('questions on the full screen', () => {
  it('are asked as soon as the game is opened, one of each kind', async () => {
    const typed = [...'Winter wink'];
    const keys = [
      ...['a', 'l', 'l', 'Enter', 'l'],
      ...['^U', ...typed, 'Enter'],
      ...['Backspace', '7', 'Enter', 'y', 'b', 'S'],
    ];
    const { host, screens } = await play(keys);
    expect(host.answers).toEqual(QUIZ.map(([, answer]) => answer));
    expect(screens[0]).toContain('a - dagger');
    expect(screens.some(screen => screen.includes('Up to 12 characters'))).toBe(true);
    expect(screens.some(screen => screen.includes('Winter wink_'))).toBe(true);
  });

  it('of yes or no have one line for no', async () => {
    const { screens } = await play(['n', 'S'], placeOf('yes'));
    expect(screens[0]).toMatch(/n - No\. \S/);
    expect(screens[0]).not.toMatch(/- - \S/);
  });

  it('of every kind wait on Escape, and are asked again by their key', async () => {
    for (const [at, [{ kind }]] of QUIZ.entries()) {
      const { host, screens } = await play(['Escape', 'p', 'Escape', 'S'], at);
      expect(host.commands, kind).toEqual([]);
      expect(screens[1], kind).toContain('p answers');
      expect(screens[2], kind).not.toContain('p answers');
    }
  });

  it('are answered with nothing', async () => {
    const nothing = { kind: 'answer', answer: { nothing: true } };
    const keys = { item: '-', square: '0', direction: '-', yes: '-', choice: '-' };
    for (const [kind, key] of Object.entries(keys)) {
      const { host } = await play([key, 'Escape', 'S'], placeOf(kind));
      expect(host.commands, kind).toEqual([nothing]);
    }
  });

  it('say what can’t be an answer, and ask on', async () => {
    const far = await play(['L', 'l', 'l', 'l', 'l', 'Enter', 'Escape', 'S'], placeOf('square'));
    expect(far.host.commands).toEqual([]);
    expect(far.screens.some(screen => screen.includes('out of range'))).toBe(true);
    const count = await play(['0', 'Enter', 'Escape', 'S'], placeOf('count'));
    expect(count.host.commands).toEqual([]);
    expect(count.screens.some(screen => screen.includes('Got 20'))).toBe(true);
  });
});
