// A purchase and a sale, told in lines and played on the full screen.

import { loadContent } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { FakeDevice } from '../testing/fake-device.ts';
import { playKeys } from '../testing/play-keys.ts';
import { SHOP_TOWN, wayToGoods } from '../testing/shop-town.ts';
import { Session } from './session.ts';

const content = loadContent(SHOP_TOWN);
const house = createRulesets().resolve('house');
const KEYS = '.kulnjbhy';

/** A wizard with gold, who has come up before the shop. */
function before(): LocalGame {
  const start = { heroName: 'Una', role: 'wizard', race: 'human', seed: 'shopping' };
  const game = LocalGame.create(content, house, start);
  game.perform({ kind: 'ascend' });
  return game;
}

/** The steps into the shop, and on to the goods. */
function steps(): readonly number[] {
  const game = before();
  const inside = [3, 3, 3];
  for (const direction of inside) {
    game.perform({ kind: 'move', direction: direction as 3 });
  }
  return [...inside, ...wayToGoods(game.look().view)];
}

describe('shopping', () => {
  it('in lines: prices are told, and things bought and sold by words', async () => {
    const game = before();
    for (const direction of steps()) {
      game.perform({ kind: 'move', direction: direction as 3 });
    }
    const session = await Session.begin({
      look: async () => game.look(),
      perform: async command => game.perform(command),
      odds: async question => game.odds(question),
      close: async () => {},
    });
    expect(await session.answer('look')).toMatch(/apples? \(for sale, \d+ gold\)/);
    const gold = () => game.look().view.hero.gold;
    const purse = gold();
    const taken = await session.answer('pick up');
    expect(taken).toMatch(/apples? \(unpaid, \d+ gold\)/);
    expect(await session.answer('hero')).toMatch(/general store: you owe \d+ gold/);
    const owed = game.look().view.shop!.owed;
    expect(await session.answer('#chat')).toContain(`${owed} gold`);
    expect(await session.answer('nothing')).not.toContain('gold');
    expect(await session.answer('#pay')).toMatch(/You buy .*apple/);
    expect(gold()).toBe(purse - owed);
    expect(await session.answer('pay')).toContain('You don’t owe anything here.');
    const { letter } = game.look().view.inventory.find(({ name }) => name.startsWith('apple'))!;
    const asked = await session.answer(`drop ${letter}`);
    expect(asked).toMatch(/Sell .*apples? for \d+ gold\?/);
    expect(await session.answer('answer yes')).toMatch(/You sell .*apple/);
    expect(gold()).toBeGreaterThan(purse - owed);
  });

  it('on the screen: the keys pay and answer the keeper’s offer', async () => {
    const game = before();
    const keys = [...steps().map(direction => KEYS.charAt(direction)), ...[',', '$', 'd']];
    const first = await playKeys([...keys, 'Escape', 'S'], undefined, 'wizard', before());
    const menu = first.screens.at(-2)!;
    const letter = /([a-zA-Z]) .*apple/.exec(menu)![1]!;
    const device = new FakeDevice([...keys, letter, 'y', 'S']);
    const { commands, screens } = await playKeys([], device, 'wizard', game);
    expect(commands.map(({ kind }) => kind).slice(-4)).toEqual([
      'pick-up',
      'pay',
      'drop',
      'answer',
    ]);
    expect(screens.join('\n')).toMatch(/unpaid, \d+ gold/);
    expect(screens.join('\n')).toMatch(/Sell .*apple/);
    expect(screens.join('\n')).toMatch(/\d+ gold owed/);
    const { underfoot, shop } = game.look().view;
    expect(underfoot[0]!.name).toMatch(/for sale/);
    expect(shop?.owed).toBe(0);
  });
});
