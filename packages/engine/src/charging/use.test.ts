import { describe, expect, it } from 'vitest';
import { Enumerator } from '../chance/index.ts';
import { RulesetError } from '../errors/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import {
  type BookReadView,
  chargeBook,
  readChargedBook,
  retentionByPractice,
} from './recharge/book.ts';
import {
  chargingReveals,
  chargingSpills,
  isChargeable,
  offeredToCharge,
} from './recharge/offered.ts';
import {
  confusedCharging,
  invokedSource,
  isChargingSource,
  monstersCharge,
} from './recharge/sources.ts';
import type { OfferView } from './slot/use-rules.ts';
import { emptyUse, playedAs, ringHunger } from './use/empty-use.ts';
import { lampCounter } from './use/lamp-counter.ts';
import { madeCharges, madeFuel } from './use/making.ts';
import { scrollIntoBag } from './variants/bag-scroll.ts';
import { tendedByMaid } from './variants/maid.ts';

const ask = new Enumerator();
const library = createRulesets();
const rulesOf = (id: string) => library.resolve(id).slots.charging;

describe('the sources of charging', () => {
  it('are as blessed as the artifact only for its own role', () => {
    const card = { artifact: 'platinum-yendorian-express-card', beatitude: 'blessed' } as const;
    expect(invokedSource(rulesOf('house'), { ...card, role: 'tourist' })).toBe('blessed');
    expect(invokedSource(rulesOf('house'), { ...card, role: 'wizard' })).toBe('uncursed');
    const cursed = { ...card, beatitude: 'cursed', role: 'tourist' } as const;
    expect(invokedSource(rulesOf('house'), cursed)).toBe('cursed');
    const gourd = { artifact: 'gourd-of-infinity', beatitude: 'blessed', role: 'drunk' } as const;
    expect(invokedSource(rulesOf('slashthem'), gourd)).toBe('blessed');
    expect(invokedSource(rulesOf('slashem'), gourd)).toBeUndefined();
  });

  it('are the scroll, and in variants a spell and a pack', () => {
    expect(isChargingSource(rulesOf('house'), 'scroll-of-charging')).toBe(true);
    expect(isChargingSource(rulesOf('house'), 'spell-of-charging')).toBe(false);
    expect(isChargingSource(rulesOf('fiqhack'), 'spell-of-charging')).toBe(true);
    expect(isChargingSource(rulesOf('notdnethack'), 'power-pack')).toBe(true);
    expect(
      ['house', 'grunthack', 'evilhack', 'fiqhack'].map(id => monstersCharge(rulesOf(id))),
    ).toEqual([false, true, true, true]);
  });

  it('fill up or raise the power of a confused reader', () => {
    const power = (id: string, source: 'cursed' | 'uncursed' | 'blessed', energy: number) =>
      ask.ask(confusedCharging, rulesOf(id), { source, energy, mostEnergy: 20 }).list;
    expect(power('nethack-3.6.7', 'cursed', 15)).toEqual([
      { value: { energy: 0, mostEnergy: 20 }, probability: 1 },
    ]);
    const raised = power('nethack-3.6.7', 'blessed', 15).map(({ value }) => value.mostEnergy);
    expect([Math.min(...raised), Math.max(...raised)]).toEqual([21, 39]);
    const filled = power('nethack-3.6.7', 'uncursed', 2).map(({ value }) => value.energy);
    expect(new Set(filled)).toEqual(new Set([20]));
    expect(power('nethack-3.4.3', 'cursed', 15)).toEqual([
      { value: { energy: 20, mostEnergy: 20 }, probability: 1 },
    ]);
    const older = power('nethack-3.4.3', 'uncursed', 20).map(({ value }) => value.energy);
    expect([Math.min(...older), Math.max(...older)]).toEqual([25, 40]);
  });
});

