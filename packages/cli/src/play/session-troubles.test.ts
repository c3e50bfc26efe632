// What troubles the hero, where lines would else say that there is nothing; and walks that say how they ended.

import { readContent } from '@roguewright/content';
import { loadContent, type Performed } from '@roguewright/engine/game';
import { type GameHost, LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { Session } from './session.ts';

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

/** A game in this process, as faces hold one. */
function hostOf(seed: string): GameHost {
  const start = { heroName: 'Perchta', role: 'wizard', race: 'human', seed };
  const game = LocalGame.create(content, house, start);
  return {
    look: async () => game.look(),
    perform: async command => game.perform(command),
    odds: async question => game.odds(question),
    close: async () => {},
  };
}

describe('a blind hero in lines', () => {
  it('is told that he is blind wherever enemies are not seen', async () => {
    const host = hostOf('demo');
    const { view, sequence } = await host.look();
    const hero = { ...view.hero, conditions: ['blind'], conditionTurns: { blind: 3 } };
    const blind = { view: { ...view, hero, things: [] }, sequence, events: [] };
    const session = await Session.begin({ ...host, look: async () => blind as never });
    expect(session.prompt()).toMatch(/^\d+\/\d+, blind > $/);
    expect(await session.answer('look')).toContain('You are blind: you see nobody');
    for (const line of ['danger', 'fight', 'odds all']) {
      expect(await session.answer(line), line).toContain('one that you can’t see isn’t counted');
    }
    const sighted = await Session.begin(hostOf('demo'));
    expect(sighted.prompt()).toMatch(/^\d+\/\d+ > $/);
    expect(await sighted.answer('look')).toContain('Nobody is in sight.');
  });
});

describe('a rest until something is over', () => {
  it('says once that it is over', async () => {
    const host = hostOf('demo');
    const { view } = await host.look();
    const done = await host.perform({ kind: 'rest', count: 1 });
    const hero = { ...view.hero, conditions: ['blind'], conditionTurns: { blind: 1 } };
    const seeing = {
      ...done,
      names: { [hero.id]: { name: 'you', isHero: true } },
      renamed: {},
      events: [{ kind: 'condition-ended', actor: hero.id, condition: 'blind' }],
    } as unknown as Performed;
    const look = async () => ({ ...(await hostOf('demo').look()), view: { ...view, hero } });
    const session = await Session.begin({ ...host, perform: async () => seeing, look });
    expect(await session.answer('rest until not blind')).toBe('You are no longer blind.');
  });
});

describe('a journey in lines', () => {
  it('tells its steps, and what stopped it', async () => {
    const host = hostOf('demo');
    const { view } = await host.look();
    const done = await host.perform({ kind: 'rest', count: 1 });
    const jackal = { ...view.things[0]!, id: 77, name: 'jackal', kind: 'creature', hostile: true };
    const at = { x: view.hero.x + 1, y: view.hero.y };
    const step = {
      ...done,
      view: { ...view, things: [{ ...jackal, ...at }] },
      renamed: {},
      events: [{ kind: 'moved', actor: view.hero.id, ...at }],
    } as unknown as Performed;
    const session = await Session.begin({ ...host, perform: async () => step });
    const told = await session.answer(`journey ${view.dungeonLevel + 1}`);
    expect(told).toContain('You step once, then stop: a jackal.');
    expect(told).not.toContain('Done.');
  });
});
