import { describe, expect, it } from 'vitest';
import { FakeDevice } from '../../testing/fake-device.ts';
import { farEnemy, playKeys } from '../../testing/play-keys.ts';
import { risingDanger, threatenedGame } from '../../testing/threatened.ts';

const play = (keys: readonly string[], hitPoints: number) =>
  playKeys([], new FakeDevice(keys), 'wizard', threatenedGame(hitPoints));

describe('danger on the full screen', () => {
  it('stands beside the hit points, and has a page', async () => {
    const { screens } = await play(['^X', 'Escape', 'S'], 2);
    expect(screens[0]).toMatch(/Danger [\d.<>]+ % in 5 moves/);
    expect(screens[1]).toMatch(/to die within five moves/);
  });

  it('is asked about before a dangerous act: y goes on, n holds back', async () => {
    const { screens, commands } = await play(['.', 'n', '.', 'y', 'S'], 1);
    expect(screens[1]).toMatch(/% to die within five moves/);
    expect(screens[2]).toContain('You hold back.');
    expect(commands).toEqual([{ kind: 'rest', count: 1 }]);
  });

  it('waits for an answer: a key pressed once more neither goes on nor is lost', async () => {
    const { screens, commands } = await play(['.', 'Tab', 'Tab', '.', 'y', 'S'], 1);
    expect(screens[1]).toMatch(/Go on\? y or n/);
    expect(screens[2]).toContain('Tab is no answer: y goes on, n holds back');
    expect(screens[4]).toContain('. is no answer: y goes on, n holds back');
    expect(commands).toEqual([{ kind: 'rest', count: 1 }]);
    const held = await play(['.', 'Tab', 'Escape', 'S'], 1);
    expect(held.screens[3]).toContain('You hold back.');
    expect(held.commands).toEqual([]);
  });

  it('stops a walk where the danger rises on the way', async () => {
    const { game, commands } = risingDanger([0.01, 0.01, 0.2]);
    const { screens } = await playKeys([], new FakeDevice(['v', 'n', 'S']), 'wizard', game);
    expect(screens[1]).toContain('20 % to die within five moves. Go on?');
    expect(screens[2]).toContain('You hold back.');
    expect(commands).toEqual(new Array(2).fill({ kind: 'explore', steps: 1 }));
  });

  it('is asked about in full on a narrow screen, its keys in the last row', async () => {
    const { screens } = await playKeys(
      [],
      new FakeDevice(['.', 'n', 'S'], 50, 30),
      'wizard',
      threatenedGame(1),
    );
    const asked = screens[1]!.replaceAll(/\s+/g, ' ');
    expect(asked).toMatch(/% to die within five moves.*Go on\? y goes on, n holds back/);
    expect(screens[1]!.trimEnd().split('\n').at(-1)).toMatch(/^y goes on/);
  });

  it('isn’t asked about when the option is off', async () => {
    const off = [
      'O',
      'ArrowUp',
      'ArrowUp',
      'ArrowUp',
      'ArrowLeft',
      'ArrowLeft',
      'ArrowLeft',
      'ArrowLeft',
    ];
    const { commands, kept } = await play([...off, 'Escape', '.', 'S'], 1);
    expect(kept.at(-1)?.danger).toBe(0);
    expect(commands).toEqual([{ kind: 'rest', count: 1 }]);
  });

  it('Tab strikes the nearest enemy, and says why it doesn’t when he is hurt', async () => {
    const { commands } = await play(['Tab', 'S'], 400);
    expect(commands).toEqual([{ kind: 'attack', direction: expect.any(Number) }]);
    const hurt = await play(['Tab', 'S'], 5);
    expect(hurt.commands).toEqual([]);
    expect(hurt.screens[1]).toContain('below your limit of 50 %');
  });

  it('lets an enemy be that is seen: by its key, or by beginning the walk again', async () => {
    const byKey = await playKeys([], new FakeDevice(['v', '}', 'v', 'S']), 'wizard', farEnemy());
    expect(byKey.screens[1]).toContain('with an enemy in sight');
    expect(byKey.screens[2]).toContain('stops you no more until it is beside you.');
    expect(byKey.screens[3]).not.toContain('with an enemy in sight: ');
    expect(byKey.commands.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['let-be', 'explore']),
    );
    // Begun again, it goes on without a question: the danger is below the threshold.
    const again = await playKeys([], new FakeDevice(['v', 'v', 'S']), 'wizard', farEnemy());
    expect(again.commands.map(({ kind }) => kind).slice(0, 3)).toEqual([
      ...['explore', 'let-be', 'explore'],
    ]);
  });

  it('names the enemy for which a walk is refused', async () => {
    const { screens } = await play(['v', 'S'], 400);
    expect(screens[1]).toMatch(/with an enemy in sight: an? .+, 1 square \w+\./);
  });

  it('rests until what is chosen', async () => {
    const { screens } = await playKeys(['^R', 'e', 'S']);
    expect(screens[1]).toContain('energy is full');
    expect(screens[2]).toContain('Your energy is full');
  });
});