describe('things without charges', () => {
  it('fizzle, do nothing, or act as their plain kin', () => {
    const rules = rulesOf('nethack-3.6.7');
    expect(emptyUse(rules, { class: 'wand', kind: 'sleep' })).toBe('fizzles');
    expect(emptyUse(rules, { class: 'tool', kind: 'magic-marker' })).toBe('nothing');
    expect(emptyUse(rules, { class: 'tool', kind: 'crystal-ball' })).toBe('haze');
    expect(emptyUse(rulesOf('unnethack'), { class: 'tool', kind: 'bag-of-tricks' })).toBe(
      'container',
    );
    expect(playedAs(rules, 'frost-horn', 0, [])).toBe('tooled-horn');
    expect(playedAs(rules, 'frost-horn', 3, [])).toBeUndefined();
    expect(playedAs(rules, 'magic-harp', 3, ['stunned'])).toBe('wooden-harp');
    expect(playedAs(rulesOf('nethack-3.4.3'), 'magic-harp', 3, ['stunned'])).toBeUndefined();
  });

  it('make no hunger on a finger, but for the only protection in 3.7', () => {
    const zero = { ring: 'protection', enchantment: 0, chargeable: true };
    const two = { ...zero, enchantment: 2 };
    const conflict = { ring: 'conflict', enchantment: 0, chargeable: false };
    const left = (id: string, view: object) =>
      ringHunger(rulesOf(id), { otherProtection: false, ...view }, 24);
    const right = (id: string, view: object) =>
      ringHunger(rulesOf(id), { otherProtection: false, ...view }, 32);
    expect(left('nethack-3.6.7', { left: two })).toBe(1);
    expect(left('nethack-3.6.7', { left: conflict })).toBe(1);
    expect(right('nethack-3.6.7', { left: two })).toBe(0);
    expect(left('nethack-3.6.7', { left: zero })).toBe(0);
    expect(left('nethack-3.7', { left: zero })).toBe(1);
    expect(left('nethack-3.7', { left: zero, otherProtection: true })).toBe(0);
    expect(left('nethack-3.7', { left: zero, right: two })).toBe(0);
    expect(left('nethack-3.7', { left: zero, right: zero })).toBe(1);
    expect(right('nethack-3.7', { left: zero, right: zero })).toBe(0);
  });
});

describe('the charging prompt', () => {
  const ring: OfferView = {
    class: 'ring',
    kind: 'protection',
    charged: true,
    weaponTool: false,
    chargesKnown: false,
    identified: true,
    named: false,
    seen: true,
  };
  const offered = (id: string, change: Partial<OfferView>) =>
    offeredToCharge(rulesOf(id), { ...ring, ...change });
  const tool = { class: 'tool', kind: 'magic-marker' } as const;
  const lamp = { class: 'tool', kind: 'oil-lamp', charged: false } as const;

  it('leaves out rings of identified type in 3.4.3: a slip', () => {
    expect(offered('nethack-3.4.3', {})).toBe('not-offered');
    expect(offered('nethack-3.4.3', { named: true })).toBe('offered');
    expect(offered('nethack-3.6.0', {})).toBe('offered');
    expect(offered('nethack-3.6.7', { seen: false })).toBe('not-offered');
    expect(offered('grunthack', {})).toBe('offered');
  });

  it('lists tools of unknown type on request in 3.7, and lamps', () => {
    expect(offered('nethack-3.6.7', { ...tool, identified: false })).toBe('offered');
    expect(offered('nethack-3.7', { ...tool, identified: false })).toBe('on-request');
    expect(offered('nethack-3.6.7', lamp)).toBe('not-offered');
    for (const id of ['nethack-3.7', 'unnethack', 'acehack', 'fiqhack']) {
      expect(offered(id, lamp)).toBe('offered');
    }
    expect(offered('nethack-3.7', { ...lamp, kind: 'magic-lamp' })).toBe('not-offered');
    expect(offered('acehack', { ...lamp, kind: 'magic-lamp' })).toBe('offered');
    expect(offered('house', { ...tool, kind: 'pick-axe', weaponTool: true })).toBe('not-offered');
  });

  it('is about what can be charged', () => {
    const rules = rulesOf('nethack-3.6.7');
    expect(isChargeable(rules, { class: 'wand', kind: 'nothing' })).toBe(true);
    expect(isChargeable(rules, { class: 'ring', kind: 'conflict' })).toBe(false);
    expect(isChargeable(rules, { class: 'tool', kind: 'magic-lamp' })).toBe(false);
    expect(isChargeable(rules, { class: 'spellbook', kind: 'sleep' })).toBe(false);
    expect(isChargeable(rulesOf('slashem'), { class: 'spellbook', kind: 'sleep' })).toBe(true);
  });

  it('tells more afterwards in some variants', () => {
    expect(chargingReveals(rulesOf('nethack-3.6.7'), 'blessed')).toBe(false);
    expect(chargingReveals(rulesOf('unnethack'), 'blessed')).toBe(true);
    expect(chargingReveals(rulesOf('unnethack'), 'uncursed')).toBe(false);
    expect(chargingReveals(rulesOf('acehack'), 'uncursed')).toBe(true);
    expect(chargingReveals(rulesOf('acehack'), 'cursed')).toBe(false);
    const known = { recharged: 1, fuel: 750, known: true };
    expect(lampCounter(rulesOf('acehack'), known)).toBe('(1:750)');
    expect(lampCounter(rulesOf('nethack-3.6.7'), known)).toBeUndefined();
    expect(chargingSpills(rulesOf('slashthem'), 'bag-of-tricks', 'uncursed')).toBe(true);
    expect(chargingSpills(rulesOf('slashthem'), 'bag-of-tricks', 'cursed')).toBe(false);
    expect(chargingSpills(rulesOf('slashem'), 'bag-of-tricks', 'uncursed')).toBe(false);
  });
});

