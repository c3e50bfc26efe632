// What brought a condition, on the hero's page of the full screen and in lines.

import type { Performed } from '@roguewright/engine/game';
import { describe, expect, it } from 'vitest';
import { Session } from '../../play/session.ts';
import { FakeDevice } from '../../testing/fake-device.ts';
import { demoGame, type PlayedLocally, playKeys } from '../../testing/play-keys.ts';

/** The demo game, whose hero is bitten and blinded by each command. */
function blinding(): PlayedLocally {
  const game = demoGame();
  const blinded = (performed: Performed, happens: boolean): Performed => {
    const { hero } = performed.view;
    const bite = { kind: 'hit', actor: 77, target: hero.id, damage: 3, critical: 'none' } as const;
    const blind = { kind: 'condition-began', actor: hero.id, condition: 'blind' } as const;
    return {
      ...performed,
      events: happens ? [bite, blind] : [],
      names: {
        ...performed.names,
        77: { name: 'raven', isHero: false, common: true },
        [hero.id]: { name: hero.name, isHero: true, common: false },
      },
      view: { ...performed.view, hero: { ...hero, conditions: [...hero.conditions, 'blind'] } },
    };
  };
  return {
    look: () => game.look(),
    perform: command => blinded(game.perform(command), true),
    odds: question => game.odds(question),
  };
}

const CAUSE = /Blind since turn 2: The raven hits you \(3\)\./;

describe('what brought a condition', () => {
  it('stands on the hero’s page of the full screen', async () => {
    const { screens } = await playKeys(
      [],
      new FakeDevice(['.', '@', 'Escape', 'S']),
      'wizard',
      blinding(),
    );
    expect(screens[2]?.replace(/[\s│]+/g, ' ')).toMatch(CAUSE);
  });

  it('is told with the hero in lines', async () => {
    const game = blinding();
    const session = await Session.begin({
      look: async () => game.look(),
      perform: async command => game.perform(command),
      odds: async question => game.odds(question),
      close: async () => {},
    });
    expect(await session.answer('hero')).not.toMatch(CAUSE);
    await session.answer('rest');
    expect(await session.answer('hero')).toMatch(CAUSE);
  });
});
