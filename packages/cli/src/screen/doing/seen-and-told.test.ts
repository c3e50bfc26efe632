// What the cursor of look begins on, and how equal sentences of one command are told.

import type { ThingView } from '@roguewright/engine/game';
import { describe, expect, it } from 'vitest';
import { FakeDevice } from '../../testing/fake-device.ts';
import { demoGame, knightsGame, type PlayedLocally, playKeys } from '../../testing/play-keys.ts';
import { INK } from '../terminal/ink.ts';

/** The Knight's game with an enemy two squares from him, while his pony is beside him. */
function enemyBehindPony() {
  const game = knightsGame();
  const { view } = game.look();
  const pony = view.things.find(({ kind }) => kind === 'creature')!;
  const enemy: ThingView = {
    ...pony,
    id: 77,
    name: 'cellar toad',
    hostile: true,
    x: view.hero.x + 2,
    y: view.hero.y - 1,
  };
  const look = () => {
    const seen = game.look();
    return { ...seen, view: { ...seen.view, things: [...seen.view.things, enemy] } };
  };
  // The enemy is none of the game: its odds are the pony's.
  const odds: typeof game.odds = question =>
    game.odds(
      'target' in question && question.target === 77 ? { ...question, target: pony.id } : question,
    );
  return { look, odds, perform: game.perform.bind(game) };
}

describe('the cursor of look', () => {
  it('begins on an enemy, though a friend is nearer', async () => {
    const keys = ['Escape', ';', '+', 'Escape', 'S'];
    const device = new FakeDevice(keys, 110, 34);
    const { screens } = await playKeys(keys, device, 'knight', enemyBehindPony());
    const looked = screens.filter(screen => screen.includes('x explains, / recalls'));
    expect(looked[0]).toMatch(/cellar toad, saddled/);
    expect(looked[1]).toMatch(/tame pony, saddled/);
  });
});

describe('equal sentences of one command', () => {
  it('are one with their number', async () => {
    const game = demoGame();
    const twice = {
      look: () => game.look(),
      odds: game.odds.bind(game),
      perform: (command: Parameters<typeof game.perform>[0]) => {
        const performed = game.perform(command);
        return { ...performed, events: [...performed.events, ...performed.events] };
      },
    };
    const keys = ['Q', 'h', 'S'];
    const { screens } = await playKeys(keys, new FakeDevice(keys), 'wizard', twice);
    expect(screens.at(-1)).toMatch(/You kick .*\. \(×2\)/);
  });
});

/** The first steps of the Knight's game, whose pony dies in the first of them. */
function dyingPony(): PlayedLocally {
  const game = knightsGame();
  const { view } = game.look();
  const { id } = view.things.find(({ pet }) => pet !== undefined)!;
  const names = {
    [view.hero.id]: { name: 'Una', isHero: true, common: false },
    [id]: { name: 'pony', isHero: false, common: true },
  };
  return {
    look: () => game.look(),
    odds: game.odds.bind(game),
    perform: command => ({
      ...game.perform(command),
      names,
      events: [{ kind: 'died', target: id, by: view.hero.id }],
    }),
  };
}

describe('the death of a pet', () => {
  it('is told in the colour of harm', async () => {
    const keys = ['Escape', 's', 'S'];
    const device = new FakeDevice(keys, 110, 34, 24);
    await playKeys(keys, device, 'knight', dyingPony());
    const written = device.written.join('');
    expect(written).toContain('The pony dies.');
    const before = written.slice(0, written.indexOf('The pony dies.'));
    const [red, green, blue] = [INK.bad >> 16, (INK.bad >> 8) & 255, INK.bad & 255];
    expect(before.slice(before.lastIndexOf('38;2;'))).toContain(`38;2;${red};${green};${blue}`);
  });
});