describe('what is made with charges', () => {
  const made = (id: string, kind: string, of = 'wand', aim: 'none' | 'ray' = 'none') => {
    const { list } = ask.ask(madeCharges, rulesOf(id), { class: of, kind, aim });
    const charges = list.map(({ value }) => value.charges);
    return [Math.min(...charges), Math.max(...charges), list[0]!.value.recharged];
  };

  it('has the numbers of its kind and version', () => {
    expect(made('nethack-3.6.7', 'light')).toEqual([11, 15, 0]);
    expect(made('nethack-3.6.7', 'fire', 'wand', 'ray')).toEqual([4, 8, 0]);
    expect(made('nethack-3.6.7', 'wishing')).toEqual([1, 3, 0]);
    expect(made('nethack-5.0', 'wishing')).toEqual([1, 1, 0]);
    expect(made('nethack-5.0', 'stasis')).toEqual([3, 6, 0]);
    expect(made('evilhack', 'wishing')).toEqual([1, 3, 1]);
    expect(made('unnethack', 'wishing')).toEqual([1, 3, 1]);
    expect(made('nethack-3.6.7', 'can-of-grease', 'tool')).toEqual([1, 25, 0]);
    expect(made('nethack-3.7', 'can-of-grease', 'tool')).toEqual([5, 25, 0]);
    expect(made('nethack-3.6.7', 'sleep', 'spellbook')).toEqual([0, 0, 0]);
    expect(made('slashem', 'sleep', 'spellbook')).toEqual([2, 4, 0]);
    expect(made('slashem', 'book-of-the-dead', 'spellbook')).toEqual([0, 0, 0]);
  });

  it('grants two wishes two times in three in UnNetHack', () => {
    const view = { class: 'wand', kind: 'wishing', aim: 'none' } as const;
    const odds = ask.ask(madeCharges, rulesOf('unnethack'), view);
    expect(odds.probability(({ charges }) => charges === 2)).toBeCloseTo(2 / 3, 12);
    expect(odds.probability(({ charges }) => charges === 3)).toBeCloseTo(1 / 6, 12);
  });

  it('has fuel for 1000 turns or more when it is a lamp', () => {
    const fuel = ask.askNumber(madeFuel, rulesOf('house'), undefined);
    expect([fuel.min, fuel.max]).toEqual([1000, 1499]);
  });
});

