import { readContent } from '@roguewright/content';
import { loadContent, type PendingView } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { tellOdds } from './odds/odds-text.ts';
import { understand } from './orders.ts';

/** A scroll of charging waits to be told what for. */
const CHARGING: PendingView = {
  about: 'charging',
  asks: { kind: 'item', offered: [], others: [] },
  costs: 'move',
  harmless: false,
};

const KIT = `arch wand
arch spell_frost_bolt
end
charges 3
recharged 4
end
arch frost_horn
charges 4
end
arch oil_lamp
charges 1
fuel 600
end
arch scroll_of_charging
nrof 2
end
arch `;

/** A Wizard's own wand and scroll, which would leave open what is meant. */
const OWN = /arch wand\n[\s\S]*?arch scroll_of_charging\nend\n/;

const files = readContent().map(({ path, text }) => ({
  path,
  text: path === 'role/wizard.arc' ? text.replace(OWN, '').replace(/^arch /m, KIT) : text,
}));
const house = createRulesets().resolve('house');
const start = { heroName: 'Una', role: 'wizard', race: 'elf', seed: 'tools' };
const game = LocalGame.create(loadContent(files), house, start);
const { view } = game.look();
const idOf = (name: string) => view.inventory.find(item => item.name.includes(name))!.id;
const [wand, horn, lamp, scroll] = ['wand', 'horn', 'lamp', 'charging'].map(idOf);

describe('orders about tools', () => {
  it.each([
    ['charge wand', { kind: 'charge', item: scroll, target: wand }],
    ['charge wand with scroll', { kind: 'charge', item: scroll, target: wand }],
    ['charge frost horn with charging', { kind: 'charge', item: scroll, target: horn }],
    ['apply lamp', { kind: 'apply', item: lamp, direction: 0 }],
    ['apply frost horn east', { kind: 'apply', item: horn, direction: 3 }],
    ['apply frost horn me', { kind: 'apply', item: horn, direction: 0 }],
    ['zap wand east', { kind: 'zap', item: wand, direction: 3 }],
    ['zap wand me', { kind: 'zap', item: wand, direction: 0 }],
    ['blow horn north', { kind: 'apply', item: horn, direction: 1 }],
    ['20s', { kind: 'search', count: 20 }],
    ['n20s', { kind: 'search', count: 20 }],
    ['7.', { kind: 'rest', count: 7 }],
  ])('%s', (line, command) => {
    expect(understand(line, view)).toEqual({ do: 'perform', command });
  });

  it('tell what a scroll of charging is for before it is read', () => {
    const read = { kind: 'read', item: scroll };
    expect(understand('read scroll of charging', view)).toMatchObject({ command: read });
    expect(understand('charge', view)).toMatchObject({
      text: expect.stringContaining('charge wand'),
    });
  });

  it('go on with a scroll that was just read', () => {
    const others = view.inventory.map(({ id }) => id);
    const any = { kind: 'item', offered: [], others } as const;
    const waiting = { ...view, pending: { ...CHARGING, asks: any } };
    const asks = { kind: 'item', offered: [horn!], others: [] } as const;
    const offered = { ...view, pending: { ...CHARGING, asks } };
    expect(understand('charge horn', waiting)).toEqual({
      do: 'perform',
      command: { kind: 'answer', answer: { item: horn } },
    });
    expect(understand('answer horn', waiting)).toEqual(understand('charge horn', waiting));
    expect(understand('answer nothing', waiting)).toEqual({
      do: 'perform',
      command: { kind: 'answer', answer: { nothing: true } },
    });
    expect(understand('answer', offered)).toMatchObject({
      text: expect.stringContaining('Charge what? For'),
    });
    expect(understand('answer horn', view)).toMatchObject({ do: 'say' });
  });

  it('want a direction for what needs one, instead of aiming it at the hero', () => {
    const wandLetter = view.inventory.find(({ id }) => id === wand)!.letter;
    expect(understand('zap wand', view)).toMatchObject({
      do: 'say',
      text: expect.stringContaining(`zap ${wandLetter} east, or zap ${wandLetter} me`),
    });
    expect(understand('odds zap wand', view)).toMatchObject({ do: 'say' });
    expect(understand('apply frost horn', view)).toMatchObject({ do: 'say' });
  });

  it('say what is missing', () => {
    const without = { ...view, inventory: view.inventory.filter(({ id }) => id !== scroll) };
    expect(understand('charge wand', without)).toMatchObject({
      text: 'You have no scroll of charging that you know of.',
    });
    expect(understand('charge banana', view)).toMatchObject({ do: 'say' });
  });
});

describe('odds of charging', () => {
  it('name the chance and the damage of an explosion, and the charges gained', () => {
    const order = understand('odds charge wand', view);
    expect(order).toEqual({ do: 'ask', question: { ask: 'charge', item: scroll, target: wand } });
    const told = tellOdds(game.odds({ ask: 'charge', item: scroll!, target: wand! }), view.hero);
    expect(told).toContain('Explodes 18.66 %.');
    expect(told).toContain('An explosion does 4 to 88, mean');
    expect(told).toContain('Then it has 4 70.76 %, 5 12.69 %');
    expect(told).toContain('These odds are exact.');
  });

  it('say so where nothing can explode, and where there is nothing to charge', () => {
    const told = (target: number) =>
      tellOdds(game.odds({ ask: 'charge', item: scroll!, target }), view.hero);
    expect(told(lamp!)).toContain('Then it has oil for 1500 turns.');
    expect(told(lamp!)).toContain('Can’t explode.');
    expect(told(idOf('ration'))).toContain('the scroll would be wasted');
  });
});
