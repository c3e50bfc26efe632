// What brought a condition is remembered with the log, over a reload as well.

import { drawView, performed } from '@roguewright/engine/face/testing';
import type { GameView, Performed } from '@roguewright/engine/game';
import type { GameHost } from '@roguewright/engine/host';
import { describe, expect, it } from 'vitest';
import { Session } from './session.ts';

const names = {
  1: { name: 'Ada', isHero: true, common: false },
  9: { name: 'amber potion', isHero: false, common: true },
};

const view: GameView = drawView(['@....'], { turn: 12 });
const blind: GameView = { ...view, hero: { ...view.hero, conditions: ['blind'] } };

const DRUNK: Performed = performed(blind, {
  sequence: 1,
  names,
  events: [
    { kind: 'quaffed', actor: 1, item: 9 },
    { kind: 'condition-began', actor: 1, condition: 'blind' },
  ],
});

/** A host whose only command makes the hero blind. */
function host(now: Performed): GameHost {
  return {
    look: async () => now,
    perform: async () => DRUNK,
    odds: () => Promise.reject(new Error('nobody asks')),
    close: async () => undefined,
  };
}

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  };
}

const CAUSE = { blind: { turn: 12, text: 'You drink the amber potion.' } };

describe('the causes that a session knows', () => {
  it('come with the command that brought them, and last over a reload', async () => {
    const store = memory();
    const first = new Session('game', host(performed(view, { sequence: 0 })), store);
    await first.look();
    expect(first.causes.value).toEqual({});
    await first.perform({ kind: 'quaff', item: 9 });
    expect(first.causes.value).toEqual(CAUSE);
    const again = new Session('game', host(DRUNK), store);
    await again.look();
    expect(again.causes.value).toEqual(CAUSE);
  });

  it('are learnt on arrival from a command that another window gave', async () => {
    const session = new Session('game', host(DRUNK), memory());
    await session.look();
    expect(session.causes.value).toEqual(CAUSE);
  });
});