describe('a book with charges', () => {
  const reading: BookReadView = {
    charges: 1,
    confused: false,
    cursed: false,
    tooHard: false,
    turns: 30,
  };
  const read = (change: Partial<BookReadView>) =>
    readChargedBook(rulesOf('slashem'), { ...reading, ...change });

  it('makes a reading fast, or saves one that would fail', () => {
    expect(read({})).toEqual({ charges: 0, turns: 20, fails: false });
    expect(read({ charges: 0 })).toEqual({ charges: 0, turns: 60, fails: false });
    expect(read({ tooHard: true })).toEqual({ charges: 0, turns: 60, fails: false });
    expect(read({ tooHard: true, charges: 0 }).fails).toBe(true);
    expect(read({ tooHard: true, cursed: true }).fails).toBe(true);
    expect(read({ confused: true })).toEqual({ charges: 0, turns: 30, fails: true });
  });

  it('doubles what practice gives', () => {
    expect(retentionByPractice(rulesOf('slashem'), 1)).toBe(20);
    expect(retentionByPractice(rulesOf('slashthem'), 0)).toBe(10);
  });

  it('is unknown to rulesets whose books hold none', () => {
    expect(() => readChargedBook(rulesOf('house'), reading)).toThrow(RulesetError);
  });

  it('counts half of its chargings, and the Book of the Dead none', () => {
    const book = {
      book: 'sleep',
      aim: 'ray',
      source: 'blessed',
      beatitude: 'uncursed',
      charges: 0,
      recharged: 0,
    } as const;
    const odds = ask.ask(chargeBook, rulesOf('slashem'), book);
    expect(odds.probability(o => o.kind === 'charged' && o.recharged === 1)).toBeCloseTo(0.5, 12);
    const dead = { ...book, book: 'book-of-the-dead', charges: 2 };
    expect(ask.ask(chargeBook, rulesOf('slashem'), dead).list).toHaveLength(1);
  });
});

describe('a scroll of charging put into an empty bag of tricks', () => {
  const bag = { tool: 'bag-of-tricks', beatitude: 'uncursed', charges: 0, recharged: 0 } as const;
  const put = (id: string, scroll: 'cursed' | 'uncursed', charges = 0) =>
    ask
      .ask(scrollIntoBag, rulesOf(id), { ...bag, charges, scroll })
      .list.map(({ value }) => value.charged?.charges);

  it('charges it in UnNetHack, unless it is cursed', () => {
    expect(put('unnethack', 'uncursed')).toEqual([1, 2, 3, 4, 5]);
    expect(put('unnethack', 'cursed')).toEqual([undefined]);
    expect(put('unnethack', 'uncursed', 2)).toEqual([undefined]);
    expect(put('nethack-3.4.3', 'uncursed')).toEqual([undefined]);
  });
});

describe('a maid of dNetHack', () => {
  const tend = (id: string, kind: string, charges: number, fuel: number) =>
    ask.ask(tendedByMaid, rulesOf(id), { kind, charges, fuel }).list.map(({ value }) => value);

  it('fills lamps that are low, and cameras', () => {
    expect(tend('dnethack', 'oil-lamp', 1, 749)).toEqual([{ charges: 1, fuel: 1499 }]);
    expect(tend('dnethack', 'oil-lamp', 1, 750)).toEqual([{ charges: 1, fuel: 750 }]);
    const camera = tend('notnotdnethack', 'expensive-camera', 50, 0).map(({ charges }) => charges);
    expect([Math.min(...camera), Math.max(...camera)]).toEqual([60, 75]);
    expect(tend('dnethack', 'expensive-camera', 51, 0)).toHaveLength(1);
    expect(tend('nethack-3.4.3', 'oil-lamp', 1, 0)).toEqual([{ charges: 1, fuel: 0 }]);
  });
});
